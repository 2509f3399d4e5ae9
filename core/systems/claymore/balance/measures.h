// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/battlefield.h"

#include <array>
#include <optional>
#include <vector>

namespace hexa::claymore {

/// Start hexes of the two sides of a battle, the first army's first, without inaccessible hexes.
using Starts = std::array<std::vector<HexIndex>, armyCount>;

/// Returns the start hexes of the armies: their zones, or the places of their regiments. None if
/// the map leaves that to the players.
std::optional<Starts> startsOf(const Scenario& scenario, const Catalog& catalog, const Battlefield& field);
/// Returns two opposite sides of the mat (CS-032).
Starts startsAt(const Battlefield& field, MatSide first);

/// Measures CS-B2 to CS-B7 of a battlefield, for two sides that differ only in their start hexes.
struct Measures {
    struct Side {
        /// CS-B2: steps to the nearest tower; none: no tower or no way.
        std::optional<int> towerWay;
        double contactWay = 0;  ///< CS-B3: mean steps to the other side's start.
        int crossings = 0;      ///< CS-B4: bridges and fords at most four steps away.
        int cover = 0;          ///< CS-B5: palisades that it reaches first.
        double howitzerField =
            0;  ///< CS-B6: part of the other side's start within five hexes after one step.
    };
    std::array<Side, armyCount> sides;
    int separateWays = 0;  ///< CS-B3: ways between the sides that share no hex, at most `mostWays`.
    double open = 0;       ///< CS-B7: part of the hexes that can be entered.
};
inline constexpr int mostWays = 9;

Measures measure(const Battlefield& field, const Starts& starts);

/// Returns the unevenness of a battlefield for its two sides: the differences of CS-B2, B4, B5 and
/// of the ways to contact, and the violations of the limits of CS-B3 and B7. 0: equal in all of
/// that.
double unevenness(const Measures& measures);

}  // namespace hexa::claymore
