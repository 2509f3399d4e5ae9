// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "core/engine/print/print.h"

#include <string_view>

namespace hexa {

/// Returns the units marked as card in a game's rules reference (docs/adding-a-system.md), in their
/// sections. All units on active variants come first. Numbers are those of the active variants.
/// Returns an empty card if the game has no reference.
RulesCard rulesCard(const GameTexts& texts, std::string_view language,
                    const std::map<std::string, bool>& options = {});

}  // namespace hexa
