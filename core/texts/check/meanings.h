// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/wordpairs.h"
#include "core/texts/language/nounnumber.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace hexa::texts {

struct Analysis;
struct Knowledge;
struct Row;

/// A word of a text whose counterparts in the other languages are known.
struct MeantWord {
    std::uint64_t meaning = 0;  ///< The same in all languages.
    std::size_t token = 0;      ///< Of a term its main word.
    NounNumber number = NounNumber::Unknown;
    bool definite = false;
    bool everyday =
        false;  ///< It may mean that, as everybody knows (Nouns); the rows need not have shown it.
};

/// Knowledge about words from the rows of a project: which mean the same (terms of the glossary,
/// and words that keep standing in the same rows), and how reliably so.
class Meanings {
public:
    void learn(const std::vector<Row>& rows, const Knowledge& knowledge);

    /// Words of the sentences of a text, in order; of all if none are named.
    std::vector<MeantWord> wordsOf(const Analysis& text, const std::vector<std::size_t>* sentences,
                                   const Knowledge& knowledge) const;

    /// In other rows than this one the languages agree on one or several, or no other row has it,
    /// and nowhere they don't.
    bool countsAlike(std::uint64_t meaning, std::size_t row, bool everyday) const;
    /// It is a noun that all languages say wherever one does, in three rows at least; hardly ever
    /// one of them lacks it.
    bool isReliable(std::uint64_t meaning) const;
    /// A word that a language has for it, as it was last seen; empty if none.
    std::string wordFor(std::uint64_t meaning, const std::string& language) const;

private:
    struct Meaning {
        std::size_t everywhere = 0;      ///< Rows in which all languages say it ...
        std::size_t somewhere = 0;       ///< ... and in which some do.
        std::vector<std::size_t> alike;  ///< Rows in which all say it of as many.
        std::vector<std::size_t> unlike;
        bool noun = false;  ///< As far as German shows it.
        std::map<std::string, std::string, std::less<>> words;
    };
    const Meaning* find(std::uint64_t meaning) const;

    std::shared_ptr<WordPairs> mPairs = std::make_shared<WordPairs>();
    NounNumbers mNouns;
    std::unordered_map<std::uint64_t, Meaning> mMeanings;
};

}  // namespace hexa::texts
