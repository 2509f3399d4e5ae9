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

/// Asks which game is meant, with the one named `likely` (id of its system) in front. Asks nothing
/// if there is only one. Null if there is none or the user called it off.
const GameSystem* chooseGame(QWidget* window, const Locale& locale, const QString& question,
                             const std::vector<const GameSystem*>& games, const QString& likely);

}  // namespace hexa::editor
