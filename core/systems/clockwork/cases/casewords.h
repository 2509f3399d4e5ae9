// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/cards/words.h"
#include "core/systems/clockwork/play/words.h"
#include "core/systems/clockwork/rules/play.h"

#include <optional>
#include <string>

/// Words of case files besides those of order texts (play/words.h). Each list is in the order of
/// its enumerators.
namespace hexa::clockwork::casewords {

using words::List;

inline constexpr List<4> races = {"purebreeds", "troglodytes", "rhinochs", "mongrels"};
inline constexpr List<3> generals = {"leviathan", "guardian", "steamtank"};
inline constexpr List<3> courts = {"rasputin", "pius", "lovelace"};
inline constexpr List<26> stages = {"turn-start",
                                    "spymaster",
                                    "counter-intel",
                                    "draw-cards",
                                    "recruit-guardian",
                                    "recruit-cards",
                                    "recruit",
                                    "deploy-cards",
                                    "steamtank-move",
                                    "call-to-arms",
                                    "deploy",
                                    "reinforce",
                                    "leviathan",
                                    "battles",
                                    "attrition",
                                    "research-cards",
                                    "study",
                                    "sacrifice",
                                    "discovery",
                                    "activation",
                                    "scoring-cards",
                                    "scoring",
                                    "court-bonus",
                                    "pollution",
                                    "turn-end",
                                    "over"};
inline constexpr List<20> events = {"turn-begins",   "action-taken", "workers-gained", "card-drawn",
                                    "card-played",   "deployed",     "moved",          "killed",
                                    "battle-won",    "battle-tied",  "out-of-supply",  "polluted",
                                    "points-gained", "bought",       "token-placed",   "token-owner",
                                    "card-used",     "scored",       "court-bonus",    "game-over"};
/// Results of a sheet's line.
inline constexpr List<4> results = {"controlled", "contested", "ally-controls", "at-court"};
/// Places of a Unique Unit or General outside of territories.
inline constexpr List<4> places = {"available", "court", "hand", "gone"};
inline constexpr std::array<std::uint8_t, 4> placeNumbers = {place::available, place::atCourt, place::inHand,
                                                             place::gone};

template <class List>
std::optional<std::size_t> placeOf(const List& list, std::string_view word) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i] == word) return i;
    return std::nullopt;
}

std::optional<int> number(std::string_view word);

/// Returns a slot of the grid: "science/early".
std::optional<int> slot(std::string_view word);
std::string slotName(int slot);

/// Units of one player on a territory: "3", "2+hunter", "guardian", "-".
struct Units {
    int soldiers = 0;
    bool unique = false;
    bool guardian = false;
    bool steamtank = false;
    friend bool operator==(const Units&, const Units&) = default;
};
std::optional<Units> units(const Game& game, Player owner, std::string_view word);
Units unitsOn(const State& state, Player owner, TileIndex tile);
std::string text(const Game& game, Player owner, const Units& units);

/// Returns a territory or one of `places`, as the rules number it.
std::optional<std::uint8_t> where(const Game& game, std::string_view word);
std::string whereName(const Game& game, std::uint8_t where);

/// Returns an Espionage card by its id: 0 to 14.
std::optional<int> espionage(const Game& game, std::string_view word);

}  // namespace hexa::clockwork::casewords
