// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/gist.h"
#include "core/texts/check/meanings.h"
#include "core/texts/language/elision.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {

/// Knowledge that the checks gain from all rows of a project.
struct Learned {
    std::set<std::string, std::less<>> names;     ///< Words without accents that are names.
    std::set<std::string, std::less<>> withBold;  ///< Languages that use bold words.
    std::set<std::pair<std::string, std::size_t>>
        preferredUsed;             ///< Languages with terms whose preferred form they use.
    std::vector<Holders> holders;  ///< By the sign of a word: the rows that have it.
    /// French words in small letters by what their articles say.
    std::map<std::string, Gender, std::less<>> genders;
    /// By language and phrase of the lexicon (Lexicon::concepts()): single words with that meaning,
    /// in small letters, the most frequent first.
    std::map<std::string, std::map<int, std::vector<std::string>>, std::less<>> wordsFor;
    struct Band {
        double mean = 0;
        double deviation = 0;
        friend bool operator==(const Band&, const Band&) = default;
    };
    /// Logarithm of the ratio of lengths, by pair of languages. It is rounded, so that a single
    /// text hardly ever changes it.
    std::map<std::pair<std::string, std::string>, Band> lengths;
    /// By language and words (headingKey): the rows that are such a heading.
    std::map<std::pair<std::string, std::string>, Holders> headings;
    Meanings meanings;

    Gender genderOf(std::string_view word) const;
    /// Returns the length predicted for a translation of a text, in the unit of `length`.
    double expectedLength(double length, const std::string& from, const std::string& to) const;
};

using Gists = std::vector<const Gist*>;

/// Returns what rows teach, but for their meanings (Meanings::learn()).
Learned learn(const Gists& rows, const Knowledge& knowledge);

/// Changes between two states of knowledge that may affect alerts.
struct Differences {
    bool everywhere = false;  ///< In something that any row may depend on.
    std::vector<bool> signs;  ///< By sign: it differs about it.
    std::set<std::uint64_t> meanings;

    /// True if the findings of a row may change with them.
    bool concern(const Gist& row) const;
};

/// Compares what is known about words: their pairs, and the forms of nouns. What rows say depends
/// on it.
Differences wordDifferences(const Meanings& before, const Meanings& after, const Knowledge& knowledge);
/// Compares everything else.
Differences differences(const Learned& before, const Learned& after, const Knowledge& knowledge);

}  // namespace hexa::texts
