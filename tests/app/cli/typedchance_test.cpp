// SPDX-License-Identifier: GPL-3.0-or-later
// play --type-chance: dice of a real table.
#include "core/io/format/scenariofile.h"
#include "tests/app/cli/program.h"
#include "tests/support/pasture.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class TypedChanceTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    Run play(const QStringList& more, const QByteArray& typed, const char* language = "en") const {
        return runProgram(
            "hexatelier-pasturecli",
            QStringList{"play", at("map.hexa"), "--seed", "3", "--bots", "random", "--lang", language} + more,
            "C.UTF-8", {}, typed);
    }

private slots:
    void initTestCase() {
        const GameSystem toy = test::pasturedToy();
        put(at("map.hexa"), QByteArray::fromStdString(writeScenario(test::pastureMap(toy), toy.catalog)));
    }

    /// An invalid face of the die is requested again; the record stores that dice were typed.
    void isAskedFor() {
        QByteArray throws("7\nnonsense\n");
        for (int i = 0; i < 100; ++i) throws += QByteArray::number(1 + i % 3) + '\n';
        for (const char* language : {"en", "de", "fr"}) {
            const Run played = play({"--type-chance", "--record", at("typed.hexgame")}, throws, language);
            QCOMPARE(played.status, 0);
            QVERIFY(!played.out.isEmpty());
            QVERIFY2(!containsCode(played.err) && !played.err.contains("toy."), played.err.constData());
            QVERIFY(played.err.contains("1 2 3"));
        }
        QVERIFY(contentOf(at("typed.hexgame")).contains("\"chance\": \"typed\""));
        const Run replayed = runProgram("hexatelier-pasturecli", {"replay", at("typed.hexgame"), "--verify"});
        QCOMPARE(replayed.status, 0);
    }

    /// A player at a real table reads the moves of the program's players.
    void movesOfTheProgramAreReported() {
        for (const char* language : {"en", "de", "fr"}) {
            const Run played =
                runProgram("hexatelier-cli",
                           {"play", HEXATELIER_SOURCE_DIR "/resources/claymore/samples/battle-1.hexa",
                            "--seed", "3", "--bots", "greedy", "--type-chance", "--lang", language},
                           "C.UTF-8", {}, "gnomes-wolves\n");
            QCOMPARE(played.status, 3);  // the input has ended
            QVERIFY2(!containsCode(played.err) && !played.err.contains('{'), played.err.constData());
            // The card, and each step with both of its places.
            const QRegularExpression place("\\b\\d+,\\d+\\b.*\\b\\d+,\\d+\\b");
            const QStringList lines = QString::fromUtf8(played.err).split('\n');
            QVERIFY2(!lines.filter(place).isEmpty(), played.err.constData());
        }
    }

    void theEndOfTheInputEndsIt() {
        const Run played = play({"--type-chance", "--record", at("no.hexgame")}, "1\n");
        QCOMPARE(played.status, 3);
        QVERIFY(played.err.contains("input ended"));
        QVERIFY(!QFile::exists(at("no.hexgame")));
    }

    void withoutItTheSeedDraws() {
        const Run played = play({"--record", at("drawn.hexgame")}, {});
        QCOMPARE(played.status, 0);
        QVERIFY(!contentOf(at("drawn.hexgame")).contains("\"chance\""));
    }

    void aGameThatDrawsItselfSaysSo() {
        QCOMPARE(run({"generate", "--system", "clockwork-wars", "--players", "2", "--seed", "1", "-o",
                      at("c.hexa")})
                     .status,
                 0);
        const Run refused = run({"play", at("c.hexa"), "--type-chance", "--lang", "en"});
        QCOMPARE(refused.status, 2);
        QVERIFY(refused.err.contains("can’t be entered in this game"));
    }
};

HEXA_TEST(TypedChanceTest);

}  // namespace hexa

#include "typedchance_test.moc"
