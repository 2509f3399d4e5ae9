// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// A stretch of a word by word comparison.
struct DiffPart {
    enum class Kind : unsigned char { Same, Removed, Added };
    Kind kind = Kind::Same;
    std::string text;  ///< Includes the blanks before the words.
    friend bool operator==(const DiffPart&, const DiffPart&) = default;
};

/// Returns the changes from one text to the other, in words. Without Added parts they make the old
/// text, without Removed ones the new one.
std::vector<DiffPart> wordDiff(std::string_view before, std::string_view after);

}  // namespace hexa::texts
