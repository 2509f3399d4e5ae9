// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/sentences.h"

#include "core/texts/language/lexicon.h"

#include <set>

namespace hexa::texts {
namespace {

bool isEnd(const Token& token) {
    if (token.kind == TokenKind::Word) return false;
    return token.lower == "." || token.lower == "!" || token.lower == "?" || token.lower == "\u2026" ||
           token.lower == "\u3002" || token.lower == "\uff01" || token.lower == "\uff1f";
}

bool isEastAsianEnd(const Token& token) {
    return isEnd(token) && token.end - token.begin == 3 && token.lower != "\u2026";
}

bool isCloser(const Token& token) {
    return token.lower == ")" || token.lower == "]" || token.lower == "\"" || token.lower == "\u201d" ||
           token.lower == "\u201c" || token.lower == "\u00bb" || token.lower == "\u00ab" ||
           token.kind == TokenKind::Markup;
}

class Splitter {
public:
    Splitter(const std::vector<Token>& tokens, std::string_view text, std::string_view language)
        : mTokens(tokens), mText(text), mLanguage(language), mWords(Lexicon::builtIn().words(language)) {}

    std::vector<Sentence> run() {
        std::vector<Sentence> out;
        std::size_t first = 0;
        for (std::size_t i = 0; i < mTokens.size(); ++i) {
            if (i > first && beginsLine(i)) {
                out.push_back({first, i});
                first = i;
            }
            if (!isEnd(mTokens[i]) || !endsSentence(i)) continue;
            std::size_t end = i + 1;
            while (end < mTokens.size() &&
                   (isEnd(mTokens[end]) || (isCloser(mTokens[end]) && !mTokens[end].spaceBefore)))
                ++end;
            out.push_back({first, end});
            first = end;
            i = end - 1;
        }
        if (first < mTokens.size()) out.push_back({first, mTokens.size()});
        return out;
    }

private:
    /// True for a bullet, or the first token after an empty line.
    bool beginsLine(std::size_t i) const {
        const std::size_t from = mTokens[i - 1].end;
        const auto gap = mText.substr(from, mTokens[i].begin - from);
        const auto line = gap.find('\n');
        if (line == std::string_view::npos) return false;
        return gap.find('\n', line + 1) != std::string_view::npos || mTokens[i].kind == TokenKind::Markup;
    }

    bool isAbbreviation(std::size_t dot) const {
        if (dot == 0 || mTokens[dot].lower != ".") return false;
        const Token& before = mTokens[dot - 1];
        // "No. 5" is a number, "No." an answer.
        if (mLanguage == "en" && before.fold == "no")
            return dot + 1 < mTokens.size() && mTokens[dot + 1].kind == TokenKind::Number;
        if (before.kind == TokenKind::Word)
            return !mTokens[dot].spaceBefore && ((before.end - before.begin == 1 && before.lower != "i") ||
                                                 mWords.abbreviations.contains(before.fold));
        // "Die 5. Runde": a number between an article and a noun.
        if (before.kind != TokenKind::Number || mLanguage != "de" || dot + 1 >= mTokens.size()) return false;
        const Token& after = mTokens[dot + 1];
        if (after.kind != TokenKind::Word || mWords.stopWords.contains(after.fold)) return false;
        return dot < 2 || !after.capital || mTokens[dot - 2].kind != TokenKind::Word ||
               leadsToOrdinal(mTokens[dot - 2]);
    }

    static bool leadsToOrdinal(const Token& word) {
        static const std::set<std::string, std::less<>> words{
            "der",    "die",  "das",   "den",  "dem",  "des",   "im",     "am",     "zum",
            "zur",    "vom",  "beim",  "ins",  "jede", "jeder", "jedes",  "jeden",  "jedem",
            "in",     "ab",   "bis",   "nach", "vor",  "seit",  "deine",  "deiner", "seine",
            "seiner", "ihre", "ihrer", "und",  "oder", "diese", "dieser", "dieses"};
        return words.contains(word.fold);
    }

    /// Returns the token that may begin a sentence behind a run of marks including `i`. Found once
    /// for all of them.
    std::size_t behindMarks(std::size_t i) {
        if (i < mMarksEnd) return mBehindMarks;
        mMarksEnd = i + 1;
        while (mMarksEnd < mTokens.size() && isEnd(mTokens[mMarksEnd])) ++mMarksEnd;
        mBehindMarks = mMarksEnd;
        while (mBehindMarks < mTokens.size() && isCloser(mTokens[mBehindMarks]) &&
               !mTokens[mBehindMarks].spaceBefore)
            ++mBehindMarks;
        return mBehindMarks;
    }

    bool endsSentence(std::size_t i) {
        if (isEastAsianEnd(mTokens[i])) return true;
        const std::size_t next = behindMarks(i);
        if (next >= mTokens.size()) return true;
        if (isAbbreviation(i)) return false;
        const Token& after = mTokens[next];
        if (after.kind == TokenKind::Word && !after.capital) return false;
        if (after.kind == TokenKind::Mark && !isOpener(after)) return false;
        // "3.5" is one token; "war.The" has lost its blank, "e.g.A" has not.
        if (!after.spaceBefore && next == i + 1)
            return after.capital && i > 0 && mTokens[i - 1].lower.size() > 2;
        return true;
    }

    static bool isOpener(const Token& token) {
        return token.lower == "(" || token.lower == "[" || token.lower == "\"" || token.lower == "\u201c" ||
               token.lower == "\u201e" || token.lower == "\u00ab";
    }

    const std::vector<Token>& mTokens;
    std::string_view mText;
    std::string_view mLanguage;
    const Lexicon::Words& mWords;
    std::size_t mMarksEnd = 0;
    std::size_t mBehindMarks = 0;
};

}  // namespace

std::vector<Sentence> sentencesOf(const std::vector<Token>& tokens, std::string_view text,
                                  std::string_view language) {
    return Splitter(tokens, text, language).run();
}

}  // namespace hexa::texts
