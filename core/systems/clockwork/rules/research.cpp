// SPDX-License-Identifier: GPL-3.0-or-later
// Research phase: Study (STU), Discovery (DIS), Activation (ACT), and what Generals cost (GNL-01).
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {

void Engine::study() {
    const Control control = controlOf(g, s);
    for (int i = 0; i < g.players(); ++i) {
        const Player player = g.inOrder(s.firstPlayer, i);
        for (int d = 0; d < disciplineCount; ++d) {
            const TileMask studied = control.of[player] & g.map().studied(static_cast<Discipline>(d));
            int points = __builtin_popcountll(studied);
            // STU-03, ALL-14: every Engineer there adds one for whoever controls the place.
            for (Player owner = 0; owner < g.players(); ++owner) {
                if (g.uniqueKind(owner) != UniqueKind::Engineer) continue;
                for (const std::uint8_t where : s.players[owner].unique)
                    if (onMap(where) && (studied & bit(where)) != 0) ++points;
            }
            gain(player, static_cast<Discipline>(d), points);
        }
    }
    s.effectUnit = 0;
    go(Stage::Sacrifice);
}

/// Goes round the players, each through the disciplines (effectUnit counts them); nothing shows before all are done.
void Engine::sacrifices() {
    for (; s.cursor < g.players(); ++s.cursor) {
        const Player player = current();
        const PlayerState& own = s.players[player];
        if (own.pool == 0) continue;
        if (s.effectUnit < disciplineCount) {
            const int discipline = s.effectUnit++;
            const int left = own.pool - own.sacrifice[0] - own.sacrifice[1] - own.sacrifice[2];
            return askInSecret(DecisionKind::Sacrifice, player, (std::uint64_t{2} << left) - 1, false,
                               discipline);
        }
        s.effectUnit = 0;
    }
    for (Player player = 0; player < g.players(); ++player) {
        PlayerState& own = s.players[player];
        for (int d = 0; d < disciplineCount; ++d) {
            own.pool = static_cast<std::uint8_t>(own.pool - own.sacrifice[d]);
            own.reserve = static_cast<std::uint8_t>(own.reserve + own.sacrifice[d]);
            gain(player, static_cast<Discipline>(d), own.sacrifice[d]);
            own.sacrifice[d] = 0;
        }
    }
    go(Stage::Discovery);
}

TileMask Engine::tokenPlaces(Player player, int slot) const {
    TileMask places = bit(g.map().capital[player]);
    const TileMask studied = g.map().studied(disciplineOfSlot(slot));
    if ((studied & s.units[player]) != 0) places |= studied & controlOf(g, s).of[player];
    for (const std::uint8_t taken : s.tokenAt)
        if (onMap(taken)) places &= ~bit(taken);
    return places;
}

bool Engine::canBuy(Player player, int item) const {
    const PlayerState& own = s.players[player];
    if (item >= decks) {
        const int general = item - decks;
        if (s.generalAt[general] != place::available) return false;
        for (int d = 0; d < disciplineCount; ++d)
            if (own.ip[d] < generalCost[general][d]) return false;
        return true;
    }
    return s.tokenAt[item] == place::available && ageOfSlot(item) <= g.ageOf(s.turn) &&
           own.ip[static_cast<int>(disciplineOfSlot(item))] >= g.cost(item) && tokenPlaces(player, item) != 0;
}

void Engine::discovery() {
    if (s.passed == (1U << g.players()) - 1) return go(Stage::Activation);
    const Player player = researcher(s.cursor);
    if ((s.passed >> player & 1) != 0) return nextBuyer();
    std::uint64_t options = 0;
    for (int item = 0; item < decks + generalCount; ++item)
        if (canBuy(player, item)) options |= std::uint64_t{1} << item;
    askInSecret(DecisionKind::Buy, player, options, true);
}

void Engine::nextBuyer() { s.cursor = static_cast<std::uint8_t>((s.cursor + 1) % g.players()); }

void Engine::buy(Player player, Choice choice) {
    if (choice == passChoice) {
        s.passed = static_cast<std::uint8_t>(s.passed | 1U << player);
        return nextBuyer();
    }
    log({EventKind::Bought, player, noTile, choice, 0, 0});
    if (choice < decks) {
        gain(player, disciplineOfSlot(choice), -g.cost(choice));
        return ask(DecisionKind::PlaceToken, player, tokenPlaces(player, choice), false, choice);
    }
    const auto general = static_cast<General>(choice - decks);
    const auto index = static_cast<std::size_t>(general);
    for (int d = 0; d < disciplineCount; ++d)
        gain(player, static_cast<Discipline>(d), -generalCost[index][d]);
    s.generalOwner[index] = player;
    s.generalAt[index] = place::inHand;
    if (general != General::Steamtank) return nextBuyer();
    const TileMask citadels = g.map().ofKind[indexOf(tile::citadel)] & controlOf(g, s).of[player];
    ask(DecisionKind::PlaceSteamtank, player, bit(g.map().capital[player]) | citadels);
}

void Engine::placeToken(Player player, int slot, TileIndex tile) {
    s.tokenAt[slot] = tile;
    s.tokenOwner[slot] = player;
    if (g.alliances()) mMoved = true;  // it may strengthen
    log({EventKind::TokenPlaced, player, tile, static_cast<std::uint8_t>(slot), 0, 0});
    if (s.stage == Stage::Discovery) nextBuyer();
}

void Engine::activation() {
    for (; s.cursor < g.players(); ++s.cursor) {
        const Player player = researcher(s.cursor);
        std::uint64_t options = 0;
        const auto slots = static_cast<std::uint16_t>(g.cardsFor(Timing::Activation) & 0x1ff);
        for (unsigned rest = slots; rest != 0; rest &= rest - 1) {
            const int slot = __builtin_ctz(rest);
            if (usable(player, slot, Timing::Activation)) options |= std::uint64_t{1} << slot;
        }
        if (options != 0) return ask(DecisionKind::Activate, player, options, true);
    }
    go(g.isScoringTurn(s.turn) ? Stage::ScoringCards : Stage::TurnEnd);
}

}  // namespace hexa::clockwork
