// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/edits.h"

namespace hexa::texts {

/// Words of a text that others take the place of.
struct Replacement {
    std::size_t unit = 0;
    std::string language;
    std::size_t begin = 0;  ///< Bytes of the text.
    std::size_t end = 0;
    std::string text;
    friend bool operator==(const Replacement&, const Replacement&) = default;
};

/// Makes all replacements as one edit from the first unit to the last. French articles are adapted
/// (elision.h). With `keepCapitals` the new word gets a capital if the old one had one. A
/// replacement that overlaps another one, or lies outside of its text, is left out.
Edit replace(const Project& project, std::vector<Replacement> replacements, bool keepCapitals = true);

/// Returns a text of the replacement's language after it; the rest of the project gives the gender
/// of French words.
std::string replaced(const Project& project, std::string text, const Replacement& replacement);

/// Returns for each replacement the text with it alone.
std::vector<std::string> replacedEach(const Project& project, const std::vector<Replacement>& replacements);

}  // namespace hexa::texts
