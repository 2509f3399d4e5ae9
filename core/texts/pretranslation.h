// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/edits.h"
#include "core/texts/memory.h"

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

// Fills empty texts with matches of a translation memory for their sources ("pretranslation").

namespace hexa::texts {

/// Match of a memory for an empty text.
struct Filling {
    std::size_t unit = 0;
    std::string id;  ///< Id of the unit.
    std::string language;
    std::string text;
    int percent = 0;  ///< Likeness of the sources.
    friend bool operator==(const Filling&, const Filling&) = default;
};

/// Returns the best match of at least `minPercent` for each empty text of a language, in the order
/// of the units. Matches with other placeholders than the source are left out. `progress` gets the
/// completed part, 0 to 1. When stopped, it returns the matches found so far.
std::vector<Filling> fillingsFor(const Project& project, const Memory& memory, std::string_view language,
                                 int minPercent, const std::stop_token& stop = {},
                                 const std::function<void(double)>& progress = {});

/// Puts them in as one edit: those of equal sources need review, the others are drafts. Leaves out
/// those that no longer fit, because the text has been written or the unit has changed.
Edit fill(const Project& project, const std::vector<Filling>& fillings);

}  // namespace hexa::texts
