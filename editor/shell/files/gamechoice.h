// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace hexa {
struct GameSystem;
struct Layout;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// Asks for the game, with the one named `likely` (ID of its system) in front. Doesn't ask if there
/// is only one. Returns null without a game, or if the user cancelled.
const GameSystem* chooseGame(QWidget* window, const Locale& locale, const QString& question,
                             const std::vector<const GameSystem*>& games, const QString& likely);

/// Game and layout of a map to generate.
struct LayoutChoice {
    const GameSystem* game = nullptr;
    const Layout* layout = nullptr;  ///< Null: any.
};
enum class AnyLayout { No, Offered };

/// Asks for the game, as chooseGame() does, and for one of its layouts. Doesn't ask if there is
/// only one of each. `any`: whether “Random layout” is offered, in front. Returns none without a
/// game, or if the user cancelled.
std::optional<LayoutChoice> chooseLayout(QWidget* window, const Locale& locale, const QString& question,
                                         const std::vector<const GameSystem*>& games, const QString& likely,
                                         AnyLayout any);

}  // namespace hexa::editor
