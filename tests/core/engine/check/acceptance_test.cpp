// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/acceptance.h"
#include "core/engine/check/objectfindings.h"

#include "core/edit/builders.h"
#include "core/io/format/scenariofile.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hexa;

class AcceptanceTest : public QObject {
    Q_OBJECT

    const Systems mSystems = test::toySystems();
    const GameSystem& mGame = mSystems.list().front();
    const Hex mHere{0, 0};

    /// Returns a map with a finding at a tile without an ID, and others.
    Scenario map() const {
        Scenario map = mGame.layouts.front().scenario;
        (void)apply(map, paintCells(map, mGame.catalog, {&mHere, 1}, kindIdAt(0)));
        (void)apply(map, setTileId(map, mHere, {}));
        return map;
    }
    std::vector<Finding> findings(const Scenario& map) const { return findingsOf(mGame, map); }
    Finding here(const Scenario& map) const {
        for (const Finding& finding : findings(map))
            if (finding.problem.place == Place(HexPlace{mHere.q, mHere.r})) return finding;
        qFatal("no finding at the tile");
    }
    Scenario accepted(const char* note) const {
        Scenario scenario = map();
        (void)apply(scenario, *accepting(scenario, here(scenario).problem, note));
        return scenario;
    }

private slots:
    void acceptedUntilWithdrawn() {
        Scenario scenario = map();
        const Scenario before = scenario;
        const auto count = findings(scenario).size();
        QVERIFY(here(scenario).open());
        const Edit undo = apply(scenario, *accepting(scenario, here(scenario).problem, "as printed"));
        QCOMPARE(findings(scenario).size(), count);
        QCOMPARE(here(scenario).accepted.value(), std::string("as printed"));
        const auto others = findings(scenario);
        QCOMPARE(std::ranges::count_if(others, [](const Finding& found) { return !found.open(); }), 1);
        Scenario undone = scenario;
        (void)apply(undone, undo);
        QVERIFY(undone == before);
        (void)apply(scenario, *withdrawing(scenario, here(scenario).problem));
        QVERIFY(scenario == before);
    }

    void anotherNoteTakesThePlaceOfTheFirst() {
        Scenario scenario = accepted("first");
        (void)apply(scenario, *accepting(scenario, here(scenario).problem, {}));
        QCOMPARE(here(scenario).accepted.value(), std::string());
        QCOMPARE(acceptancesOf(scenario)->size(), 1u);
    }

    void staysInTheFile() {
        const Scenario scenario = accepted("why, „quoted“ \"so\"\n");
        const auto read = readScenario(writeScenario(scenario, mGame.catalog), mSystems);
        QVERIFY(read.ok());
        QVERIFY(*read == scenario);
        QCOMPARE(here(*read).accepted, here(scenario).accepted);
    }

    void voidWhenTheCellChanges_data() {
        QTest::addColumn<QString>("change");
        for (const char* change : {"kind", "points", "minus", "special"}) QTest::newRow(change) << change;
    }
    void voidWhenTheCellChanges() {
        QFETCH(QString, change);
        Scenario scenario = accepted("as printed");
        CellDetails details = scenario.board.detailsOf(mHere);
        details.points = change == "minus" ? -1 : 3;
        if (change == "special") details.special.set("en", "Slippery");
        const Edit edit = change == "kind" ? paintCells(scenario, mGame.catalog, {&mHere, 1}, kindIdAt(1))
                                           : setDetails(scenario, mHere, details);
        const Edit undo = apply(scenario, edit);
        if (change == "kind") (void)apply(scenario, setTileId(scenario, mHere, {}));
        QVERIFY(here(scenario).open());
        if (change == "kind") return;
        (void)apply(scenario, undo);
        QVERIFY(!here(scenario).open());
    }

    void holdsForNoOtherCell() {
        Scenario scenario = accepted("as printed");
        const Hex other{1, 0};
        (void)apply(scenario, paintCells(scenario, mGame.catalog, {&other, 1}, kindIdAt(0)));
        (void)apply(scenario, setTileId(scenario, other, {}));
        for (const Finding& finding : findings(scenario))
            if (finding.problem.place == Place(HexPlace{other.q, other.r})) QVERIFY(finding.open());
        QVERIFY(!here(scenario).open());
    }

