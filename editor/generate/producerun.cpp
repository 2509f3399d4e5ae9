// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/producerun.h"

#include <cassert>
#include <chrono>

namespace hexa {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto pause = std::chrono::milliseconds(60);  // between two pictures of a running production

}  // namespace

ProduceRun::~ProduceRun() = default;  // jthread asks the production to stop and waits for it

void ProduceRun::start(const GameSystem& system, ProduceRequest request) {
    assert(!mRunning);
    mRunning = true;
    mState.reset();
    mHanded.reset();
    mThread =
        std::jthread([this, &system, request = std::move(request)](const std::stop_token& stop) mutable {
            request.search.stop = stop;
            work(system, std::move(request));
        });
}

void ProduceRun::work(const GameSystem& system, ProduceRequest request) {
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
        hand(std::make_shared<const ProduceState>(state));
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
    hand(std::make_shared<const ProduceState>(std::move(state)));
}

void ProduceRun::hand(std::shared_ptr<const ProduceState> state) {
    bool first = false;
    {
        const std::lock_guard lock(mMutex);
        first = mHanded == nullptr;
        mHanded = std::move(state);
    }
    // What the window has not taken yet is replaced: one notice is enough.
    if (first) QMetaObject::invokeMethod(this, &ProduceRun::take, Qt::QueuedConnection);
}

void ProduceRun::take() {
    {
        const std::lock_guard lock(mMutex);
        if (!mHanded) return;
        mState = std::move(mHanded);
        mHanded.reset();
    }
    if (!mState->running) {
        mThread.join();
        mRunning = false;
    }
    emit progressed();
    if (!mRunning) emit finished();
}

}  // namespace hexa
