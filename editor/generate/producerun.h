// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"
#include "editor/jobs/snapshotjob.h"

#include <optional>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// State of a production, or its result.
struct ProduceState {
    bool running = true;
    generate::ProduceProgress::Stage stage = generate::ProduceProgress::Stage::Searching;
    double part = 0;  ///< 0 to 1, of the whole run.
    std::int64_t games = 0;
    std::vector<generate::Produced> maps;  ///< The best so far; at the end all.
    bool cancelled = false;
    /// Reason why no map is fair, if kept tiles are to blame.
    std::optional<generate::KeptLimit> keptLimit;
    std::optional<Error> error;  ///< Why there are no maps.
};

using ProduceJob = SnapshotJob<ProduceState>;

/// Returns the work per second of an ended run (generate::workOf()). It estimates the time of other
/// runs. Returns none for a run that was short, played no games, or searched for kept tiles in the
/// way: that work isn't counted. `request` is that of the run.
std::optional<double> rateOf(const GameSystem& system, const generate::ProduceRequest& request,
                             const ProduceState& state, double seconds);

/// Makes maps, as the work of a ProduceJob. Sets `request.search.stop`.
ProduceState produceMaps(const GameSystem& system, generate::ProduceRequest request,
                         ProduceJob::Control& control);

}  // namespace hexa::editor
