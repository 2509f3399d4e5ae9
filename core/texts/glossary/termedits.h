// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/glossary/glossary.h"

#include <string>
#include <string_view>

// Changing terms so that they stay as the reader of glossaries wants them: no empty form, none
// twice, at most one preferred one, and that first.

namespace hexa::texts {

/// Tidies the forms of a term; a tidy one does not change.
void tidyForms(Term& term);

/// Puts the preferred form of a language; an empty text removes it, and an admitted one takes its
/// place.
void setPreferred(Term& term, std::string_view language, std::string text);

/// Puts form and status at an index, at the end for an index behind it; an empty text removes the
/// form. Only one form is preferred: the new one replaces an older one.
void setForm(Term& term, std::string_view language, std::size_t index, Form form);

/// Returns a key that no term has: `prefix`, with a number if need be.
std::string freeKey(const Glossary& glossary, std::string_view prefix);

}  // namespace hexa::texts
