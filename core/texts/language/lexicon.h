// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/tokens.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// Meaning of a phrase in the lexicon, the same in every language: class "compass", concept
/// "north".
struct Concept {
    std::string group;
    std::string id;
    friend bool operator==(const Concept&, const Concept&) = default;
};

/// A phrase found in a text, in tokens of it.
struct ConceptUse {
    int which = 0;  ///< Index into Lexicon::concepts().
    std::size_t first = 0;
    std::size_t last = 0;  ///< The last token, inclusive.
    friend bool operator==(const ConceptUse&, const ConceptUse&) = default;
};

/// The words that checks go by, read from resources/texts/lexicon.json: number words,
/// abbreviations, stop words, and phrases of fixed meaning (negation, modal verbs, directions,
/// colours, adverbs).
class Lexicon {
public:
    /// Returns the built-in one, read once.
    static const Lexicon& builtIn();

    struct Words {
        std::map<std::string, std::int64_t, std::less<>> numbers;
        std::map<std::string, std::int64_t, std::less<>> spelled;  ///< The same with their accents.
        /// Words with a number that other languages may omit or express without one: both, twice, a
        /// dozen.
        std::map<std::string, std::int64_t, std::less<>> implied;
        std::map<std::string, std::int64_t, std::less<>>
            scales;  ///< Words that multiply the number before them: hundred, million.
        /// Words that halve the number behind them: half a dozen.
        std::set<std::string, std::less<>> half;
        std::set<std::string, std::less<>>
            vague;  ///< Words for some: they may correspond to a number of another language.
        /// Words that make the number behind negative ...
        std::set<std::string, std::less<>> minus;
        /// ... but not behind these: "au moins".
        std::set<std::string, std::less<>> notBeforeMinus;
        std::set<std::string, std::less<>> abbreviations;
        std::set<std::string, std::less<>> stopWords;
        std::set<std::string, std::less<>> pageWords;
        /// Words followed by Roman numbers: chapter, volume.
        std::set<std::string, std::less<>> beforeRoman;
        /// Words that no vowel begins but before which small words are elided; `x*`: that begin
        /// with x.
        std::set<std::string, std::less<>> elidedBefore;
        std::set<std::string, std::less<>>
            notElidedBefore;  ///< And those with a vowel before which they are not.
        // Words for NounNumbers: words before a noun of one, of several, of either, of each of many
        // or none, and words before nouns without an article. Others mean none in particular ("a",
        // or "their", of which each may have one). There are nouns in the plural without its
        // ending, and nouns that look alike in both. In German, there are also signs of a feminine
        // noun, verbs behind one and several, and words that look like verbs.
        std::set<std::string, std::less<>> beforeOne, beforeSeveral, beforeEither, beforeEach, beforeBare,
            indefinite;
        std::set<std::string, std::less<>> severalNouns, unclearNouns;
        std::set<std::string, std::less<>> feminine, verbsOfOne, verbsOfSeveral, noVerbs;
        std::set<std::string, std::less<>>
            adjectival;  ///< Small words possible between an article and its noun: "other".
        std::set<std::string, std::less<>>
            feminineAlike;  ///< German: feminine ones that end as plurals of others do: "Mauer".
        std::set<std::string, std::less<>> dativeOnly;  ///< German prepositions.
    };
    /// Returns the words of a language; empty lists for languages without any.
    const Words& words(std::string_view language) const;
    const std::vector<Concept>& concepts() const { return mConcepts; }

    /// Returns the phrases of the language in the tokens. The longest phrase at a place counts, and
    /// each token counts once in a group.
    std::vector<ConceptUse> find(const std::vector<Token>& tokens, std::string_view language) const;

private:
    struct Phrase {
        int which = 0;
        /// Folded; `x*` begins with x, `~` up to five words between, `~~` up to twelve of one
        /// clause, `+` a word behind. The file also has `x|y`, which gives a phrase for each.
        std::vector<std::string> words;
    };
    friend class LexiconReader;
    std::vector<Concept> mConcepts;
    std::map<std::string, Words, std::less<>> mWords;
    std::map<std::string, std::vector<Phrase>, std::less<>> mPhrases;  // by language, longest first
    std::map<std::string, std::map<std::string, std::vector<int>>, std::less<>>
        mByWord;  // first word, or its first two letters and *
};

}  // namespace hexa::texts
