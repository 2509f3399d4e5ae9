// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/play/series.h"

namespace hexa {
struct Scenario;
}  // namespace hexa

namespace hexa::claymore {

/// Returns PlayFunctions::series. Armies change places from game to game, which separates the
/// effect of the map from that of the armies (CS-B1). A map that declares the shares of its wins
/// (core/engine/judge/targets.h) is a battle of its own, in which each army keeps its place.
Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const Catalog& catalog,
                                                 const SeriesSetup& setup);

}  // namespace hexa::claymore
