// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/edit.h"
#include "core/io/format/scenariofile.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;
using namespace hexa::test;

class EditTest : public QObject {
    Q_OBJECT

private slots:
    void undoAllIsTheStart() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("apply, undo all = start, redo all = end, file texts too", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario = randomScenario(rng, catalog, dice.size);
            const Scenario start = scenario;
            std::vector<Edit> undo;
            for (int i = 0; i < 12; ++i) {
                const Edit edit = between(rng, 0, 1) == 1 ? randomRawEdit(rng, catalog, dice.size)
                                                          : randomBuiltEdit(rng, catalog, scenario);
                const bool nothing = changesNothing(scenario, edit);
                const Scenario before = scenario;
                undo.push_back(apply(scenario, edit));
                if (nothing) RC_ASSERT(scenario == before);
            }
            const Scenario end = scenario;
            std::vector<Edit> redo;
            for (; !undo.empty(); undo.pop_back()) redo.push_back(apply(scenario, undo.back()));
            RC_ASSERT(scenario == start);
            RC_ASSERT(writeScenario(scenario, catalog) == writeScenario(start, catalog));
            for (; !redo.empty(); redo.pop_back()) (void)apply(scenario, redo.back());
            RC_ASSERT(scenario == end);
            RC_ASSERT(writeScenario(scenario, catalog) == writeScenario(end, catalog));
        }));
    }

    void inverseOfTheInverseIsTheEdit() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("the same changes, applied again", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario = randomScenario(rng, catalog, dice.size);
            const Scenario before = scenario;
            const Edit edit = randomRawEdit(rng, catalog, dice.size);
            const Edit inverse = apply(scenario, edit);
            const Scenario after = scenario;
            // It is the edit itself, except for splices beyond the end of a table.
            const Edit again = apply(scenario, inverse);
            RC_ASSERT(scenario == before);
            RC_ASSERT(apply(scenario, again) == inverse);
            RC_ASSERT(scenario == after);
        }));
    }

    void splicesBetweenTwoTables() {
        QVERIFY(rc::check("applied to the one they give the other, and back", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const auto table = [&](int length) {
                std::vector<BoardLabel> labels;
                for (int i = 0; i < length; ++i)
                    labels.push_back(
                        {{between(rng, 0, 2), 0}, Localized(between(rng, 0, 1) == 0 ? "a" : "b"), false, {}});
                return labels;
            };
            Scenario scenario;
            scenario.board.labels = table(between(rng, 0, dice.size / 4));
            const Scenario before = scenario;
            std::vector<BoardLabel> wanted = scenario.board.labels;
            if (between(rng, 0, 1) == 0) wanted = table(between(rng, 0, dice.size / 4));
            for (BoardLabel& label : wanted)
                if (between(rng, 0, 9) == 0) label.locked = true;
            const Edit edit{splicesBetween(scenario.board.labels, wanted)};
            RC_ASSERT(changesNothing(scenario, edit) == (before.board.labels == wanted));
            const Edit inverse = apply(scenario, edit);
            RC_ASSERT(scenario.board.labels == wanted);
            (void)apply(scenario, inverse);
            RC_ASSERT(scenario == before);
        }));
    }

    /// A stroke over a few of many things keeps undo small.
    void splicesAreSmall() {
        std::vector<BoardLabel> before(1'000);
        auto after = before;
        after[10].locked = after[11].locked = after[500].locked = true;
        const auto changed = splicesBetween(before, after);
        QCOMPARE(changed.splices.size(), std::size_t{2});
        QCOMPARE(changed.splices[0].inserted.size(), std::size_t{2});
        before[400].at = {4, 4};
        after = before;
        after.erase(after.begin() + 400);
        const auto removed = splicesBetween(before, after);
        QCOMPARE(removed.splices.size(), std::size_t{1});
        QCOMPARE(removed.splices[0].at, std::size_t{400});
        QCOMPARE(removed.splices[0].removed, std::size_t{1});
        QVERIFY(removed.splices[0].inserted.empty());
    }

    void footprintsCoverEveryChange() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("what differs afterwards was announced", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario = randomScenario(rng, catalog, dice.size);
            const Scenario before = scenario;
            const Edit edit = between(rng, 0, 1) == 1 ? randomRawEdit(rng, catalog, dice.size)
                                                      : randomBuiltEdit(rng, catalog, scenario);
            Footprint seen = footprintOf(edit);
            seen.add(footprintOf(apply(scenario, edit)));
            const std::set<Hex> touched(seen.cells.begin(), seen.cells.end());
            for (Hex at : disc({}, 14))
                if (before.board.state(at) != scenario.board.state(at)) RC_ASSERT(touched.contains(at));
            RC_ASSERT(seen.layout || before.board.cellCount() == scenario.board.cellCount());
            RC_ASSERT(seen.seats || before.seats == scenario.seats);
            RC_ASSERT(seen.texts ||
                      (before.title == scenario.title && before.author == scenario.author &&
                       before.description == scenario.description && before.profile == scenario.profile &&
                       before.provenance == scenario.provenance && before.extra == scenario.extra));
            const Board& a = before.board;
            const Board& b = scenario.board;
            RC_ASSERT(seen.tables || (a.edges == b.edges && a.regions == b.regions && a.pieces == b.pieces &&
                                      a.zones == b.zones && a.labels == b.labels));
        }));
    }

    void edgesStaySorted() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("one feature a key, in order", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario;
            for (int i = 0; i < 30; ++i) {
                (void)apply(scenario, randomRawEdit(rng, catalog, dice.size));
                for (std::size_t e = 1; e < scenario.board.edges.size(); ++e)
                    RC_ASSERT(scenario.board.edges[e - 1].key() < scenario.board.edges[e].key());
            }
        }));
    }
};

HEXA_TEST(EditTest);
#include "edit_test.moc"
