// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/words.h"

#include "core/play/lines.h"
#include "core/systems/clockwork/cards/words.h"
#include "core/systems/clockwork/rules/state.h"

#include <algorithm>
#include <array>

namespace hexa::clockwork::word {
namespace {

constexpr std::array<std::string_view, spyActionCount> spyActions{
    "conscription", "gambit", "rd", "counter-intel", "technophilia", "tactical-ops"};
constexpr std::array<std::string_view, generalCount> generals{"leviathan", "guardian", "steamtank"};
constexpr std::array<std::string_view, 4> uniques{"operative", "engineer", "crasher", "hunter"};
/// Orders in the place of a card.
constexpr std::array<std::string_view, 2> others{pass, "citadel"};

template <class List>
bool has(const List& list, std::string_view text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// Keywords begin with a small letter, and the rest has a meaning in sheets.
bool plain(std::string_view id) {
    return !id.empty() && !(id.front() >= 'a' && id.front() <= 'z') &&
           id.find_first_of("#=@") == std::string_view::npos;
}

}  // namespace

std::string player(Player player) { return play::playerWord(player); }

std::string tile(const GameMap& map, TileIndex tile) {
    if (tile < map.tiles && plain(map.id[tile])) return map.id[tile];
    return std::string("#").append(std::to_string(tile));
}

std::string card(const Game& game, int card) {
    const std::string& id = game.card(card).id;
    return has(generals, id) || has(uniques, id) || has(others, id) ? "card:" + id : id;
}

std::string_view spyAction(SpyAction action) { return spyActions[static_cast<std::size_t>(action)]; }
std::string_view discipline(Discipline discipline) { return words::of(words::disciplines, discipline); }
std::string_view general(General general) { return generals[static_cast<std::size_t>(general)]; }
std::string_view unique(UniqueKind kind) { return uniques[static_cast<std::size_t>(kind)]; }

std::string_view unit(const Game& game, Player owner, Unit unit) {
    switch (unit) {
    case Unit::Soldier:
        break;
    case Unit::Unique:
        return unique(game.uniqueKind(owner));
    case Unit::Guardian:
        return general(General::Guardian);
    case Unit::Steamtank:
        return general(General::Steamtank);
    }
    return "soldier";
}

Player readPlayer(const Game& game, std::string_view text) {
    for (Player seat = 0; seat < game.players(); ++seat)
        if (text == player(seat)) return seat;
    return noPlayer;
}

TileIndex readTile(const GameMap& map, std::string_view text) {
    for (TileIndex at = 0; at < map.tiles; ++at)
        if (text == tile(map, at)) return at;
    return noTile;
}

}  // namespace hexa::clockwork::word
