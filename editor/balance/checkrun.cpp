// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/checkrun.h"

#include "editor/balance/facts.h"

#include <cassert>
#include <chrono>

namespace hexa {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto pause = std::chrono::milliseconds(60);  // between two pictures of a running check

void note(CheckResult& result, const CheckState& state) {
    result.curves.resize(state.bots.size());
    result.games = 0;
    std::fill(result.fights.begin(), result.fights.end(), 0);
    for (std::size_t bot = 0; bot < state.bots.size(); ++bot) {
        const Tally& tally = state.bots[bot].tally;
        result.games += tally.games;
        for (std::size_t i = 0; i < tally.fights.size() && i < result.fights.size(); ++i)
            result.fights[i] += tally.fights[i];
        auto& curve = result.curves[bot];
        if (tally.games == 0 || (!curve.empty() && curve.back().games == tally.games)) continue;
        CurvePoint point{tally.games, {}, shareIntervals(winsOf(tally), result.plan.looking)};
        for (const std::int64_t wins : winsOf(tally))
            point.shares.push_back(static_cast<double>(wins) / static_cast<double>(tally.games));
        curve.push_back(std::move(point));
    }
}

}  // namespace

CheckRun::~CheckRun() = default;  // jthread asks the check to stop and waits for it

void CheckRun::start(const GameSystem& system, const Scenario& scenario, const CheckPlan& plan) {
    assert(!mRunning && system.play);
    mRunning = true;
    mResult.reset();
    mHanded.reset();
    mThread = std::jthread(
        [this, &system, scenario, plan](const std::stop_token& stop) { work(system, scenario, plan, stop); });
}

void CheckRun::work(const GameSystem& system, const Scenario& scenario, const CheckPlan& plan,
                    const std::stop_token& stop) {
    CheckResult result;
    result.plan = plan;
    result.fingerprint = fingerprintOf(system, scenario);
    const auto series = system.play->series(scenario, {{}, plan.panel, {}});
    if (!series) {
        result.running = false;
        result.error = series.error();
        return hand(std::make_shared<const CheckResult>(std::move(result)));
    }
    result.places = (*series)->places();
    result.fights.assign(result.places.size(), 0);
    const auto start = Clock::now();
    auto shown = start - pause;
    const auto told = [&](const CheckState& state) {
        note(result, state);
        const auto now = Clock::now();
        result.seconds = std::chrono::duration<double>(now - start).count();
        if (!result.running || now - shown >= pause) {
            shown = now;
            result.report = makeReport(plan, state);
            noteCalibrations(result.report, system, scenario, {});
            hand(std::make_shared<const CheckResult>(result));
        }
    };
    const CheckState last = check(**series, plan, stop, told);
    result.running = false;
    told(last);
}

void CheckRun::hand(std::shared_ptr<const CheckResult> result) {
    bool first = false;
    {
        const std::lock_guard lock(mMutex);
        first = mHanded == nullptr;
        mHanded = std::move(result);
    }
    // What the window has not taken yet is replaced: one notice is enough.
    if (first) QMetaObject::invokeMethod(this, &CheckRun::take, Qt::QueuedConnection);
}

void CheckRun::take() {
    {
        const std::lock_guard lock(mMutex);
        if (!mHanded) return;
        mResult = std::move(mHanded);
        mHanded.reset();
    }
    if (!mResult->running) {
        mThread.join();
        mRunning = false;
    }
    emit progressed();
    if (!mRunning) emit finished();
}

}  // namespace hexa
