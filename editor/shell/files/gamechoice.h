// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// Asks for the game, with the one named `likely` (ID of its system) in front. Doesn't ask if there
/// is only one. Returns null without a game, or if the user cancelled.
const GameSystem* chooseGame(QWidget* window, const Locale& locale, const QString& question,
                             const std::vector<const GameSystem*>& games, const QString& likely);

}  // namespace hexa::editor
