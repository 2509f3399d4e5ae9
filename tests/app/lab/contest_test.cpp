// SPDX-License-Identifier: GPL-3.0-or-later
// Command tournament, with a game of known fairness.
#include "core/io/format/scenariofile.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace hexa {

class ContestTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    const GameSystem mToy = test::toySystem();

private slots:
    /// Checks that equal bots are even on a one-sided map. Both play each side equally often, and
    /// the worth of the side is separate.
    void tournamentsAreFairOnUnfairMaps() {
        Scenario scenario = mToy.layout("2p")->scenario;
        std::vector<Cell> cells(scenario.board.cells().begin(), scenario.board.cells().end());
        for (Cell& cell : cells)
            if (cell.kind == KindId::Empty && distance(cell.at, scenario.seats[0].homeHex()) == 1)
                cell.kind = kindIdAt(0);
        scenario.board.setCells(std::move(cells));
        const QString path = mFolder.filePath("uneven.hexa");
        QVERIFY(saveScenario(scenario, mToy.catalog, path.toStdString()).ok());
        const QStringList arguments{"tournament", path, "--games", "2000",
                                    "--seed",     "3",  "--bots",  "coin,slow"};
        const Run reported = runProgram("hexatelier-toylab", arguments + QStringList{"--json"});
        QVERIFY2(reported.status == 0, reported.err.constData());
        const QJsonObject pairing = jsonOf(reported).object()["pairings"].toArray().first().toObject();
        const double games = pairing["games"].toDouble();
        QVERIFY(games >= 2000);
        QCOMPARE(pairing["even"].toDouble(), 0.5);
        QVERIFY(std::abs(pairing["wins"].toDouble() / games - 0.5) < 0.04);
        const QJsonArray places = pairing["maps"].toArray().first().toObject()["places"].toArray();
        QVERIFY(places[0].toDouble() / games > 0.7);
        for (const char* language : {"en", "de", "fr"}) {
            const Run words = runProgram("hexatelier-toylab", arguments + QStringList{"--lang", language});
            QVERIFY2(!containsCode(words.out) && !words.out.contains('{'), words.out.constData());
        }
        QCOMPARE(
            runProgram("hexatelier-toylab", {"tournament", path, "--games", "10", "--bots", "coin"}).status,
            2);
        QCOMPARE(runProgram("hexatelier-toylab", {"tournament", path, "--games", "10", "--bots", "coin,coin"})
                     .status,
                 2);
    }
};

HEXA_TEST(ContestTest);

}  // namespace hexa

#include "contest_test.moc"
