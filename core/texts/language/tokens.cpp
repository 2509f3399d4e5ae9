// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/tokens.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/messageformat.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr std::size_t bytesOfToken = 5;  // with the blank before it, mostly
constexpr std::size_t groupDigits = 3;

bool isApostrophe(char32_t c) { return c == '\'' || c == 0x2019; }

std::string withPlainApostrophes(std::string text) {
    constexpr std::string_view curly = "\xe2\x80\x99";
    if (text.find(curly) == std::string::npos) return text;
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto found = std::min(text.find(curly, at), text.size());
        out.append(text, at, found - at);
        if (found < text.size()) out += '\'';
        at = found + curly.size();
    }
    return out;
}

class Tokenizer {
public:
    Tokenizer(std::string_view text, std::string_view language)
        : mText(text), mLanguage(language), mShape(messageShapeOf(text)) {}

    std::vector<Token> run() {
        mTokens.reserve(mText.size() / bytesOfToken + 1);
        const std::vector<MessageSpan>& spans = mShape.spans;
        for (std::size_t span = 0; mAt < mText.size();) {
            const std::size_t begin = mAt;
            if (span < spans.size() && spans[span].begin == begin) {
                mAt = spans[span].end;
                if (!spans[span].placeholder.empty())
                    add(begin, TokenKind::Placeholder, false, spans[span].placeholder);
                ++span;
                continue;
            }
            const char32_t c = next();
            if (isSpace(c)) {
                mSpace = true;
                if (c == '\n') mLineStart = true;
                continue;
            }
            if (isLetter(c) && !isEastAsian(c))
                word(begin, c);
            else if (isDigit(c))
                number(begin);
            else if (c == '{' && placeholder(begin))
                ;
            else if (c == '%' && percent(begin))
                ;
            else
                mark(begin, c);
            mLineStart = false;
        }
        return std::move(mTokens);
    }

private:
    char32_t next() { return nextCharacter(mText, mAt); }
    char32_t peek(std::size_t at) const { return at < mText.size() ? nextCharacter(mText, at) : U'\0'; }

    void add(std::size_t begin, TokenKind kind, bool capital = false, std::string_view meant = {}) {
        Token token;
        token.begin = begin;
        token.end = mAt;
        token.kind = kind;
        token.spaceBefore = mSpace || begin == 0;
        token.capital = capital;
        const std::string_view text = meant.empty() ? mText.substr(begin, mAt - begin) : meant;
        token.lower = withPlainApostrophes(lowered(text));
        token.fold = kind == TokenKind::Placeholder ? std::string(text) : folded(text);
        mTokens.push_back(std::move(token));
        mSpace = false;
    }

    void word(std::size_t begin, char32_t first) {
        while (mAt < mText.size()) {
            std::size_t after = mAt;
            const char32_t c = nextCharacter(mText, after);
            if ((isLetter(c) && !isEastAsian(c)) || c == 0xAD) {
                mAt = after;
                continue;
            }
            // x3 is not a word: "L1", "C3" keep their digits, as labels do.
            if (isDigit(c) && mAt - begin == 1 && isUpper(first)) {
                while (mAt < mText.size() && isDigit(peek(mAt))) next();
                break;
            }
            if (!isApostrophe(c)) break;
            if (mLanguage == "fr" && isLetter(peek(after)) && mAt - begin <= 6) {
                mAt = after;  // l', qu', aujourd' keep it; the next word is one of its own
                break;
            }
            const bool nt = mLanguage == "en" && (peek(after) == 't' || peek(after) == 'T') && mAt > begin &&
                            (mText[mAt - 1] == 'n' || mText[mAt - 1] == 'N');
            if (!nt) break;
            mAt = after;
        }
        add(begin, TokenKind::Word, isUpper(first));
        // The English genitive: a token that no check looks at.
        if (mLanguage == "en" && mAt < mText.size() && isApostrophe(peek(mAt))) {
            std::size_t after = mAt;
            nextCharacter(mText, after);
            if (peek(after) == 's' && !isLetter(peek(after + 1))) {
                const std::size_t from = mAt;
                mAt = after + 1;
                add(from, TokenKind::Mark);
            }
        }
    }

    void number(std::size_t begin) {
        while (isDigit(peek(mAt))) next();
        if (mAt - begin <= groupDigits)
            while (groupFollows()) {
                next();
                mAt += groupDigits;
            }
        while (mAt < mText.size()) {
            std::size_t after = mAt;
            const char32_t c = nextCharacter(mText, after);
            if (isDigit(c) || ((c == '.' || c == ',') && isDigit(peek(after))))
                mAt = after;
            else
                break;
        }
        add(begin, TokenKind::Number);
    }

