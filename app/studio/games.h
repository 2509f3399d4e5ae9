// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "core/engine/owner/gamepack.h"
#include "core/engine/system.h"
#include "editor/shell/gamepanel.h"

#include <string_view>
#include <vector>

namespace hexa {

/// The studio's only source about games. A game is added here (by core/registry, and its panels by
/// editor/systems/<game>) and not elsewhere in the window: tests/app/studio does it with a second
/// one.
struct Games {
    Systems systems;
    std::vector<GameTexts> texts;
    std::vector<editor::GamePanel> panels;
    std::vector<GamePack> packs;
    /// As builtInLibrary(); null: no game has proven maps.
    std::string_view (*library)(std::string_view system) = nullptr;
};

/// Returns the games that come with the program.
Games builtInGames();

}  // namespace hexa
