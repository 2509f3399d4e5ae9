// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hexa::texts {

/// Returns the word with a capital letter if the model begins with one: a replacement at the
/// beginning of a sentence also begins it. Capitals of the word itself stay.
std::string capitalAs(std::string_view model, std::string_view word);

/// Returns the same, and all in capitals if the model is and is too long for an abbreviation. A
/// model without a letter at the beginning has no effect.
std::string capitalsAs(std::string_view model, std::string_view words);

}  // namespace hexa::texts
