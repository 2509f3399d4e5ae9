// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"
#include "core/texts/edits.h"

#include <utility>

// Fixes of alerts (Alert::fixes), and their application to the texts.

namespace hexa::texts {

/// A fix and the unit it is for.
struct UnitFix {
    std::size_t unit = 0;
    Fix fix;
    friend bool operator==(const UnitFix&, const UnitFix&) = default;
};

/// Two alerts of one kind that have answers: what is done about one can be done about all.
bool areAlike(const Alert& a, const Alert& b);

/// True if what the fix is about still stands there.
bool fits(const Project& project, const UnitFix& fix);

/// Puts the fixes in as one edit; those that do not fit any more are left out.
Edit applyFixes(const Project& project, const std::vector<UnitFix>& fixes);

/// For each fix the text as it alone would make it; all must fit.
std::vector<std::string> fixedTexts(const Project& project, const std::vector<UnitFix>& fixes);

/// A text that is being written, as the fix would make it; as it is if the fix does not fit.
std::string fixedText(const Project& project, std::string text, const Fix& fix);

/// "Phasen" stood for "Phase", so "Etappen" stands for "Etappe": the ending of the words goes to
/// others, if they can take it.
std::string inflectedLike(std::string_view words, std::string_view form, std::string_view other,
                          std::string_view language);

/// A number as a text of the language writes it: in a word if `inWords` and there is one, else in
/// digits.
std::string numberWords(std::int64_t value, std::string_view language, bool inWords);

}  // namespace hexa::texts
