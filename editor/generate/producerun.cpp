// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/producerun.h"

#include "core/engine/system.h"

#include <cmath>

namespace hexa::editor {

std::optional<double> rateOf(const GameSystem& system, const generate::ProduceRequest& request,
                             const ProduceState& state, double seconds) {
    constexpr double leastSeconds = 5;
    using Stage = generate::ProduceProgress::Stage;
    const bool explained = state.keptLimit || state.stage == Stage::Explaining;
    if (state.error || state.games == 0 || explained || seconds < leastSeconds) return std::nullopt;
    // A stage that ends early takes no time, so a finished run counts as a whole.
    const double part = state.cancelled ? state.part : 1;
    return part * generate::workOf(system, request) / seconds;
}

ProduceState produceMaps(const GameSystem& system, generate::ProduceRequest request,
                         ProduceJob::Control& control) {
    request.search.stop = control.stop;
    ProduceState state;
    const auto result = generate::produce(system, request, [&](const generate::ProduceProgress& progress) {
        const bool more = progress.best != nullptr;
        if (more) state.maps = *progress.best;
        const bool next = state.stage != progress.stage;
        state.stage = progress.stage;
        state.part = progress.part;
        state.games = progress.games;
        if (more || next || control.due()) control.show(state);
    });
    state.running = false;
    if (result) {
        state.maps = result->maps;
        state.games = result->games;
        state.cancelled = result->cancelled;
        state.keptLimit = result->keptLimit;
    } else {
        state.maps.clear();
        state.error = result.error();
    }
    return state;
}

}  // namespace hexa::editor
