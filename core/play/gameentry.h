// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "core/engine/owner/gamepack.h"
#include "core/engine/system.h"
#include "core/play/caserunner.h"

#include <string_view>

namespace hexa::play {

/// Entry of one game in the list of games (core/registry), provided by the game's folder. Its
/// members are functions, so that data is only read when needed.
struct GameEntry {
    /// `system` is the id of the GameSystem; the rest may be empty.
    GameTexts texts;
    /// Returns the game as it comes with the program.
    GameSystem (*system)() = nullptr;
    /// Data that owners of the game type in, or null.
    GamePack (*pack)() = nullptr;
    /// Player of its rule cases; null if the game has no form for them.
    CaseGame (*cases)() = nullptr;
    /// Text of its library of proven maps (docs/formats/map-library.md), if any.
    std::string_view library = {};
};

}  // namespace hexa::play
