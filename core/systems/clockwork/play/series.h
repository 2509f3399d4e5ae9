// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/learning.h"
#include "core/engine/play/series.h"

#include <memory>

namespace hexa {
struct Scenario;
}  // namespace hexa

namespace hexa::clockwork {

/// Returns one map for many games by bots. Fails as PlayFunctions::start does.
/// `learned`, `searching`: as LearnFunctions::series.
Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const Catalog& catalog,
                                                 const SeriesSetup& setup,
                                                 const std::vector<LearnValues>& learned = {},
                                                 bool searching = false);

}  // namespace hexa::clockwork
