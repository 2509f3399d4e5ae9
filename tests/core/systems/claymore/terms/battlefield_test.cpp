// SPDX-License-Identifier: GPL-3.0-or-later
// CS-021, CS-035, CS-036, CS-038, CS-040, CS-041, CS-083: hexes in reach of regiments.
#include "core/systems/claymore/terms/battlefield.h"

#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::claymore;

class ClaymoreBattlefieldTest : public QObject {
    Q_OBJECT

    static bool step(const Battlefield& field, const char* from, const char* to, bool leaving = true) {
        const HexIndex index = field.find(fixture::hex(from));
        for (int direction = 0; direction < 6; ++direction)
            if (field.at(index).next[static_cast<std::size_t>(direction)] == field.find(fixture::hex(to)))
                return field.passable(index, direction, leaving);
        return false;
    }

private slots:
    void riverBridgeAndFord() {
        Scenario scenario = fixture::layout("mat");
        QVERIFY(!step(Battlefield(scenario), "2,4", "2,3"));
        QVERIFY(step(Battlefield(scenario), "0,3", "0,2"));
        fixture::put(scenario, "ford", "2,3");
        QVERIFY(step(Battlefield(scenario), "2,4", "2,3"));
        QVERIFY(!Battlefield(scenario).at(Battlefield(scenario).find(fixture::hex("3,2"))).enterable());
    }

    void hedgeStopsBothWays() {
        Scenario scenario = fixture::layout("mat");
        QVERIFY(step(Battlefield(scenario), "5,7", "6,7"));
        fixture::putBorder(scenario, border::hedge, "5,7", "6,7");
        QVERIFY(!step(Battlefield(scenario), "5,7", "6,7"));
        QVERIFY(!step(Battlefield(scenario), "6,7", "5,7"));
        QVERIFY(step(Battlefield(scenario), "6,7", "7,7"));
    }

    void marsh() {
        Scenario scenario = fixture::layout("mat");
        fixture::put(scenario, "marsh", "5,8");
        QVERIFY(!step(Battlefield(scenario), "4,8", "5,8"));
    }

    /// CS-T09: of the six ways in only those over open sides.
    void palisade() {
        Scenario scenario = fixture::layout("mat");
        fixture::put(scenario, "palisade-4", "5,8", 2);
        const Battlefield field(scenario);
        const HexIndex inside = field.find(fixture::hex("5,8"));
        const Sides closed = closedSides(scenario.board.pieces[0]);
        for (int direction = 0; direction < 6; ++direction) {
            const HexIndex outside = field.at(inside).next[static_cast<std::size_t>(direction)];
            QCOMPARE(field.passable(outside, (direction + 3) % 6), !closed.has(direction));
            QCOMPARE(field.passable(inside, direction), !closed.has(direction));
            QVERIFY(field.passable(inside, direction, false));
        }
    }

    void towerAdmitsFootRegiments() {
        Scenario scenario = fixture::layout("mat");
        fixture::put(scenario, "tower", "5,8");
        const Battlefield field(scenario);
        const HexIndex tower = field.find(fixture::hex("5,8"));
        for (std::size_t i = 0; i < regimentKinds; ++i) {
            const RegimentFacts& facts = regimentTable[i];
            QCOMPARE(field.admits(tower, regimentKindAt(i)), facts.figures == 5);
            QVERIFY(field.admits(field.find(fixture::hex("6,8")), regimentKindAt(i)));
        }
    }
};

HEXA_TEST(ClaymoreBattlefieldTest);
#include "battlefield_test.moc"