    void whatCantBeReadHoldsForNothingAndStays_data() {
        QTest::addColumn<QByteArray>("stored");
        QTest::newRow("no list") << QByteArray(R"({"code":"a"})");
        QTest::newRow("no object") << QByteArray(R"(["a"])");
        QTest::newRow("no hash") << QByteArray(R"([{"code":"a"}])");
        QTest::newRow("odd hash") << QByteArray(R"([{"code":"a","hash":"12g"}])");
        QTest::newRow("hash too large") << QByteArray(R"([{"code":"a","hash":"10000000000000000"}])");
        QTest::newRow("huge") << '[' + QByteArray(2'000'000, ' ') + ']';
        QTest::newRow("note no text") << QByteArray(R"([{"code":"a","hash":"1","note":3}])");
    }
    void whatCantBeReadHoldsForNothingAndStays() {
        QFETCH(QByteArray, stored);
        Scenario scenario = map();
        scenario.extra.members.emplace_back("accepted", stored.toStdString());
        const auto read = acceptancesOf(scenario);
        QVERIFY(!read.ok());
        const auto* place = std::get_if<JsonPointer>(&read.error().place());
        QVERIFY(place != nullptr && place->path.starts_with("/accepted"));
        QVERIFY(here(scenario).open());
        QVERIFY(!accepting(scenario, here(scenario).problem, "mine").ok());
        QVERIFY(!withdrawing(scenario, here(scenario).problem).ok());
    }

    /// A game with its own rule for a common finding reports its own instead.
    void aGameSaysACommonFindingItself() {
        Scenario scenario = mGame.layouts.front().scenario;
        PiecePlacement pond;
        pond.kind = "pond";
        pond.at = scenario.board.cells().front().at;
        PiecePlacement beside = pond;
        beside.at = {99, 99};
        scenario.board.pieces = {pond, pond, beside};
        const auto count = [&](const GameSystem& game, const char* code) {
            const auto all = findingsOf(game, scenario);
            return std::ranges::count_if(all, [&](const Finding& f) { return f.problem.code == code; });
        };
        QCOMPARE(count(mGame, "object.crowded"), 1);
        GameSystem saying = mGame;
        saying.check = [](const Scenario&, std::stop_token) {
            Finding own;
            own.problem.code = "toy.two-ponds";
            own.problem.arguments = {{insteadOf, std::string("object.crowded")}};
            return std::vector{own};
        };
        QCOMPARE(count(saying, "toy.two-ponds"), 1);
        QCOMPARE(count(saying, "object.crowded"), 0);
        QCOMPARE(count(saying, "object.without-ground"), 1);
    }

    void nullIsNone() {
        Scenario scenario = map();
        scenario.extra.members.emplace_back("accepted", "null");
        QCOMPARE(acceptancesOf(scenario)->size(), 0u);
        (void)apply(scenario, *accepting(scenario, here(scenario).problem, "mine"));
        QVERIFY(!here(scenario).open());
    }

    void sidesOfOneHexDiffer() {
        const Board board = map().board;
        std::set<std::uint64_t> hashes;
        Problem problem{{"toy.wall"}, Severity::Warning, HexPlace{0, 0}};
        hashes.insert(acceptanceHash(problem, board));
        for (int direction = 0; direction < 3; ++direction) {
            problem.place = EdgePlace{0, 0, direction};
            hashes.insert(acceptanceHash(problem, board));
        }
        QCOMPARE(hashes.size(), 4u);
    }

    void whatALaterVersionAddsStays() {
        Scenario scenario = map();
        scenario.extra.members.emplace_back(
            "accepted", R"([{"code":"x","hash":"00000000000000ab","note":"n","by":"me"}])");
        (void)apply(scenario, *accepting(scenario, here(scenario).problem, "mine"));
        const auto all = acceptancesOf(scenario);
        QVERIFY(all.ok());
        QCOMPARE(all->size(), 2u);
        QCOMPARE(all->front().extra.members.size(), 1u);
    }
};

HEXA_TEST(AcceptanceTest);
#include "acceptance_test.moc"
