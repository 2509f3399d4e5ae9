// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulate.h"

#include "core/engine/play/play.h"
#include "core/play/errors.h"
#include "core/sim/runner.h"

#include <algorithm>
#include <numeric>

namespace hexa::sim {
namespace {

/// Plays games: whole blocks by the runner, the games before and behind them here.
Tally playGames(const Series& series, const Design& design, const SimulationRequest& request,
                std::int64_t first, std::int64_t end) {
    RunControl control;
    control.threads = request.threads;
    const std::int64_t length = design.blockLength();
    const std::int64_t firstBlock = (first + length - 1) / length;
    const std::int64_t blocks = std::max<std::int64_t>(0, end / length - firstBlock);
    Runner runner(series, design, request.seed, firstBlock);
    runner.play(blocks, control);
    Tally tally = runner.tally();
    const auto playSingly = [&](std::int64_t from, std::int64_t to) {
        for (std::int64_t game = from; game < to; ++game)
            tally.count(design.lineup(request.seed, game), playGame(series, design, request.seed, game), game,
                        gameSeed(request.seed, game));
    };
    const std::int64_t whole = std::min(firstBlock * length, end);
    playSingly(first, whole);
    playSingly(std::max(whole, (firstBlock + blocks) * length), end);
    return tally;
}

}  // namespace

Result<Tally> simulateGames(const PlayFunctions& play, const Scenario& scenario,
                            const SimulationRequest& request, std::int64_t first, std::int64_t end) {
    // First without bots: errors of the map are reported before errors of the bots.
    const auto empty = play.series(scenario, {request.options, {}, request.cards});
    if (!empty) return empty.error();
    const int seats = (*empty)->seats();
    if (request.bots.size() > 1 && static_cast<int>(request.bots.size()) != seats)
        return play::botCountError(request.bots.size(), seats);
    const auto series = play.series(scenario, {request.options, request.bots, request.cards});
    if (!series) return series.error();

    std::vector<int> bots(static_cast<std::size_t>(seats));  // one for all
    if (request.bots.size() > 1) std::iota(bots.begin(), bots.end(), 0);
    return playGames(**series, dealtDesign(**series, bots), request, first, end);
}

SimulationResult simulationResult(const Tally& tally) {
    SimulationResult result;
    result.seats = tally.seats;
    result.games = tally.games;
    result.decisions = tally.decisions;
    result.stalls = tally.unfinished;
    result.shared = tally.shared;
    result.drawn = tally.drawn;
    result.hash = tally.hash;
    result.points = tally.points;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(tally.seats); ++seat)
        result.wins[seat] = tally.wins[tally.teamOf[seat]];
    return result;
}

Result<SimulationResult> simulate(const PlayFunctions& play, const Scenario& scenario,
                                  const SimulationRequest& request) {
    const auto tally = simulateGames(play, scenario, request, 0, request.games);
    if (!tally) return tally.error();
    return simulationResult(*tally);
}

}  // namespace hexa::sim
