// SPDX-License-Identifier: GPL-3.0-or-later
// Losses of units without a fight: Attrition (ATR) and Pollution (SCO-03).
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {
namespace {

/// Returns the kinds of units that attrition can take (ATR-03, R-ATR-04).
unsigned takenByAttrition(const Game& game, const State& state, Player player, TileIndex tile) {
    unsigned kinds = unitKindsAt(state, player, tile);
    kinds &= ~(1U << static_cast<unsigned>(Unit::Guardian) | 1U << static_cast<unsigned>(Unit::Steamtank));
    if (kinds != 0 && (shielded(game, state, player, Shield::Attrition) & bit(tile)) != 0) return 0;
    if (game.uniqueKind(player) == UniqueKind::Operative)
        kinds &= ~(1U << static_cast<unsigned>(Unit::Unique));
    constexpr unsigned soldier = 1U << static_cast<unsigned>(Unit::Soldier);
    if (game.options().attritionSparesUnique && (kinds & soldier) != 0) kinds = soldier;
    return kinds;
}

}  // namespace

void Engine::attrition() {
    if (s.cursor == 0) {  // all judged at once
        s.cursor = 1;
        s.pending = 0;
        const Control& control = controlled();
        const int sides = g.alliances() ? 2 : g.players();
        for (Player side = 0; side < sides; ++side) {
            const TileMask own = control.of[side] | (g.alliances() ? control.of[g.ally(side)] : 0);
            if (own != 0) s.pending |= own & ~supplied(g, s, control, side);
        }
    }
    while (s.pending != 0) {
        const auto tile = static_cast<TileIndex>(__builtin_ctzll(s.pending));
        s.pending &= s.pending - 1;
        // Each is protected by its own cards. One unit of the controller; one of its ally only if
        // the controller has none that can be taken (R-ATR-02).
        Player loser = controlled().at(tile);
        unsigned kinds = takenByAttrition(g, s, loser, tile);
        if (kinds == 0 && g.alliances()) {
            loser = g.ally(loser);
            kinds = takenByAttrition(g, s, loser, tile);
        }
        if (kinds != 0) return ask(DecisionKind::AttritionLoss, loser, kinds, Pass::Forbidden, tile);
    }
    go(Stage::ResearchCards);
}

void Engine::pollution() {
    for (; s.cursor < g.players(); ++s.cursor) {
        const Player player = current();
        TileMask tiles = s.units[player] & g.map().resources();
        if (tiles != 0) tiles &= ~shielded(g, s, player, Shield::Pollution);
        for (; tiles != 0; tiles &= tiles - 1) {
            const auto tile = static_cast<TileIndex>(__builtin_ctzll(tiles));
            if (unitsAt(s, player, tile) > 1)
                return ask(DecisionKind::PollutionKeep, player, unitKindsAt(s, player, tile), Pass::Forbidden,
                           tile);
        }
    }
    go(Stage::TurnEnd);
}

void Engine::pollute(Player player, TileIndex tile, Unit kept) {
    for (unsigned kinds = unitKindsAt(s, player, tile); kinds != 0; kinds &= kinds - 1) {
        const auto unit = static_cast<Unit>(__builtin_ctz(kinds));
        int number = unit == Unit::Soldier ? s.soldiers[tile][player] : 1;
        if (unit == kept) --number;
        if (number == 0) continue;
        if (unit == Unit::Soldier)
            takeSoldiers(player, tile, number);
        else
            removeUnit(player, tile, unit);
        log({EventKind::Polluted, player, tile, static_cast<std::uint8_t>(unit), 0,
             static_cast<std::int16_t>(number)});
    }
}

}  // namespace hexa::clockwork
