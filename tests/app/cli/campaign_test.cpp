// SPDX-License-Identifier: GPL-3.0-or-later
// campaign: scenarios in order on the command line, with the toy game Pasture.
#include "core/io/format/scenariofile.h"
#include "tests/app/cli/program.h"
#include "tests/support/pasture.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class CampaignCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    Run campaign(const QStringList& arguments, const char* language = "en") const {
        return runProgram("hexatelier-pasturecli",
                          QStringList{"campaign"} + arguments + QStringList{"--lang", language});
    }
    QJsonObject shown(const char* file = "saga.hexacampaign") const {
        return jsonOf(campaign({"show", at(file), "--verify", "--json"})).object();
    }
    void make(const char* file = "saga.hexacampaign") const {
        const Run made = campaign({"new", at("map.hexa"), at("map.hexa"), at("map.hexa"), "--points", "3,1,5",
                                   "--title", "Saga", "-o", at(file)});
        QVERIFY2(made.status == 0, made.err.constData());
    }

private slots:
    void initTestCase() {
        const GameSystem toy = test::pasturedToy();
        put(at("map.hexa"), QByteArray::fromStdString(writeScenario(test::pastureMap(toy), toy.catalog)));
    }

    void isPlayedToItsEnd() {
        make();
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(shown()["over"].toBool(), false);
            const Run played = campaign(
                {"play", at("saga.hexacampaign"), "--bots", "random", "--seed", QString::number(i + 1)});
            QVERIFY2(played.status == 0, played.err.constData());
        }
        const QJsonObject end = shown();
        QCOMPARE(end["over"].toBool(), true);
        QCOMPARE(end["verified"].toBool(), true);
        int points = 0, won = 0;
        for (const QJsonValue& value : end["points"].toArray()) points += value.toInt();
        const QJsonArray scenarios = end["scenarios"].toArray();
        QCOMPARE(scenarios.size(), 3);
        for (const QJsonValue& value : scenarios)
            won += value.toObject()["points"].toInt() *
                   static_cast<int>(value.toObject()["winners"].toArray().size());
        QCOMPARE(points, won);
        const QByteArray before = contentOf(at("saga.hexacampaign"));
        const Run again = campaign({"play", at("saga.hexacampaign"), "--bots", "random"});
        QCOMPARE(again.status, 1);
        QVERIFY(again.err.contains("All scenarios"));
        QCOMPARE(contentOf(at("saga.hexacampaign")), before);
        for (const char* language : {"en", "de", "fr"}) {
            const Run text = campaign({"show", at("saga.hexacampaign")}, language);
            QCOMPARE(text.status, 0);
            QVERIFY(!text.out.contains('{') && !text.out.contains("cli."));
        }
    }

    void aRecordedGameIsEntered() {
        make("entered.hexacampaign");
        const Run played =
            runProgram("hexatelier-pasturecli", {"play", at("map.hexa"), "--seed", "3", "--bots", "random",
                                                 "--record", at("game.hexgame")});
        QCOMPARE(played.status, 0);
        const Run entered = campaign({"enter", at("entered.hexacampaign"), "--game", at("game.hexgame")});
        QVERIFY2(entered.status == 0, entered.err.constData());
        QVERIFY(shown("entered.hexacampaign")["scenarios"].toArray()[0].toObject()["recorded"].toBool());
        QCOMPARE(campaign({"enter", at("entered.hexacampaign"), "--winners", "1"}).status, 0);
        QCOMPARE(campaign({"enter", at("entered.hexacampaign"), "--draw"}).status, 0);
        QCOMPARE(campaign({"back", at("entered.hexacampaign")}).status, 0);
        QCOMPARE(shown("entered.hexacampaign")["over"].toBool(), false);
    }

    /// A game taken out of its campaign explains how to return it there, and does so.
    void aReplayOffersItsOutcome() {
        make("offered.hexacampaign");
        QCOMPARE(campaign({"play", at("offered.hexacampaign"), "--bots", "random", "--seed", "5"}).status, 0);
        const QJsonObject file = QJsonDocument::fromJson(contentOf(at("offered.hexacampaign"))).object();
        const QJsonObject game =
            file["scenarios"].toArray()[0].toObject()["outcome"].toObject()["game"].toObject();
        put(at("taken.hexgame"), QJsonDocument(game).toJson());
        const Run replayed = runProgram("hexatelier-pasturecli", {"replay", at("taken.hexgame"), "--verify"});
        QVERIFY2(replayed.status == 0, replayed.err.constData());
        QVERIFY(replayed.err.contains("campaign enter") && replayed.err.contains("taken.hexgame"));
        const QJsonObject before = shown("offered.hexacampaign");
        QCOMPARE(campaign({"back", at("offered.hexacampaign")}).status, 0);
        QVERIFY(shown("offered.hexacampaign") != before);
        QCOMPARE(campaign({"enter", at("offered.hexacampaign"), "--game", at("taken.hexgame")}).status, 0);
        QVERIFY(shown("offered.hexacampaign") == before);
    }

    /// The campaign that comes with a game, from its first battle to its last.
    void theSampleIsPlayed() {
        const QString file = at("claymore.hexacampaign");
        const auto saga = [&](const QStringList& arguments) {
            return runProgram("hexatelier-cli",
                              QStringList{"campaign"} + arguments + QStringList{"--lang", "en"});
        };
        const Run made = saga({"new", "--sample", "saga", "-o", file});
        QVERIFY2(made.status == 0, made.err.constData());
        QVERIFY(made.out.contains("Decision at Glensborough (points: 5)"));
        bool carried = false;  // which battles leave chips is chance
        for (int battle = 1; battle <= 5; ++battle) {
            const Run played = saga({"play", file, "--bots", "greedy", "--seed", QString::number(battle)});
            QVERIFY2(played.status == 0, played.err.constData());
            carried |= played.out.contains("elite regiments");
        }
        QVERIFY(carried);
        const QJsonObject end = jsonOf(saga({"show", file, "--verify", "--json"})).object();
        QCOMPARE(end["over"].toBool(), true);
        QCOMPARE(end["verified"].toBool(), true);
        int points = 0, drawn = 0;
        for (const QJsonValue& value : end["points"].toArray()) points += value.toInt();
        for (const QJsonValue& value : end["scenarios"].toArray())
            if (value.toObject()["winners"].toArray().isEmpty()) drawn += value.toObject()["points"].toInt();
        QCOMPARE(points + drawn, 13);
        const Run unknown = saga({"new", "--sample", "sago", "-o", at("none.hexacampaign")});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.err.contains("saga") && !QFile::exists(at("none.hexacampaign")));
        QCOMPARE(saga({"new", "-o", at("none.hexacampaign")}).status, 2);
    }

    void whatIsWrongChangesNothing() {
        make("same.hexacampaign");
        const QByteArray before = contentOf(at("same.hexacampaign"));
        put(at("bad.json"), R"({"wool": [1]})");
        const QList<std::pair<QStringList, int>> wrong{
            {{"enter", at("same.hexacampaign")}, 2},
            {{"enter", at("same.hexacampaign"), "--winners", "1", "--draw"}, 2},
            {{"enter", at("same.hexacampaign"), "--winners", "3"}, 2},
            {{"enter", at("same.hexacampaign"), "--winners", "1,1"}, 1},
            {{"enter", at("same.hexacampaign"), "--winners", "1", "--carried", at("bad.json")}, 3},
            {{"enter", at("same.hexacampaign"), "--game", at("map.hexa")}, 3},
            {{"play", at("same.hexacampaign"), "--bots", "nobody"}, 2},
            {{"back", at("same.hexacampaign")}, 1},
            {{"show", at("map.hexa")}, 3},
            {{"new", at("map.hexa"), "--points", "1,2", "-o", at("same.hexacampaign")}, 2},
            {{"new", at("map.hexa"), "-o", at("map.hexa")}, 2}};
        for (const auto& [arguments, status] : wrong) {
            const Run run = campaign(arguments);
            QVERIFY2(run.status == status, qPrintable(arguments.join(' ') + ": " + run.err));
            QVERIFY2(!containsCode(run.err) && !run.err.isEmpty(), run.err.constData());
        }
        QCOMPARE(contentOf(at("same.hexacampaign")), before);
    }
};

HEXA_TEST(CampaignCommandTest);

}  // namespace hexa

#include "campaign_test.moc"
