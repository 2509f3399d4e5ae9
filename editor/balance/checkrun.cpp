// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/checkrun.h"

#include "editor/balance/facts.h"

#include <cassert>

namespace hexa {
namespace {

using Clock = std::chrono::steady_clock;

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

void CheckRun::start(const GameSystem& system, const Scenario& scenario, const CheckPlan& plan) {
    assert(system.play);
    begin(
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
        return hand(std::move(result));
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
            noteGrounds(result.report, system, scenario, {}, {});
            hand(result);
        }
    };
    const CheckState last = check(**series, plan, stop, told);
    result.running = false;
    told(last);
}

}  // namespace hexa
