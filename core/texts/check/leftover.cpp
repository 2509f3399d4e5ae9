// SPDX-License-Identifier: GPL-3.0-or-later
// Single words that were left as another language has them.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"
#include "core/texts/language/locale.h"
#include "core/texts/language/nouns.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace hexa::texts {
namespace {

using Sentences = std::vector<std::size_t>;

/// Calls with each token of the sentences.
template <class F>
void eachToken(const Analysis& text, const Sentences& sentences, F call) {
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t) call(t);
}

/// Returns all that a word may mean, by the rows and by the list of everyday nouns.
std::set<std::uint64_t> meaningsOf(const Analysis& text, std::size_t token, const Knowledge& knowledge) {
    std::set<std::uint64_t> meanings;
    if (const auto pair = knowledge.meanings.pairs().meaning(text.tokens[token], text.language);
        knowledge.meanings.steadiness(pair) > 0)
        meanings.insert(pair);
    for (const int everyday : Nouns::builtIn().meanings(text.tokens[token], text.main))
        meanings.insert(everydayMeaning(everyday));
    return meanings;
}

/// True if the language has the word, as other rows, the lexicon or the lists show.
bool isOwnWord(const Analysis& text, std::size_t t, const Knowledge& knowledge, RowKey row) {
    const Token& token = text.tokens[t];
    return !Nouns::builtIn().meanings(token, text.main).empty() || knowledge.names.contains(token.fold) ||
           knowledge.knows(text.language, token.fold, row) ||
           knowledge.meanings.pairs().meaning(token, text.language) != 0 ||
           std::ranges::any_of(text.concepts,
                               [&](const ConceptUse& use) { return use.first <= t && t <= use.last; }) ||
           std::ranges::any_of(text.numbers, [&](const NumberUse& number) { return number.token == t; });
}

/// "No man's land": the same word stands before it in the other language, too.
bool isBorrowed(const Analysis& text, const Token& word, const Analysis& other, const Token& same) {
    constexpr std::size_t bytes = 3;  // the end of a word and a blank
    return word.begin >= bytes && same.begin >= bytes &&
           text.text.substr(word.begin - bytes, bytes) == other.text.substr(same.begin - bytes, bytes);
}

class LeftWords {
public:
    LeftWords(const Row& row, const SentenceGroup& group, const Knowledge& knowledge, Sink& sink)
        : mRow(row), mGroup(group), mKnowledge(knowledge), mSink(sink) {}

    void run() {
        for (std::size_t i = 0; i < mRow.texts.size(); ++i) {
            const std::vector<bool> inTerm = mRow.texts[i].inTerms(mKnowledge.glossary);
            eachToken(mRow.texts[i], mGroup.sentences[i], [&](std::size_t t) {
                const Analysis& text = mRow.texts[i];
                // German borrows nouns, and then they have a capital.
                const bool borrowed = text.main == "de" && text.tokens[t].capital;
                if (!inTerm[t] && !borrowed && !text.isCited(t) && isContentWord(text.tokens[t], text.main) &&
                    !isOwnWord(text, t, mKnowledge, mRow.key))
                    check(i, t);
            });
        }
    }

private:
    /// Returns the place of a word that is written alike.
    std::optional<std::size_t> sameIn(std::size_t k, const Token& word) const {
        std::optional<std::size_t> found;
        eachToken(mRow.texts[k], mGroup.sentences[k], [&](std::size_t t) {
            const Token& token = mRow.texts[k].tokens[t];
            const bool noun =
                mRow.texts[k].main == "de" && token.capital && t != mRow.texts[k].sentences[0].first;
            if (!found && token.kind == TokenKind::Word &&
                (token.lower == word.lower || (noun && isInflected(token.lower, word.lower))))
                found = t;
        });
        return found;
    }
    /// "Matrose" for "Matrosen": German endings may be lost.
    static bool isInflected(const std::string& theirs, const std::string& mine) {
        return theirs == mine + 'n' || theirs == mine + "en" || theirs == mine + 's';
    }

