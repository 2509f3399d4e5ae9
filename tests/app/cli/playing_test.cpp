// SPDX-License-Identifier: GPL-3.0-or-later
// play, replay, simulate, signature and perft of the real program.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
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

    static bool isOrders(const QString& line) { return line.section(' ', 1, 1) == "deploy"; }

private slots:
    void playAndReplay() {
        const QString record = at("game.hexgame");
        const Run played = run({"play", sample("sohne"), "--bots", "random", "--seed", "42", "--epic",
                                "--alliances", "--option", "winsNeedFight=on", "--record", record, "--json"});
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
        QVERIFY(run({"play", sample("sohne"), "--bots", "random", "--seed", "42", "--epic", "--alliances",
                     "--option", "winsNeedFight=on", "--record", "-"})
                    .out == contentOf(record));
        for (const char* language : {"en", "de", "fr"}) {
            const Run shown = run({"replay", record, "--show", "--lang", language});
            QCOMPARE(shown.status, 0);
            QVERIFY2(!containsCode(shown.out), shown.out.constData());
            QVERIFY(shown.out.contains("state 9 over"));
            QVERIFY(!shown.out.contains('{'));
        }
        QVERIFY(!containsCode(run({"play", sample("hale"), "--bots", "random", "--lang", "fr"}).out));
        QCOMPARE(run({"play", sample("hale"), "--bots", "random", "--record", at("no/where.hexgame")}).status,
                 4);
    }

    /// A map's variant and house rules are used without an option, in every game; options of the
    /// command take precedence.
    void theMapSaysHowItIsPlayed() {
        for (const char* file : {"clockwork/samples/hale", "claymore/samples/battle-1"}) {
            QJsonObject map =
                QJsonDocument::fromJson(
                    contentOf(QStringLiteral(HEXATELIER_SOURCE_DIR "/resources/%1.hexa").arg(file)))
                    .object();
            const bool clockwork = QString(file).startsWith("clockwork");
            const QString off = clockwork ? "gambitDistinctTargets" : "attackOverHedge";
            const QString on = clockwork ? "epic" : "eliteShadowOnly";
            map["options"] = QJsonObject{{off, false}, {on, true}};
            QFile marked(at("marked.hexa"));
            QVERIFY(marked.open(QIODevice::WriteOnly));
            marked.write(QJsonDocument(map).toJson());
            marked.close();
            const auto optionsOf = [&](const QStringList& more) {
                const Run played = run(QStringList{"play", marked.fileName(), "--bots", "random", "--seed",
                                                   "3", "--record", "-"} +
                                       more);
                return QJsonDocument::fromJson(played.out).object()["options"].toObject();
            };
            QJsonObject options = optionsOf({});
            QVERIFY(options[on].toBool(false) && !options[off].toBool(true));
            options = optionsOf({"--option", off + "=on"});
            QVERIFY(options[on].toBool(false) && options[off].toBool(false));
        }
    }

    void anUnknownBotIsReportedWhichThereAre() {
        const Run refused = run({"play", sample("hale"), "--bots", "xx", "--lang", "en"});
        QCOMPARE(refused.status, 2);
        for (const char* bot : {"xx", "random", "greedy", "master"})
            QVERIFY2(refused.err.contains(bot), refused.err.constData());
        // Levels come first, each with its bot.
        const auto level = refused.err.indexOf("beginner (wild), average (greedy)");
        QVERIFY2(level >= 0 && level < refused.err.indexOf("random"), refused.err.constData());
        for (const QStringList& command :
             QList<QStringList>{{"simulate", "--games", "1"}, {"balance"}, {"repair"}}) {
            const Run also =
                run(command + QStringList{sample("hale"), "--bots", "greedy,xx", "--lang", "en"});
            QCOMPARE(also.status, 2);
            QVERIFY2(also.err.contains("beginner (wild)"), also.err.constData());
        }
        const Run none = run({"play", HEXATELIER_SOURCE_DIR "/resources/claymore/samples/battle-1.hexa",
                              "--bots", "beginner", "--lang", "en"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("has no levels of play. Bots: random, greedy"), none.err.constData());
        const Run empty = run({"play", sample("hale"), "--bots", "greedy,", "--lang", "en"});
        QCOMPARE(empty.status, 2);
    }

    /// Levels have the names that the window gives them; files name the bots.
    void levelsAreNamedAsInTheWindow() {
        const auto botsOf = [](const QStringList& arguments) {
            const Run played =
                run(QStringList{"play"} + arguments + QStringList{"--seed", "3", "--record", "-"});
            QStringList bots;
            for (const QJsonValue player : QJsonDocument::fromJson(played.out).object()["players"].toArray())
                bots << player.toObject()["bot"].toString();
            return bots;
        };
        QCOMPARE(botsOf({sample("hale"), "--bots", "beginner,average"}), (QStringList{"wild", "greedy"}));
        QCOMPARE(botsOf({sample("hale"), "--bots", "average,wild"}), (QStringList{"greedy", "wild"}));
        // Without --bots a medium level plays, as in the window.
        QCOMPARE(botsOf({sample("hale")}), (QStringList{"sampler", "sampler"}));
        QCOMPARE(botsOf({HEXATELIER_SOURCE_DIR "/resources/claymore/samples/battle-1.hexa"}),
                 (QStringList{"greedy", "greedy"}));
        const auto simulated = [](const char* bots) {
            return jsonOf(run({"simulate", sample("hale"), "--games", "20", "--seed", "1", "--json", "--bots",
                               bots}))["hash"];
        };
        QVERIFY(!simulated("beginner").toString().isEmpty());
        QCOMPARE(simulated("beginner"), simulated("wild"));
        const Run help = run({"play", "--help", "--lang", "en"});
        QVERIFY2(QString(help.out).simplified().contains("beginner, average, very-good, master"),
                 help.out.constData());
    }

    /// One player's knowledge gives the same bytes, whatever others have sealed or hold.
    void oneSeatsLog() {
        const QString record = at("whole.hexgame");
        QCOMPARE(run({"play", sample("hale"), "--bots", "random", "--seed", "7", "--record", record}).status,
                 0);
        QJsonObject game = QJsonDocument::fromJson(contentOf(record)).object();
        // The game after one player has sealed his orders.
        const auto until = [&](const QString& sheet, const QString& name) {
            QJsonArray lines;
            for (const QJsonValue line : game["lines"].toArray()) {
                if (isOrders(line.toString())) break;
                lines << line;
            }
            lines << sheet;
            QJsonObject cut = game;
            cut["lines"] = lines;
            put(at(name), QJsonDocument(cut).toJson());
            return at(name);
        };
        QString sealed;
        for (const QJsonValue line : game["lines"].toArray())
            if (sealed.isEmpty() && isOrders(line.toString()) && line.toString().startsWith("P2 deploy "))
                sealed = line.toString();
        QVERIFY(!sealed.isEmpty());
        const QString full = until(sealed, "full.hexgame"), empty = until("P2 deploy", "empty.hexgame");
        for (const char* language : {"en", "de", "fr"})
            for (const QStringList& more :
                 {QStringList{"--show"}, QStringList{"--json"}, QStringList{"-o", "-"}}) {
                const auto logOf = [&](const QString& path, const char* seat) {
                    return run(QStringList{"replay", path, "--seat", seat, "--lang", language} + more);
                };
                const Run one = logOf(full, "1"), other = logOf(empty, "1");
                QCOMPARE(one.status, 0);
                QCOMPARE(one.out, other.out);
                QVERIFY(one.out.contains("P1 spy ") && !one.out.contains("deploy"));
                QVERIFY2(!containsCode(one.out) || more.front() != "--show", one.out.constData());
                QVERIFY(logOf(full, "2").out != logOf(empty, "2").out);  // who sealed them knows them
            }
        // In the whole game, too, it has only this player's lines, no seed and no hash.
        const QString log = at("log.json");
        QCOMPARE(run({"replay", record, "--seat", "1", "-o", log}).status, 0);
        const QJsonObject known = QJsonDocument::fromJson(contentOf(log)).object();
        QCOMPARE(known["format"].toString(), QString("hexatelier-seat-log"));
        QCOMPARE(known["seat"].toInt(), 1);
        for (const char* key : {"seed", "setup", "lines", "hash"}) QVERIFY(!known.contains(key));
        int own = 0;
        for (const QJsonValue entry : known["log"].toArray()) {
            const QString order = entry.toObject()["order"].toString();
            QVERIFY(order.isEmpty() || order.startsWith("P1 "));
            own += order.isEmpty() ? 0 : 1;
        }
        QVERIFY(own > 10);
        for (const char* seat : {"0", "3", "one"})
            QCOMPARE(run({"replay", record, "--seat", seat}).status, 2);
        QCOMPARE(run({"replay", record, "-o", log}).status, 2);
        QCOMPARE(run({"replay", record, "--seat", "1", "-o", record}).status, 2);
    }

    /// Orders travel as files from a player to the person who runs the table.
    void ordersAsFiles() {
        const QString record = at("whole.hexgame"), game = at("asked.hexgame");
        QCOMPARE(run({"play", sample("hale"), "--bots", "random", "--seed", "9", "--record", record}).status,
                 0);
        QJsonObject played = QJsonDocument::fromJson(contentOf(record)).object();
        QJsonArray lines;
        QStringList sheets;
        for (const QJsonValue line : played["lines"].toArray()) {
            if (sheets.size() < 2 && isOrders(line.toString())) sheets << line.toString();
            if (sheets.isEmpty()) lines << line;
        }
        sheets.sort();
        QJsonArray people{QJsonObject{}, QJsonObject{}};
        played["lines"] = lines;
        played["players"] = people;
        put(game, QJsonDocument(played).toJson());
        for (int seat = 1; seat <= 2; ++seat) {
            const Run written =
                run({"orders", "write", game, sheets[seat - 1], "-o", at(QString("p%1.hexsheet").arg(seat))});
            QVERIFY2(written.status == 0, written.err.constData());
        }
        QVERIFY(contentOf(at("p1.hexsheet")).size() < 1'000);
        const Run taken =
            run({"orders", "take", game, at("p2.hexsheet"), at("p1.hexsheet"), "-o", at("next.hexgame")});
        QVERIFY2(taken.status == 0, taken.err.constData());
        const QJsonArray after =
            QJsonDocument::fromJson(contentOf(at("next.hexgame"))).object()["lines"].toArray();
        QVERIFY(after.contains(sheets[0]) && after.contains(sheets[1]));
        QVERIFY(after.size() > lines.size() + 2);  // they were carried out
        // Unsuitable sheets are refused with file and reason, and nothing is written.
        const auto refused = [&](const QString& sheet, int status, const char* place) {
            const Run result = run(
                {"orders", "take", game, at("p1.hexsheet"), sheet, "-o", at("no.hexgame"), "--lang", "fr"});
            QCOMPARE(result.status, status);
            QVERIFY2(result.err.contains(QFileInfo(sheet).fileName().toUtf8()) &&
                         result.err.contains(place) && !containsCode(result.err),
                     result.err.constData());
            QVERIFY(!QFile::exists(at("no.hexgame")));
        };
        const QByteArray good = contentOf(at("p2.hexsheet"));
        const auto changed = [&](const QByteArray& from, const QByteArray& to) {
            QByteArray text = good;
            const auto place = text.indexOf(from);
            put(at("bad.hexsheet"), place < 0 ? QByteArray() : text.replace(place, from.size(), to));
            return at("bad.hexsheet");
        };
        refused(at("p1.hexsheet"), 1, "/seat");
        refused(changed("\"turn\": 1", "\"turn\": 4"), 1, "/turn");
        refused(changed("\"seat\": 2", "\"seat\": 1"), 1, "/");
        refused(changed("\"scenarioHash\": \"", "\"scenarioHash\": \"0"), 1, "/scenarioHash");
        refused(changed("\"version\": 1", "\"version\": 7"), 3, "/version");
        refused(changed("clockwork-wars", "claymore"), 1, "/system");
        refused(game, 3, "");
        put(at("torn.hexsheet"), good.left(60));
        refused(at("torn.hexsheet"), 3, "");
        refused(at("missing.hexsheet"), 3, "");
        QCOMPARE(run({"orders", "write", game, "P3 deploy", "-o", at("no.hexsheet")}).status, 1);
        QCOMPARE(run({"orders", "write", game, "P1 deploy nowhere=3", "-o", at("no.hexsheet")}).status, 1);
        QCOMPARE(run({"orders", "write", record, "P1 deploy", "-o", at("no.hexsheet")}).status, 1);
        QCOMPARE(run({"orders", "take", game, at("p1.hexsheet"), "-o", game}).status, 2);
        QVERIFY(!QFile::exists(at("no.hexsheet")));
    }

    void wrongRecords() {
        const QString record = at("wrong.hexgame");
        QCOMPARE(run({"play", sample("hale"), "--bots", "random", "--seed", "7", "--record", record}).status,
                 0);
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
        // Wins by seat, with fixed factions, are easily mistaken for the fairness of the map.
        QVERIFY2(text.out.contains("balance"), text.out.constData());
    }

    /// Results with stand-in cards are marked; those of an own pack of printed cards are not.
    void standInCardsAreMarked() {
        QByteArray pack = contentOf(HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/stand-in.hexpack");
        put(at("printed.hexpack"), pack.replace("\"stand-in\"", "\"printed\""));
        const QString record = at("cards.hexgame");
        const QStringList play{"play", sample("hale"), "--seed", "3", "--bots", "greedy", "--record", record};
        const QList<QStringList> commands{
            play, {"replay", record, "--show"}, {"simulate", sample("hale"), "--games", "20", "--seed", "1"}};
        const QMap<QString, QByteArray> feet{
            {"en", "* Stand-in cards: 59 of 60 (39 entirely made up, 20 partly). "},
            {"de", "* Ersatzkarten: 59 von 60 (39 ganz, 20 teilweise erfunden). "},
            {"fr", "* Cartes de remplacement : 59 sur 60 (inventées : 39 entièrement, 20 en partie). "}};
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
        QCOMPARE(run({"play", sample("hale"), "--bots", "random", "--cards",
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
        // Signature of the rules: a change here must be intended.
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