    /// True for the thousands of "10 000" and the Swiss "10'000": three digits behind a no-break
    /// blank or an apostrophe.
    bool groupFollows() const {
        std::size_t at = mAt;
        if (at >= mText.size()) return false;
        const char32_t blank = nextCharacter(mText, at);
        if (blank != 0xA0 && blank != 0x2009 && blank != 0x202F && !isApostrophe(blank)) return false;
        for (std::size_t i = 0; i < groupDigits; ++i)
            if (at + i >= mText.size() || mText[at + i] < '0' || mText[at + i] > '9') return false;
        return !isDigit(peek(at + groupDigits));
    }

    bool placeholder(std::size_t begin) {
        if (mShape.read || isQuotedBrace(mText, begin)) return false;
        if (peek(mAt) == '#' && isLetter(peek(mAt + 1))) return anchor(begin);
        const auto length = mText.substr(mAt, longestPlaceholder + 1).find('}');
        if (length == std::string_view::npos || length == 0) return false;
        const auto close = mAt + length;
        if (mText.substr(mAt, close - mAt).find_first_of(" \n{") != std::string_view::npos) return false;
        mAt = close + 1;
        add(begin, TokenKind::Placeholder);
        return true;
    }

    /// `{#name .class}` behind a heading of Markdown.
    bool anchor(std::size_t begin) {
        const auto close = mText.find_first_of("\n{}", mAt);
        if (close == std::string_view::npos || mText[close] != '}') return false;
        mAt = close + 1;
        add(begin, TokenKind::Placeholder);
        return true;
    }

    /// `%1` and `%n` of Qt, and what printf and Python know: `%s`, `%ld`, `%.2f`, `%1$s`,
    /// `%(name)s`.
    bool percent(std::size_t begin) {
        const std::size_t end = percentEnd(mAt);
        if (end == mAt) return false;
        mAt = end;
        add(begin, TokenKind::Placeholder);
        return true;
    }

    /// The end of what a percent sign before `at` begins; `at` if it is just that.
    std::size_t percentEnd(std::size_t at) const {
        const auto ends = [&](std::size_t letter, std::string_view letters) {
            return letter < mText.size() && letters.find(mText[letter]) != std::string_view::npos &&
                   !isLetter(peek(letter + 1));
        };
        const auto digitsEnd = [&](std::size_t from) {
            while (from < mText.size() && mText[from] >= '0' && mText[from] <= '9') ++from;
            return from;
        };
        constexpr std::string_view conversions = "sdiufgxc";
        if (peek(at) == '(') {
            const auto close = mText.substr(at, longestPlaceholder).find(')');
            const bool name = close != std::string_view::npos && close > 1 &&
                              mText.substr(at, close).find_first_of(" \n") == std::string_view::npos;
            return name && ends(at + close + 1, conversions) ? at + close + 2 : at;
        }
        const std::size_t first = peek(at) == 'L' ? at + 1 : at;
        if (const std::size_t digits = digitsEnd(first); digits > first) {
            const bool ordered =
                digits < mText.size() && mText[digits] == '$' && ends(digits + 1, conversions);
            return ordered ? digits + 2 : digits;
        }
        if (ends(first, "nsd")) return first + 1;
        // "5 %" and a letter behind it is no format.
        if (at >= 2 && mText[at - 2] >= '0' && mText[at - 2] <= '9') return at;
        std::size_t letter = at;
        if (peek(letter) == '.') letter = digitsEnd(letter + 1);
        while (letter < mText.size() && (mText[letter] == 'l' || mText[letter] == 'z')) ++letter;
        return ends(letter, conversions) ? letter + 1 : at;
    }

    void mark(std::size_t begin, char32_t c) {
        if (c == '*') {
            while (mAt < mText.size() && mText[mAt] == '*') ++mAt;
            add(begin, TokenKind::Markup);
            return;
        }
        const bool bullet =
            (begin == 0 || mLineStart) && (c == '-' || c == 0x2022 || c == 0x25C6) && isSpace(peek(mAt));
        if (isEastAsian(c))
            add(begin, TokenKind::Word);
        else
            add(begin, bullet ? TokenKind::Markup : TokenKind::Mark);
    }

    std::string_view mText;
    std::string_view mLanguage;
    MessageShape mShape;
    std::size_t mAt = 0;
    bool mSpace = false;
    bool mLineStart = true;
    std::vector<Token> mTokens;
};

}  // namespace

std::vector<Token> tokensOf(std::string_view text, std::string_view language) {
    return Tokenizer(text, language).run();
}

std::map<std::string, int> placeholdersOf(std::string_view text, std::string_view language) {
    std::map<std::string, int> out;
    for (const Token& token : tokensOf(text, language))
        if (token.kind == TokenKind::Placeholder) ++out[token.fold];
    return out;
}

}  // namespace hexa::texts
