// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/largegame.h"

#include "core/owngame/definition/cellsof.h"

#include <array>
#include <string>
#include <utility>

namespace hexa::bench {

using namespace owngame;

namespace {

constexpr int rules = 50;

}  // namespace

Definition largeGame() {
    Definition game;
    Catalog& catalog = game.catalog;
    catalog.system = "large";
    catalog.name = Localized("Large");
    catalog.minSeats = catalog.maxSeats = 2;
    catalog.homes = Catalog::Homes::Optional;
    Figure figure;
    figure.id = "yield";
    for (int i = 0; i < largeKinds; ++i) {
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
        for (int i = family; i < largeKinds; i += families) set.kinds.push_back("k" + std::to_string(i));
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

void fillLayouts(Definition& game) {
    while (game.layouts.size() < limits::layouts) {
        LayoutPlan plan = game.layouts.front();
        plan.id += std::to_string(game.layouts.size());
        plan.cells = cellsOf(plan, game.catalog.orientation);
        plan.shape.reset();
        game.layouts.push_back(std::move(plan));
    }
}

}  // namespace hexa::bench
