// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/producerun.h"

namespace hexa {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

void ProduceRun::start(const GameSystem& system, ProduceRequest request) {
    begin([this, &system, request = std::move(request)](const std::stop_token& stop) mutable {
        request.search.stop = stop;
        work(system, request);
    });
}

void ProduceRun::work(const GameSystem& system, const ProduceRequest& request) {
    ProduceState state;
    auto shown = Clock::now() - pause;
    const auto result = produce(system, request, [&](const ProduceProgress& progress) {
        const bool more = progress.best != nullptr;
        if (more) state.maps = *progress.best;
        const bool next = state.stage != progress.stage;
        state.stage = progress.stage;
        state.part = progress.part;
        state.games = progress.games;
        const auto now = Clock::now();
        if (!more && !next && now - shown < pause) return;
        shown = now;
        hand(state);
    });
    state.running = false;
    if (result) {
        state.maps = result->maps;
        state.games = result->games;
        state.cancelled = result->cancelled;
    } else {
        state.maps.clear();
        state.error = result.error();
    }
    hand(std::move(state));
}

}  // namespace hexa
