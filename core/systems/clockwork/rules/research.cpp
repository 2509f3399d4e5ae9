// SPDX-License-Identifier: GPL-3.0-or-later
// Research phase: Study (STU), Discovery (DIS), Activation (ACT), and prices of Generals (GNL-01).
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {

void Engine::study() {
    const Control& control = controlled();
    TileMask engineers = 0;  // there is only one race with them, and never two on one territory (UNI-07)
    for (Player owner = 0; owner < g.players(); ++owner) {
        if (g.uniqueKind(owner) != UniqueKind::Engineer) continue;
        for (const std::uint8_t where : s.players[owner].unique)
            if (onMap(where)) engineers |= bit(where);
    }
    for (int i = 0; i < g.players(); ++i) {
        const Player player = g.inOrder(s.firstPlayer, i);
        for (int d = 0; d < disciplineCount; ++d) {
            const TileMask studied = control.of[player] & g.map().studied(static_cast<Discipline>(d));
            // STU-03, ALL-14: every Engineer there adds one for the player in control of the place.
            // It is visible on the map to all.
            gain(player, static_cast<Discipline>(d),
                 __builtin_popcountll(studied) + __builtin_popcountll(studied & engineers), Seen::ByAll);
        }
    }
    s.effectUnit = 0;
    go(Stage::Sacrifice);
}

/// Asks the players one after the other, each through the disciplines (effectUnit counts them); all
/// stay hidden until the last is done.
void Engine::sacrifices() {
    for (; s.cursor < g.players(); ++s.cursor) {
        const Player player = current();
        const PlayerState& own = s.players[player];
        if (own.pool == 0) continue;
        if (s.effectUnit < disciplineCount) {
            const int discipline = s.effectUnit++;
            const int left = own.pool - own.sacrifice[0] - own.sacrifice[1] - own.sacrifice[2];
            return askInSecret(DecisionKind::Sacrifice, player, (std::uint64_t{2} << left) - 1,
                               Pass::Forbidden, discipline);
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

TileMask Engine::tokens() const {
    TileMask tiles = 0;
    for (const std::uint8_t where : s.tokenAt) tiles |= TileMask{onMap(where)} << (where & 63);
    return tiles;
}

TileMask Engine::tokenPlaces(Player player, int slot) const {
    const TileMask free = ~tokens();
    TileMask places = g.capitalBit(player) & free;
    const TileMask studied = g.map().studied(disciplineOfSlot(slot)) & s.units[player] & free;
    if (studied != 0) places |= studied & controlled().of[player];
    return places;
}

/// Returns the purchases that a player can afford now: slots, then Generals from bit 9.
unsigned Engine::buyable(Player player) const {
    const PlayerState& own = s.players[player];
    // Without branches, since the results of the comparisons are practically random.
    unsigned paid = 0;
    for (int slot = 0; slot < decks; ++slot)
        paid |= (own.ip[slot / ageCount] >= g.cost(slot) ? 1U : 0U) << slot;
    for (int general = 0; general < generalCount; ++general) {
        unsigned enough = 1;
        for (int d = 0; d < disciplineCount; ++d) enough &= own.ip[d] >= generalCost[general][d] ? 1U : 0U;
        paid |= enough << (decks + general);
    }
    unsigned items = paid & s.offer & g.sold(s.turn);
    if ((g.capitalBit(player) & ~tokens()) != 0) return items;  // every token has a place there
    for (unsigned rest = items & 0x1ff; rest != 0; rest &= rest - 1)
        if (tokenPlaces(player, __builtin_ctz(rest)) == 0) items &= ~(rest & -rest);
    return items;
}

void Engine::discovery() {
    if (s.passed == (1U << g.players()) - 1) return go(Stage::Activation);
    const Player player = researcher(s.cursor);
    if ((s.passed >> player & 1) != 0) return nextBuyer();
    askInSecret(DecisionKind::Buy, player, buyable(player), Pass::Allowed);
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
        return ask(DecisionKind::PlaceToken, player, tokenPlaces(player, choice), Pass::Forbidden, choice);
    }
    const auto general = static_cast<General>(choice - decks);
    const auto index = static_cast<std::size_t>(general);
    for (int d = 0; d < disciplineCount; ++d)
        gain(player, static_cast<Discipline>(d), -generalCost[index][d]);
    s.generalOwner[index] = player;
    s.offer = static_cast<std::uint16_t>(s.offer & ~(1U << choice));
    s.generalAt[index] = place::inHand;
    if (general != General::Steamtank) return nextBuyer();
    const TileMask citadels = g.map().ofKind[indexOf(tile::citadel)] & controlled().of[player];
    ask(DecisionKind::PlaceSteamtank, player, bit(g.map().capital[player]) | citadels);
}

void Engine::placeToken(Player player, int slot, TileIndex tile) {
    s.tokenAt[slot] = tile;
    setTokenOwner(s, slot, player);
    s.offer = static_cast<std::uint16_t>(s.offer & ~(1U << slot));
    if ((g.map().capitals & bit(tile)) == 0)
        s.fieldTokens = static_cast<std::uint16_t>(s.fieldTokens | 1U << slot);
    if (g.alliances()) changed();  // it may strengthen
    log({EventKind::TokenPlaced, player, tile, static_cast<std::uint8_t>(slot), 0, 0});
    if (s.stage == Stage::Discovery) nextBuyer();
}

void Engine::activation() {
    for (; s.cursor < g.players(); ++s.cursor) {
        const Player player = researcher(s.cursor);
        std::uint64_t options = 0;
        const std::uint32_t slots =
            g.cardsFor(Timing::Activation) & s.owned[player] & ~std::uint32_t{s.used[player]};
        for (unsigned rest = slots; rest != 0; rest &= rest - 1) {
            const int slot = __builtin_ctz(rest);
            if (usable(player, slot, Timing::Activation)) options |= std::uint64_t{1} << slot;
        }
        if (options != 0) return ask(DecisionKind::Activate, player, options, Pass::Allowed);
    }
    go(g.isScoringTurn(s.turn) ? Stage::ScoringCards : Stage::TurnEnd);
}

}  // namespace hexa::clockwork
