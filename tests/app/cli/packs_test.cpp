// SPDX-License-Identifier: GPL-3.0-or-later
// pack: owner's data on the command line.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class PackCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    static Run pack(const QStringList& arguments, const char* language = "en") {
        return runProgram("hexatelier-cli",
                          QStringList{"pack"} + arguments + QStringList{"--lang", language});
    }

private slots:
    /// A new file contains the game's own data, for every game.
    void aNewFileIsShown_data() {
        QTest::addColumn<QString>("system");
        QTest::newRow("clockwork") << "clockwork-wars";
        QTest::newRow("claymore") << "claymore-saga";
    }
    void aNewFileIsShown() {
        QFETCH(QString, system);
        const QString file = at(system + ".hexpack");
        QCOMPARE(pack({"new", "--system", system, "-o", file}).status, 0);
        const QJsonObject shown = jsonOf(pack({"show", file, "--json"})).object();
        QCOMPARE(shown["system"].toString(), system);
        QCOMPARE(shown["hash"].toString().size(), 16);
        QVERIFY(!shown["about"].toArray().isEmpty());
        for (const char* language : {"en", "de", "fr"}) {
            const Run text = pack({"show", file}, language);
            QCOMPARE(text.status, 0);
            QVERIFY(text.out.contains(shown["hash"].toString().toUtf8()));
            QVERIFY2(!text.out.contains('{') && !text.out.contains("cli."), text.out.constData());
        }
        // Written to standard output it is the same file.
        QCOMPARE(pack({"new", "--system", system, "-o", "-"}).out, contentOf(file));
    }

    /// The schema and the files of the tests know the file that an owner begins with.
    void theFileToBeginWithIsThatOfTheTests() {
        const Run made = pack({"new", "--system", "claymore-saga", "-o", "-"});
        QCOMPARE(made.out, contentOf(HEXATELIER_SOURCE_DIR "/tests/files/good/saga.hexpack"));
    }

    void mistakesAreReportedWithTheirPlace() {
        QByteArray text = contentOf(HEXATELIER_SOURCE_DIR "/tests/files/good/saga.hexpack");
        put(at("bad.hexpack"), QByteArray(text).replace("\"skull\": 3", "\"skull\": 5"));
        const Run bad = pack({"show", at("bad.hexpack")});
        QCOMPARE(bad.status, 3);
        QVERIFY2(bad.err.contains("/parts/die"), bad.err.constData());
        put(at("game.hexpack"), QByteArray(text).replace("claymore-saga", "hearts"));
        QCOMPARE(pack({"show", at("game.hexpack")}).status, 3);
        put(at("empty.hexpack"), {});
        QCOMPARE(pack({"show", at("empty.hexpack")}).status, 3);
        QCOMPARE(pack({"show", at("missing.hexpack")}).status, 3);
        QCOMPARE(pack({"new", "--system", "hearts", "-o", at("x.hexpack")}).status, 2);
        QCOMPARE(pack({"new", "-o", at("x.hexpack")}).status, 2);
    }

    /// Every command works with an owner's data: here a check with sources of numbers, and a
    /// battle.
    void everyCommandUsesThem() {
        QByteArray text = contentOf(HEXATELIER_SOURCE_DIR "/tests/files/good/saga.hexpack");
        text.replace("\"source\": \"public\"", "\"source\": \"printed\"");
        put(at("printed.hexpack"),
            text.replace("{\"type\": \"knights\", \"value\": 4}", "{\"type\": \"knights\", \"value\": 6}"));
        const QString map = HEXATELIER_SOURCE_DIR "/resources/claymore/samples/battle-1.hexa";
        const QStringList with{"--pack", at("printed.hexpack")};
        const auto checked = [&](const QStringList& more) {
            return runProgram("hexatelier-cli", QStringList{"validate", map, "--json"} + more).out;
        };
        QVERIFY(checked({}).contains("howitzer tiles"));
        // Its mat and plans are still those of the map.
        QVERIFY(checked(with).contains("claymore.W06") && !checked(with).contains("howitzer tiles"));
        const auto record = [&](const QStringList& more, const char* name) {
            const Run run = runProgram(
                "hexatelier-cli",
                QStringList{"play", map, "--seed", "5", "--bots", "greedy", "--record", at(name)} + more);
            return run.status == 0 ? contentOf(at(name)) : QByteArray();
        };
        const QByteArray own = record(with, "with.hexgame");
        QVERIFY(!own.isEmpty());
        QCOMPARE(own, record({"--cards", at("printed.hexpack")}, "cards.hexgame"));
        QVERIFY(own != record({}, "without.hexgame"));
        // Also before the command. Another game is not affected.
        QCOMPARE(runProgram("hexatelier-cli", with + QStringList{"validate", map, "--json"}).out,
                 checked(with));
        const QString other = HEXATELIER_SOURCE_DIR "/resources/clockwork/samples/hale.hexa";
        QCOMPARE(runProgram("hexatelier-cli", QStringList{"validate", other, "--json"} + with).out,
                 runProgram("hexatelier-cli", {"validate", other, "--json"}).out);
        put(at("broken.hexpack"), "{}");
        const Run refused = runProgram("hexatelier-cli", {"validate", map, "--pack", at("broken.hexpack")});
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.out.isEmpty() && refused.err.contains("broken.hexpack"), refused.err.constData());
    }

    /// A battle with an owner's numbers: another one than the program's, replayed without the file.
    void aBattleIsPlayedWithThem() {
        QByteArray text = contentOf(HEXATELIER_SOURCE_DIR "/tests/files/good/saga.hexpack");
        put(at("own.hexpack"),
            text.replace("{\"type\": \"knights\", \"value\": 4}", "{\"type\": \"knights\", \"value\": 6}"));
        const QString map = HEXATELIER_SOURCE_DIR "/resources/claymore/samples/battle-1.hexa";
        const auto play = [&](const QStringList& more, const char* record) {
            return runProgram(
                "hexatelier-cli",
                QStringList{"play", map, "--seed", "5", "--bots", "greedy", "--record", at(record)} + more);
        };
        QCOMPARE(play({}, "usual.hexgame").status, 0);
        QCOMPARE(play({"--cards", at("own.hexpack")}, "own.hexgame").status, 0);
        QVERIFY(contentOf(at("usual.hexgame")) != contentOf(at("own.hexgame")));
        const Run again = runProgram("hexatelier-cli", {"replay", at("own.hexgame"), "--verify"});
        QVERIFY2(again.status == 0, again.err.constData());
    }
};

HEXA_TEST(PackCommandTest);

}  // namespace hexa

#include "packs_test.moc"
