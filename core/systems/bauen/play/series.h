// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/series.h"
#include "core/systems/bauen/terms/gameset.h"

#include <memory>

namespace hexa {
struct Scenario;
}  // namespace hexa

namespace hexa::bauen {

/// Returns PlayFunctions::series. On an empty board players have no places of their own, so places
/// in the order are judged (BB-B9): the first player begins, and so places last (BB-069). A map
/// with towns is judged by seats.
Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const GameSet& set,
                                                 const SeriesSetup& setup);

}  // namespace hexa::bauen
