// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"
#include "core/texts/check/gist.h"

#include <cstdint>
#include <vector>

namespace hexa::texts {

/// Compact data of a row for the checks that compare rows.
struct Echo {
    /// Bytes of a text.
    struct Range {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };
    struct Text {
        std::uint64_t masked = 0;    ///< Hash of the text without what may differ: case, marks, numbers.
        std::uint64_t text = 0;      ///< Hash of the text.
        std::uint16_t language = 0;  ///< Index of the project's languages.
        bool comparable = false;     ///< It says enough to be compared.
        bool label = false;          ///< It has a word or two.
        Range shown;                 ///< Its beginning.
    };
    std::vector<Text> texts;  ///< That are compared, in the order of the languages.

    struct Sentence {
        std::uint64_t words = 0;  ///< Hash of its words and numbers.
        std::uint16_t text = 0;   ///< Index in `texts`.
        bool alone = false;       ///< The other languages have nothing there.
        bool first = false;       ///< Of its text.
        Range shown;
        Range whole;  ///< With the blank before it.
    };
    std::vector<Sentence> sentences;  ///< That are long enough to be a repetition.
};

/// Returns the echo of a row, which is completely analysed.
Echo echoOf(const Row& row, const Knowledge& knowledge);

/// Finds rows that say the same in other words, or different things in the same words.
/// @param echoes of each unit
void checkConsistency(const Project& project, const std::vector<const Echo*>& echoes,
                      std::vector<Alert>& alerts);
/// Finds sentences that a language has in two places.
void checkDuplicates(const Project& project, const std::vector<const Echo*>& echoes,
                     std::vector<Alert>& alerts);

}  // namespace hexa::texts
