// SPDX-License-Identifier: GPL-3.0-or-later
// Warns of one word in place of another: it has no counterpart in the other language, which has a
// word without counterpart at the same place (WordLinks).
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::size_t mostWordsCompared = 45;  // of meaning in a sentence; longer ones are said more freely
constexpr std::size_t mostApart = 3;           // words without counterpart; more make it another sentence
constexpr std::size_t nearWords = 5;
constexpr double nearPlace = 0.45;  // of the sentence

/// True for words that count, compare or give a time. Languages differ there, and other checks
/// compare them.
bool isGrammar(const Analysis& text, std::size_t token) {
    static const std::array groups{Lexicon::builtIn().group("amount"), Lexicon::builtIn().group("compare"),
                                   Lexicon::builtIn().group("than"),   Lexicon::builtIn().group("adverb"),
                                   Lexicon::builtIn().group("time"),   Lexicon::builtIn().group("bound"),
                                   Lexicon::builtIn().group("only"),   Lexicon::builtIn().group("negation"),
                                   Lexicon::builtIn().group("turn"),   Lexicon::builtIn().group("polarity"),
                                   Lexicon::builtIn().group("side"),   Lexicon::builtIn().group("level")};
    if (std::ranges::any_of(text.numbers, [&](const NumberUse& number) { return number.token == token; }))
        return true;
    return std::ranges::any_of(text.concepts, [&](const ConceptUse& use) {
        return use.first <= token && token <= use.last &&
               std::ranges::any_of(groups,
                                   [&](const Lexicon::Range& range) { return range.contains(use.which); });
    });
}

/// True for a verb behind a pronoun: "elle en sort" has nothing to do with "sorte".
bool followsPronoun(const Analysis& text, std::size_t token) {
    static const std::map<std::string_view, std::set<std::string_view>> words{
        {"en",
         {"to", "i", "you", "he", "she", "it", "we", "they", "who", "can", "may", "must", "will", "cannot"}},
        {"fr",
         {"je", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles", "qui", "ne", "n'", "en", "y", "se",
          "s'", "me", "te", "pour"}}};
    const auto known = words.find(text.main);
    return known != words.end() && token > 0 && known->second.contains(text.tokens[token - 1].lower);
}

/// A word of meaning in a sentence.
struct WordPlace {
    std::size_t token = 0;
    std::size_t number = 0;  ///< Of the word, small ones counted.
    WordLinks::Words words;
};

/// The words of a text in a group of sentences.
struct SpokenWords {
    std::size_t language = 0;
    std::size_t count = 0;  ///< Words, small ones included.
    std::vector<WordPlace> places;
    std::set<WordLinks::Word> all;
};

SpokenWords spokenIn(const Analysis& text, const std::vector<std::size_t>& sentences,
                     const Knowledge& knowledge) {
    SpokenWords spoken;
    spoken.language = languageIndex(knowledge, text.language);
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t) {
            if (text.tokens[t].kind != TokenKind::Word) continue;
            const std::size_t number = spoken.count++;
            auto words = knowledge.links->wordsOf(text.tokens[t], spoken.language);
            if (words.empty()) continue;
            spoken.all.insert(words.begin(), words.end());
            spoken.places.push_back({t, number, std::move(words)});
        }
    return spoken;
}

/// A word at its place.
struct LostWord {
    WordLinks::Word word = 0;
    const WordPlace* place = nullptr;
};

/// A word of each of two texts, neither with a counterpart in the other.
struct WordExchange {
    std::size_t one = 0;  ///< Text.
    std::size_t other = 0;
    LostWord ones;
    LostWord others;
};

class LinkedWordsCheck {
public:
    LinkedWordsCheck(const Row& row, const SentenceGroup& group, const Knowledge& knowledge, Sink& sink)
        : mRow(row), mLinks(*knowledge.links), mSink(sink) {
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            mTexts.push_back(spokenIn(row.texts[i], group.sentences[i], knowledge));
        // Where the sentences are cut otherwise, what one lacks may stand in another.
        if (std::ranges::all_of(row.texts, [&](const Analysis& text) {
                return text.sentences.size() == row.texts.front().sentences.size();
            }))
            return;
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            for (const Token& token : row.texts[i].tokens) {
                const auto words = mLinks.wordsOf(token, mTexts[i].language);
                mTexts[i].all.insert(words.begin(), words.end());
            }
    }

    void run() {
        std::vector<WordExchange> found;
        for (std::size_t i = 0; i < mTexts.size(); ++i)
            for (std::size_t k = i + 1; k < mTexts.size(); ++k) exchanges(i, k, found);
        if (found.empty()) return;
        if (mTexts.size() == 2) return report(found.front(), std::nullopt);
        // The other languages show which of the two is right, if they agree.
        std::map<std::size_t, const WordExchange*> odd;
        for (const WordExchange& exchange : found)
            if (const auto text = oddOf(exchange)) odd.emplace(*text, &exchange);
        if (odd.size() == 1) report(*odd.begin()->second, odd.begin()->first);
    }

private:
    bool has(std::size_t text, WordLinks::Word word) const {
        return std::ranges::any_of(
            mLinks.partners(word, mTexts[text].language),
            [&](WordLinks::Word partner) { return mTexts[text].all.contains(partner); });
    }

