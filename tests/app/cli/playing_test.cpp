// SPDX-License-Identifier: GPL-3.0-or-later
// play, replay, simulate, signature and perft of the real program.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace hexa {

class PlayingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    static QString sample(const QString& name) {
        return HEXATELIER_SOURCE_DIR "/resources/clockwork/samples/" + name + ".hexa";
    }

private slots:
    void playAndReplay() {
        const QString record = at("game.hexgame");
        const Run played = run({"play", sample("sohne"), "--seed", "42", "--epic", "--alliances", "--option",
                                "winsNeedFight=on", "--record", record, "--json"});
        QCOMPARE(played.status, 0);
        QVERIFY(played.err.contains("42"));
        const QJsonObject game = jsonOf(played).object();
        QVERIFY(game["over"].toBool());
        QCOMPARE(game["seats"].toArray().size(), 4);
        QCOMPARE(game["winners"].toArray().size(), 2);
        const QJsonObject options = QJsonDocument::fromJson(contentOf(record)).object()["options"].toObject();
        for (const char* name : {"epic", "alliances", "winsNeedFight", "gambitDistinctTargets"})
            QVERIFY(options[name].toBool());

        const Run again = run({"replay", record, "--verify", "--show", "--json"});
        QCOMPARE(again.status, 0);
        QVERIFY(jsonOf(again)["verified"].toBool());
        QCOMPARE(jsonOf(again)["hash"], game["hash"]);
        QCOMPARE(jsonOf(again)["record"].toArray().size(), game["lines"].toInt());
        // The same seed plays the same game.
        QVERIFY(run({"play", sample("sohne"), "--seed", "42", "--epic", "--alliances", "--option",
                     "winsNeedFight=on", "--record", "-"})
                    .out == contentOf(record));
        for (const char* language : {"en", "de", "fr"}) {
            const Run shown = run({"replay", record, "--show", "--lang", language});
            QCOMPARE(shown.status, 0);
            QVERIFY2(!containsCode(shown.out), shown.out.constData());
            QVERIFY(shown.out.contains("state 9 over"));
            QVERIFY(!shown.out.contains('{'));
        }
        QVERIFY(!containsCode(run({"play", sample("hale"), "--lang", "fr"}).out));
        QCOMPARE(run({"play", sample("hale"), "--record", at("no/where.hexgame")}).status, 4);
    }

    void wrongRecords() {
        const QString record = at("wrong.hexgame");
        QCOMPARE(run({"play", sample("hale"), "--seed", "7", "--record", record}).status, 0);
        const QByteArray good = contentOf(record);
        const auto statusOf = [&](const QByteArray& from, const QByteArray& to,
                                  const QStringList& more = {}) {
            QByteArray text = good;
            const auto place = text.indexOf(from);
            if (place < 0) return -1;
            text.replace(place, from.size(), to);
            put(record, text);
            const Run result = run(QStringList{"replay", record, "--lang", "de"} + more);
            if (result.err.isEmpty() || containsCode(result.err)) return -2;
            return result.status;
        };
        QCOMPARE(statusOf("hexatelier-game", "hexatelier-scenario"), 3);
        QCOMPARE(statusOf("\"version\": 1", "\"version\": 2"), 3);
        QCOMPARE(statusOf("\"rules\": 2", "\"rules\": 1"), 3);
        QCOMPARE(statusOf("\"rules\": 2", "\"rules\": 999"), 3);
        QCOMPARE(statusOf("state 1 recruitment ", "state 1 recruitment 0"), 3);
        QCOMPARE(statusOf(" spy ", " sly "), 3);
        QCOMPARE(statusOf("\"seed\": \"7\"", "\"seed\": \"8\"", {"--verify"}), 1);
        put(record, good.left(good.size() / 2));
        QCOMPARE(run({"replay", record}).status, 3);
        QCOMPARE(run({"replay", at("missing.hexgame")}).status, 3);
        QCOMPARE(run({"replay", sample("hale")}).status, 3);
        put(record, good);
        QCOMPARE(run({"replay", record, "--verify"}).status, 0);
    }

    void simulate() {
        const auto result = [&](const QStringList& more) {
            return jsonOf(run(QStringList{"simulate", sample("archon"), "--games", "300", "--json"} + more))
                .object();
        };
        QJsonObject one = result({"--seed", "5", "--threads", "1"});
        QJsonObject two = result({"--seed", "5", "--threads", "2"});
        QCOMPARE(one["games"].toInt(), 300);
        int wins = 0;
        for (const QJsonValue seat : one["seats"].toArray()) wins += seat["wins"].toInt();
        QCOMPARE(wins, 300);
        QVERIFY(one["gamesPerSecond"].toDouble() > 0);
        for (QJsonObject* json : {&one, &two})
            for (const char* key : {"threads", "gamesPerSecond"}) json->remove(key);
        QCOMPARE(one, two);
        QVERIFY(result({"--seed", "6"})["hash"] != one["hash"]);
        QVERIFY(result({"--seed", "5", "--epic"})["hash"] != one["hash"]);
        QVERIFY(result({"--seed", "5", "--option", "counterIntelSameDiscipline=on"})["hash"] != one["hash"]);
        const Run text = run({"simulate", sample("hale"), "--games", "20", "--lang", "fr"});
        QCOMPARE(text.status, 0);
        QVERIFY2(!containsCode(text.out) && !text.out.contains('{'), text.out.constData());
    }

    /// Results that stand-in cards took part in say so; those of an own pack of printed cards don't.
    void standInCardsAreMarked() {
        QByteArray pack = contentOf(HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/stand-in.hexpack");
        put(at("printed.hexpack"), pack.replace("\"stand-in\"", "\"printed\""));
        const QString record = at("cards.hexgame");
        const QStringList play{"play", sample("hale"), "--seed", "3", "--bots", "greedy", "--record", record};
        const QList<QStringList> commands{
            play, {"replay", record, "--show"}, {"simulate", sample("hale"), "--games", "20", "--seed", "1"}};
        const QMap<QString, QByteArray> feet{
            {"en", "* Stand-in cards: 59 of 60 (39 wholly, 20 in part). "},
            {"de", "* Ersatzkarten: 59 von 60 (39 ganz, 20 teilweise). "},
            {"fr", "* Cartes de remplacement : 59 sur 60 (39 entièrement, 20 en partie). "}};
        for (const bool printed : {false, true}) {
            const QStringList own = printed ? QStringList{"--cards", at("printed.hexpack")} : QStringList();
            for (const QStringList& command : commands) {
                // A record holds its cards.
                const QStringList words = command + (command[0] == "replay" ? QStringList() : own);
                for (const QString& language : feet.keys()) {
                    const Run shown = run(words + QStringList{"--lang", language});
                    QCOMPARE(shown.status, 0);
                    const QList<QByteArray> lines = shown.out.trimmed().split('\n');
                    QCOMPARE(lines.last().startsWith(feet[language]), !printed);
                    QCOMPARE(shown.out.contains('*'), !printed);
                    // The result itself is marked, and in a replay the names of cards.
                    if (!printed)
                        QVERIFY2(std::any_of(lines.begin(), lines.end() - 1,
                                             [](const QByteArray& line) { return line.endsWith('*'); }),
                                 shown.out.constData());
                }
                const QJsonObject json = jsonOf(run(words + QStringList{"--json"}))["standIns"].toObject();
                QCOMPARE(json["cards"].toInt(), 60);
                QCOMPARE(json["wholly"].toInt(), printed ? 0 : 39);
                QCOMPARE(json["partly"].toInt(), printed ? 0 : 20);
            }
        }
    }

    void mapsThatCannotBePlayed() {
        QCOMPARE(run({"new", "--system", "clockwork-wars", "--players", "2", "-o", at("empty.hexa")}).status,
                 0);
        for (const QStringList& command : {QStringList{"play"}, QStringList{"simulate", "--games", "1"},
                                           QStringList{"perft", "--workers", "1"}}) {
            const Run result = run(command + QStringList{at("empty.hexa")});
            QCOMPARE(result.status, 3);
            QVERIFY2(!result.err.isEmpty() && !containsCode(result.err), result.err.constData());
        }
        put(at("bad.hexpack"), "{}");
        QCOMPARE(run({"play", sample("hale"), "--cards", at("bad.hexpack")}).status, 3);
        QCOMPARE(run({"play", sample("hale"), "--cards", at("missing.hexpack")}).status, 3);
        QCOMPARE(run({"play", sample("hale"), "--cards",
                      HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/stand-in.hexpack"})
                     .status,
                 0);
    }

    void signature() {
        const Run one = run({"signature", "--threads", "1", "--json"});
        QCOMPARE(one.status, 0);
        QVERIFY(jsonOf(one)["games"].toInt() > 1000);
        QCOMPARE(run({"signature", "--threads", "2", "--json"}).out, one.out);
        QCOMPARE(run({"signature"}).out.trimmed(), jsonOf(one)["signature"].toString().toLatin1());
        // What the rules do: a change here must be one that was meant.
        const std::string difference = test::compareGolden("app/cli/signature.json", one.out.toStdString());
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void perft() {
        const QJsonObject counts =
            jsonOf(run({"perft", sample("hale"), "--workers", "1", "--json"})).object();
        const QJsonArray sheets = counts["sheets"].toArray();
        QCOMPARE(sheets.size(), 2);
        QCOMPARE(counts["joint"].toInt(), sheets[0].toInt() * sheets[1].toInt());
        QVERIFY(!containsCode(run({"perft", sample("hale"), "--workers", "1", "--lang", "de"}).out));
    }
};

}  // namespace hexa

using hexa::PlayingTest;
HEXA_TEST(PlayingTest);
#include "playing_test.moc"
