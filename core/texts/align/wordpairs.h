// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/stems.h"
#include "core/texts/language/tokens.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexa::texts {

/// The text of a row by language.
using RowTexts = std::map<std::string, std::string_view, std::less<>>;

/// Words with the same meaning in several languages, learned from rows already aligned. Words are
/// stems; equivalent ones share a number.
class WordPairs {
public:
    /// Learns words that occur in the same rows: each other's best partner by Dice's coefficient,
    /// in two rows at least. Takes the first maxRows rows. Replaces earlier knowledge.
    void learn(const std::vector<RowTexts>& rows);

    static constexpr std::size_t maxRows = 5000;  ///< Of which it learns.
    /// The stems of a row: of each language, numbers of words with a meaning of their own, each
    /// once.
    using RowStems = std::vector<std::vector<std::uint32_t>>;
    /// Learns the same from stems.
    /// @param languages names of the languages of the rows
    /// @param stemCount number of stems; `stem` returns the text of each
    void learn(const std::vector<std::string>& languages, std::vector<RowStems> rows, std::size_t stemCount,
               const std::function<std::string_view(std::uint32_t)>& stem);

    /// Returns the stems that have another meaning than before, in any language.
    std::vector<std::string> changedFrom(const WordPairs& before) const;

    /// Returns the number of a word's meaning; 0 if it is unknown.
    std::uint64_t meaning(const Token& token, std::string_view language) const;

    struct Pair {
        std::string first;  ///< Stems.
        std::string second;
        double strength = 0;  ///< Dice's coefficient.
        int rows = 0;         ///< Number of common rows.
    };
    /// Returns the pairs learned from rows about two languages, strongest first.
    std::vector<Pair> pairs(std::string_view first, std::string_view second) const;
    bool empty() const { return mMeanings.empty(); }

private:
    void join();
    const std::string& stem(const Token& token, std::string_view language) const;

    mutable std::map<std::string, std::unique_ptr<Stemmer>, std::less<>> mStemmers;
    using Meanings = std::unordered_map<std::string, std::uint64_t>;  // by stem
    std::map<std::string, Meanings, std::less<>> mMeanings;
    std::map<std::pair<std::string, std::string>, std::vector<Pair>> mPairs;
};

/// True for a word that can have a meaning of its own. It has at least three letters and is neither
/// a function word nor a number. For the language otherScript, a Chinese character is enough.
bool isContentWord(const Token& token, std::string_view language);

}  // namespace hexa::texts