    /// True if a text has another word with one of the meanings.
    bool says(std::size_t k, const std::set<std::uint64_t>& meanings,
              std::optional<std::size_t> except = std::nullopt) const {
        bool found = false;
        eachToken(mRow.texts[k], mGroup.sentences[k], [&](std::size_t t) {
            if (found || t == except) return;
            const auto mine = meaningsOf(mRow.texts[k], t, mKnowledge);
            found = std::ranges::any_of(mine, [&](std::uint64_t one) { return meanings.contains(one); });
        });
        return found;
    }

    /// "die crates", "das noise": a German noun has a capital. "Die neue" has none, but no other
    /// language has that word.
    bool isSmallGermanNoun(const Analysis& text, std::size_t t) const {
        static const std::set<std::string_view> articles{"der",   "die",   "das",  "den",   "dem",
                                                         "des",   "ein",   "eine", "einen", "einem",
                                                         "einer", "eines", "kein", "keine", "alle"};
        return text.main == "de" && !text.tokens[t].capital && t > 0 &&
               articles.contains(text.tokens[t - 1].fold) &&
               (t + 1 == text.tokens.size() || !text.tokens[t + 1].capital);
    }

    void check(std::size_t i, std::size_t t) {
        const Analysis& text = mRow.texts[i];
        std::optional<std::size_t> from;
        std::size_t place = 0;
        std::size_t with = 0;
        std::size_t languages = 0;
        for (std::size_t k = 0; k < mRow.texts.size(); ++k) {
            if (k == i || mRow.texts[k].main == text.main) continue;
            ++languages;
            const auto same = sameIn(k, text.tokens[t]);
            if (!same) continue;
            ++with;
            if (!from) from = k, place = *same;
        }
        // A word of all languages is international, or a name.
        if (!from || (languages > 1 && with == languages)) return;
        const Analysis& other = mRow.texts[*from];
        // "Fairer" is German, too: only nouns show that a word is not.
        if (other.main == "de" && !other.tokens[place].capital) return;
        if (other.main != "de" && other.tokens[place].capital && place != other.sentences.front().first &&
            text.tokens[t].capital)
            return;  // a name
        if (isBorrowed(text, text.tokens[t], other, other.tokens[place])) return;
        const auto meanings = meaningsOf(other, place, mKnowledge);
        const auto& everyday = Nouns::builtIn().meanings(other.tokens[place], other.main);
        const bool translated =
            std::ranges::any_of(meanings,
                                [&](std::uint64_t meaning) {
                                    return !mKnowledge.meanings.wordFor(meaning, text.language).empty();
                                }) ||
            std::ranges::any_of(
                everyday, [&](int meaning) { return !Nouns::builtIn().word(meaning, text.main).empty(); });
        bool lost = translated && !says(i, meanings, t);
        for (std::size_t k = 0; k < mRow.texts.size() && lost; ++k)
            lost = k == i || k == *from || mRow.texts[k].main == text.main || says(k, meanings);
        const bool noun = text.main != "de" || t + 1 == text.tokens.size() || !text.tokens[t + 1].capital;
        if (!(lost && noun) && !isSmallGermanNoun(text, t)) return;
        // Only a hint: languages borrow words. checkForeign() warns where the project shows another
        // one.
        mSink.draft("untranslated", Severity::Hint, text.language, "texts.check.untranslated.word")
            .argument("other", other.language)
            .mark(text, t, t)
            .add();
    }

    const Row& mRow;
    const SentenceGroup& mGroup;
    const Knowledge& mKnowledge;
    Sink& mSink;
};

}  // namespace

void checkLeftWords(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading || row.isVeryLong()) return;
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (group.complete()) LeftWords(row, group, knowledge, sink).run();
}

}  // namespace hexa::texts
