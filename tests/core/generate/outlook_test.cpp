// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/outlook.h"

#include "core/registry/registry.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace hexa;

class OutlookTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();

private slots:
    void emptySlotsAreFilled() {
        const Scenario& map = mGame.layout("2p")->scenario;
        const auto outlook = generate::outlookOf(mGame, map, {}, 4);
        QVERIFY(outlook);
        QCOMPARE(outlook->fillings, 4);
        QCOMPARE(outlook->emptySlots,
                 static_cast<int>(std::ranges::count(map.board.cells(), KindId::Empty, &Cell::kind)));
        QVERIFY(!outlook->ledger.rows.empty());
        QVERIFY(*outlook == *generate::outlookOf(mGame, map, {}, 4));
    }

    /// A board from elsewhere would be copied cell by cell, and never filled.
    void hugeBoardsAreLeftAlone() {
        Scenario map = mGame.layout("2p")->scenario;
        std::vector<Cell> cells;
        for (int q = 0; q < 80; ++q)
            for (int r = 0; r < 80; ++r) cells.push_back({{q, r}, KindId::Empty, false, {}});
        map.board.setCells(std::move(cells));
        const auto outlook = generate::outlookOf(mGame, map);
        QVERIFY(!outlook);
        QCOMPARE(outlook.error().code(), std::string("generate.no-mode"));
    }
};

HEXA_TEST(OutlookTest);
#include "outlook_test.moc"
