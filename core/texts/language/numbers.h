// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/tokens.h"

#include <cstdint>
#include <optional>

namespace hexa::texts {

enum class NumberKind : unsigned char {
    Digits,
    Word,     ///< five, fünf, cinq
    Implied,  ///< both, twice, a dozen, zu dritt: other languages may express it without a number
    Vague,    ///< a couple, ein paar: may correspond to a small number of another language
    Roman,
    Page  ///< Behind "page", "S.", "p.".
};

/// A number in a text.
struct NumberUse {
    std::int64_t thousandths = 0;
    NumberKind kind = NumberKind::Digits;
    std::size_t token = 0;
    std::size_t last = 0;  ///< Its last token, inclusive.
    friend bool operator==(const NumberUse&, const NumberUse&) = default;
};

/// Numbers in digits and words ("twenty-five", "fünfundzwanzig", "2 millions" are one each), both
/// ends of ranges, Roman numerals from II on. Left out: ordinals in words, and words for one, which
/// are articles too, "pour cent" and "deux-points". "1,000", "1.000" and "1 000" are a thousand,
/// "2.5" and "2,5" are between two and three. "-2" and "minus two" are negative; "+2" is the same
/// as "2".
/// @param joined whether "1 500" with a plain blank is one number; by default what the language
/// writes
std::vector<NumberUse> numbersOf(const std::vector<Token>& tokens, std::string_view text,
                                 std::string_view language, std::optional<bool> joined = {});

/// True if a text has digits like "1 500" with a plain blank, which may be one number or two.
bool hasBlankThousands(const std::vector<Token>& tokens, std::string_view text);

}  // namespace hexa::texts
