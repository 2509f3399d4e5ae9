// SPDX-License-Identifier: GPL-3.0-or-later
// The only functions that move pieces, so that discs and presence always add up (SET-02, INV-01 to
// INV-03).
#include "core/systems/clockwork/rules/engine.h"

#include <algorithm>

namespace hexa::clockwork {

void Engine::updatePresence(Player player, TileIndex tile) {
    if (unitKindsAt(s, player, tile) != 0)
        s.units[player] |= bit(tile);
    else
        s.units[player] &= ~bit(tile);
    changed(bit(tile));
}

void Engine::placeSoldiers(Player player, TileIndex tile, int number) {
    s.players[player].pool = static_cast<std::uint8_t>(s.players[player].pool - number);
    s.soldiers[tile][player] = static_cast<std::uint8_t>(s.soldiers[tile][player] + number);
    s.units[player] |= bit(tile);
    changed(bit(tile));
}

void Engine::takeSoldiers(Player player, TileIndex tile, int number) {
    if (number == 0) return;
    s.soldiers[tile][player] = static_cast<std::uint8_t>(s.soldiers[tile][player] - number);
    s.players[player].reserve = static_cast<std::uint8_t>(s.players[player].reserve + number);
    updatePresence(player, tile);
}

void Engine::removeUnit(Player player, TileIndex tile, Unit unit) {
    switch (unit) {
    case Unit::Soldier:
        takeSoldiers(player, tile, 1);
        break;
    case Unit::Unique:
        s.players[player].unique[uniqueAt(s, player, tile)] = place::gone;
        break;
    case Unit::Guardian:
        s.generalAt[static_cast<int>(General::Guardian)] = place::gone;
        break;
    case Unit::Steamtank:
        s.generalAt[static_cast<int>(General::Steamtank)] = place::gone;
        break;
    }
    updatePresence(player, tile);
    if (s.stage == Stage::Attrition)
        log({EventKind::OutOfSupply, player, tile, static_cast<std::uint8_t>(unit), 0, 1});
}

void Engine::kill(Player player, TileIndex tile, Unit unit, int number, Player by) {
    if (number == 0) return;
    if (unit == Unit::Soldier)
        takeSoldiers(player, tile, number);
    else
        removeUnit(player, tile, unit);
    log({EventKind::Killed, player, tile, static_cast<std::uint8_t>(unit), by,
         static_cast<std::int16_t>(number)});
}

void Engine::killAll(Player player, TileIndex tile, Player by, UnitFilter filter) {
    kill(player, tile, Unit::Soldier, s.soldiers[tile][player], by);
    if (filter == UnitFilter::Soldiers) return;
    for (unsigned kinds = unitKindsAt(s, player, tile); kinds != 0; kinds &= kinds - 1)
        kill(player, tile, static_cast<Unit>(__builtin_ctz(kinds)), 1, by);
}

void Engine::moveUnit(Player player, TileIndex from, TileIndex to, Unit unit, int number) {
    switch (unit) {
    case Unit::Soldier:
        s.soldiers[from][player] = static_cast<std::uint8_t>(s.soldiers[from][player] - number);
        s.soldiers[to][player] = static_cast<std::uint8_t>(s.soldiers[to][player] + number);
        break;
    case Unit::Unique:
        s.players[player].unique[uniqueAt(s, player, from)] = to;
        break;
    case Unit::Guardian:
        s.generalAt[static_cast<int>(General::Guardian)] = to;
        break;
    case Unit::Steamtank:
        s.generalAt[static_cast<int>(General::Steamtank)] = to;
        break;
    }
    updatePresence(player, from);
    updatePresence(player, to);
    log({EventKind::Moved, player, to, from, static_cast<std::uint8_t>(unit),
         static_cast<std::int16_t>(number)});
}

void Engine::placeGeneral(General general, TileIndex tile) {
    const auto index = static_cast<std::size_t>(general);
    s.generalAt[index] = tile;
    updatePresence(s.generalOwner[index], tile);
    const Unit unit = general == General::Guardian ? Unit::Guardian : Unit::Steamtank;
    log({EventKind::Deployed, s.generalOwner[index], tile, static_cast<std::uint8_t>(unit), 0, 1});
}

int Engine::recruit(Player player, int number) {
    PlayerState& own = s.players[player];
    const int gained = std::min<int>(number, own.reserve);  // REC-02
    own.reserve = static_cast<std::uint8_t>(own.reserve - gained);
    own.pool = static_cast<std::uint8_t>(own.pool + gained);
    if (gained > 0) log({EventKind::WorkersGained, player, noTile, 0, 0, static_cast<std::int16_t>(gained)});
    return gained;
}

void Engine::gain(Player player, Discipline discipline, int amount, Seen seen) {
    auto& points = s.players[player].ip[static_cast<int>(discipline)];
    points = static_cast<std::uint16_t>(points + amount);
    if (mLog != nullptr && amount != 0)
        log({EventKind::PointsGained, player, noTile, static_cast<std::uint8_t>(discipline),
             static_cast<std::uint8_t>(seen), static_cast<std::int16_t>(amount)});
}

void Engine::score(Player player, int points, ScoreSource source, TileIndex tile) {
    if (points == 0) return;
    PlayerState& own = s.players[player];
    own.vp = static_cast<std::int16_t>(std::max(0, own.vp + points));
    log({EventKind::Scored, player, tile, static_cast<std::uint8_t>(source), 0,
         static_cast<std::int16_t>(points)});
}

void Engine::activate(Player player, int card, TileIndex tile) {
    s.active |= std::uint32_t{1} << card;
    s.activeAt[card] = tile;
    auto& owners = s.activeOwner[card / 4];
    const int shift = card % 4 * 2;
    owners = static_cast<std::uint8_t>((owners & ~(3 << shift)) | player << shift);
}

void Engine::refreshOwners() {
    // A strengthening Discovery may decide which of two allies controls another one's territory:
    // repeated until nothing changes, once for each token at most.
    for (int round = 0; round < decks && mMoved != 0; ++round) {
        TileMask moved = 0;
        for (unsigned rest = s.fieldTokens; rest != 0; rest &= rest - 1) {
            const int slot = __builtin_ctz(rest);
            const std::uint8_t tile = s.tokenAt[slot];
            if ((mMoved >> tile & 1) == 0) continue;
            const Control& control = controlled();
            if ((control.contested & bit(tile)) != 0) continue;
            const Player owner = control.at(tile);  // DIS-06: none without units
            if (owner == tokenOwner(s, slot)) continue;
            setTokenOwner(s, slot, owner);
            log({EventKind::TokenOwner, owner, tile, static_cast<std::uint8_t>(slot), 0, 0});
            if (g.alliances()) moved = ~TileMask{0};
            mKnown = false;
        }
        mMoved = moved;
    }
    mMoved = 0;
}

}  // namespace hexa::clockwork
