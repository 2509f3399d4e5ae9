// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/wordpairs.h"
#include "core/texts/check/gist.h"
#include "core/texts/language/nounnumber.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace hexa::texts {

struct Analysis;
struct Knowledge;
struct Row;
using Gists = std::vector<const Gist*>;

/// A word of a text whose counterparts in the other languages are known.
struct MeantWord {
    std::uint64_t meaning = 0;  ///< The same in all languages.
    std::size_t token = 0;      ///< Of a term its main word.
    NounNumber number = NounNumber::Unknown;
    bool everyday =
        false;  ///< It may mean that, as everybody knows (Nouns); the rows need not have shown it.
};

/// Returns the meaning in texts of a meaning of everyday nouns (Nouns).
std::uint64_t everydayMeaning(int meaning);

/// Knowledge about words from the rows of a project: which mean the same (terms of the glossary,
/// and words that keep standing in the same rows), and how reliably so.
class Meanings {
public:
    Meanings();

    /// Learns pairs of words and forms of nouns. What is known of meanings stays.
    void learnWords(const Gists& rows, const Knowledge& knowledge);
    /// Adds to the gist of a row which words it has. The row needs its words (Depth::Stems).
    void addTo(Gist& gist, const Row& row, Knowledge& knowledge) const;
    /// Learns from the gists how reliable the meanings are.
    void learn(const Gists& rows, const Knowledge& knowledge);

    const WordPairs& pairs() const { return *mPairs; }
    const NounNumbers& nouns() const { return mNouns; }
    /// Returns the meanings about which this knows something else.
    std::set<std::uint64_t> changedFrom(const Meanings& before) const;

    /// Words of the sentences of a text, in order; of all if none are named.
    std::vector<MeantWord> wordsOf(const Analysis& text, const std::vector<std::size_t>* sentences,
                                   const Knowledge& knowledge) const;

    /// In other rows than this one the languages agree on one or several, or no other row has it,
    /// and nowhere they don't.
    bool countsAlike(std::uint64_t meaning, RowKey row, bool everyday) const;
    /// It is a noun that all languages say wherever one does, in three rows at least; hardly ever
    /// one of them lacks it.
    bool isReliable(std::uint64_t meaning) const;
    /// A word that a language has for it, as it was last seen; empty if none.
    std::string wordFor(std::uint64_t meaning, const std::string& language) const;

private:
    struct Meaning {
        bool reliable = false;
        Holders alike;  ///< Rows in which all say it of as many.
        Holders unlike;
        std::map<std::string, std::string, std::less<>> words;
        friend bool operator==(const Meaning&, const Meaning&) = default;
    };
    const Meaning* find(std::uint64_t meaning) const;

    struct Known;

    std::shared_ptr<const WordPairs> mPairs;
    std::shared_ptr<Known> mKnown;  ///< What follows from the pairs; copies share both.
    NounNumbers mNouns;
    std::unordered_map<std::uint64_t, Meaning> mMeanings;
};

}  // namespace hexa::texts
