// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/generate/generate.h"
#include "core/systems/claymore/generate/styles.h"

#include <cstdint>

namespace hexa::claymore {

/// Raised when the same request may give another battlefield.
inline constexpr int generatorVersion = 2;  // 1: palisades might stand half off the mat

/// Returns the countable parts (CS-006): "tower", "ford", "palisade", "marsh", "hedge", in the
/// order of drawing.
std::vector<CountablePart> countableParts();

/// A battlefield, and how chance made it, piece by piece.
struct DrawnBattlefield {
    Scenario scenario;
    std::vector<DrawStep> log;
};

/// Returns a battlefield of a style on a map: locked parts stay, other terrain pieces and hedges
/// are replaced, regiments and zones stay in place. `wishes`: numbers of parts that replace the
/// style's. Fails with "claymore.generate.no-room" if no legal one was found, and with
/// "claymore.generate.parts" if the wishes are the cause.
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

/// Returns the part of two maps' terrain pieces and hedges that only one of them has: 0 to 1.
double differenceOf(const Scenario& one, const Scenario& other);

}  // namespace hexa::claymore
