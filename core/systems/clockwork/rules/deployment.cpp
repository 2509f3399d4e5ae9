// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment phase: GNL-11, ALL-08, DEP-01 to DEP-12.
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {

void Engine::steamtankMove() {
    const auto index = static_cast<std::size_t>(General::Steamtank);
    if (s.cursor > 0 || !onMap(s.generalAt[index])) return go(Stage::CallToArms);
    s.cursor = 1;
    const Player owner = s.generalOwner[index];
    TileMask targets = g.map().neighbours[s.generalAt[index]] & ~forbidden(g, s, owner);
    const std::uint8_t guardian = s.generalAt[static_cast<std::size_t>(General::Guardian)];
    if (g.options().guardianStopsSteamtank && onMap(guardian)) targets &= ~bit(guardian);
    ask(DecisionKind::SteamtankMove, owner, targets, Pass::Allowed);
}

void Engine::callToArms() {
    while (g.alliances() && s.cursor < g.players()) {
        const Player player = current();
        ++s.cursor;
        if (commanderOf(g, s, player) == player)
            return ask(DecisionKind::CallToArms, player, g.map().all(), Pass::Allowed);
    }
    go(Stage::Deploy);
}

void Engine::carryOut(Player player, const Sheet& sheet) {
    PlayerState& own = s.players[player];
    forEachTile(sheet.used, [&](TileIndex tile) {
        placeSoldiers(player, tile, sheet.workers[tile]);
        log({EventKind::Deployed, player, tile, static_cast<std::uint8_t>(Unit::Soldier), 0,
             sheet.workers[tile]});
    });
    if (sheet.court > 0) {
        own.pool = static_cast<std::uint8_t>(own.pool - sheet.court);
        own.spies = static_cast<std::uint8_t>(own.spies + sheet.court);
        log({EventKind::Deployed, player, noTile, static_cast<std::uint8_t>(Unit::Soldier), 0, sheet.court});
    }
    for (int slot = 0; slot < 2; ++slot) {
        const std::uint8_t to = sheet.unique[slot];
        if (to == place::available) continue;
        const std::uint8_t from = own.unique[slot];
        own.unique[slot] = to;
        if (onMap(from)) updatePresence(player, from);
        if (onMap(to)) updatePresence(player, to);
        log({EventKind::Deployed, player, onMap(to) ? to : noTile, static_cast<std::uint8_t>(Unit::Unique), 0,
             1});
    }
}

void Engine::reveal(std::span<const Sheet> sheets) {
    s.decision = {};
    for (Player player = 0; player < g.players(); ++player) carryOut(player, sheets[player]);
    beginCombat();
    run();
}

void Engine::revealAlone(Player player, const Sheet& sheet) {
    s.decision = {};
    carryOut(player, sheet);
    beginCombat();
}

}  // namespace hexa::clockwork
