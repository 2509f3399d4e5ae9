// SPDX-License-Identifier: GPL-3.0-or-later
// Command balance of the real program.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace hexa {

class BalancingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    static QJsonObject contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }
    void put(const QString& path, const QJsonObject& content) const {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(content).toJson());
    }
    QString map(int players) const {
        const QString path = at(QString("map%1.hexa").arg(players));
        if (!QFile::exists(path))
            run({"generate", "--system", "clockwork-wars", "--players", QString::number(players), "--mode",
                 "rulebook", "--seed", "7", "-o", path});
        return path;
    }

private slots:
    /// Prints the figures, the games and the verdict; the exit status contains the verdict too.
    void anUnfairMap() {
        const Run checked = run({"balance", map(2), "--seed", "3", "--json"});
        QCOMPARE(checked.status, 1);
        const QJsonObject found = jsonOf(checked).object();
        QCOMPARE(found["ledger"].toObject()["M1"].toArray().size(), 2);
        const QJsonObject report = found["report"].toObject();
        QCOMPARE(report["verdict"].toString(), "unfair");
        // Strong bots need not play on a clearly unfair map.
        QStringList bots;
        for (const QJsonValue& bot : report["bots"].toArray()) bots << bot.toObject()["bot"].toString();
        QVERIFY(bots.contains("calm") && !bots.contains("thinker"));
        for (const char* language : {"en", "de", "fr"}) {
            const Run shown = run({"balance", map(2), "--seed", "3", "--lang", language});
            QCOMPARE(shown.status, 1);
            QVERIFY2(!containsCode(shown.out), shown.out.constData());
            for (const QString& bot : bots) QVERIFY(shown.out.contains(bot.toUtf8()));
        }
    }

    void allLevelsPlayOnAMapThatMayBeFair() {
        const QString even = at("even.hexa");
        run({"generate", "--system", "clockwork-wars", "--players", "2", "--mode", "symmetric", "--seed", "7",
             "-o", even});
        const Run shown = run({"balance", even, "--seed", "3", "--margin", "30", "--games", "64"});
        for (const char* bot : {"calm", "greedy", "wild", "hunter", "trained", "sampler", "thinker"})
            QVERIFY2(shown.out.contains(bot), shown.out.constData());
    }

    void houseOptionsAreNotCalibrated() {
        const QStringList words{"balance", map(2),   "--games", "64",     "--bots",
                                "greedy",  "--seed", "1",       "--lang", "en"};
        const Run standard = run(words);
        QVERIFY2(standard.out.contains("Calibrated for these rules"), standard.out.constData());
        QVERIFY(!standard.out.contains("may be inaccurate"));
        const Run house = run(words + QStringList{"--option", "espionage=off"});
        QVERIFY2(!house.out.contains("Calibrated for these rules"), house.out.constData());
        QVERIFY(house.out.contains("this game uses house rules or playing cards"));
    }

    void standInCardsAreMarked() {
        QFile shipped(HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/stand-in.hexpack");
        QVERIFY(shipped.open(QFile::ReadOnly));
        const QString printed = at("printed.hexpack");
        QFile own(printed);
        QVERIFY(own.open(QFile::WriteOnly));
        own.write(shipped.readAll().replace("\"stand-in\"", "\"printed\""));
        own.close();
        const QStringList words{"balance", map(2), "--games", "64", "--bots", "greedy", "--seed", "1"};
        const auto linesOf = [&](const QStringList& more) {
            return run(words + more).out.trimmed().split('\n');
        };
        for (const auto& [language, foot] :
             {std::pair("en", "* Stand-in cards: 59 of 60 (39 entirely made up, 20 partly)"),
              {"de", "* Ersatzkarten: 59 von 60 (39 ganz, 20 teilweise erfunden)"},
              {"fr", "* Cartes de remplacement : 59 sur 60"}}) {
            const auto lines = linesOf({"--lang", language});
            QVERIFY2(lines.last().startsWith(foot), lines.last().constData());
            QVERIFY(std::any_of(lines.begin(), lines.end() - 1,
                                [](const QByteArray& line) { return line.endsWith('*'); }));
            QVERIFY(!linesOf({"--lang", language, "--cards", printed}).join().contains('*'));
        }
        const auto count = [&](const QStringList& more) {
            return jsonOf(run(words + more + QStringList{"--json"}))["report"]["standIns"]["wholly"].toInt(
                -1);
        };
        QCOMPARE(count({}), 39);
        QCOMPARE(count({"--cards", printed}), 0);
        // A certificate gives the verdict too; a false one is not true.
        const QString path = at("seeds.hexa");
        run({"balance", map(2), "--certify", "--games", "48", "--bots", "greedy", "--seed", "4", "-o", path});
        QJsonObject content = contentOf(path);
        QJsonObject seal = content["certificate"].toObject(), report = seal["report"].toObject();
        QCOMPARE(report["standIns"].toObject()["cards"].toInt(), 60);
        QVERIFY(
            run({"balance", path, "--verify", "--lang", "en"}).out.contains("* Stand-in cards: 59 of 60"));
        report.remove("standIns");
        seal["report"] = report;
        content["certificate"] = seal;
        put(path, content);
        const Run silent = run({"balance", path, "--verify", "--lang", "en"});
        QCOMPARE(silent.status, 1);
        QVERIFY2(silent.out.contains("stand-in cards") && !silent.out.contains("is true"),
                 silent.out.constData());
    }

    void anyNumberOfThreadsTellsTheSame() {
        const auto with = [&](const char* threads) {
            return jsonOf(run({"balance", map(3), "--games", "300", "--bots", "greedy", "--seed", "5",
                               "--threads", threads, "--json"}))["report"];
        };
        const auto one = with("1");
        QCOMPARE(one["bots"][0]["games"].toInt(), 300);
        QCOMPARE(with("3"), one);
    }

    /// The verdict is one word everywhere; only fair maps are called "certified".
    void anUnfairMapIsNotCalledCertified() {
        const QString path = at("unfair.hexa");
        const Run made = run({"balance", map(3), "--certify", "--games", "600", "--bots", "greedy", "--seed",
                              "4", "--margin", "1", "-o", path});
        QCOMPARE(made.status, 1);
        static const QRegularExpression unfair("unfair: \\d+(\\.\\d)? points");
        QVERIFY2(QString::fromUtf8(made.err).contains(unfair), made.err.constData());
        QVERIFY2(!made.err.contains("certified") && !made.out.contains("certified"), made.err.constData());
        const Run reported = run({"info", path});
        QVERIFY2(QString::fromUtf8(reported.out).contains(unfair), reported.out.constData());
        QVERIFY(!reported.out.contains("certified"));
        const auto json = jsonOf(run({"info", path, "--json"}))["certificate"];
        QVERIFY(json["holds"].toBool());
        QCOMPARE(json["verdict"].toString(), QString("unfair"));
        QVERIFY2(run({"info", path, "--lang", "de"}).out.contains("unfair: "), "German");
        QVERIFY2(run({"info", path, "--lang", "fr"}).out.contains("inéquitable"), "French");
        // A change makes it void.
        QJsonObject content = contentOf(path);
        content["options"] = QJsonObject{{"epic", true}};
        put(at("void.hexa"), content);
        QVERIFY(run({"info", at("void.hexa")}).out.contains("certificate void"));
    }

    /// A certificate is true as long as nothing bound to it changes; a forged one is detected.
    void certificate() {
        const QString path = at("certified.hexa");
        QCOMPARE(run({"balance", map(2), "--verify"}).status, 1);  // none is there
        QCOMPARE(run({"balance", map(2), "--certify", "--games", "48", "--bots", "greedy,calm", "--seed", "4",
                      "-o", path})
                     .status,
                 1);
        QCOMPARE(run({"balance", path, "--verify"}).status, 0);
        QCOMPARE(run({"validate", path}).status, 0);

        const QJsonObject whole = contentOf(path);
        const auto changed = [&](const QString& name, auto change) {
            QJsonObject content = whole;
            change(content);
            put(at(name), content);
            return run({"balance", at(name), "--verify"});
        };
        const Run other = changed("options.hexa", [](QJsonObject& content) {
            content["options"] = QJsonObject{{"epic", true}};
        });
        QCOMPARE(other.status, 1);
        QVERIFY(other.out.contains("option"));
        const Run forged = changed("forged.hexa", [](QJsonObject& content) {
            QJsonObject seal = content["certificate"].toObject(), report = seal["report"].toObject();
            QJsonArray bots = report["bots"].toArray();
            QJsonObject bot = bots[1].toObject();
            bot["hash"] = "0123456789abcdef";
            bots[1] = bot;
            report["bots"] = bots;
            seal["report"] = report;
            content["certificate"] = seal;
        });
        QCOMPARE(forged.status, 1);
        QVERIFY(forged.out.contains("calm"));
        QCOMPARE(changed("broken.hexa", [](QJsonObject& content) { content["certificate"] = 7; }).status, 3);
        // Contradictions that need no games are reported by all commands, without a verdict.
        changed("lie.hexa", [](QJsonObject& content) {
            QJsonObject seal = content["certificate"].toObject(), report = seal["report"].toObject();
            report["verdict"] = "fair";
            seal["report"] = report;
            content["certificate"] = seal;
        });
        const Run reported = run({"info", at("lie.hexa"), "--lang", "en"});
        QVERIFY2(reported.out.contains("contradicts itself") && !reported.out.contains("fair"),
                 reported.out.constData());
        const auto json = jsonOf(run({"info", at("lie.hexa"), "--json"}))["certificate"];
        QVERIFY(!json["holds"].toBool() && json["verdict"].isUndefined());
        QVERIFY(run({"validate", at("lie.hexa"), "--lang", "en"}).out.contains("contradicts itself"));
        QCOMPARE(run({"validate", "--strict", at("lie.hexa")}).status, 1);
        // The rest is reported as a claim.
        const Run claimed = run({"info", path, "--lang", "en"});
        QVERIFY2(claimed.out.contains("certificate not verified"), claimed.out.constData());
        QVERIFY(!jsonOf(run({"info", path, "--json"}))["certificate"]["verified"].toBool(true));
        // The options of the command line count like those of the map.
        QCOMPARE(run({"balance", path, "--verify", "--epic"}).status, 1);
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addRow("margin") << QStringList{"--margin", "x"};
        QTest::addRow("games") << QStringList{"--games", "0"};
        QTest::addRow("bots") << QStringList{"--bots", "nobody"};
        QTest::addRow("threads") << QStringList{"--threads", "-1"};
        QTest::addRow("alliances") << QStringList{"--alliances"};
    }
    void wrongUsage() {
        QFETCH(QStringList, arguments);
        const Run wrong = run(QStringList{"balance", map(2)} + arguments);
        QCOMPARE(wrong.status, 2);
        QVERIFY(!wrong.err.isEmpty());
    }

    void aPanelNamesEachBotOnce() {
        const QString nine = QStringList(9, "greedy").join(',');
        for (const QString& bots : {nine, QString("greedy,calm,greedy")}) {
            const Run checked = run({"balance", map(2), "--bots", bots, "--games", "8", "--seed", "1"});
            QCOMPARE(checked.status, 2);
            QVERIFY2(!containsCode(checked.err), checked.err.constData());
            QCOMPARE(run({"repair", map(2), "--bots", bots, "--games", "8", "--seed", "1"}).status, 2);
            QCOMPARE(run({"generate", "--system", "clockwork-wars", "--players", "2", "--mode", "balanced",
                          "--bots", bots, "--race-games", "8", "--seed", "1", "-o", at("no.hexa")})
                         .status,
                     2);
        }
    }
};

HEXA_TEST(BalancingTest);

}  // namespace hexa

#include "balancing_test.moc"
