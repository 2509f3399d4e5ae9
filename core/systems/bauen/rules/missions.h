// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/terms/gamedata.h"
#include "core/systems/bauen/terms/position.h"

#include <array>
#include <span>
#include <vector>

// Counts and glory of missions (BB-160 to BB-164): the same for a game, for a map in scoring, and
// for typed figures.

namespace hexa::bauen {

/// One figure for each seat.
using Figures = std::array<int, maxPlayers>;

/// Returns one seat's count for a mission. Own areas and pieces are those of the seat's towns;
/// enemy areas are in towns of others, never in neutral regions; knights are counted one by one;
/// stationed troops don't count as being in an area.
int countOf(const Land& land, const GameData& data, const Pieces& pieces, Metric metric, int seat);

/// Returns the counts of all seats.
Figures figuresOf(const Land& land, const GameData& data, const Pieces& pieces, Metric metric, int seats);

/// Returns the places of a figure: distinct areas by rising number. Towns and stationed troops have
/// the areas of their town halls.
std::vector<int> placesOf(const Land& land, const GameData& data, const Pieces& pieces, Metric metric,
                          int seat);

/// Returns the glory of one seat for one mission: the number of other seats with less (BB-160). A
/// tie gives nothing.
int gloryOf(const Figures& figures, int seats, int seat);

/// Mission with its counts.
struct Counted {
    Theme theme = Theme::Basics;
    int holder = none;  ///< Holder of the secret mission; none: a public one, for all (BB-161).
    Figures figures{};
};

/// Glory points, kept apart by theme (BB-161).
struct Glory {
    std::array<std::array<int, themeCount>, maxPlayers> of{};  ///< By seat.
    int total(int seat) const;
    friend bool operator==(const Glory&, const Glory&) = default;
};

Glory gloryOf(std::span<const Counted> missions, int seats);

/// Seats with the most glory, one bit each (BB-163); several share a victory (BB-164).
unsigned winnersOf(const Glory& glory, int seats);

}  // namespace hexa::bauen
