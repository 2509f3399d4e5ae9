// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulate.h"

#include "core/play/errors.h"
#include "core/sim/runner.h"

#include <numeric>

namespace hexa::sim {
namespace {

/// Whole blocks by the runner, the games of a part of one here.
Tally playGames(const Series& series, const Design& design, const SimulationRequest& request) {
    RunControl control;
    control.threads = request.threads;
    const std::int64_t blocks = request.games / design.blockLength();
    Tally tally = run(series, design, request.seed, blocks, control).tally;
    for (std::int64_t game = blocks * design.blockLength(); game < request.games; ++game)
        tally.count(design.lineup(request.seed, game), playGame(series, design, request.seed, game), game);
    return tally;
}

}  // namespace

Result<SimulationResult> simulate(const PlayFunctions& play, const Scenario& scenario,
                                  const SimulationRequest& request) {
    // Without bots first: what is wrong with the map is told before what is wrong with the bots.
    const auto empty = play.series(scenario, {request.options, {}, request.cards});
    if (!empty) return empty.error();
    const int seats = (*empty)->seats();
    if (request.bots.size() > 1 && static_cast<int>(request.bots.size()) != seats)
        return play::botCountError(request.bots.size(), seats);
    const auto series = play.series(scenario, {request.options, request.bots, request.cards});
    if (!series) return series.error();

    std::vector<int> bots(static_cast<std::size_t>(seats));  // one for all
    if (request.bots.size() > 1) std::iota(bots.begin(), bots.end(), 0);
    const Tally tally = playGames(**series, dealtDesign(**series, bots), request);
    SimulationResult result;
    result.seats = seats;
    result.games = tally.games;
    result.decisions = tally.decisions;
    result.stalls = tally.unfinished;
    result.hash = tally.hash;
    result.points = tally.points;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        result.wins[seat] = tally.wins[tally.teamOf[seat]];
    return result;
}

}  // namespace hexa::sim
