// SPDX-License-Identifier: GPL-3.0-or-later
// balance and simulate of a game that judges otherwise: by places in the order, against targets,
// with shared wins and draws.
#include "core/io/format/scenariofile.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace hexa {

class JudgingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    const GameSystem mToy = test::toySystem();

    /// Returns the toy's map for this number of players, with additional members.
    QString map(const char* layout, const std::string& targets = {}) const {
        Scenario scenario = mToy.layout(layout)->scenario;
        if (!targets.empty()) scenario.extra.members.emplace_back("targets", targets);
        const QString path = mFolder.filePath(QString("%1-%2.hexa").arg(layout).arg(targets.size()));
        if (!saveScenario(scenario, mToy.catalog, path.toStdString())) return {};
        return path;
    }
    static Run toy(const QStringList& arguments) {
        return runProgram("hexatelier-toycli", arguments + QStringList{"--seed", "3", "--bots", "coin"});
    }
    static QJsonObject reportOf(const Run& run) { return jsonOf(run).object()["report"].toObject(); }
    static QJsonObject botOf(const Run& run) { return reportOf(run)["bots"].toArray().first().toObject(); }
    /// Returns the sentences of a command, in each language without a hole.
    static QByteArray textOf(const QStringList& arguments) {
        QByteArray english;
        for (const char* language : {"en", "de", "fr"}) {
            const Run shown = toy(arguments + QStringList{"--lang", language});
            if (containsCode(shown.out) || shown.out.contains('{')) return {};
            if (english.isEmpty()) english = shown.out;
        }
        return english;
    }

