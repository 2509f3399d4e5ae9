// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gamepack.h"
#include "core/engine/gametexts.h"
#include "core/engine/system.h"
#include "core/play/caserunner.h"

namespace hexa::play {

/// All that the program is told of one game, as its folder gives it to the one list of games
/// (core/registry). Functions, so that nothing is read which nobody asks for.
struct GameEntry {
    /// `system` is the id of the GameSystem; the rest may be empty.
    GameTexts texts;
    /// The game as it comes with the program.
    GameSystem (*system)() = nullptr;
    /// What owners of the game type in; null if there is nothing of the kind.
    GamePack (*pack)() = nullptr;
    /// How its rule cases are played; null if the game has no form for them.
    CaseGame (*cases)() = nullptr;
};

}  // namespace hexa::play
