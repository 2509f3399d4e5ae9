// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/invariants.h"

namespace hexa::clockwork {
namespace {

using Found = std::optional<Violation>;

Found discs(const Game& game, const State& state) {
    for (Player player = 0; player < game.players(); ++player) {
        const PlayerState& own = state.players[player];
        int sum = own.reserve + own.pool + own.spies;
        for (TileIndex tile = 0; tile < maxTiles; ++tile) {
            const int soldiers = state.soldiers[tile][player];
            if (soldiers > 30) return Violation{"INV-02", "a negative number of Soldiers", player, tile};
            if (soldiers > 0 && tile >= game.map().tiles)
                return Violation{"INV-03", "units off the map", player, tile};
            sum += soldiers;
        }
        if (sum != 30) return Violation{"INV-01", "the discs are not 30", player, noTile};
        if (own.reserve > 30 || own.pool > 30 || own.spies > 30 || own.vp < 0)
            return Violation{"INV-02", "a negative counter", player, noTile};
        for (const auto points : own.ip)
            if (points > 2000) return Violation{"INV-02", "negative influence", player, noTile};
        if (own.sacrifice[0] + own.sacrifice[1] + own.sacrifice[2] > own.pool)
            return Violation{"INV-02", "more is sacrificed than there is", player, noTile};
    }
    return std::nullopt;
}

Found pieces(const Game& game, const State& state) {
    for (Player player = 0; player < game.players(); ++player) {
        const PlayerState& own = state.players[player];
        const int count = uniqueCountOf(game.race(player));
        for (int slot = 0; slot < 2; ++slot) {
            const std::uint8_t where = own.unique[slot];
            const bool exists = slot < count;
            if (!exists && where != place::gone)
                return Violation{"INV-03", "a Unique Unit too many", player, noTile};
            if (onMap(where) && where >= game.map().tiles)
                return Violation{"INV-03", "units off the map", player, where};
            if (where == place::atCourt && game.uniqueKind(player) != UniqueKind::Operative)
                return Violation{"INV-03", "only the Operative is a Spy", player, noTile};
        }
        if (onMap(own.unique[0]) && own.unique[0] == own.unique[1])
            return Violation{"INV-03", "two Unique Units of a player on one territory", player,
                             own.unique[0]};
        for (TileIndex tile = 0; tile < game.map().tiles; ++tile)
            if ((state.units[player] >> tile & 1) != (unitKindsAt(state, player, tile) != 0 ? 1U : 0U))
                return Violation{"INV-03", "presence differs from the pieces", player, tile};
    }
    for (int general = 0; general < generalCount; ++general) {
        const std::uint8_t where = state.generalAt[general];
        const bool owned = state.generalOwner[general] != noPlayer;
        if ((state.offer >> (decks + general) & 1) != (where == place::available ? 1U : 0U))
            return Violation{"INV-03", "the offer differs from the Generals", noPlayer, where};
        if ((where == place::available && owned) || ((onMap(where) || where == place::inHand) && !owned))
            return Violation{"INV-03", "a General without an owner", noPlayer, where};
    }
    return std::nullopt;
}

Found territories(const Game& game, const State& state) {
    const Stage stage =
        state.stage == Stage::Effect || state.stage == Stage::DrawCards ? state.after : state.stage;
    for (Player player = 0; player < game.players(); ++player) {
        const TileMask bad = state.units[player] & forbidden(game, state, player);
        if (bad != 0) {
            const auto tile = static_cast<TileIndex>(__builtin_ctzll(bad));
            return Violation{(game.map().capitals & bad) != 0 ? "INV-05" : "GNL-07",
                             "enemies where none may be", player, tile};
        }
    }
    const bool fighting = stage >= Stage::SteamtankMove && stage <= Stage::Battles;
    if (!fighting && controlOf(game, state).contested != 0)
        return Violation{"INV-06", "a contested territory after the Battle stage", noPlayer,
                         static_cast<TileIndex>(__builtin_ctzll(controlOf(game, state).contested))};
    if (stage == Stage::TurnEnd || (stage == Stage::Over && game.isScoringTurn(state.turn)))
        for (Player player = 0; player < game.players(); ++player)
            for (TileIndex tile = 0; tile < game.map().tiles; ++tile)
                if ((game.map().resources() & bit(tile)) != 0 && unitsAt(state, player, tile) > 1 &&
                    (shielded(game, state, player, Shield::Pollution) & bit(tile)) == 0)
                    return Violation{"INV-09", "more than one unit left by pollution", player, tile};
    return std::nullopt;
}

Found tokens(const Game& game, const State& state) {
    TileMask taken = 0;
    const Control control = controlOf(game, state);
    for (int slot = 0; slot < decks; ++slot) {
        const std::uint8_t tile = state.tokenAt[slot];
        const bool field = onMap(tile) && (game.map().capitals & bit(tile)) == 0;
        if ((state.fieldTokens >> slot & 1) != (field ? 1U : 0U) ||
            (state.offer >> slot & 1) != (tile == place::available ? 1U : 0U))
            return Violation{"INV-03", "the masks of Discoveries differ from the tokens", noPlayer, tile};
        if (!onMap(tile)) continue;
        if ((taken & bit(tile)) != 0)
            return Violation{"INV-04", "two tokens on one territory", noPlayer, tile};
        taken |= bit(tile);
        const bool capital = (game.map().capitals & bit(tile)) != 0;
        if (!capital && (game.map().studied(disciplineOfSlot(slot)) & bit(tile)) == 0)
            return Violation{"DIS-04", "a token on the wrong kind of territory", noPlayer, tile};
        const bool frozen = state.stage == Stage::Battles || state.stage == Stage::Attrition;
        const bool contested = (control.contested & bit(tile)) != 0;
        if (!frozen && !contested && !capital && tokenOwner(state, slot) != control.at(tile))
            return Violation{"INV-08", "the owner of a Discovery does not control its territory",
                             tokenOwner(state, slot), tile};
        if (capital && control.at(tile) != tokenOwner(state, slot))
            return Violation{"INV-08", "a Discovery lost in a Capital", tokenOwner(state, slot), tile};
    }
    return std::nullopt;
}

Found espionage(const Game& game, const State& state) {
    unsigned seen = state.discard;
    int count = __builtin_popcount(state.discard) + state.deckSize + __builtin_popcount(state.drawn);
    seen |= state.drawn;
    if (state.resolving != noCard) {
        seen |= 1U << state.resolving;
        ++count;
    }
    for (int i = 0; i < state.deckSize; ++i) seen |= 1U << (state.deck >> 4 * i & 0xf);
    for (Player player = 0; player < game.players(); ++player) {
        seen |= state.hands[player];
        count += __builtin_popcount(state.hands[player]);
    }
    if (!game.options().espionage) {
        if (count != 0 || seen != 0) return Violation{"INV-10", "Espionage cards in a game without them"};
        return std::nullopt;
    }
    if (count != espionageCards || seen != (1U << espionageCards) - 1)
        return Violation{"INV-10", "the Espionage cards are not 15 different ones"};
    return std::nullopt;
}

}  // namespace

std::optional<Violation> findViolation(const Game& game, const State& state) {
    if (state.turn < 1 || state.turn > game.turns()) return Violation{"INV-12", "a turn that is none"};
    if (state.decision.kind == DecisionKind::None) return Violation{"INV-11", "nobody is to decide anything"};
    for (const auto check : {discs, pieces, territories, tokens, espionage})
        if (auto found = check(game, state)) return found;
    return std::nullopt;
}

}  // namespace hexa::clockwork
