// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition.h"

#include <string_view>

namespace hexa::owngame {

/// Returns the name of a set that rules name, in every language of the product that has one.
Localized nameOfSet(const Definition& definition, std::string_view name);
/// Returns what a rule asks as a sentence: the author's, else that of its form, filled in.
Localized sentenceOf(const Definition& definition, const Rule& rule, const Bounds& is);
/// Returns "at least 2", "exactly 3", "2 to 4".
Localized phraseOf(const Bounds& is);

}  // namespace hexa::owngame
