// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of games from files at the largest supported size: 200 kinds, 50 rules and 2 000 cells,
// on one core.
#include "core/base/rng.h"
#include "core/engine/generate/generate.h"
#include "core/owngame/cellsof.h"
#include "core/owngame/check.h"
#include "core/owngame/definitionfile.h"
#include "core/owngame/fileproblems.h"
#include "core/owngame/system.h"
#include "tests/bench/measure.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace hexa;
using namespace hexa::owngame;

constexpr int kinds = 200;
constexpr int rules = 50;
constexpr int runs = 5;

/// Returns a game with rules of every form, as loose as those of a playable game.
Definition largeGame() {
    Definition game;
    Catalog& catalog = game.catalog;
    catalog.system = "large";
    catalog.name = Localized("Large");
    catalog.minSeats = catalog.maxSeats = 2;
    catalog.homes = Catalog::Homes::Optional;
    Figure figure;
    figure.id = "yield";
    for (int i = 0; i < kinds; ++i) {
        CellKind kind;
        kind.id = "k" + std::to_string(i);
        kind.name = Localized(kind.id);
        kind.letter = "K";
        kind.colour = "#808080";
        catalog.kinds.push_back(kind);
        figure.values[kind.id] = i % 10;
    }
    game.figures.push_back(figure);
    constexpr int families = 20;
    for (int family = 0; family < families; ++family) {
        CellSet set;
        set.id = "s" + std::to_string(family);
        for (int i = family; i < kinds; i += families) set.kinds.push_back("k" + std::to_string(i));
        game.sets.push_back(set);
    }
    constexpr std::array forms{Form::Apart,  Form::Near,   Form::Differ, Form::Count,  Form::Sum,
                               Form::Groups, Form::Stands, Form::Spread, Form::Corner, Form::Reach};
    for (int i = 0; i < rules; ++i) {
        Rule rule;
        rule.id = "r" + std::to_string(i);
        rule.form = forms[static_cast<std::size_t>(i) % forms.size()];
        rule.what = "s" + std::to_string(i % families);
        rule.with = "s" + std::to_string((i + 7) % families);
        rule.of = "yield";
        rule.near = rule.form == Form::Reach;
        rule.within = rule.form == Form::Reach ? 6 : 1;
        owngame::Bounds is{0, owngame::Bounds::most};
        if (rule.form == Form::Apart) is.min = 2;
        if (rule.form == Form::Near) is.max = 3;
        if (rule.form == Form::Groups) is.max = 12;
        if (rule.form == Form::Corner) is.max = 26;
        if (rule.form == Form::Spread) is.max = 400;
        if (rule.form == Form::Spread) rule.per = Per::Seat;
        if (rule.form == Form::Stands) rule.scope.rings = true, rule.scope.ring = {0, 200};
        rule.is.parts = {{1, PlayerBounds::maxPlayers, is}};
        game.rules.push_back(rule);
    }
    LayoutPlan plan;
    plan.id = "field";
    plan.players = 2;
    plan.shape = BlankShape{BlankShape::Form::Rectangle, 50, 40};
    plan.homes = {{2, 4}, {45, 10}};
    game.layouts.push_back(plan);
    game.worth.figures = {{"yield", 1'000}};
    game.worth.decay = {1'000, 1'000, 800, 600, 400, 200};
    return game;
}

/// Returns a map of 10 000 cells and a game whose 64 rules look 37 to 100 steps far.
std::pair<Definition, Scenario> farGame() {
    Definition game = largeGame();
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
            cells.push_back({{q, r}, kindIdAt(static_cast<std::size_t>(q * 7 + r) % kinds), false, {}});
    map.board.setCells(std::move(cells));
    return {std::move(game), std::move(map)};
}

}  // namespace

int main() {
    const std::string text = writeDefinition(largeGame());
    bench::durationRow("game file, read",
                       bench::median(runs,
                                     [&] {
                                         const Definition read = bench::sure(readDefinition(text));
                                         bench::use(&read);
                                     }),
                       "200 kinds, 50 rules");
    Definition faulty = largeGame();
    const auto problems = [](const Definition& game) {
        return bench::median(runs, [&] {
            const auto found = problemsOf(game);
            bench::use(&found);
        });
    };
    while (faulty.layouts.size() < limits::layouts) {
        LayoutPlan plan = faulty.layouts.front();
        plan.id += std::to_string(faulty.layouts.size());
        plan.cells = cellsOf(plan, faulty.catalog.orientation);
        plan.shape.reset();
        faulty.layouts.push_back(std::move(plan));
    }
    bench::durationRow("game file, problems", problems(faulty), "none; 32 layouts of 2 000 cells", "< 50 ms");
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