private slots:
    /// Every seat wins a third, but the last in the order wins nearly always.
    void theLastInTheOrder() {
        const QStringList seats{"balance", map("3p"), "--margin", "4"};
        const QStringList order = seats + QStringList{"--games", "3000", "--option", "order=on"};
        const Run fair = toy(seats + QStringList{"--json"});
        QCOMPARE(fair.status, 0);
        QCOMPARE(reportOf(fair)["verdict"].toString(), "fair");
        for (const char* key : {"judged", "targets"}) QVERIFY(!reportOf(fair).contains(key));
        for (const char* key : {"shared", "drawn"}) QVERIFY(!botOf(fair).contains(key));
        const Run unfair = toy(order + QStringList{"--json"});
        QCOMPARE(unfair.status, 1);
        QCOMPARE(reportOf(unfair)["verdict"].toString(), "unfair");
        QCOMPARE(reportOf(unfair)["judged"].toString(), "order");
        const QJsonArray places = botOf(unfair)["teams"].toArray();
        QCOMPARE(places.size(), 3);
        QVERIFY(std::abs(places[2].toObject()["share"].toDouble() - 0.81) < 0.05);
        const QByteArray text = textOf(order);
        QVERIFY2(text.contains("position 3 in turn order wins 8"), text.constData());
        QVERIFY2(text.contains("Position 1 in turn order: "), text.constData());
    }

    void declaredShares() {
        const QString wanted = map("2p", "[3, 2]");
        // The first faction is half as strong again, and bound to the first seat.
        const QStringList bound{"balance",  wanted,     "--margin", "4",
                                "--option", "bound=on", "--option", "red=on"};
        const Run fair = toy(bound + QStringList{"--json"});
        QCOMPARE(fair.status, 0);
        QCOMPARE(reportOf(fair)["targets"].toArray(), (QJsonArray{3, 2}));
        QVERIFY(botOf(fair)["turns"].toArray().isEmpty() && botOf(fair)["factions"].toArray().isEmpty());
        QVERIFY(std::abs(botOf(fair)["teams"].toArray()[0].toObject()["share"].toDouble() - 0.6) < 0.04);
        const QByteArray text = textOf(bound);
        QVERIFY2(text.contains("target 60.0%") && text.contains("60.0 : 40.0% ("), text.constData());
        // Even shares were asked for, or the factions change sides.
        QCOMPARE(
            toy({"balance", map("2p"), "--margin", "4", "--option", "bound=on", "--option", "red=on"}).status,
            1);
        QCOMPARE(toy({"balance", map("2p"), "--margin", "4", "--option", "red=on"}).status, 0);
        const Run swapped = toy({"balance", wanted, "--margin", "4", "--option", "red=on"});
        QCOMPARE(swapped.status, 1);
        QVERIFY2(swapped.out.contains("target 60.0%"), swapped.out.constData());
    }

    void badDeclarationsAreRefused() {
        const Run refused = toy({"balance", map("2p", "[3, 2, 1]")});
        QVERIFY(refused.status > 1);
        QVERIFY2(refused.err.contains("Each of the 2 target win rates"), refused.err.constData());
    }

    void sharedWinsAndDrawsAreCounted() {
        const QStringList several{"balance", map("3p"),  "--games",   "3000",     "--margin",
                                  "5",       "--option", "shared=on", "--option", "drawn=on"};
        const Run checked = toy(several + QStringList{"--json"});
        QCOMPARE(checked.status, 0);
        QCOMPARE(reportOf(checked)["verdict"].toString(), "fair");
        const double games = botOf(checked)["games"].toDouble();
        for (const char* key : {"shared", "drawn"})
            QVERIFY(std::abs(botOf(checked)[key].toDouble() / games - 0.2) < 0.03);
        double wins = 0;
        for (const auto& place : botOf(checked)["teams"].toArray())
            wins += place.toObject()["wins"].toDouble();
        QCOMPARE(wins, games);
        const QByteArray text = textOf(several);
        QVERIFY2(text.contains("Games won by several sides: "), text.constData());
        QVERIFY2(text.contains("Drawn games: "), text.constData());

        const QStringList simulated{"simulate", map("3p"),   "--games",  "2000",
                                    "--option", "shared=on", "--option", "drawn=on"};
        const QJsonObject counted = jsonOf(toy(simulated + QStringList{"--json"})).object();
        QVERIFY(std::abs(counted["shared"].toDouble() - 400) < 80 &&
                std::abs(counted["drawn"].toDouble() - 400) < 80);
        QVERIFY(textOf(simulated).contains("Shared wins: "));
        QVERIFY(
            !jsonOf(toy({"simulate", map("3p"), "--games", "100", "--json"})).object().contains("shared"));
    }

    /// Parts of a run join to the same, a certificate is kept, found true, and void when other
    /// shares are declared.
    void partsAndCertificates() {
        const QString wanted = map("2p", "[1, 1]");
        const QStringList all{"balance",  wanted,      "--games",  "600",
                              "--option", "shared=on", "--option", "drawn=on"};
        const QString first = mFolder.filePath("1.json"), second = mFolder.filePath("2.json");
        QCOMPARE(toy(all + QStringList{"--part", "1/2", "-o", first}).status, 0);
        QCOMPARE(toy(all + QStringList{"--part", "2/2", "-o", second}).status, 0);
        const Run merged = runProgram("hexatelier-toycli", {"merge", first, second, "--json"});
        QCOMPARE(merged.out, toy(all + QStringList{"--json"}).out);
        QVERIFY(merged.out.contains("\"drawn\""));

        const QString certified = mFolder.filePath("certified.hexa");
        QVERIFY(toy(all + QStringList{"--certify", "-o", certified}).status <= 1);
        const QStringList verify{"balance",   certified,  "--verify", "--option",
                                 "shared=on", "--option", "drawn=on"};
        const Run held = toy(verify);
        QVERIFY2(held.out.contains("The certificate is correct"), held.out.constData());
        QByteArray text = contentOf(certified);
        QVERIFY(text.contains("\"targets\": [1,1]") || text.contains("\"targets\": [1, 1]"));
        const auto from = text.indexOf("\"targets\"");
        put(certified, text.replace(text.indexOf('1', from), 1, "2"));
        const Run voided = toy(verify);
        QCOMPARE(voided.status, 1);
        QVERIFY2(voided.out.contains("the map has changed"), voided.out.constData());
    }

    /// A certificate says that the games left out the rules of single tiles, wherever it is shown.
    void rulesOnTiles() {
        const QString path = map("2p");
        QJsonObject root = QJsonDocument::fromJson(contentOf(path)).object();
        QJsonObject board = root["board"].toObject();
        QJsonArray cells = board["cells"].toArray();
        QJsonObject cell = cells[0].toObject();
        cell["special"] = QJsonObject{{"en", "Counts twice."}};
        cells[0] = cell;
        board["cells"] = cells;
        root["board"] = board;
        put(path, QJsonDocument(root).toJson());
        const QString certified = mFolder.filePath("ruled.hexa");
        QVERIFY(toy({"balance", path, "--games", "200", "--certify", "-o", certified}).status <= 1);
        const Run held = toy({"balance", certified, "--verify"});
        QVERIFY2((held.out + held.err).contains("without the special rules"), held.out.constData());
        const Run info = runProgram("hexatelier-toycli", {"info", certified});
        QVERIFY2(info.out.contains("without the special rules"), info.out.constData());
    }

    /// Figures by something else than seats.
    void figuresByRow() {
        const QStringList rows{"balance",  map("2p"), "--games",  "64",
                               "--margin", "20",      "--option", "rows=on"};
        const QJsonObject found = jsonOf(toy(rows + QStringList{"--json"})).object();
        QCOMPARE(found["ledger"].toObject()["T2"].toArray().size(), 5);
        const QJsonObject columns = found["ledgerColumns"].toArray().first().toObject();
        QCOMPARE(columns["id"].toString(), "row");
        QCOMPARE(columns["rows"].toArray(), QJsonArray{"T2"});
        QCOMPARE(columns["columns"].toArray()[4].toObject()["name"].toString(), "Row 5");
        const QByteArray text = textOf(rows);
        QVERIFY2(text.contains("By row") && text.contains("Row 5") && text.contains("T2 Meadows in it"),
                 text.constData());
        QVERIFY(!jsonOf(toy({"balance", map("2p"), "--games", "64", "--json"}))
                     .object()
                     .contains("ledgerColumns"));
    }
};

HEXA_TEST(JudgingTest);

}  // namespace hexa

#include "judging_test.moc"
