// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/tokens.h"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
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

/// Words of a list, found by their text in constant time.
struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
using WordSet = std::unordered_set<std::string, TextHash, std::equal_to<>>;

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
            scales;              ///< Words that multiply the number before them: hundred, million.
        WordSet ordinalEnds;     ///< Behind a hyphen they end an ordinal: twenty-first.
        WordSet half;            ///< Words that halve the number behind them: half a dozen.
        WordSet vague;           ///< Words for some: they may stand for a number of another language.
        WordSet minus;           ///< Words that make the number behind negative ...
        WordSet notBeforeMinus;  ///< ... but not behind these: "au moins".
        WordSet abbreviations;
        WordSet stopWords;
        WordSet pageWords;
        WordSet beforeRoman;  ///< What has Roman numbers: chapter, volume.
        std::set<std::string, std::less<>>
            elidedBefore;  ///< Words that no vowel begins but before which small words are elided; `x*`: that begin with x.
        std::set<std::string, std::less<>>
            notElidedBefore;  ///< And those with a vowel before which they are not.
        // Of NounNumbers: what stands before a noun of one, of several, of either, of each of many
        // or none, and what stands before nouns without an article; which of them mean none in
        // particular ("a", or "their", of which each may have one); nouns in the plural without its
        // ending, and that look alike in both; in German, too, what shows that a noun is feminine,
        // verbs behind one and several, and what looks like a verb and is none.
        WordSet beforeOne, beforeSeveral, beforeEither, beforeEach, beforeBare, indefinite;
        WordSet severalNouns, unclearNouns;
        WordSet feminine, verbsOfOne, verbsOfSeveral, noVerbs;
        WordSet adjectival;     ///< Small words that may stand between an article and its noun: "other".
        WordSet feminineAlike;  ///< German: feminine ones that end as plurals of others do: "Mauer".
        WordSet dativeOnly;     ///< German prepositions.
        bool blankThousands = false;  ///< Blanks may separate thousands: "1 500".
    };
    /// Returns the words of a language; empty lists for languages without any.
    const Words& words(std::string_view language) const;
    /// True if there are lists of words for the language.
    bool knows(std::string_view language) const { return mWords.contains(language); }
    const std::vector<Concept>& concepts() const { return mConcepts; }
    /// Concepts of one group, which follow one another: indices from `first` to before `end`.
    struct Range {
        int first = 0;
        int end = 0;
        bool contains(int which) const { return which >= first && which < end; }
    };
    /// Empty for a group that is not there.
    Range group(std::string_view name) const;
    /// Two concepts that say the contrary, by index: before and after, buy and sell.
    struct Opposites {
        int one = 0;
        int other = 0;
    };
    const std::vector<Opposites>& opposites() const { return mOpposites; }

    /// Returns the phrases of the language in the tokens. The longest phrase at a place counts, and
    /// each token counts once in a group.
    std::vector<ConceptUse> find(const std::vector<Token>& tokens, std::string_view language) const;

private:
    struct Phrase {
        int which = 0;
        std::size_t group = 0;  ///< A number for its group.
        /// Folded; `x*` begins with x, `~` up to five words between, `~~` up to twelve of one
        /// clause, `+` a word behind. The file also has `x|y`, which gives a phrase for each.
        std::vector<std::string> words;
        bool ofModal = false;  ///< It begins with a verb whose clause ends before the next one.
    };
    friend class LexiconReader;
    std::vector<Concept> mConcepts;
    std::vector<Opposites> mOpposites;
    std::map<std::string, Range, std::less<>> mGroups;
    std::map<std::string, Words, std::less<>> mWords;
    std::map<std::string, std::vector<Phrase>, std::less<>> mPhrases;  // by language, longest first
    /// Phrases of a language, as indices in order, by their first word.
    struct FirstWords {
        std::unordered_map<std::string, std::vector<std::size_t>, TextHash, std::equal_to<>> words;
        std::unordered_map<std::uint16_t, std::vector<std::size_t>>
            beginnings;  ///< Of words with `*`, by their first two bytes.
    };
    std::map<std::string, FirstWords, std::less<>> mByFirstWord;
};

}  // namespace hexa::texts
