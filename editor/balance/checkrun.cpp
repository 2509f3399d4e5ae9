// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/checkrun.h"

#include "core/balance/panel.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/played/playedmaps.h"

#include <cassert>

namespace hexa::editor {
namespace {

void note(CheckResult& result, const balance::CheckState& state) {
    result.curves.resize(state.bots.size());
    result.games = 0;
    std::fill(result.fights.begin(), result.fights.end(), 0);
    for (std::size_t bot = 0; bot < state.bots.size(); ++bot) {
        const sim::Tally& tally = state.bots[bot].tally;
        result.games += tally.games;
        for (std::size_t i = 0; i < tally.fights.size() && i < result.fights.size(); ++i)
            result.fights[i] += tally.fights[i];
        auto& curve = result.curves[bot];
        if (tally.games == 0 || (!curve.empty() && curve.back().games == tally.games)) continue;
        const std::vector<std::int64_t> judged = sim::judgedWins(tally);
        CurvePoint point{
            tally.games, {}, balance::shareIntervals(judged, sim::targetsOf(tally), result.plan.looking)};
        for (const std::int64_t wins : judged)
            point.shares.push_back(static_cast<double>(wins) / static_cast<double>(tally.games));
        curve.push_back(std::move(point));
    }
}

}  // namespace

std::vector<std::string> defaultPanel(const GameSystem& system) {
    if (!system.play || !system.play->series || system.play->bots.empty()) return {};
    if (system.balance && !system.balance->panel.empty()) return system.balance->panel;
    return {system.play->bots.front()};
}

CheckResult playCheck(const GameSystem& system, const Scenario& scenario, const balance::CheckPlan& asked,
                      CheckJob::Control& control) {
    assert(system.play);
    CheckResult result;
    result.plan = asked;
    result.fingerprint = fingerprintOf(system, scenario);
    const auto series = system.play->series(scenario, {{}, asked.panel, {}});
    if (!series) {
        result.running = false;
        result.error = series.error();
        return result;
    }
    // A plan with limits of its own keeps them.
    if (result.plan.fewer.empty())
        balance::limitSearchBots(result.plan, system,
                                 sim::targetsOf(sim::Tally(**series, sim::uniformDesign(**series, 0))));
    balance::delaySearchBots(result.plan, system);
    const balance::CheckPlan plan = result.plan;
    result.places = (*series)->places();
    result.fights.assign(result.places.size(), 0);
    const auto start = std::chrono::steady_clock::now();
    const auto report = [&](const balance::CheckState& state) {
        result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        result.report = balance::makeReport(plan, state);
        if (plan.until == balance::Until::Games) balance::leaveOutUnsettled(result.report, plan);
        balance::noteGrounds(result.report, system, scenario, {}, {});
    };
    const double cost = balance::costOf(plan, system);
    const auto look = [&](const balance::CheckState& state) {
        result.part = balance::costOf(plan, state, system) / cost;
        note(result, state);
        if (!control.due()) return;
        report(state);
        control.show(result);
    };
    const balance::CheckState last = balance::check(**series, plan, control.stop, look);
    note(result, last);
    report(last);
    result.running = false;
    return result;
}

}  // namespace hexa::editor
