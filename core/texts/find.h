// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/edits.h"

namespace hexa::texts {

struct FindOptions {
    bool matchCase = false;
    bool wholeWords = false;
    std::vector<std::string> languages = {};  ///< Empty = all.
};

/// Place of the words.
struct FindHit {
    std::size_t unit = 0;
    std::string language;
    std::size_t begin = 0;  ///< Bytes of the text.
    std::size_t end = 0;
    friend bool operator==(const FindHit&, const FindHit&) = default;
};

/// A place in one text, in bytes.
struct TextRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// Returns the places of one text, of whatever language.
std::vector<TextRange> placesIn(std::string_view text, std::string_view words,
                                const FindOptions& options = {});

/// Returns all places, in order of units and columns. Without matchCase also accents and kinds of
/// apostrophes are the same.
std::vector<FindHit> findText(const Project& project, std::string_view words,
                              const FindOptions& options = {});

}  // namespace hexa::texts
