// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/systems/bauen/panels.h"

#include "editor/shell/maps/workspace.h"
#include "editor/systems/bauen/economypanel.h"
#include "editor/systems/bauen/scorepanel.h"

namespace hexa::editor::bauen {

std::vector<GamePanel> panels() {
    GamePanel score;
    score.system = "bauen-und-beherrschen";
    score.id = "dock.bauen.score";
    score.mode = WindowMode::Play;
    score.title = Localized("Scoring");
    score.title.set("de", "Wertung");
    score.title.set("fr", "Décompte");
    score.always = true;  // a game at a table is not played in the window
    score.make = [](Workspace& workspace) { return new ScorePanel(workspace); };
    GamePanel economy;
    economy.system = score.system;
    economy.id = "dock.bauen.economy";
    economy.mode = WindowMode::Balance;
    economy.title = Localized("Economy");
    economy.title.set("de", "Wirtschaft");
    economy.title.set("fr", "Économie");
    economy.make = [](Workspace& workspace) { return new EconomyPanel(workspace); };
    return {score, economy};
}

}  // namespace hexa::editor::bauen
