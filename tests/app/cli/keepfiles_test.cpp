// SPDX-License-Identifier: GPL-3.0-or-later
// Protection of existing files from commands: their inputs, works of another kind, and killed
// commands.
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <array>

#include <signal.h>
#include <unistd.h>

namespace hexa {

class KeepFilesTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const QString mSystem = QString::fromStdString(mSystems.list().front().id());
    const QString mSample = HEXATELIER_SOURCE_DIR "/resources/clockwork/samples/hale.hexa";
    std::unique_ptr<QTemporaryDir> mFolder;

    QString at(const QString& name) const { return mFolder->filePath(name); }
    QStringList entries(const QString& folder) const {
        return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }
    /// Writes a map, texts, a game and their results, each under the name used by the rows below.
    void makeInputs() const {
        QVERIFY(QFile::copy(mSample, at("a.hexa")));
        QFile text(at("a.txt"));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("Move 3 pieces.\n") > 0);
        text.close();
        QCOMPARE(run({"texts", "import", "--en", at("a.txt"), "--text", "de=" + at("a.txt"), "-o",
                      at("a.hexatext")})
                     .status,
                 0);
        QCOMPARE(
            run({"texts", "export", at("a.hexatext"), "--language", "de", "--to", "po", "-o", at("a.po")})
                .status,
            0);
        QCOMPARE(run({"export", at("a.hexa"), "--to", "text", "-o", at("a-map.txt")}).status, 0);
        QCOMPARE(run({"print", at("a.hexa"), "-o", at("a.pdf")}).status, 0);
    }

