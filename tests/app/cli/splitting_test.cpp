// SPDX-License-Identifier: GPL-3.0-or-later
// Runs in parts and merge, by the real program.
#include "core/parts/partfile.h"
#include "tests/app/cli/parts.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QTest>

namespace hexa {

class SplittingTest : public QObject {
    Q_OBJECT

    const PartRuns mRuns{"hexatelier-cli"};
    QString at(const QString& name) const { return mRuns.at(name); }
    QStringList played(const QStringList& words, int of, const QString& name = "part") const {
        return mRuns.played(words, of, name);
    }
    /// Returns a part with arbitrary content, with all hashes correct.
    QString forged(const std::vector<std::string>& words) const {
        parts::Part part;
        part.request.command = words;
        part.request.grounds = {"rules 2"};
        put(at("forged.json"), QByteArray::fromStdString(parts::writePart(part)));
        return at("forged.json");
    }

private slots:
    void initTestCase() {
        QCOMPARE(run({"generate", "--system", "clockwork-wars", "--players", "3", "--mode", "rulebook",
                      "--seed", "7", "-o", at("map.hexa")})
                     .status,
                 0);
    }

    void mergedEqualsWhole_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<bool>("writes");
        const QString map = at("map.hexa");
        QTest::newRow("balance") << QStringList{"balance",      map,           "--games",
                                                "60",           "--seed",      "3",
                                                "--bots",       "greedy,calm", "--option",
                                                "espionage=off"}
                                 << false;
        QTest::newRow("balance as JSON")
            << QStringList{"balance", map, "--games", "60", "--seed", "3", "--json"} << false;
        QTest::newRow("certificate") << QStringList{"balance", map, "--games",  "60",
                                                    "--seed",  "3", "--certify"}
                                     << true;
    }
    void mergedEqualsWhole() {
        QFETCH(QStringList, words);
        QFETCH(bool, writes);
        mRuns.mergedEqualsWhole(words, writes);
    }

    /// All but the speed, which depends on the computers.
    void simulate() {
        const QStringList words{"simulate", at("map.hexa"), "--games",           "103", "--seed",
                                "5",        "--bots",       "greedy,random,calm"};
        QJsonObject whole = jsonOf(run(words + QStringList{"--json"})).object();
        const QStringList files = played(words, 7, "simulated");
        const QJsonObject merged = jsonOf(run(QStringList{"merge", "--json"} + files)).object();
        QVERIFY(!merged.isEmpty());
        for (const char* key : {"threads", "gamesPerSecond"}) {
            QVERIFY(whole.contains(key));
            whole.remove(key);
        }
        QCOMPARE(merged, whole);
        const Run text = run(QStringList{"merge", "--lang", "en"} + files);
        QVERIFY(text.out.startsWith("Games: 103"));
        QVERIFY(!text.out.contains("second"));
    }

    /// Options in another order, or about the run, give the same run.
    void theOrderOfOptionsDoesNotMatter() {
        const auto part = [&](const QStringList& words, const QString& number) {
            return run(words + QStringList{"--part", number, "-o", at("order-" + number.left(1))}).status;
        };
        const QString map = at("map.hexa");
        QCOMPARE(
            part({"simulate", map, "--games", "20", "--option", "espionage=off", "--epic", "--seed", "1"},
                 "1/2"),
            0);
        QCOMPARE(part({"--lang", "de", "simulate", "--seed=1", map, "--epic", "--threads", "2", "--games=20",
                       "--option=espionage=off"},
                      "2/2"),
                 0);
        QCOMPARE(run({"merge", at("order-1"), at("order-2")}).status, 0);
        QCOMPARE(part({"simulate", map, "--games", "20", "--epic", "--seed", "1"}, "2/2"), 0);
        const Run other = run({"merge", at("order-1"), at("order-2"), "--lang", "en"});
        QCOMPARE(other.status, 3);
        QVERIFY2(other.err.contains("belong to different runs"), other.err.constData());
        QVERIFY2(other.err.contains("--option=espionage=off"), other.err.constData());
    }

    void aChangedMapIsNoticed() {
        const QString map = at("changing.hexa");
        QVERIFY(QFile::copy(at("map.hexa"), map));
        const QStringList words{"balance", map,         "--games", "24",    "--seed",
                                "3",       "--certify", "--bots",  "greedy"};
        const QStringList files = played(words, 2, "changing");
        QCOMPARE(files.size(), 2);
        // Without -o the certificate goes into the map, as without parts.
        const Run stored = run(QStringList{"merge"} + files);
        QVERIFY2(stored.err.contains(map.toUtf8()), stored.err.constData());
        QCOMPARE(run({"balance", map, "--verify"}).status, 0);
        const Run changed = run(QStringList{"merge", "--lang", "en"} + files);
        QCOMPARE(changed.status, 3);
        QVERIFY2(changed.err.contains("have changed") && changed.err.contains(map.toUtf8()),
                 changed.err.constData());
        QVERIFY(QFile::remove(map));
        QCOMPARE(run(QStringList{"merge"} + files).status, 3);
    }

