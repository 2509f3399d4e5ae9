// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/edit.h"
#include "core/io/scenariofile.h"
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
            const Edit edit = randomRawEdit(rng, catalog, dice.size);
            const Edit inverse = apply(scenario, edit);
            RC_ASSERT(apply(scenario, inverse) == edit);
        }));
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
        QVERIFY(rc::check("one feature an edge, in order", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario scenario;
            for (int i = 0; i < 30; ++i) {
                (void)apply(scenario, randomRawEdit(rng, catalog, dice.size));
                for (std::size_t e = 1; e < scenario.board.edges.size(); ++e)
                    RC_ASSERT(scenario.board.edges[e - 1].edge < scenario.board.edges[e].edge);
            }
        }));
    }
};

HEXA_TEST(EditTest);
#include "edit_test.moc"
