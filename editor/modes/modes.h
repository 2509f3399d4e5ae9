// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "editor/shell/mode.h"

#include <functional>

class QSettings;

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class EditCommands;
class Frame;
class GameShelf;
class Locale;
class MapsPage;

/// Services for modes. All outlive the modes.
struct ModeServices {
    Frame& frame;
    Actions& actions;
    EditCommands& edit;
    MapsPage& maps;  ///< The page that all modes of the map share.
    GameShelf& shelf;
    const Systems& systems;  ///< List of the shelf.
    Locale& locale;
    QSettings& settings;
    std::vector<GameTexts> texts;
};

using ModeMaker = std::function<std::unique_ptr<Mode>(const ModeServices&)>;

/// Returns the modes of Hexatelier in the order of the mode bar, then those without a button.
std::vector<ModeMaker> standardModes();

}  // namespace hexa::editor
