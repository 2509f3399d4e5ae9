// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/seats.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;
using namespace hexa::test;

class SeatsTest : public QObject {
    Q_OBJECT

    const Catalog mCatalog = toySystem().catalog;
    static Scenario after(Scenario scenario, const Edit& edit) {
        (void)apply(scenario, edit);
        return scenario;
    }

private slots:
    void comeUpToAsManyAsTheGameHas() {
        Scenario map;
        map.system = "toy";
        for (int i = 0; i < mCatalog.maxSeats + 2; ++i) map = after(map, addSeat(map, mCatalog));
        QCOMPARE(map.players(), mCatalog.maxSeats);
        for (const Seat& seat : map.seats) QVERIFY(!seat.home);
        // No two seats have the same faction.
        for (std::size_t i = 0; i < map.seats.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(factionOf(map, mCatalog, i) != factionOf(map, mCatalog, k));
        Catalog strict = mCatalog;
        strict.homes = Catalog::Homes::Own;
        QVERIFY(after({}, addSeat({}, strict)).seats.empty());
    }

    void removedOnesLeaveTheirThings() {
        QVERIFY(rc::check("owners follow their seats", [&](const Dice& dice) {
            Rng rng = dice.rng();
            Scenario map = randomScenario(rng, mCatalog, std::min(dice.size, 20));
            if (map.seats.empty()) return;
            const int gone = between(rng, 0, map.players() - 1);
            Scenario changed = map;
            const Edit back = apply(changed, removeSeat(map, mCatalog, static_cast<std::size_t>(gone)));
            RC_ASSERT(changed.players() == map.players() - 1);
            for (std::size_t i = 0; i < map.board.pieces.size(); ++i) {
                const int was = map.board.pieces[i].seat;
                const int expected = was == gone ? -1 : was > gone ? was - 1 : was;
                RC_ASSERT(changed.board.pieces[i].seat == expected);
            }
            (void)apply(changed, back);
            RC_ASSERT(changed == map);
        }));
        Scenario none;
        QVERIFY(after(none, removeSeat(none, mCatalog, 3)) == none);
    }
};

HEXA_TEST(SeatsTest);
#include "seats_test.moc"
