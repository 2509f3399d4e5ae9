// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the real program, as a script would.
#include "core/edit/builders.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QByteArrayList>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace hexa {

class CliTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const QString mSystem = QString::fromStdString(mSystems.list().front().id());
    const QString mPlayed = HEXATELIER_SOURCE_DIR "/resources/clockwork/samples/hale.hexa";
    QTemporaryDir mFolder;

    QString at(const QString& name) const { return mFolder.filePath(name); }
    Scenario load(const QString& path) const {
        const auto map = loadScenario(path.toStdString(), mSystems);
        return map ? *map : Scenario{};
    }
    /// Returns a generated map in a file.
    QString made(const QString& name, int players = 2, int seed = 1) const {
        run({"generate", "--system", mSystem, "--players", QString::number(players), "--seed",
             QString::number(seed), "-o", at(name)});
        return at(name);
    }

private slots:
    void help() {
        for (const QString command :
             {"",          "new",    "generate", "symmetries", "repair",     "validate", "info",   "share",
              "open",      "export", "import",   "render",     "print",      "play",     "replay", "simulate",
              "signature", "perft",  "texts",    "cases",      "self-check", "surprise", "library"}) {
            QByteArrayList texts;
            for (const QString language : {"en", "de", "fr"}) {
                QStringList arguments{"--help", "--lang", language};
                if (!command.isEmpty()) arguments.prepend(command);
                const Run result = run(arguments);
                QCOMPARE(result.status, 0);
                QVERIFY(result.err.isEmpty());
                QVERIFY2(!containsCode(result.out), result.out.constData());
                QVERIFY(result.out.contains("hexatelier-cli " + command.toUtf8()));
                QVERIFY(!texts.contains(result.out));
                texts.append(result.out);
            }
        }
        const Run version = run({"--version"});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("hexatelier-cli "));
    }

    void languageOfTheSystem() {
        QVERIFY(run({}, "de_DE.UTF-8").err.contains("Es fehlt ein Befehl"));
        QVERIFY(run({}, "fr_FR.UTF-8").err.contains("Il manque une commande"));
        QVERIFY(run({}, "ja_JP.UTF-8").err.contains("Missing command"));
        QVERIFY(run({"--lang", "fr"}, "de_DE.UTF-8").err.contains("Il manque une commande"));
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        row("nothing", {});
        row("unknown command", {"fly"});
        row("unknown option", {"info", "x.hexa", "--fast"});
        row("missing file", {"info"});
        row("missing output", {"new", "--system", mSystem, "--players", "2"});
        row("missing value", {"new", "-o"});
        row("unknown language", {"self-check", "--lang", "xx"});
        row("missing system", {"new", "--players", "2", "-o", at("u.hexa")});
        row("unknown system", {"new", "--system", "chess", "--players", "2", "-o", at("u.hexa")});
        row("missing players", {"new", "--system", mSystem, "-o", at("u.hexa")});
        row("no such players", {"new", "--system", mSystem, "--players", "9", "-o", at("u.hexa")});
        row("players no number", {"new", "--system", mSystem, "--players", "two", "-o", at("u.hexa")});
        row("unknown layout", {"new", "--system", mSystem, "--layout", "9p", "-o", at("u.hexa")});
        row("other players",
            {"new", "--system", mSystem, "--layout", "3p", "--players", "2", "-o", at("u.hexa")});
        row("unknown mode",
            {"generate", "--system", mSystem, "--players", "2", "--mode", "odd", "-o", at("u.hexa")});
        row("bad seed",
            {"generate", "--system", mSystem, "--players", "2", "--seed", "-1", "-o", at("u.hexa")});
        row("bad count", {"generate", "--system", mSystem, "--players", "2", "--count", "0", "-o", at("u")});
        row("count to stdout",
            {"generate", "--system", mSystem, "--players", "2", "--count", "2", "-o", "-"});
        row("lock and layout", {"generate", "--lock", "a.hexa", "--layout", "2p", "-o", at("u.hexa")});
        row("unknown form", {"export", "a.hexa", "--to", "pdf", "-o", "-"});
        row("unknown picture", {"render", "a.hexa", "-o", at("u.bmp")});
        row("bad dpi", {"render", "a.hexa", "--dpi", "1", "-o", at("u.png")});
        row("bad style", {"render", "a.hexa", "--style", "loud", "-o", at("u.png")});
        row("unknown option of the rules", {"play", mPlayed, "--option", "fast=on"});
        row("option without a value", {"play", mPlayed, "--option", "epic"});
        row("alliances of two", {"play", mPlayed, "--alliances"});
        row("unknown bot", {"play", mPlayed, "--bots", "clever"});
        row("bots for other seats", {"play", mPlayed, "--bots", "random,random,random"});
        row("bad seed of a game", {"play", mPlayed, "--seed", "one"});
        row("missing number of games", {"simulate", mPlayed});
        row("no games", {"simulate", mPlayed, "--games", "0"});
        row("bad threads", {"simulate", mPlayed, "--games", "1", "--threads", "0"});
        row("bots of other seats", {"simulate", mPlayed, "--games", "1", "--bots", "random,random,random"});
        row("missing workers", {"perft", mPlayed});
        row("bad workers", {"perft", mPlayed, "--workers", "31"});
        row("bad paper", {"print", "a.hexa", "--paper", "A9", "-o", at("u.pdf")});
    }
    void wrongUsage() {
        QFETCH(QStringList, arguments);
        const Run result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY(result.err.startsWith("hexatelier-cli: "));
        QVERIFY2(!containsCode(result.err), result.err.constData());
        QVERIFY(QDir(mFolder.path()).entryList({"u*"}, QDir::AllEntries).isEmpty());
    }

    /// An option unknown to a command is named, instead of printing the message of CLI11.
    void unknownOptionsAreNamed_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("flag") << QStringList{"info", "x.hexa", "--fast"} << QByteArray("--fast");
        QTest::newRow("with a value")
            << QStringList{"info", "x.hexa", "--speed", "4"} << QByteArray("--speed");
        QTest::newRow("one file too many") << QStringList{"info", "x.hexa", "y.hexa"} << QByteArray("y.hexa");
    }
    void unknownOptionsAreNamed() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const Run result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("Unexpected argument “" + named + "”."), result.err.constData());
    }

    void unknownCommandsAreNamed() {
        for (const QStringList& arguments :
             {QStringList{"fly"}, QStringList{"fly", "away"}, QStringList{"campaign", "fly"}}) {
            const Run result = run(arguments);
            QCOMPARE(result.status, 2);
            QVERIFY2(result.err.contains("Unknown command “fly”."), result.err.constData());
        }
        QVERIFY(run({"campaign"}).err.contains("Missing command."));
    }

    void newMap() {
        QCOMPARE(run({"new", "--system", mSystem, "--players", "3", "-o", at("new.hexa")}).status, 0);
        const Scenario map = load(at("new.hexa"));
        QCOMPARE(map.players(), 3);
        QCOMPARE(map.provenance.layout, std::string("3p"));
        const Run named =
            run({"new", "--json", "--system", mSystem, "--layout", "2p-alt", "-o", at("new.hexa")});
        QCOMPARE(jsonOf(named)["layout"].toString(), QString("2p-alt"));
        // The shape of any map is a layout.
        made("full.hexa", 4);
        QCOMPARE(run({"new", "--layout", at("full.hexa"), "-o", at("shape.hexa")}).status, 0);
        const Scenario shape = load(at("shape.hexa"));
        QCOMPARE(shape.board.cellCount(), load(at("full.hexa")).board.cellCount());
        QCOMPARE(shape.players(), 4);
        for (const Cell& cell : shape.board.cells())
            QVERIFY(cell.kind == KindId::Empty || mSystems.list().front().catalog.isSeat(cell.kind));
        // The standard output contains only the file.
        const Run printed = run({"new", "--system", mSystem, "--players", "2", "-o", "-"});
        QVERIFY(readScenario(printed.out.toStdString(), mSystems));
        QVERIFY(printed.err.isEmpty());
    }

    void generate() {
        QCOMPARE(contentOf(made("a.hexa", 4, 42)), contentOf(made("b.hexa", 4, 42)));
        QVERIFY(contentOf(made("a.hexa", 4, 42)) != contentOf(made("c.hexa", 4, 43)));
        QCOMPARE(*load(at("a.hexa")).provenance.seed, std::uint64_t{42});
        // Without a seed the command chooses one and reports it.
        const Run fresh =
            run({"generate", "--system", mSystem, "--players", "2", "--json", "-o", at("d.hexa")});
        const QString seed = jsonOf(fresh)["maps"][0]["seed"].toString();
        QVERIFY(!seed.isEmpty());
        QVERIFY(fresh.err.contains(seed.toUtf8()));
        QCOMPARE(QString::number(*load(at("d.hexa")).provenance.seed), seed);
    }

    void generateMany() {
        const Run result = run({"generate", "--system", mSystem, "--players", "3", "--seed",
                                "18446744073709551614", "--count", "3", "--json", "-o", at("many")});
        QCOMPARE(result.status, 0);
        QCOMPARE(
            QDir(at("many")).entryList(QDir::Files),
            QStringList({"map-0.hexa", "map-18446744073709551614.hexa", "map-18446744073709551615.hexa"}));
        QCOMPARE(jsonOf(result)["maps"].toArray().size(), 3);
        for (const QString& name : QDir(at("many")).entryList(QDir::Files))
            QCOMPARE(run({"validate", at("many/" + name)}).status, 0);
    }

    void generateAroundLockedCells() {
        Scenario map = load(made("locked.hexa", 2, 5));
        std::vector<Hex> some;
        for (const Cell& cell : map.board.cells())
            if (cell.at.q < 2) some.push_back(cell.at);
        (void)apply(map, setLocked(map, some, true));
        const Catalog& catalog = mSystems.list().front().catalog;
        QVERIFY(saveScenario(map, catalog, at("locked.hexa").toStdString()));
        QCOMPARE(run({"generate", "--lock", at("locked.hexa"), "--seed", "6", "-o", at("again.hexa")}).status,
                 0);
        const Scenario again = load(at("again.hexa"));
        int changed = 0;
        for (const Cell& cell : map.board.cells()) {
            const bool same = again.board.find(cell.at)->kind == cell.kind;
            QVERIFY(same || !cell.locked);
            changed += same ? 0 : 1;
        }
        QVERIFY(changed > 0);
    }

    void validate() {
        const QString good = made("good.hexa");
        Scenario map = load(good);
        const Catalog& catalog = mSystems.list().front().catalog;
        const Hex hole = map.board.cells()[3].at;
        (void)apply(map, paintCells(map, catalog, std::vector<Hex>{hole}, KindId::Empty));
        const QString unfinished = at("unfinished.hexa");
        QVERIFY(saveScenario(map, catalog, unfinished.toStdString()));
        std::vector<Hex> land;
        for (const Cell& cell : map.board.cells())
            if (!map.seatAt(cell.at)) land.push_back(cell.at);
        (void)apply(map,
                    paintCells(map, catalog, land, *catalog.kindId("village")));  // more than the box has
        const QString bad = at("bad.hexa");
        QVERIFY(saveScenario(map, catalog, bad.toStdString()));

        QCOMPARE(run({"validate", good}).status, 0);
        QCOMPARE(run({"validate", "--strict", good}).status, 0);
        const Run text = run({"validate", good, bad});
        QCOMPARE(text.status, 1);
        QVERIFY2(text.out.contains(bad.toUtf8() + ": error"), text.out.constData());
        QVERIFY(run({"validate", bad, "--lang", "de"}).out.contains(": Fehler"));
        QVERIFY(run({"validate", bad, "--lang", "fr"}).out.contains(": erreur"));

        // An unfinished map has no errors; with --strict it counts as faulty.
        QCOMPARE(run({"validate", good, unfinished}).status, 0);
        const Run strict = run({"validate", "--strict", good, unfinished});
        QCOMPARE(strict.status, 1);
        const GridPlace place = gridPlace(map.board, hole);
        const QByteArray where = QString("C%1 R%2").arg(place.column).arg(place.row).toUtf8();
        QVERIFY2(strict.out.contains(unfinished.toUtf8() + ": warning") && strict.out.contains(where),
                 strict.out.constData());

        const Run json = run({"validate", "--json", good, unfinished, bad, at("none.hexa")});
        QCOMPARE(json.status, 3);
        const QJsonArray files = jsonOf(json).array();
        QCOMPARE(files.size(), 4);
        QCOMPARE(files[1]["file"].toString(), unfinished);
        bool found = false;
        for (const QJsonValue problem : files[1]["problems"].toArray())
            found |= problem["at"].toArray() == QJsonArray({hole.q, hole.r}) &&
                     problem["row"].toInt() == place.row && problem["severity"].toString() == "warning";
        QVERIFY(found);
        bool error = false;
        for (const QJsonValue problem : files[2]["problems"].toArray())
            error |= problem["severity"].toString() == "error";
        QVERIFY(error);
        QCOMPARE(files[3]["error"]["code"].toString(), QString("file.not-found"));
    }

    void info() {
        const QString path = made("info.hexa", 4, 9);
        for (const QString language : {"en", "de", "fr"}) {
            const Run text = run({"info", path, "--lang", language});
            QCOMPARE(text.status, 0);
            QVERIFY(!containsCode(text.out));
        }
        QVERIFY(run({"info", path, "--lang", "de"}).out.contains("Startwert 9"));
        const auto json = jsonOf(run({"info", path, "--json"}));
        QCOMPARE(json["system"].toString(), mSystem);
        QCOMPARE(json["players"].toInt(), 4);
        QCOMPARE(json["seats"].toArray().size(), 4);
        QCOMPARE(json["cells"].toInt(), 38);
        QCOMPARE(json["empty"].toInt(), 0);
        QCOMPARE(json["tiles"]["capital"].toInt(), 4);
        QCOMPARE(json["provenance"]["seed"].toString(), QString("9"));
        QCOMPARE(json["provenance"]["layout"].toString(), QString("4p"));
        QVERIFY(json["ranges"].toArray().size() > 5);
    }

    void shareAndOpen() {
        const QString path = made("share.hexa", 3, 4);
        const Run shared = run({"share", path});
        QCOMPARE(shared.status, 0);
        const QString code = QString::fromUtf8(shared.out).trimmed();
        QVERIFY(code.startsWith("HX1-"));
        QCOMPARE(jsonOf(run({"share", "--json", path}))["code"].toString(), code);
        QCOMPARE(run({"open", code, "-o", at("opened.hexa")}).status, 0);
        QCOMPARE(
            run(QStringList{"open"} + code.toLower().split('-') + QStringList{"-o", at("words.hexa")}).status,
            0);
        QCOMPARE(contentOf(at("words.hexa")), contentOf(at("opened.hexa")));
        const Scenario before = load(path);
        const Scenario after = load(at("opened.hexa"));
        QVERIFY(std::equal(before.board.cells().begin(), before.board.cells().end(),
                           after.board.cells().begin(), after.board.cells().end()));
        QString wrong = code;
        wrong[10] = wrong[10] == 'A' ? 'B' : 'A';
        QCOMPARE(run({"open", wrong, "-o", at("wrong.hexa")}).status, 3);
        QVERIFY(!QFile::exists(at("wrong.hexa")));
    }

    void exportAndImport() {
        const QString path = made("text.hexa", 2, 8);
        QCOMPARE(run({"export", path, "--to", "text", "-o", at("map.txt")}).status, 0);
        QCOMPARE(run({"export", path, "--to", "text", "-o", "-"}).out, contentOf(at("map.txt")));
        QCOMPARE(run({"import", at("map.txt"), "--from", "text", "-o", at("back.hexa")}).status, 0);
        QCOMPARE(contentOf(at("back.hexa")), contentOf(path));
        put(at("wrong.txt"), contentOf(at("map.txt")) + "0,0: Q9\n");
        for (const QString language : {"en", "de", "fr"}) {
            const Run wrong =
                run({"import", at("wrong.txt"), "--from", "text", "-o", at("no.hexa"), "--lang", language});
            QCOMPARE(wrong.status, 3);
            QVERIFY(wrong.err.contains("Q9"));
        }
        QVERIFY(!QFile::exists(at("no.hexa")));
    }

    void badInput_data() {
        QTest::addColumn<QString>("name");
        const auto row = [&](const char* name, const QByteArray& content) {
            put(at(QString("in-") + name), content);
            QTest::newRow(name) << at(QString("in-") + name);
        };
        const QByteArray good = contentOf(made("good.hexa"));
        row("truncated", good.left(good.size() / 2));
        row("empty", "");
        row("binary", QByteArray("\x00\xff\x89PNG", 6));
        row("other-json", "{}");
        row("newer", QByteArray(good).replace("\"version\": 1,", "\"version\": 99,"));
        row("unknown-kind", QByteArray(good).replace("\"village\"", "\"castle\""));
        row("unknown-system", QByteArray(good).replace(mSystem.toUtf8(), "chess"));
        row("deep", QByteArray(100'000, '['));
        QTest::newRow("folder") << mFolder.path();
        QTest::newRow("missing") << at("missing.hexa");
        QTest::newRow("device") << "/dev/zero";
        QFile large(at("in-large"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(1LL << 30));
        QTest::newRow("1 GB") << large.fileName();
        if (::geteuid() != 0) {
            row("no-permission", good);
            QFile::setPermissions(at("in-no-permission"), {});
        }
    }
    void badInput() {
        QFETCH(QString, name);
        QElapsedTimer timer;
        timer.start();
        QByteArrayList sentences;
        for (const QString language : {"en", "de", "fr"}) {
            const Run result = run({"info", name, "--lang", language});
            QCOMPARE(result.status, 3);
            QVERIFY(result.out.isEmpty());
            QVERIFY2(result.err.contains(name.toUtf8()), result.err.constData());
            QVERIFY2(!containsCode(result.err), result.err.constData());
            QVERIFY(!sentences.contains(result.err));
            sentences.append(result.err);
            // No command continues with a bad map, and none leaves a file.
            QCOMPARE(run({"share", name, "--lang", language}).status, 3);
            QCOMPARE(run({"export", name, "--to", "text", "-o", at("out.txt"), "--lang", language}).status,
                     3);
            QCOMPARE(run({"generate", "--lock", name, "-o", at("out.hexa"), "--lang", language}).status, 3);
        }
        QVERIFY(!QFile::exists(at("out.txt")) && !QFile::exists(at("out.hexa")));
        QVERIFY(timer.elapsed() < 10'000);
    }

    void badOutput_data() {
        QTest::addColumn<QString>("path");
        QTest::newRow("folder") << mFolder.path();
        QTest::newRow("no folder") << at("nowhere/x.hexa");
        QTest::newRow("full disk") << "/dev/full";
        QTest::newRow("not writable") << "/proc/x.hexa";
    }
    void badOutput() {
        QFETCH(QString, path);
        const auto before = QDir(mFolder.path()).entryList(QDir::AllEntries);
        QByteArrayList sentences;
        for (const QString language : {"en", "de", "fr"}) {
            const Run result =
                run({"new", "--system", mSystem, "--players", "2", "-o", path, "--lang", language});
            QCOMPARE(result.status, 4);
            QVERIFY2(result.err.contains(path.toUtf8()), result.err.constData());
            QVERIFY2(!containsCode(result.err), result.err.constData());
            QVERIFY(!sentences.contains(result.err));
            sentences.append(result.err);
        }
        QCOMPARE(QDir(mFolder.path()).entryList(QDir::AllEntries), before);
    }

    void fullStandardOutput() {
        const Run result = run({"self-check"}, "C.UTF-8", "/dev/full");
        QCOMPARE(result.status, 4);
        QVERIFY(result.err.contains("Standard output"));
    }

    void render() {
        const QString path = made("draw.hexa", 4, 2);
        const Run refused = run({"render", path, "-o", at("draw.png")});
        QCOMPARE(refused.status, 0);
        QVERIFY(contentOf(at("draw.png")).startsWith("\x89PNG"));
        for (const QString style : {"colour", "pictorial", "ink"}) {
            QCOMPARE(run({"render", path, "--style", style, "--dpi", "150", "-o", at(style + ".SVG")}).status,
                     0);
            QVERIFY(contentOf(at(style + ".SVG")).contains("<svg"));
        }
        QVERIFY(contentOf(at("ink.SVG")) != contentOf(at("colour.SVG")));
        QCOMPARE(run({"render", path, "-o", at("draw.pdf")}).status, 0);
        QVERIFY(contentOf(at("draw.pdf")).startsWith("%PDF"));
        QCOMPARE(run({"print", path, "--paper", "A3", "-o", at("sheet.pdf")}).status, 0);
        QVERIFY(contentOf(at("sheet.pdf")).startsWith("%PDF"));
        QCOMPARE(run({"render", path, "-o", at("nowhere/draw.png")}).status, 4);
        QCOMPARE(run({"render", at("missing.hexa"), "-o", at("never.png")}).status, 3);
        QVERIFY(!QFile::exists(at("never.png")));
    }

    void selfCheck() {
        const Run result = run({"self-check", "--json"});
        QCOMPARE(result.status, 0);
        const auto json = jsonOf(result);
        QVERIFY(json["ok"].toBool());
        for (const GameSystem& system : mSystems.list()) {
            QStringList checks;
            for (const QJsonValue check : json["checks"].toArray())
                if (check["system"].toString().toStdString() == system.id())
                    checks.append(check["check"].toString());
            QCOMPARE(checks, QStringList({"texts", "layouts", "samples", "same-seed", "generated", "cut-out",
                                          "play", "rule-cases"}));
        }
        QVERIFY(!containsCode(run({"self-check", "--lang", "fr"}).out));
    }
};

}  // namespace hexa

using hexa::CliTest;
HEXA_TEST(CliTest);
#include "cli_test.moc"
