// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/series.h"
#include "core/systems/bauen/terms/gameset.h"

#include <memory>

namespace hexa {
struct Scenario;
}  // namespace hexa

namespace hexa::bauen {

/// PlayFunctions::series. On an empty board nobody has a place of his own, so that places in the
/// order are judged (BB-B9): the first one begins, and so places last (BB-069). A map with towns on
/// it is judged by seats.
Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const GameSet& set,
                                                 const SeriesSetup& setup);

}  // namespace hexa::bauen