    void badParts() {
        const QStringList words{"simulate", at("map.hexa"), "--games", "50", "--seed", "5"};
        const QStringList files = played(words, 3, "bad");
        const auto refused = [&](const QStringList& given, const char* sentence) {
            for (const char* language : {"de", "fr", "en"}) {
                const Run result = run(QStringList{"merge", "--lang", language} + given);
                QCOMPARE(result.status, 3);
                QVERIFY(result.out.isEmpty());
                QVERIFY2(!containsCode(result.err), result.err.constData());
                if (language == QByteArray("en"))
                    QVERIFY2(result.err.contains(sentence), result.err.constData());
            }
        };
        refused(files.mid(0, 2), "Missing parts: 3 (of 3)");
        refused({at("map.hexa")}, "is not part of a run");
        refused({at("nowhere")}, "does not exist");
        const QByteArray good = contentOf(files[1]);
        put(at("cut"), good.left(good.size() / 2));
        refused({files[0], at("cut"), files[2]}, "cut");
        put(at("digit"), QByteArray(good).replace("\"decisions\": ", "\"decisions\": 1"));
        refused({files[0], at("digit"), files[2]}, "is damaged or was edited");
        put(at("later"), QByteArray(good).replace("\"version\": 1", "\"version\": 2"));
        refused({files[0], at("later"), files[2]}, "Update Hexatelier");
        auto twice = *parts::readPart(good.toStdString());
        ++twice.tallies.begin()->second.decisions;
        put(at("twice"), QByteArray::fromStdString(parts::writePart(twice)));
        refused(files + QStringList{at("twice")}, "both part 2");
        QStringList other = words;
        other[3] = "51";
        refused({files[0], played(other, 3, "other")[1], files[2]}, "--games=51");
        refused({files[0], played(words, 4, "four")[1], files[2]}, "one of 4 parts");
    }

    /// The words of a part are not a command: they may only request the options of its command.
    void forgedParts() {
        const std::string map = at("map.hexa").toStdString();
        const QByteArray before = contentOf(at("map.hexa"));
        const std::string victim = at("victim").toStdString();
        for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
                 {},
                 {"self-check"},
                 {"simulate", map, "--games=5", "--seed=1", "-o", victim, "--part=1/1"},
                 {"simulate", map, "--games=5", "--seed=1", "--help"},
                 {"simulate", map, "--games=5", "--seed=1"},
                 {"balance", map, "--games=5", "--seed=1", "--certify", "-o", victim},
                 {"balance", map, "--games=5", "--seed=1", "--certify"},
                 {"calibrate", "--system=clockwork-wars"}}) {
            const Run result = run({"merge", forged(words), "--lang", "en"});
            QCOMPARE(result.status, 3);
            QVERIFY2(!containsCode(result.err), result.err.constData());
        }
        QCOMPARE(run({"merge", forged({"balance", map, "--verify"})}).status, 2);
        QVERIFY(!QFile::exists(at("victim")));
        QCOMPARE(contentOf(at("map.hexa")), before);
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("words");
        const QString map = at("map.hexa");
        const QStringList simulate{"simulate", map, "--games", "5"};
        const QStringList out{"-o", at("x")};
        QTest::newRow("no output") << simulate + QStringList{"--seed", "1", "--part", "1/2"};
        QTest::newRow("no part") << simulate + out;
        QTest::newRow("no seed") << simulate + out + QStringList{"--part", "1/2"};
        for (const char* part : {"0/2", "3/2", "1", "1/", "/2", "1/2/3", "1/x", "-1/2", "1/100001", ""})
            QTest::newRow(part) << simulate + out + QStringList{"--seed", "1", "--part", part};
        QTest::newRow("over the map") << simulate + QStringList{"--seed", "1", "--part", "1/2", "-o", map};
        QTest::newRow("until it stands") << QStringList{"balance", map, "--seed", "1", "--part", "1/2"} + out;
        QTest::newRow("verify") << QStringList{"balance", map, "--verify", "--part", "1/2"} + out;
        QTest::newRow("no parts") << QStringList{"merge"};
        const QStringList series{"generate", "--system", "clockwork-wars", "--players", "2", "--mode",
                                 "rulebook", "-o",       at("maps")};
        QTest::newRow("one map") << series + QStringList{"--seed", "1", "--part", "1/2"};
        QTest::newRow("maps of any seed") << series + QStringList{"--count", "3", "--part", "1/2"};
    }
    void wrongUsage() {
        QFETCH(QStringList, words);
        for (const char* language : {"en", "de", "fr"}) {
            const Run wrong = run(QStringList{"--lang", language} + words);
            QCOMPARE(wrong.status, 2);
            QVERIFY2(!wrong.err.isEmpty() && !containsCode(wrong.err), wrong.err.constData());
        }
        QVERIFY(!QFile::exists(at("x")));
    }

    void whatMergeWrites() {
        const QStringList counted =
            played({"simulate", at("map.hexa"), "--games", "5", "--seed", "1"}, 2, "counted");
        QCOMPARE(run(QStringList{"merge"} + counted + QStringList{"-o", at("nothing")}).status, 2);
        QVERIFY(!QFile::exists(at("nothing")));
    }

    /// A series needs no merging: each part makes maps of its own.
    void seriesOfMaps() {
        const QStringList words{"generate", "--system", "clockwork-wars", "--players", "3",
                                "--mode",   "rulebook", "--seed",         "11",        "--count",
                                "5",        "-o"};
        QCOMPARE(run(words + QStringList{at("one")}).status, 0);
        for (const char* part : {"3/3", "1/3", "2/3"})
            QCOMPARE(run(words + QStringList{at("shared"), "--part", part}).status, 0);
        const QStringList names = QDir(at("one")).entryList(QDir::Files);
        QCOMPARE(names.size(), 5);
        QCOMPARE(QDir(at("shared")).entryList(QDir::Files), names);
        for (const QString& name : names)
            QCOMPARE(contentOf(at("shared/" + name)), contentOf(at("one/" + name)));
    }
};

HEXA_TEST(SplittingTest, "long");

}  // namespace hexa

#include "splitting_test.moc"
