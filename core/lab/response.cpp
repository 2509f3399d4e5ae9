// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/response.h"

#include "core/engine/play/play.h"

#include <cassert>

namespace hexa::lab {
namespace {

/// Plays the measuring games. The named opponent is the first bot of the series, the answer the
/// second.
Result<std::optional<sim::Tally>> measure(const PlayFunctions& play, const ResponsePlan& plan,
                                          std::size_t map, const LearnValues& values,
                                          const sim::RunControl& control) {
    const LearnPlan& learning = plan.learning;
    const auto series = play.learn->series(learning.fixed[map], {learning.options, learning.opponents, {}},
                                           {values}, learning.searching);
    if (!series) return series.error();
    std::vector<int> bots;
    for (int team = 0; team < (*series)->teams(); ++team) bots.push_back(team % 2 == 0 ? 1 : 0);
    sim::Runner runner(**series, sim::mixedDesign(**series, bots),
                       mixed(sim::streamSeed(learning.seed, "response"), map));
    if (!runner.play(runner.blocksFor(plan.games), control)) return std::optional<sim::Tally>();
    return std::optional(runner.tally());
}

}  // namespace

Result<std::optional<Response>> bestResponse(const PlayFunctions& play, const Laboratory& laboratory,
                                             const ResponsePlan& plan, const LearnValues& start,
                                             const sim::RunControl& control,
                                             const std::function<void(const LearnProgress&)>& generation) {
    assert(play.learn && !plan.learning.fixed.empty() && plan.learning.opponents.size() == 1);
    Learner learner(play, laboratory, plan.learning, Learner::begin(*play.learn, start));
    while (learner.state().generation < plan.generations) {
        const auto progress = learner.next(control);
        if (!progress) return progress.error();
        if (!*progress) return std::optional<Response>();
        if (generation) generation(**progress);
    }
    Response response{learner.values(), {}};
    for (std::size_t map = 0; map < plan.learning.fixed.size(); ++map) {
        const auto tally = measure(play, plan, map, response.values, control);
        if (!tally) return tally.error();
        if (!*tally) return std::optional<Response>();
        response.played.push_back(**tally);
    }
    return std::optional(std::move(response));
}

}  // namespace hexa::lab
