// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// A unit's text as a person reads it.

namespace hexa::texts {

/// By name of a placeholder.
using Values = std::map<std::string, std::string, std::less<>>;

/// Returns the text with values in place of its placeholders `{name}`. An unknown name stays as it
/// is written: it must be seen.
std::string filled(std::string_view text, const Values& values);

/// Returns the sections of a rules reference for players of some variants: sections about these
/// come first, those about others are left out. `variants`: the section of each variant.
std::vector<Section> sectionsFor(const Project& project,
                                 const std::map<std::string, std::string, std::less<>>& variants,
                                 const std::set<std::string>& played);

/// A part of a text in one kind of letters.
struct Run {
    std::string text;
    bool bold = false;
    bool italic = false;
    friend bool operator==(const Run&, const Run&) = default;
};

/// Returns the text cut at its marks `**bold**`, `*italic*` and `***both***`, without them. A star
/// is a mark only with a matching one, and without blanks at the inner sides: "2 * 3" has none, and
/// neither has "5*".
std::vector<Run> runsOf(std::string_view text);

/// Returns the text without the marks of bold and italic, for places with a single kind of letters.
std::string withoutMarks(std::string_view text);

/// Returns the characters of a text as it is printed: marks don't count, placeholders do.
std::size_t lengthOf(std::string_view text);

}  // namespace hexa::texts
