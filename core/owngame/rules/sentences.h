// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/owngame/definition/definition.h"

#include <string>
#include <string_view>

namespace hexa::owngame {

/// Returns a message of the program in every language of the product.
Localized say(const std::string& code, const Arguments& arguments = {});
/// Returns the name of a set in every language of the product that has one.
Localized nameOfSet(const Definition& definition, std::string_view name);
/// Returns a rule as a sentence. Uses the author's sentence, or otherwise that of its form with its
/// values.
Localized sentenceOf(const Definition& definition, const Rule& rule, const Bounds& is);
/// Returns a range as a phrase: "at least 2", "exactly 3", "2 to 4".
Localized phraseOf(const Bounds& is);

}  // namespace hexa::owngame
