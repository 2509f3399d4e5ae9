// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/generate.h"
#include "core/systems/claymore/generate/styles.h"

#include <cstdint>

namespace hexa::claymore {

/// Raised when the same request may give another battlefield.
inline constexpr int generatorVersion = 2;  // 1: palisades might stand half off the mat

/// Ids of what can be counted (CS-006): "tower", "ford", "palisade", "marsh", "hedge", in the order
/// in which they are drawn.
std::vector<CountablePart> countableParts();

/// A battlefield, and how chance made it, piece by piece.
struct DrawnBattlefield {
    Scenario scenario;
    std::vector<DrawStep> log;
};

/// Returns a battlefield of a style on a map: what is locked stays, other terrain pieces and hedges
/// make room, regiments and zones stay where they are. `wishes`: how many of a part, in the place
/// of what the style takes. Fails with "claymore.generate.no-room" where nothing legal was found,
/// and with "claymore.generate.parts" where that is because of the wishes.
Result<DrawnBattlefield> drawBattlefield(const Scenario& base, const Catalog& catalog, const Style& style,
                                         const std::vector<PartWish>& wishes, std::uint64_t seed);
/// Makes a battlefield without wishes and log.
Result<Scenario> makeBattlefield(const Scenario& base, const Catalog& catalog, const Style& style,
                                 std::uint64_t seed);

/// Returns the requested battlefields, the most even first (those of the rulebook's style
/// unsorted).
Result<std::vector<Candidate>> makeBattlefields(const GenerateRequest& request, const Catalog& catalog);

/// Returns the unevenness of a map for its two sides (balance/measures.h). If the map leaves the
/// sides to the players, it is that of both pairs of opposite sides together.
double unevennessOf(const Scenario& scenario, const Catalog& catalog);

/// Part of the terrain pieces and hedges of two maps that only one of them has: 0 to 1.
double differenceOf(const Scenario& one, const Scenario& other);

}  // namespace hexa::claymore
