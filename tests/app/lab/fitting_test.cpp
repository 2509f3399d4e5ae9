// SPDX-License-Identifier: GPL-3.0-or-later
// Commands fit, try-table, learn, exploit, ladder and calibrate of the real program.
#include "tests/app/lab/lab.h"
#include "tests/support/test.h"

#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class FittingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    const QString mMap = HEXATELIER_SOURCE_DIR "/resources/clockwork/samples/hale.hexa";
    QString at(const QString& name) const { return mFolder.filePath(name); }
    static QJsonObject contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }

private slots:
    /// Checks that the program can use the fitted table, and that the same command writes the same
    /// file.
    void aFittedTable() {
        const QStringList command{"fit",
                                  "--system",
                                  "clockwork-wars",
                                  "--players",
                                  "2",
                                  "--bots",
                                  "greedy",
                                  "--maps",
                                  "12",
                                  "--games",
                                  "16",
                                  "--seed",
                                  "1",
                                  "--held-out",
                                  "10",
                                  "--held-out-games",
                                  "16",
                                  "-o"};
        QCOMPARE(runLab(command + QStringList{at("one.json")}).status, 0);
        QCOMPARE(runLab(command + QStringList{at("two.json"), "--threads", "1"}).status, 0);
        const QJsonObject table = contentOf(at("one.json"));
        QCOMPARE(contentOf(at("two.json")), table);
        QCOMPARE(table["configuration"].toString(), "2p");
        QCOMPARE(table["bot"].toString(), "greedy");
        QCOMPARE(table["games"].toInt(), 12 * 16);
        QCOMPARE(table["quality"].toArray().size(), 2);
        QVERIFY(table["weights"].toObject().size() > 50);
        QCOMPARE(runLab(command + QStringList{at("three.json"), "--ridge", "0"}).status, 2);

        // With another prior table, the fit differs and the file names that table.
        const QStringList held{"--prior", HEXATELIER_SOURCE_DIR "/resources/clockwork/balance/2p-calm.json"};
        QCOMPARE(runLab(command + QStringList{at("near.json")} + held).status, 0);
        QVERIFY(contentOf(at("near.json"))["prior"].toObject().contains("calm"));
        QVERIFY(contentOf(at("near.json"))["weights"] != table["weights"]);
        QVERIFY(!table.contains("prior"));
        const Run other =
            runLab(command + QStringList{at("no.json"), "--prior",
                                         HEXATELIER_SOURCE_DIR "/resources/clockwork/balance/3p-calm.json"});
        QCOMPARE(other.status, 3);
        QVERIFY2(other.err.contains("2p") && !containsCode(other.err), other.err.constData());
        QVERIFY(!QFile::exists(at("no.json")));
    }

    /// Tries a table on fresh maps. The weights stay, the notes on it are new, and parts add up.
    void aTableIsTried() {
        const QString shipped = HEXATELIER_SOURCE_DIR "/resources/clockwork/balance/2p-greedy.json";
        const QStringList command{"try-table", shipped, "--system", "clockwork-wars",
                                  "--players", "2",     "--maps",   "10",
                                  "--games",   "16",    "--seed",   "5"};
        const Run tried = runLab(command + QStringList{"-o", at("tried.json")});
        QCOMPARE(tried.status, 0);
        QVERIFY2(tried.out.contains("rulebook") && tried.out.contains("points"), tried.out.constData());
        const QJsonObject before = contentOf(shipped), after = contentOf(at("tried.json"));
        QCOMPARE(after["weights"], before["weights"]);
        QCOMPARE(after["games"], before["games"]);
        QCOMPARE(after["quality"].toArray().size(), 2);
        QCOMPARE(after["quality"].toArray()[0].toObject()["count"].toInt(), 10);
        QVERIFY(after["quality"].toArray()[0].toObject().contains("shareError"));
        for (const char* part : {"1/2", "2/2"})
            QCOMPARE(runLab(command +
                            QStringList{"--part", part, "-o", at(QString("part%1.json").arg(QChar(part[0])))})
                         .status,
                     0);
        QCOMPARE(runLab({"merge", at("part1.json"), at("part2.json"), "-o", at("merged.json")}).status, 0);
        QCOMPARE(contentOf(at("merged.json")), after);
        QCOMPARE(runLab(command + QStringList{"--epic", "-o", at("no.json")}).status, 3);
    }

    /// Checks that learning writes the same file, whole or in parts and with any number of threads.
    void learning() {
        const auto learn = [&](const QString& generations, const QString& threads, const QString& state,
                               const QString& output) {
            return runLab({"learn",
                           "--system",
                           "clockwork-wars",
                           "--players",
                           "3",
                           "--bots",
                           "greedy,itself",
                           "--maps",
                           "3",
                           "--games",
                           "8",
                           "--seed",
                           "2",
                           "--population",
                           "4",
                           "--generations",
                           generations,
                           "--threads",
                           threads,
                           "--state",
                           at(state),
                           "-o",
                           at(output)});
        };
        const auto text = [&](const QString& name) {
            QFile file(at(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(learn("3", "1", "whole-state.json", "whole.json").status, 0);
        QCOMPARE(learn("1", "2", "state.json", "part.json").status, 0);
        QCOMPARE(learn("3", "2", "state.json", "parts.json").status, 0);
        QVERIFY(text("whole.json").contains("\"configuration\": \"3p\""));
        QCOMPARE(text("parts.json"), text("whole.json"));
        QVERIFY(text("part.json") != text("whole.json"));
        // A state only continues its own kind of run, and files of other kinds are rejected.
        const QStringList other{
            "learn",  "--system", "clockwork-wars", "--players", "2",      "--bots", "greedy",
            "--maps", "3",        "--games",        "8",         "--seed", "2",      "--generations",
            "3",      "-o",       at("other.json")};
        QCOMPARE(runLab(other + QStringList{"--state", at("state.json")}).status, 3);
        QCOMPARE(runLab(other + QStringList{"--start", at("state.json")}).status, 3);
        QCOMPARE(runLab(other + QStringList{"--population", "2"}).status, 2);
        QVERIFY(!QFile::exists(at("other.json")));
    }

    /// Learns a counter-strategy to a bot on the given map, and measures it.
    void exploiting() {
        const auto exploit = [&](const QStringList& more) {
            return runLab(QStringList{"exploit", mMap, "--generations", "1", "--population", "4", "--games",
                                      "8", "--measure-games", "24", "--seed", "1"} +
                          more);
        };
        const Run reported = exploit({"--bots", "random"});
        QCOMPARE(reported.status, 0);
        QVERIFY2(reported.out.contains("trained against random"), reported.out.constData());
        QVERIFY2(reported.out.contains("random loses at least"), reported.out.constData());
        const Run json = exploit({"--bots", "random", "--answer", "thinker", "--json"});
        QCOMPARE(json.status, 0);
        const QJsonObject object = jsonOf(json).object();
        QCOMPARE(object["answer"].toString(), QString("thinker"));
        const QJsonObject figures = object["maps"].toArray().first().toObject();
        QVERIFY(figures["games"].toInt() >= 24 && 2 * figures["wins"].toInt() > figures["games"].toInt());
        QVERIFY(object["weights"].toObject().size() > 10);
        QCOMPARE(exploit({"--bots", "random,greedy"}).status, 2);
        QCOMPARE(exploit({"--bots", "random", "--answer", "greedy"}).status, 2);
        QCOMPARE(exploit({"--bots", "nobody"}).status, 2);
    }

    void ladderAndCalibration() {
        const Run ladder = runLab({"ladder", "--system", "clockwork-wars", "--players", "2", "--bots",
                                   "random,greedy", "--maps", "2", "--games", "32", "--seed", "1"});
        QCOMPARE(ladder.status, 0);
        QVERIFY(ladder.out.startsWith("greedy against random"));
        const Run calibrated =
            runLab({"calibrate", "--system", "clockwork-wars", "--players", "4", "--alliances", "--bots",
                    "greedy", "--maps", "4", "--games", "256", "--seed", "1"});
        QVERIFY2(calibrated.status == 0, calibrated.out.constData());
        QVERIFY(!containsCode(calibrated.out));
        // The outcome can be saved. One file holds many outcomes, each once.
        const QString file = at("calibration.json");
        for (const char* bot : {"greedy", "calm", "greedy"})
            QCOMPARE(runLab({"calibrate", "--system", "clockwork-wars", "--players", "2", "--bots", bot,
                             "--maps", "4", "--games", "64", "--seed", "1", "-o", file})
                         .status,
                     0);
        QFile stored(file);
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const QByteArray text = stored.readAll();
        QCOMPARE(text.count("\"configuration\": \"2p\""), 2);
        QCOMPARE(text.count("\"bot\": \"greedy\""), 1);
        QCOMPARE(runLab({"ladder", "--system", "clockwork-wars", "--players", "2", "--bots", "random,random",
                         "--maps", "1", "--games", "8", "--seed", "1"})
                     .status,
                 0);
        QCOMPARE(
            runLab({"ladder", "--system", "chess", "--players", "2", "--maps", "1", "--games", "1"}).status,
            2);
    }
};

HEXA_TEST(FittingTest);

}  // namespace hexa

#include "fitting_test.moc"