    /// The reliable nouns of a text that have no counterpart in the other one.
    std::vector<LostWord> lost(std::size_t from, std::size_t to) const {
        std::vector<LostWord> all;
        for (const WordPlace& place : mTexts[from].places) {
            if (isGrammar(mRow.texts[from], place.token) || followsPronoun(mRow.texts[from], place.token))
                continue;
            for (const WordLinks::Word word : place.words)
                if (mLinks.isNoun(word) && mLinks.isReliable(word, mTexts[to].language) && !has(to, word) &&
                    std::ranges::find(all, word, &LostWord::word) == all.end())
                    all.push_back({word, &place});
        }
        // A part of a compound that has a counterpart as a whole is not lost.
        std::erase_if(all, [&](const LostWord& one) {
            return one.place->words.front() != one.word && has(to, one.place->words.front());
        });
        return all;
    }

    /// Both stand at about the same place of the sentence, near words that stand for each other.
    bool areBesideTheSame(std::size_t i, const WordPlace& one, std::size_t k, const WordPlace& other) const {
        const auto part = [&](std::size_t text, const WordPlace& place) {
            return static_cast<double>(place.number) / static_cast<double>(mTexts[text].count);
        };
        if (std::abs(part(i, one) - part(k, other)) > nearPlace) return false;
        const auto isNear = [](const WordPlace& a, const WordPlace& b) {
            return &a != &b && (a.number > b.number ? a.number - b.number : b.number - a.number) <= nearWords;
        };
        for (const WordPlace& mine : mTexts[i].places) {
            if (!isNear(mine, one)) continue;
            for (const WordPlace& theirs : mTexts[k].places) {
                if (!isNear(theirs, other)) continue;
                for (const WordLinks::Word word : mine.words)
                    for (const WordLinks::Word partner : theirs.words)
                        if (mLinks.areLinked(word, partner)) return true;
            }
        }
        return false;
    }

    void exchanges(std::size_t i, std::size_t k, std::vector<WordExchange>& found) const {
        if (mTexts[i].places.size() > mostWordsCompared || mTexts[k].places.size() > mostWordsCompared)
            return;
        const auto ones = lost(i, k);
        const auto others = ones.empty() ? ones : lost(k, i);
        if (ones.size() > mostApart || others.size() > mostApart) return;
        for (const LostWord& one : ones)
            for (const LostWord& other : others)
                if (areBesideTheSame(i, *one.place, k, *other.place) &&
                    !mLinks.areInterchanged(one.word, other.word, mRow.key))
                    found.push_back({i, k, one, other});
    }

    /// Returns the text that differs from the third language; none if that is not clear.
    std::optional<std::size_t> oddOf(const WordExchange& exchange) const {
        std::optional<std::size_t> odd;
        for (std::size_t n = 0; n < mTexts.size(); ++n) {
            if (n == exchange.one || n == exchange.other) continue;
            const std::size_t language = mTexts[n].language;
            if (mLinks.partners(exchange.ones.word, language).empty() ||
                mLinks.partners(exchange.others.word, language).empty())
                return std::nullopt;
            const bool one = has(n, exchange.ones.word);
            const bool other = has(n, exchange.others.word);
            if (one == other) return std::nullopt;
            const std::size_t text = one ? exchange.other : exchange.one;
            if (odd && *odd != text) return std::nullopt;
            odd = text;
        }
        return odd;
    }

    void report(const WordExchange& exchange, std::optional<std::size_t> odd) {
        const bool turned = odd == exchange.one;
        const std::size_t here = turned ? exchange.one : exchange.other;
        const std::size_t there = turned ? exchange.other : exchange.one;
        const WordPlace& found = turned ? *exchange.ones.place : *exchange.others.place;
        const WordPlace& expected = turned ? *exchange.others.place : *exchange.ones.place;
        auto draft =
            mSink.draft("sibling", Severity::Warning, odd ? mRow.texts[*odd].language : std::string(),
                        "texts.check.sibling.linked");
        draft.argument("found", std::string(mRow.texts[here].words(found.token, found.token)));
        draft.argument("expected", std::string(mRow.texts[there].words(expected.token, expected.token)));
        draft.mark(mRow.texts[here], found.token, found.token);
        draft.mark(mRow.texts[there], expected.token, expected.token);
        draft.add();
    }

    const Row& mRow;
    const WordLinks& mLinks;
    Sink& mSink;
    std::vector<SpokenWords> mTexts;
};

}  // namespace

void checkLinkedWords(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading || row.isVeryLong()) return;
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (group.complete()) LinkedWordsCheck(row, group, knowledge, sink).run();
}

}  // namespace hexa::texts
