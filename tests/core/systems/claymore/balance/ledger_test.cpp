// SPDX-License-Identifier: GPL-3.0-or-later
// The measures CS-B2 to CS-B7 as a ledger: by seat, with words for each, and none without start
// hexes.
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/messages/messages.h"
#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

#include <QTest>

namespace hexa::claymore {

class LedgerTest : public QObject {
    Q_OBJECT

    static Result<Ledger> ledgerOf(const Scenario& scenario) {
        return fixture::game().balance->ledger(scenario, {});
    }
    static const LedgerRow* rowOf(const Ledger& ledger, std::string_view id) {
        const auto found = std::ranges::find(ledger.rows, id, &LedgerRow::id);
        return found == ledger.rows.end() ? nullptr : &*found;
    }

private slots:
    void everyMeasureHasAValueForEachSeatAndWords() {
        Messages messages;
        QVERIFY(messages.add(fixture::game().messages).ok());
        for (const char* plan : {"plan-1", "plan-2", "plan-3", "plan-4", "plan-5"}) {
            const Scenario scenario = fixture::layout(plan);
            const auto ledger = ledgerOf(scenario);
            QVERIFY2(ledger.ok(), plan);
            QVERIFY(ledger->rows.size() >= 4);
            for (const LedgerRow& row : ledger->rows) {
                QCOMPARE(row.values.size(), scenario.seats.size());
                QVERIFY(messages.knows(row.code) && messages.knows(row.code + ".hint"));
            }
            for (const LedgerNote& note : ledger->notes) QVERIFY(messages.knows(note.code));
        }
    }

    /// Measures don't depend on the seats' order: after an exchange the values are exchanged.
    void valuesGoWithTheArmy() {
        Scenario scenario = fixture::layout("plan-1");
        const auto before = ledgerOf(scenario);
        std::swap(scenario.seats[0], scenario.seats[1]);
        for (PiecePlacement& piece : scenario.board.pieces)
            if (piece.seat >= 0) piece.seat = 1 - piece.seat;
        for (Zone& zone : scenario.board.zones)
            if (zone.seat >= 0) zone.seat = 1 - zone.seat;
        const auto after = ledgerOf(scenario);
        QVERIFY(before.ok() && after.ok());
        bool differ = false;
        for (const LedgerRow& row : before->rows) {
            const LedgerRow* other = rowOf(*after, row.id);
            QVERIFY(other != nullptr);
            QCOMPARE(other->values[0], row.values[1]);
            QCOMPARE(other->values[1], row.values[0]);
            differ |= row.values[0] != row.values[1];
        }
        QVERIFY(differ);
    }

    void theBareMatHasNothingToMeasure() {
        const auto ledger = ledgerOf(fixture::layout("mat"));
        QVERIFY(!ledger.ok());
        QCOMPARE(ledger.error().code(), std::string("claymore.balance.no-start"));
    }

    /// The verdict needs games of the bot that looks ahead; there are no predictions.
    void judgedByGamesAlone() {
        const BalanceFunctions& balance = *fixture::game().balance;
        for (const std::string& bot : balance.panel)
            QVERIFY(std::ranges::count(fixture::game().play->bots, bot) == 1);
        QCOMPARE(balance.searchBots.front().bot, std::string("lookahead"));
        QVERIFY(!balance.predict && !balance.overlays);
    }
};

HEXA_TEST(LedgerTest);

}  // namespace hexa::claymore

#include "ledger_test.moc"
