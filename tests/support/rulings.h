// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::test {

/// A question that the rulebooks of a game leave open, and how this program answers it.
struct Ruling {
    std::string id;      ///< E.g. "R-SPY-03".
    std::string rule;    ///< Rule it belongs to, e.g. "SPY-03".
    std::string option;  ///< Name of the house option that changes it; may be empty.
    Localized question;
    Localized choice;
    Localized reason;
};

/// Reads the table of a game's rulings (resources/<game>/rulings.json), with texts in all languages
/// of the product. `options`: the names of its options. The data is built in: reading it can't fail
/// in a tested program.
Result<std::vector<Ruling>> readRulings(std::string_view json, std::span<const std::string_view> options);

}  // namespace hexa::test
