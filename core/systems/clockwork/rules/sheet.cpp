// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/sheet.h"

namespace hexa::clockwork {
namespace {

/// True if the sheet places a unit in a territory on the march to `target` (DEP-05).
bool hasBetween(const Game& game, const DeployTargets& targets, const Sheet& sheet, TileIndex target) {
    TileMask ways = game.map().neighbours[target] & targets.between;
    if (!game.options().allyMarchNeedsUnit && (ways & targets.allyBetween) != 0) return true;
    return (ways & sheet.touched()) != 0;
}

/// Checks DEP-04, DEP-05, DEP-09 for one territory.
Refusal checkPlace(const Game& game, const DeployTargets& targets, const Sheet& sheet, TileIndex tile) {
    if ((targets.never & bit(tile)) != 0) {
        const bool capital = (game.map().capitals & bit(tile)) != 0;
        return {capital ? Refused::EnemyCapital : Refused::EnemyGuardian, tile};
    }
    if ((targets.direct & bit(tile)) != 0) return {};
    if ((targets.march & bit(tile)) == 0) return {Refused::NotDeployable, tile};
    return hasBetween(game, targets, sheet, tile) ? Refusal{} : Refusal{Refused::NoUnitBetween, tile};
}

/// Returns the rules of each kind of Unique Unit (UNI-04 to UNI-08).
Refusal checkUnique(const Game& game, const State& state, Player player, const DeployTargets& targets,
                    const Sheet& sheet, int slot) {
    const std::uint8_t to = sheet.unique[slot];
    if (to == place::available) return {};
    const PlayerState& own = state.players[player];
    const UniqueKind kind = game.uniqueKind(player);
    const std::uint8_t from = own.unique[slot];
    if (from == place::gone) return {Refused::UniqueNotThere, noTile};
    if (kind == UniqueKind::Operative) {
        if (to == place::atCourt) return {};
        if (!onMap(to) || to >= game.map().tiles) return {Refused::NoSuchTile, noTile};
        if ((targets.never & bit(to)) == 0) return {};
        return {(game.map().capitals & bit(to)) != 0 ? Refused::EnemyCapital : Refused::EnemyGuardian, to};
    }
    if (from != place::available || to == place::atCourt) return {Refused::OnlyOperative, noTile};
    if (!onMap(to) || to >= game.map().tiles) return {Refused::NoSuchTile, noTile};
    if (kind == UniqueKind::Engineer) {
        if ((game.map().research() & bit(to)) == 0) return {Refused::EngineerPlace, to};
        if (uniqueAt(state, player, to) >= 0) return {Refused::EngineerTwice, to};
    }
    if (kind == UniqueKind::Crasher && (targets.crasher & bit(to)) == 0) return {Refused::CrasherPlace, to};
    return checkPlace(game, targets, sheet, to);
}

/// Returns enemy-controlled territories that the Steamtank of the player's side has just contested
/// (R-UNI-08c). Nothing else contests a territory before the orders are written.
TileMask contestedBySteamtank(const Game& game, const State& state, const Control& control, Player player) {
    const auto steamtank = static_cast<std::size_t>(General::Steamtank);
    const std::uint8_t where = state.generalAt[steamtank];
    if (!onMap(where) || game.enemies(player, state.generalOwner[steamtank])) return 0;
    return control.contested & bit(where);
}

}  // namespace

DeployTargets deployTargets(const Game& game, const State& state, const Control& control, Player player) {
    const GameMap& map = game.map();
    DeployTargets targets;
    targets.never = forbidden(game, state, player);
    const TileMask reach = map.around(control.of[player]);
    targets.direct = (control.of[player] | reach) & ~targets.never;
    targets.between = reach & ~occupied(state) & ~map.capitals;
    if (game.alliances()) {
        targets.allyBetween = reach & control.of[game.ally(player)];
        if (game.options().capitalsStopMarches) targets.allyBetween &= ~map.capitals;
        targets.between |= targets.allyBetween;
    }
    targets.march = map.around(targets.between) & ~targets.direct & ~targets.never;
    if (game.uniqueKind(player) == UniqueKind::Crasher)
        for (Player other = 0; other < game.players(); ++other)
            if (game.enemies(player, other)) targets.crasher |= control.of[other];
    targets.crasher |= contestedBySteamtank(game, state, control, player);
    targets.crasher &= map.ofKind[indexOf(tile::citadel)] | map.ofKind[indexOf(tile::village)];
    return targets;
}

Refusal checkSheet(const Game& game, const State& state, const Control& control, Player player,
                   const Sheet& sheet) {
    const DeployTargets targets = deployTargets(game, state, control, player);
    if ((sheet.used & ~game.map().all()) != 0) return {Refused::NoSuchTile, noTile};
    if (sheet.total() > state.players[player].pool) return {Refused::TooManyWorkers, noTile};
    for (TileMask rest = sheet.used; rest != 0; rest &= rest - 1) {
        const auto tile = static_cast<TileIndex>(__builtin_ctzll(rest));
        if (const Refusal refusal = checkPlace(game, targets, sheet, tile)) return refusal;
    }
    for (int slot = 0; slot < 2; ++slot)
        if (const Refusal refusal = checkUnique(game, state, player, targets, sheet, slot)) return refusal;
    if (sheet.unique[0] != place::available && sheet.unique[1] != place::available)
        return {Refused::OneUniqueATurn, noTile};
    return {};
}

Sheet sampleSheet(const Game& game, const State& state, const Control& control, Player player, Rng& rng) {
    const DeployTargets targets = deployTargets(game, state, control, player);
    const PlayerState& own = state.players[player];
    Sheet sheet;
    TileMask open = targets.direct;
    const auto touch = [&](TileIndex tile) {
        const TileMask way = -(targets.between >> tile & 1);  // all bits or none
        open |= way & game.map().neighbours[tile] & targets.march;
    };
    if (!game.options().allyMarchNeedsUnit) open |= game.map().around(targets.allyBetween) & targets.march;
    // The own Capital needs no units (DEP-12).
    open &= ~bit(game.map().capital[player]);
    for (int slot = 0; slot < 2; ++slot) {
        const UniqueKind kind = game.uniqueKind(player);
        const bool free = own.unique[slot] == place::available;
        if (!free && (kind != UniqueKind::Operative || own.unique[slot] == place::gone)) continue;
        TileMask places = open;
        if (kind == UniqueKind::Operative) {
            places = game.map().all() & ~targets.never;
            // Stays or goes to the Court now and then.
            const std::uint32_t wish = rng.below(4);
            if (wish == 0) sheet.unique[slot] = place::atCourt;
            if (wish <= 1) break;
        }
        if (kind == UniqueKind::Engineer) {
            places &= game.map().research();
            for (const std::uint8_t where : own.unique)
                if (onMap(where)) places &= ~bit(where);
        }
        if (kind == UniqueKind::Crasher) places &= targets.crasher;
        const auto count = static_cast<std::uint32_t>(__builtin_popcountll(places));
        if (count == 0) continue;
        const std::uint32_t pick = rng.below(count + 1);
        if (pick == count) continue;
        sheet.unique[slot] = static_cast<std::uint8_t>(nthBit(places, static_cast<int>(pick)));
        touch(sheet.unique[slot]);
        break;  // one a turn
    }
    for (int worker = 0; worker < own.pool; ++worker) {
        const auto count = static_cast<std::uint32_t>(__builtin_popcountll(open));
        const std::uint32_t pick = rng.below(count + 2);  // also: the Court, or stay
        if (pick >= count) {
            if (pick == count) ++sheet.court;
            continue;
        }
        const auto tile = static_cast<TileIndex>(nthBit(open, static_cast<int>(pick)));
        sheet.add(tile);
        touch(tile);
    }
    return sheet;
}

LineResult resultOf(const Game& game, const State& revealed, Player player, TileIndex tile) {
    if (!onMap(tile)) return LineResult::AtCourt;
    const Control control = controlOf(game, revealed);
    if ((control.of[player] & bit(tile)) != 0) return LineResult::Controlled;
    return (control.contested & bit(tile)) != 0 ? LineResult::Contested : LineResult::AllyControls;
}

}  // namespace hexa::clockwork
