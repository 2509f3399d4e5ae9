// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/tokens.h"

namespace hexa::texts {

/// A sentence as tokens of its text: [first, end).
struct Sentence {
    std::size_t first = 0;
    std::size_t end = 0;
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

/// Returns all tokens in sentences, in order; a line that begins with a bullet begins one.
/// Abbreviations (z. B., e.g., p. 4) and German ordinals (5. Runde) end none.
std::vector<Sentence> sentencesOf(const std::vector<Token>& tokens, std::string_view text,
                                  std::string_view language);

}  // namespace hexa::texts