private slots:
    void init() {
        mFolder = std::make_unique<QTemporaryDir>();
        QVERIFY(mFolder->isValid());
    }

    /// "IN" is the input, "OUT" the same file by another way.
    void neverOverItsInput_data() {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QString& input, const QStringList& arguments) {
            QTest::newRow(name) << input << arguments;
        };
        row("new", "a.hexa", {"new", "--layout", "IN", "-o", "OUT"});
        row("generate --lock", "a.hexa", {"generate", "--lock", "IN", "-o", "OUT"});
        row("generate --layout", "a.hexa", {"generate", "--layout", "IN", "-o", "OUT"});
        row("export", "a.hexa", {"export", "IN", "--to", "tmx", "-o", "OUT"});
        row("export as text", "a.hexa", {"export", "IN", "--to", "text", "-o", "OUT"});
        row("import", "a-map.txt", {"import", "IN", "--from", "text", "-o", "OUT"});
        row("open", "a.pdf", {"open", "IN", "-o", "OUT"});
        row("render", "a.hexa", {"render", "IN", "-o", "OUT.svg"});
        row("print", "a.hexa", {"print", "IN", "-o", "OUT.pdf"});
        row("pages of print", "a.hexa", {"print", "IN", "--what", "layout,tracks,orders", "-o", "PAGE.svg"});
        row("print of a printed map", "a.pdf", {"print", "IN", "-o", "OUT.pdf"});
        row("play --record", "a.hexa", {"play", "IN", "--bots", "random", "--record", "OUT"});
        row("texts import", "a.txt", {"texts", "import", "--en", "IN", "-o", "OUT"});
        row("texts import of a catalogue", "a.po", {"texts", "import", "IN", "-o", "OUT"});
        row("texts export", "a.hexatext",
            {"texts", "export", "IN", "--language", "de", "--to", "po", "-o", "OUT"});
        row("texts update", "a.po", {"texts", "update", "PROJECT", "IN", "-o", "OUT"});
    }
    void neverOverItsInput() {
        QFETCH(QString, input);
        QFETCH(QStringList, arguments);
        makeInputs();
        const QString original = at(input);
        const QByteArray content = contentOf(original);
        const QString output = arguments.last();
        const QString ending = output.startsWith("OUT.") ? output.mid(3) : QString();
        const bool page = output.startsWith("PAGE");
        QDir().mkdir(at("links"));
        for (const QString way : {"same", "symbolic", "hard"}) {
            // A picture must have the ending of one, so that only a link can lead to the input.
            if (way == "same" && (page || (!ending.isEmpty() && !input.endsWith(ending)))) continue;
            const QString name = page ? "p-02.svg" : "link" + ending;
            const QString link = at("links/" + name);
            if (way == "symbolic") QVERIFY(QFile::link(original, link));
            if (way == "hard") QCOMPARE(::link(qPrintable(original), qPrintable(link)), 0);
            QStringList words = arguments;
            words.last() = page ? at("links/p.svg") : way == "same" ? original : link;
            words.replaceInStrings(QRegularExpression("^IN$"), original);
            words.replaceInStrings(QRegularExpression("^PROJECT$"), at("a.hexatext"));
            const Run result = run(words);
            QVERIFY2(result.status == 2, result.err.constData());
            QVERIFY2(result.err.contains("-o"), result.err.constData());
            QVERIFY(!containsCode(result.err));
            QCOMPARE(contentOf(original), content);
            QFile::remove(link);
        }
    }

    /// Commands that change a file by design also accept it as the output.
    void inPlace_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("balance --certify")
            << QStringList{"balance", "a.hexa", "--games", "20", "--seed", "1", "--certify", "-o", "a.hexa"};
        QTest::newRow("repair") << QStringList{"repair", "a.hexa", "--swaps", "1",  "--games",
                                               "20",     "--seed", "1",       "-o", "a.hexa"};
        QTest::newRow("texts update")
            << QStringList{"texts", "update", "a.hexatext", "a.po", "-o", "a.hexatext"};
    }
    void inPlace() {
        QFETCH(QStringList, arguments);
        makeInputs();
        for (QString& word : arguments)
            if (word.startsWith("a.")) word = at(word);
        const Run result = run(arguments);
        QVERIFY2(result.status == 0 || result.status == 1, result.err.constData());
        if (arguments.front() != "texts") QVERIFY(loadScenario(at("a.hexa").toStdString(), mSystems));
    }

    void workOfAnotherKindStays_data() {
        QTest::addColumn<QString>("there");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const char* there, const QStringList& arguments) {
            QTest::newRow(name) << there << arguments;
        };
        row("Tiled map over a map", "b.hexa", {"export", "a.hexa", "--to", "tmx", "-o", "b.hexa"});
        row("game over a map", "b.hexa",
            {"play", "a.hexa", "--bots", "random", "--seed", "1", "--record", "b.hexa"});
        row("texts over a map", "b.hexa", {"texts", "import", "--en", "a.txt", "-o", "b.hexa"});
        row("catalogue over a map", "b.hexa",
            {"texts", "export", "a.hexatext", "--language", "de", "--to", "po", "-o", "b.hexa"});
        row("map over texts", "b.HEXATEXT", {"open", "a.pdf", "-o", "b.HEXATEXT"});
        row("new map over texts", "b.hexatext", {"new", "--layout", "a.hexa", "-o", "b.hexatext"});
        row("generated map over a game", "b.hexgame", {"generate", "--layout", "a.hexa", "-o", "b.hexgame"});
        row("repaired map over a game", "b.hexgame",
            {"repair", "a.hexa", "--games", "20", "-o", "b.hexgame"});
        row("imported map over texts", "b.hexatext",
            {"import", "a-map.txt", "--from", "text", "-o", "b.hexatext"});
    }
    void workOfAnotherKindStays() {
        QFETCH(QString, there);
        QFETCH(QStringList, arguments);
        makeInputs();
        QFile file(at(there));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("work") == 4);
        file.close();
        for (QString& word : arguments)
            if (word.startsWith("a.") || word.startsWith("a-") || word == there) word = at(word);
        const Run result = run(arguments);
        QVERIFY2(result.status == 2, result.err.constData());
        QVERIFY(result.err.contains(there.toUtf8()));
        QVERIFY(!containsCode(result.err));
        QCOMPARE(contentOf(at(there)), QByteArray("work"));
        // Under a free name the same is written.
        QVERIFY(QFile::remove(at(there)));
        QVERIFY(run(arguments).status <= 1);
        QVERIFY(QFile::exists(at(there)) || arguments.contains("repair"));
    }

    void mapsOfAFolderStay() {
        const QStringList arguments{"generate", "--system", mSystem, "--players", "2", "--count", "2"};
        const auto made = [&](int seed, const QStringList& more = {}) {
            return run(arguments + QStringList{"--seed", QString::number(seed), "-o", at("maps")} + more);
        };
        QCOMPARE(made(2).status, 0);
        QCOMPARE(entries(at("maps")), QStringList({"map-2.hexa", "map-3.hexa"}));
        QVERIFY(QFile::remove(at("maps/map-2.hexa")));
        QFile work(at("maps/map-2.hexa"));
        QVERIFY(work.open(QIODevice::WriteOnly) && work.write("work") == 4);
        work.close();
        for (const int seed : {1, 2}) {
            const Run again = made(seed);
            QCOMPARE(again.status, 2);
            QVERIFY2(again.err.contains("map-2.hexa") && again.err.contains("--force"),
                     again.err.constData());
            QCOMPARE(contentOf(at("maps/map-2.hexa")), QByteArray("work"));
            QCOMPARE(entries(at("maps")).size(), 2);  // nor was one of the others made before
        }
        QCOMPARE(made(2, {"--force"}).status, 0);
        QVERIFY(loadScenario(at("maps/map-2.hexa").toStdString(), mSystems));
    }

    /// A command that changes its input works for a while; changes by other programs meanwhile
    /// stay.
    void whatWasChangedMeanwhileStays() {
        QVERIFY(QFile::copy(mSample, at("m.hexa")));
        QProcess process;
        process.start(HEXATELIER_BIN_DIR "/hexatelier-cli",
                      {"balance", at("m.hexa"), "--certify", "--games", "400", "--bots", "greedy", "--seed",
                       "1", "--lang", "en"});
        QVERIFY(process.waitForStarted());
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(60'000));  // the seed is printed when the map has been read
        const QByteArray theirs = contentOf(at("m.hexa")) + '\n';
        put(at("m.hexa"), theirs);
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitCode(), 4);
        const QByteArray reported = process.readAllStandardError();
        QVERIFY2(reported.contains("Another program has changed"), reported.constData());
        QCOMPARE(contentOf(at("m.hexa")), theirs);
        // With the present file it works.
        QCOMPARE(
            run({"balance", at("m.hexa"), "--certify", "--games", "4", "--bots", "greedy", "--seed", "1"})
                    .status &
                ~1,
            0);
        QVERIFY(contentOf(at("m.hexa")).contains("\"certificate\""));
    }

    /// Two people enter an outcome at the same time: each one is stored, or its command has
    /// reported an error.
    void nothingThatIsEnteredAtOnceIsLost() {
        QVERIFY(QFile::copy(mSample, at("a.hexa")));
        int refused = 0;
        for (int round = 0; round < 12; ++round) {
            const QString saga = at(QString("saga-%1.hexacampaign").arg(round));
            QCOMPARE(
                run({"campaign", "new", at("a.hexa"), at("a.hexa"), at("a.hexa"), at("a.hexa"), "-o", saga})
                    .status,
                0);
            std::array<QProcess, 3> programs;
            for (QProcess& program : programs)
                program.start(HEXATELIER_BIN_DIR "/hexatelier-cli",
                              {"campaign", "enter", saga, "--winners", "1", "--lang", "en"});
            int entered = 0;
            for (QProcess& program : programs) {
                QVERIFY(program.waitForFinished(60'000));
                QVERIFY(program.exitCode() == 0 || program.exitCode() == 4);
                entered += program.exitCode() == 0 ? 1 : 0;
                const QByteArray reported = program.readAllStandardError();
                QVERIFY2(program.exitCode() == 0 || reported.contains("Another program has changed"),
                         reported.constData());
            }
            int there = 0;
            for (const auto& scenario :
                 jsonOf(run({"campaign", "show", saga, "--json"}))["scenarios"].toArray())
                there += scenario.toObject()["played"].toBool() ? 1 : 0;
            QCOMPARE(there, entered);
            QVERIFY(entered >= 1);
            refused += 3 - entered;
        }
        QVERIFY2(refused > 0, "they never met");
    }

    /// Killed at any moment: files are whole, and at most the next command has to tidy up.
    void killed_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("generate") << QStringList{"generate", "--system", mSystem,   "--players", "2",
                                                 "--seed",   "1",        "--count", "5000",      "--mode",
                                                 "rulebook", "--force",  "-o",      "FOLDER"};
        QTest::newRow("render") << QStringList{"render", mSample, "--dpi", "600", "-o", "FOLDER/map.png"};
    }
    void killed() {
        QFETCH(QStringList, arguments);
        const QString folder = at("out");
        QDir().mkdir(folder);
        arguments.replaceInStrings("FOLDER", folder);
        int killed = 0;
        for (int i = 0; i < 20; ++i) {
            QProcess process;
            process.start(HEXATELIER_BIN_DIR "/hexatelier-cli", arguments);
            QVERIFY(process.waitForStarted());
            QTest::qWait(20 + 12 * i);
            if (process.state() == QProcess::Running) {
                ++killed;
                process.kill();
                QVERIFY(process.waitForFinished());
            }
            const QStringList hidden = entries(folder).filter(".hexatelier-");
            QVERIFY2(hidden.size() <= 1, qPrintable(hidden.join(' ')));
            for (const QString& name : entries(folder)) {
                const QString path = folder + '/' + name;
                if (hidden.contains(name)) continue;
                QVERIFY2(name.endsWith(".hexa") || name == "map.png", qPrintable(name));
                if (name == "map.png") QVERIFY(!QImage(path).isNull());
            }
        }
        QVERIFY(killed > 5);
        for (const QString& name : entries(folder).filter(".hexa").filter("map-").mid(0, 50))
            QVERIFY2(loadScenario((folder + '/' + name).toStdString(), mSystems), qPrintable(name));
        QCOMPARE(run({"new", "--system", mSystem, "--players", "2", "-o", folder + "/last.hexa"}).status, 0);
        QVERIFY(entries(folder).filter(".hexatelier-").isEmpty());
    }
};

HEXA_TEST(KeepFilesTest);

}  // namespace hexa
#include "keepfiles_test.moc"
