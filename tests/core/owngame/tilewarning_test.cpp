// SPDX-License-Identifier: GPL-3.0-or-later
// Warnings before a tile is placed.
#include "core/owngame/tilewarning.h"

#include "core/edit/builders.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

namespace hexa::test {

using namespace owngame;

namespace {

/// A hexagon of 37 empty slots with one rule.
struct TestMap {
    explicit TestMap(Rule rule, std::vector<Count> counts = {}) {
        game = readDefinition(toyDefinition).value();
        game.catalog.homes = Catalog::Homes::Optional;
        game.decks.clear();
        game.counts = std::move(counts);
        game.rules.clear();
        if (!rule.what.empty()) game.rules.push_back(std::move(rule));
        map.seats.resize(2);
        std::vector<Cell> cells;
        for (const Hex at : disc({0, 0}, 3)) cells.push_back({at, KindId::Empty, false, {}});
        std::ranges::sort(cells, {}, &Cell::at);
        map.board.setCells(std::move(cells));
    }
    KindId kind(const char* id) const { return *game.catalog.kindId(id); }
    Edit painting(Hex at, const char* id) const {
        return paintCells(map, game.catalog, std::vector{at}, kind(id));
    }
    void paint(Hex at, const char* id) { (void)apply(map, painting(at, id)); }
    void fill(const char* id) {
        for (const Hex at : disc({0, 0}, 3)) paint(at, id);
    }
    bool warns(Hex at, const char* id) const { return tileWarning(game, map, painting(at, id)).has_value(); }

    Definition game;
    Scenario map;
};

Rule limited(Form form, const char* what, owngame::Bounds is) {
    Rule made;
    made.id = "r";
    made.form = form;
    made.what = what;
    made.is.parts = {{1, PlayerBounds::maxPlayers, is}};
    made.text.set("en", "As the author says.");
    return made;
}

}  // namespace

class TileWarningTest : public QObject {
    Q_OBJECT
private slots:
    void saysTheAuthorsSentence() {
        TestMap board(limited(Form::Apart, "lake", {2, owngame::Bounds::most}));
        board.paint({0, 0}, "lake");
        const auto message = tileWarning(board.game, board.map, board.painting({1, 0}, "lake"));
        QVERIFY(message);
        QCOMPARE(message->code, std::string("owngame.rule"));
        QCOMPARE(std::get<Localized>(message->arguments.front().value).in("en"),
                 std::string_view("As the author says."));
        QVERIFY(!board.warns({2, 0}, "lake"));
        QVERIFY(!board.warns({1, 0}, "field"));
    }

    void onlyWhatGetsWorseIsAWarning() {
        TestMap board(limited(Form::Apart, "lake", {2, owngame::Bounds::most}));
        board.paint({0, 0}, "lake");
        board.paint({1, 0}, "lake");  // broken already
        QVERIFY(!board.warns({-3, 0}, "lake"));
        QVERIFY(!board.warns({1, 0}, "field"));
        QVERIFY(board.warns({2, 0}, "lake"));
        QVERIFY(board.warns({0, 1}, "lake"));
    }

    void neighboursAreCounted() {
        Rule atMost = limited(Form::Near, "lake", {owngame::Bounds::least, 1});
        atMost.with = "wood";
        TestMap board(atMost);
        board.paint({0, 0}, "lake");
        QVERIFY(!board.warns({1, 0}, "wood"));
        board.paint({1, 0}, "wood");
        QVERIFY(board.warns({0, 1}, "wood"));
        QVERIFY(!board.warns({2, 1}, "wood"));
        QVERIFY(!board.warns({1, 0}, "field"));
    }

    void slotsCanStillMendWhatIsMissing() {
        Rule atLeast = limited(Form::Near, "lake", {1, owngame::Bounds::most});
        atLeast.with = "wood";
        TestMap board(atLeast);
        QVERIFY(!board.warns({0, 0}, "lake"));
        board.fill("field");
        QVERIFY(board.warns({0, 0}, "lake"));
        board.paint({1, 0}, "wood");
        QVERIFY(!board.warns({0, 0}, "lake"));
    }

    void countsAreRespected() {
        Count count{"lake", {}};
        count.is.parts = {{1, PlayerBounds::maxPlayers, {0, 1}}};
        TestMap board({}, {count});
        QVERIFY(!board.warns({0, 0}, "lake"));
        board.paint({0, 0}, "lake");
        QVERIFY(board.warns({3, 0}, "lake"));
        board.paint({3, 0}, "lake");
        board.paint({-3, 0}, "lake");
        // Three of one: a field instead of the first is better, not worse.
        QVERIFY(!board.warns({-3, 0}, "field"));
        QVERIFY(!board.warns({0, 0}, "field"));
        QVERIFY(board.warns({1, 0}, "lake"));
    }

    void placesAreRespected() {
        Rule inside = limited(Form::Stands, "lake", {});
        inside.is = {};
        inside.scope.in = Scope::In::Inside;
        TestMap board(inside);
        QVERIFY(!board.warns({0, 0}, "lake"));
        QVERIFY(board.warns({3, 0}, "lake"));
        QVERIFY(!board.warns({3, 0}, "wood"));
    }

    void blankSpacesBecomeTiles() {
        TestMap board(limited(Form::Apart, "lake", {2, owngame::Bounds::most}));
        board.paint({0, 0}, "lake");
        (void)apply(board.map,
                    paintCells(board.map, board.game.catalog, std::vector{Hex{1, 0}}, KindId::Blank));
        QVERIFY(board.warns({1, 0}, "lake"));
        QVERIFY(!board.warns({1, 0}, "wood"));
    }

    void hintsAndFreeMapsDontWarn() {
        Rule hint = limited(Form::Apart, "lake", {2, owngame::Bounds::most});
        hint.severity = Severity::Hint;
        TestMap quiet(hint);
        quiet.paint({0, 0}, "lake");
        QVERIFY(!quiet.warns({1, 0}, "lake"));
        TestMap board(limited(Form::Apart, "lake", {2, owngame::Bounds::most}));
        board.paint({0, 0}, "lake");
        board.map.profile = RuleProfile::Free;
        QVERIFY(!board.warns({1, 0}, "lake"));
    }

    void rulesOnTheWholeMapAreLeftToTheCheck() {
        Rule connected = limited(Form::Connected, "lake", {});
        connected.is = {};
        TestMap board(connected);
        board.fill("field");
        board.paint({0, 0}, "lake");
        QVERIFY(!board.warns({3, 0}, "lake"));
    }

    /// The game keeps what its warnings need.
    void gamesOfFilesWarn() {
        const GameSystem system = makeSystem(readDefinition(toyDefinition).value());
        QVERIFY(system.warning && !GameSystem().warning);
        QVERIFY(!system.warning(system.layouts.front().scenario, Edit{}));
    }
};

HEXA_TEST(TileWarningTest);

}  // namespace hexa::test

#include "tilewarning_test.moc"
