// SPDX-License-Identifier: GPL-3.0-or-later
// `hexatelier-cli cases`: custom rule cases.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class CasesTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;

    QString at(const QString& name) const { return mFolder.filePath(name); }
    QString put(const QString& name, const QByteArray& content) const {
        QFile file(at(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? at(name)
                                                                                        : QString();
    }
    static QByteArray ruleCase(const QByteArray& id, int soldiers) {
        return "CASE " + id +
               " Two Soldiers walk in\nRULES DEP-04\nMAP\n  K1  V1  K2\nSTATE\n  stage deploy\n" +
               "  P1 pool 2\nORDERS\n  until deploy\n  P1 deploy V1=2\nEXPECT\n  V1 P1 " +
               QByteArray::number(soldiers) + "\nEND\n";
    }

private slots:
    void allOfTheProgramPass() {
        const Run result = run({"cases", HEXATELIER_SOURCE_DIR "/resources/clockwork/cases"});
        QVERIFY2(result.status == 0, result.out.constData());
        QVERIFY(result.err.isEmpty());
        QVERIFY2(
            QRegularExpression("^Rule cases: [34]\\d\\d\\. Failed: 0\\.\n$").match(result.out).hasMatch(),
            result.out.constData());
    }

    void aFailureHasItsPlace() {
        const QString file = put("mine.case", "# mine\n" + ruleCase("X-1", 2) + ruleCase("X-2", 3));
        const Run result = run({"cases", file});
        QCOMPARE(result.status, 1);
        QCOMPARE(result.out,
                 file.toUtf8() + ":26: X-2: V1 P1: expected 3, found 2\n" + "Rule cases: 2. Failed: 1.\n");
        QVERIFY(run({"cases", file, "--lang", "de"}).out.contains("Fehlgeschlagen: 1"));
        QVERIFY(run({"cases", file, "--lang", "fr"}).out.contains("Échecs : 1"));
        const Run json = run({"cases", file, "--json"});
        QCOMPARE(json.status, 1);
        const QJsonObject all = jsonOf(json).object();
        QCOMPARE(all.value("cases").toInt(), 2);
        QCOMPARE(all.value("failed").toInt(), 1);
        const QJsonArray cases = all.value("files").toArray().at(0).toObject().value("cases").toArray();
        QCOMPARE(cases.size(), 2);
        QCOMPARE(cases.at(0).toObject().value("ok").toBool(), true);
        QCOMPARE(cases.at(0).toObject().value("title").toString(), QString("Two Soldiers walk in"));
        QCOMPARE(cases.at(1).toObject().value("line").toInt(), 15);
        const QJsonObject failure = cases.at(1).toObject().value("failure").toObject();
        QCOMPARE(failure.value("line").toInt(), 26);
        QCOMPARE(failure.value("text").toString(), QString("V1 P1: expected 3, found 2"));
    }

    /// Faults are described in words, with the rule; codes mean nothing to authors of cases.
    void faultsAreSentences() {
        const QByteArray begin = "RULES DEP-04\nMAP\n  K1  V1  K2\n";
        const auto failure = [&](const QByteArray& content, const QStringList& more = {}) {
            const Run result = run(QStringList{"cases", put("bad.case", content)} + more);
            return result.out;
        };
        const QByteArray state = "STATE\n  stage deploy\n";
        const QByteArray end = "EXPECT\n  V1 P1 1\nEND\n";
        // No player has forty discs.
        QByteArray reported =
            failure("CASE X-1 Too many\n" + begin + state + "  V1 P1 20\n  P1 pool 20\n" + end);
        QVERIFY2(reported.contains("no legal state: INV-01, P1 has 41 discs"), reported.constData());
        reported =
            failure("CASE X-1 Two on one\n" + begin + "STATE\n  stage spymaster\n  V1 P1 1 P2 1\n" + end);
        QVERIFY2(reported.contains("no legal state: INV-06") && reported.contains("at V1"),
                 reported.constData());
        reported = failure("CASE X-1 One player\nRULES DEP-04\nMAP\n  K1  V1\n" + state + end);
        QVERIFY2(reported.contains("no map to play on: ") && !reported.contains("clockwork."),
                 reported.constData());
        reported =
            failure("CASE X-1 Card\nRULES DEP-04\nMAP\n  K1  V1  K2\nCARDS\n  e1 levy {\"verb\": \"fly\"}\n" +
                    state + end);
        QVERIFY2(reported.contains("no effect: ") && !reported.contains("json.") &&
                     !reported.contains("clockwork."),
                 reported.constData());
        reported = failure("CASE X-1 Who\n" + begin + state + "ORDERS\n  P7 spy rd\n" + end);
        QVERIFY2(reported.contains("not read: ") && !reported.contains("clockwork."), reported.constData());
        reported = failure("CASE X-1 Refused\nRULES SPY-03\nMAP\n  K1  V1  K2\nSTATE\n  stage spymaster\n"
                           "  taken gambit\nORDERS\n  P1 spy gambit\n" +
                           end);
        QVERIFY2(reported.contains("SPY-") && !reported.contains("clockwork."), reported.constData());
        reported = failure("CASE CS-1-a Far\nRULES CS-080\nSTATE\n  knights-1 5.4\n  gnomes-1 5.8\nORDERS\n"
                           "  chance card knights\n  P1 knights-1 to 9.9\nEXPECT\n  knights-1 5.4\nEND\n",
                           {"--system", "claymore-saga"});
        QVERIFY2(reported.contains("CS-080") && reported.contains("neighbour") &&
                     !reported.contains("claymore."),
                 reported.constData());
    }

    /// A file of another game is recognized, even if its words are unknown here.
    void casesOfAnotherGameSaySo() {
        const QByteArray claymore =
            "CASE CS-130-a The first to reach the tower holds it\nRULES CS-130\nFIELD\n  tower 5.4\nSTATE\n"
            "  crossbows 4.4\n  demons-1 6.4\nORDERS\n  chance card vassals-crossbows-archers\n"
            "  P1 crossbows to 5.4\nEXPECT\n  crossbows 5.4\nEND\n";
        for (const char* language : {"en", "de", "fr"}) {
            const Run result = run({"cases", put("other.case", claymore), "--lang", language});
            QCOMPARE(result.status, 3);
            QVERIFY2(result.err.contains("--system claymore-saga"), result.err.constData());
            // Results in the wrong game would only distract.
            QVERIFY2(!result.out.contains("other.case:"), result.out.constData());
        }
        QByteArray open = claymore;
        open.replace("FIELD\n  tower 5.4\n", "");
        const Run result = run({"cases", put("open.case", open)});
        QVERIFY2(result.err.contains("--system claymore-saga"), result.err.constData());
        QVERIFY(!run({"cases", at("missing.case")}).err.contains("--system"));
    }

    /// Checks that the examples of docs/formats/rule-cases.md pass.
    void theExamplesOfTheManualPass() {
        QFile page(HEXATELIER_SOURCE_DIR "/docs/formats/rule-cases.md");
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QStringList blocks = QString::fromUtf8(page.readAll()).split("```");
        int played = 0;
        for (const QString& block : blocks) {
            if (!block.contains("\nCASE ") || !block.contains("\nEXPECT\n")) continue;
            ++played;
            QString text = block;
            text.remove(QRegularExpression("  +a map for several cases of the file"));
            const QString system = text.contains("\nFIELD") ? "claymore-saga"
                                   : text.contains("BB-")   ? "bauen-und-beherrschen"
                                                            : "clockwork-wars";
            const Run result = run({"cases", put("example.case", text.toUtf8()), "--system", system});
            QVERIFY2(result.status == 0, result.out.constData());
        }
        QCOMPARE(played, 3);
    }

    void aMistakeHasItsPlace() {
        const QString file = put("mistake.case", ruleCase("X-1", 2) + "CAES X-2\n");
        const Run result = run({"cases", file});
        QCOMPARE(result.status, 3);
        QVERIFY2(result.out.startsWith(file.toUtf8() + ":14: "), result.out.constData());
        QVERIFY(result.out.contains("Rule cases: 1. Failed: 0."));
        const QJsonObject json = jsonOf(run({"cases", file, "--json"})).object();
        const QJsonObject one = json.value("files").toArray().at(0).toObject();
        QCOMPARE(one.value("mistake").toObject().value("line").toInt(), 14);
    }

    void foldersAreReadWhole() {
        QDir().mkpath(at("folder/deeper"));
        put("folder/b.case", ruleCase("X-1", 2));
        put("folder/deeper/a.case", ruleCase("X-1", 3));
        put("folder/notes.txt", "no case");
        const Run result = run({"cases", at("folder")});
        QCOMPARE(result.status, 1);
        QVERIFY(result.out.startsWith(at("folder/deeper/a.case").toUtf8() + ":12: "));
        QVERIFY(result.out.contains("Rule cases: 2. Failed: 1."));
        QDir().mkdir(at("empty"));
        QCOMPARE(run({"cases", at("empty")}).status, 3);
    }

    void unreadable() {
        const Run result = run({"cases", at("missing.case"), "--json"});
        QCOMPARE(result.status, 3);
        QVERIFY(result.err.contains("missing.case") && !containsCode(result.err));
        const QJsonObject one = jsonOf(result).object().value("files").toArray().at(0).toObject();
        QCOMPARE(one.value("error").toObject().value("code").toString(), QString("file.not-found"));
        QCOMPARE(run({"cases", "/dev/zero"}).status, 3);
        QCOMPARE(run({"cases", put("x.case", ""), "--system", "chess"}).status, 2);
        QFile large(at("large.case"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(17 * 1024 * 1024));
        large.close();
        const Run refused = run({"cases", at("large.case")});
        QCOMPARE(refused.status, 3);
        QVERIFY(refused.err.contains("16"));
    }

    /// Texts other than cases, small and large.
    void hostile_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("zeros") << QByteArray(100'000, '\0');
        QTest::newRow("one long line") << QByteArray(4'000'000, 'K');
        QTest::newRow("blanks") << QByteArray(4'000'000, ' ');
        QTest::newRow("many words") << "MAP " + QByteArray("K1 ").repeated(1'000'000);
        QTest::newRow("many lines") << "CASE X-1 y\nRULES A\nMAP\n" + QByteArray("  V1\n").repeated(500'000);
        QTest::newRow("map far below") << "CASE X-1 y\nRULES A\nMAP\n  K1\n" +
                                              QByteArray("\n").repeated(500'000) +
                                              "  K2\nEXPECT\n  turn 1\nEND\n";
        QTest::newRow("map far to the right")
            << "CASE X-1 y\nRULES A\nMAP\n  K1" + QByteArray(100'000, ' ') + "K2\nEXPECT\n  turn 1\nEND\n";
        QTest::newRow("deep JSON") << "CASE X-1 y\nRULES A\nCARDS\n  e1 a 1 {" +
                                          QByteArray("[").repeated(1'000'000) +
                                          "\nMAP\n  K1  V1  K2\nEXPECT\n  turn 1\nEND\n";
        QByteArray many;
        for (int i = 0; i < 50'000; ++i)
            many += "CASE X-" + QByteArray::number(i) + " y\nRULES A\nEXPECT\n  turn 1\nEND\n";
        QTest::newRow("many cases") << many;
    }
    void hostile() {
        QFETCH(QByteArray, text);
        const Run result = run({"cases", put("hostile.case", text)});
        QVERIFY2(result.status == 0 || result.status == 1 || result.status == 3,
                 result.err.left(500).constData());
    }
};

HEXA_TEST(CasesTest);

}  // namespace hexa
#include "cases_test.moc"
