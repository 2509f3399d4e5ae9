// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of games from files at the largest supported size: 200 kinds, 50 rules and 2 000 cells,
// on one core.
#include "core/base/rng.h"
#include "core/engine/generate/generate.h"
#include "core/owngame/check.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/fileproblems.h"
#include "core/owngame/shelf.h"
#include "core/owngame/system.h"
#include "tests/bench/largegame.h"
#include "tests/bench/measure.h"

#include <string>
#include <utility>
#include <vector>

namespace {

using namespace hexa;
using namespace hexa::owngame;

constexpr int runs = 5;

/// Returns a map of 10 000 cells and a game whose 64 rules look 37 to 100 steps far.
std::pair<Definition, Scenario> farGame() {
    Definition game = bench::largeGame();
    game.rules.clear();
    for (int i = 0; i < 64; ++i) {
        Rule rule;
        rule.id = "r" + std::to_string(i);
        rule.form = Form::Near;
        rule.what = "s" + std::to_string(i % 20);
        rule.with = "s" + std::to_string((i + 3) % 20);
        rule.within = 37 + i;
        rule.near = true;
        rule.is.parts = {{1, PlayerBounds::maxPlayers, {1, owngame::Bounds::most}}};
        game.rules.push_back(rule);
    }
    Scenario map;
    map.seats.resize(2);
    std::vector<Cell> cells;
    for (int q = 0; q < 100; ++q)
        for (int r = 0; r < 100; ++r)
            cells.push_back(
                {{q, r}, kindIdAt(static_cast<std::size_t>(q * 7 + r) % bench::largeKinds), false, {}});
    map.board.setCells(std::move(cells));
    return {std::move(game), std::move(map)};
}

/// Returns editions of the game, one after the other, as a person makes them on the page of a game.
std::vector<GameSystem> editionsOf(const Definition& game, int count) {
    std::vector<GameSystem> editions;
    for (int i = 0; i < count; ++i) {
        Definition edition = game;
        edition.edition = i + 1;
        editions.push_back(makeSystem(std::move(edition)));
    }
    return editions;
}

}  // namespace

int main() {
    const std::string text = writeDefinition(bench::largeGame());
    bench::durationRow("game file, read",
                       bench::median(runs,
                                     [&] {
                                         const Definition read = bench::sure(readDefinition(text));
                                         bench::use(&read);
                                     }),
                       "200 kinds, 50 rules");
    Definition faulty = bench::largeGame();
    const auto problems = [](const Definition& game) {
        return bench::median(runs, [&] {
            const auto found = problemsOf(game);
            bench::use(&found);
        });
    };
    bench::fillLayouts(faulty);
    bench::durationRow("game file, problems", problems(faulty), "none; 32 layouts of 2 000 cells", "< 50 ms");
    const std::vector<GameSystem> editions = editionsOf(faulty, 20);
    bench::durationRow("list of games, editions",
                       bench::median(runs,
                                     [&] {
                                         std::vector<Systems> lists{Systems({})};
                                         for (const GameSystem& edition : editions)
                                             lists.push_back(bench::sure(withGame(lists.back(), edition)));
                                         bench::use(&lists);
                                     }),
                       "20 editions, 32 layouts of 2 000 cells");
    for (Rule& rule : faulty.rules) rule.what = "missing";
    bench::durationRow("game file, many problems", problems(faulty), "20 of 50 rules", "< 50 ms");
    const GameSystem system = makeSystem(bench::sure(readDefinition(text)));
    GenerateRequest request;
    request.base = system.layouts.front().scenario;
    request.seed = 1;
    Scenario map;
    bench::durationRow("own game, generate",
                       bench::median(1, [&] { map = bench::sure(makeMap(system, request)); }),
                       "random, 200 kinds, 50 rules, 2 000 cells", "< 10 s");
    bench::durationRow("own game, check",
                       bench::median(runs,
                                     [&] {
                                         const auto findings = system.check(map, {});
                                         bench::use(&findings);
                                     }),
                       "the whole map after an edit", "< 50 ms");
    const auto [far, wide] = farGame();
    bench::durationRow("own game, check far rules",
                       bench::median(1,
                                     [&] {
                                         const auto findings = checkMap(far, far.catalog, wide, {});
                                         bench::use(&findings);
                                     }),
                       "64 rules of up to 100 steps, 10 000 cells");
    return 0;
}
