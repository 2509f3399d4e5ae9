// SPDX-License-Identifier: GPL-3.0-or-later
// Cost of a tournament; produce_test.cpp tries its choices through the interface of its users.
#include "core/generate/tournament/tournament.h"

#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::generate;

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    /// Each bot that searches has its own time on top of all others' together; alone they share
    /// that of the others.
    void whatATournamentCosts() {
        GameSystem system;
        system.balance = std::make_shared<const BalanceFunctions>();
        ownCopy(system.balance).searchBots = {{"deep", 100}, {"deeper", 300}};
        const std::vector<std::string> both{"quick", "deep", "deeper"}, quick{"quick", "other"},
            alone{"deep", "deeper"};
        QCOMPARE(TournamentCost(system, quick, 1000, 4).of(0.5, 0.25), 500.0);
        QCOMPARE(TournamentCost(system, both, 1000, 1).of(0.5, 0.25), 500.0 + 2 * 250);
        QCOMPARE(TournamentCost(system, both, 1000, 4).of(0.5, 0.25), 500.0 + 2 * 4 * 250);
        QCOMPARE(TournamentCost(system, alone, 1000, 4).of(0.5, 0.25), 2 * 500.0);
    }
};

HEXA_TEST(TournamentTest, "slow-unoptimized");
#include "tournament_test.moc"
