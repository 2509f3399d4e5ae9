// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/comparing.h"

#include "core/balance/panel.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/sim/runner.h"
#include "editor/played/playedmaps.h"

#include <algorithm>

namespace hexa::editor {
namespace {

/// Wins by place on one of the two maps.
std::vector<std::int64_t> winsOn(const sim::PairedTally& tally, bool second) {
    std::vector<std::int64_t> wins(static_cast<std::size_t>(tally.places), 0);
    for (int a = 0; a < tally.places; ++a)
        for (int b = 0; b < tally.places; ++b) wins[second ? b : a] += tally.wins[a][b];
    return wins;
}

}  // namespace

Result<MapComparison> compareMaps(const GameSystem& system, const Scenario& first, const Scenario& second,
                                  const ComparisonPlan& plan, const std::stop_token& stop,
                                  const std::function<void(double)>& progress) {
    const SeriesSetup setup{{}, plan.panel, {}};
    const auto before = system.play->series(first, setup);
    if (!before) return before.error();
    const auto after = system.play->series(second, setup);
    if (!after) return after.error();
    const Series& a = **before;
    const Series& b = **after;
    MapComparison comparison;
    for (int seat = 0; seat < b.seats(); ++seat) comparison.teamOf.push_back(b.teamOf(seat));
    comparison.judged = b.judged();
    bool alike = a.seats() == b.seats() && a.teams() == b.teams() && a.factions() == b.factions() &&
                 a.ordered() == b.ordered() && a.judged() == b.judged();
    for (int seat = 0; alike && seat < a.seats(); ++seat) alike = a.teamOf(seat) == b.teamOf(seat);
    if (!alike) return Error("balance.compare.seats");
    comparison.margin = plan.margin;
    comparison.fingerprint = fingerprintOf(system, second);
    comparison.before = comparison.after = balance::Verdict::Fair;
    // Each map has its own targets.
    const std::vector<double> targetsBefore = sim::targetsOf(sim::Tally(a, sim::uniformDesign(a, 0)));
    const std::vector<double> targetsAfter = sim::targetsOf(sim::Tally(b, sim::uniformDesign(b, 0)));
    const auto panel = static_cast<int>(plan.panel.size());
    for (int bot = 0; bot < panel; ++bot) {
        const sim::Design design = sim::uniformDesign(b, bot);
        const bool searches = balance::searchBot(system, plan.panel[bot]) != nullptr;
        const std::int64_t games = searches ? (plan.games + 3) / 4 : plan.games;
        const std::int64_t blocks = (games + design.blockLength() - 1) / design.blockLength();
        const sim::RunControl control{
            plan.threads, stop, [&](std::int64_t done) {
                progress((bot + static_cast<double>(done) / static_cast<double>(blocks)) / panel);
            }};
        const sim::PairedResult result = sim::runPaired(
            a, b, design, sim::streamSeed(sim::streamSeed(plan.seed, "compare"), plan.panel[bot]), blocks,
            control);
        if (result.cancelled) return Error("balance.cancelled");
        MapComparison::Bot found{plan.panel[bot], result.tally.games, balance::compareShares(result.tally),
                                 result.tally.undivided};
        found.before = balance::judge(winsOn(result.tally, false), targetsBefore, plan.margin,
                                      balance::Looking::Once, panel);
        found.after = balance::judge(winsOn(result.tally, true), targetsAfter, plan.margin,
                                     balance::Looking::Once, panel);
        comparison.before = std::max(comparison.before, found.before);
        comparison.after = std::max(comparison.after, found.after);
        comparison.bots.push_back(std::move(found));
    }
    return comparison;
}

}  // namespace hexa::editor
