// SPDX-License-Identifier: GPL-3.0-or-later
// Names and texts from outside can't attack the user's terminal.
#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/app/cli/evilnames.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {
namespace {

Localized everywhere(const QString& text) {
    Localized out;
    for (const char* language : {"en", "de", "fr"}) out.texts[language] = text.toStdString();
    return out;
}

}  // namespace

class HostileTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const QString mSystem = QString::fromStdString(mSystems.list().front().id());
    /// Commands that have commands of their own.
    const QStringList mGroups{"texts", "campaign", "pack", "game", "library", "orders"};
    QTemporaryDir mFolder;

    QString at(const QString& ending) const { return mFolder.filePath(evilName + ending); }

    void makeMap() const {
        auto map = readScenario(mSystems.list().front().samples.front().text, mSystems);
        QVERIFY(map);
        map->title = map->description = everywhere(evil);
        map->author = evil.toStdString();
        map->provenance.generator = map->provenance.layout = evil.toStdString();
        for (Seat& seat : map->seats) seat.name = everywhere(evil);
        const Hex place = map->board.cells().front().at;
        BoardLabel label;
        label.at = place;
        label.text = everywhere(evil);
        map->board.labels.push_back(label);
        put(at(".hexa"), QByteArray::fromStdString(writeScenario(*map, mSystems.find(map->system)->catalog)));
        // One with errors, and one that can't be read.
        put(at("-kind.hexa"),
            QByteArray::fromStdString("{\"format\": \"hexatelier-scenario\", \"version\": 1, \"system\": \"" +
                                      map->system + "\", \"cells\": [{\"at\": [0, 0], \"kind\": \"") +
                "\\u001b[2J\\nfaked\\u202e\"}]}");
    }
    void makeTexts() const {
        put(at(".txt"), ("Move 3 " + evil + " pieces.").toUtf8());
        put(at("-de.txt"), ("Bewege 4 " + evil + " Figuren.").toUtf8());
        run({"texts", "import", "--en", at(".txt"), "--de", at("-de.txt"), "-o", at(".hexatext")});
        QVERIFY(QFile::exists(at(".hexatext")));
        run({"texts", "export", at(".hexatext"), "--language", "de", "--to", "po", "-o", at(".po")});
        run({"texts", "export", at(".hexatext"), "--to", "tmx", "-o", at(".tmx")});
        QVERIFY(QFile::exists(at(".po")));
    }

    /// Makes a pack with an author that is refused for its control characters, and a readable one
    /// with very odd names.
    void makePacks() const {
        QJsonObject pack =
            QJsonDocument::fromJson(contentOf(HEXATELIER_SOURCE_DIR "/tests/files/good/saga.hexpack"))
                .object();
        QString printed = evil;
        printed.remove(QRegularExpression("[\\x00-\\x1f\\x7f]"));
        pack["author"] = printed.left(30);
        pack["name"] = printed.left(30);
        put(at("-named.hexpack"), QJsonDocument(pack).toJson());
        pack["author"] = evil;
        put(at(".hexpack"), QJsonDocument(pack).toJson());
    }

    void makeOwnGame() const {
        QJsonObject game = QJsonDocument::fromJson(
                               contentOf(HEXATELIER_SOURCE_DIR "/tests/files/owngames/ridge-raid.hexgamedef"))
                               .object();
        QJsonObject catalog = game["catalog"].toObject();
        catalog["name"] = QJsonObject{{"en", evil}, {"de", evil}};
        game["catalog"] = catalog;
        put(at("-own.hexgamedef"), QJsonDocument(game).toJson());
    }

private slots:
    void initTestCase() {
        makeMap();
        makeOwnGame();
        makeTexts();
        put(at(".case"), ("CASE X-1 Title\nRULES MAP-08\nMAP\n  K1  V1  K2\nEXPECT\n  V1 " +
                          evil.simplified() + "\nEND\n" + evil + "\n")
                             .toUtf8());
        run({"campaign", "new", at(".hexa"), "--title", evil, "-o", at(".hexacampaign")});
        QVERIFY(QFile::exists(at(".hexacampaign")));
        makePacks();
        run({"export", at(".hexa"), "-o", at(".tmx")});
        QVERIFY(QFile::exists(at(".tmx")));
        run({"play", at(".hexa"), "--bots", "random", "--seed", "1", "--record", at(".hexgame")});
        QVERIFY(QFile::exists(at(".hexgame")));
        run({"simulate", at(".hexa"), "--games", "5", "--seed", "1", "--part", "1/2", "-o", at(".part")});
        QVERIFY(QFile::exists(at(".part")));
        QDir().mkdir(mFolder.filePath(evilName));
    }

    void commands_data() {
        QTest::addColumn<QStringList>("arguments");
        QSet<QString> seen;
        int number = 0;
        const auto row = [&](const QStringList& arguments) {
            const bool grouped = mGroups.contains(arguments.front());
            seen.insert(grouped ? arguments.mid(0, 2).join(' ') : arguments.front());
            QTest::addRow("%s %d", qPrintable(arguments.mid(0, grouped ? 2 : 1).join(' ')), ++number)
                << arguments;
        };
        const QString map = at(".hexa");
        row({"new", "--system", evil, "--players", "2", "-o", at("-new.hexa")});
        row({"new", "--layout", map, "-o", at("-new.hexa")});
        row({"new", "--system", mSystem, "--players", evil, "-o", at("-new.hexa")});
        row({"generate", "--system", mSystem, "--players", "2", "--seed", "1", "-o", at("-made.hexa")});
        row({"generate", "--system", mSystem, "--players", "2", "--count", "1", "-o",
             mFolder.filePath(evilName)});
        row({"generate", "--lock", map, "-o", map});
        row({"generate", "--layout", map, "--settings", evil, "-o", at("-made.hexa")});
        row({"surprise", "--system", mSystem, "--seed", "1", "--race-games", "0", "-o", at("-made.hexa")});
        row({"surprise", "--system", evil, "-o", at("-made.hexa")});
        row({"surprise", "--system", mSystem, "--seed", evil, "-o", at("-made.hexa")});
        row({"symmetries", "--layout", at("-missing.hexa")});
        row({"symmetries", "--layout", map});
        row({"repair", map, "--swaps", "1", "--games", "20", "--seed", "1", "-o", at("-fair.hexa")});
        row({"repair", at("-missing.hexa")});
        row({"validate", map, at("-kind.hexa"), at("-missing.hexa")});
        row({"info", map});
        row({"info", at("-kind.hexa")});
        row({"share", map});
        row({"open", "HX1-" + evil, "-o", at("-open.hexa")});
        row({"open", at(".pdf"), "-o", at("-open.hexa")});
        row({"export", map, "-o", at("-out.tmx")});
        row({"export", map, "-o", at("-out.vmod")});
        row({"export", map, "--to", "hexa1", "-o", at("-old.hexa")});
        row({"export", map, "--to", evil, "-o", at("-out.tmx")});
        row({"import", at(".tmx"), "-o", at("-in.hexa")});
        row({"import", at(".tmx"), "--map", evil + "=" + evil, "-o", at("-in.hexa")});
        row({"import", at("-kind.hexa"), "-o", at("-in.hexa")});
        row({"render", map, "-o", at(".png")});
        row({"render", map, "-o", at(".svg")});
        row({"render", map, "--style", evil, "-o", at(".png")});
        row({"print", map, "-o", at("-sheet.pdf")});
        row({"print", map, "--what", evil, "-o", at("-sheet.pdf")});
        row({"print", map, "--epic", "--alliances", "-o", at("-sheet.pdf")});
        row({"generate", "--system", mSystem, "--players", "2", "--seed", "1", "--log", "-o",
             at("-made.hexa")});
        row({"generate", "--system", mSystem, "--players", "2", "--tiles", evil + "=1", "-o",
             at("-made.hexa")});
        row({"play", map, "--bots", "random", "--seed", "1", "--record", at("-other.hexgame")});
        row({"play", map, "--option", evil + "=on"});
        row({"play", map, "--bots", evil});
        row({"replay", at(".hexgame"), "--show", "--verify"});
        row({"replay", at("-kind.hexa")});
        row({"replay", at(".hexgame"), "--seat", "1", "--show"});
        row({"replay", at(".hexgame"), "--seat", evil, "-o", at("-log.json")});
        row({"orders", "write", at(".hexgame"), evil, "-o", at(".hexsheet")});
        row({"orders", "write", at("-kind.hexa"), "P1 deploy", "-o", at(".hexsheet")});
        row({"orders", "take", at(".hexgame"), at("-kind.hexa"), "-o", at("-next.hexgame")});
        row({"orders", "take", at("-missing.hexgame"), at(".hexsheet"), "-o", at("-next.hexgame")});
        row({"simulate", map, "--games", "5", "--seed", "1"});
        row({"simulate", map, "--games", evil});
        row({"simulate", map, "--games", "5", "--seed", "1", "--part", evil, "-o", at("-new.part")});
        row({"merge", at(".part")});
        row({"merge", at("-kind.hexa"), at("-missing.part")});
        row({"signature", "--threads", evil});
        row({"perft", map, "--workers", "1"});
        row({"balance", map, "--games", "20", "--seed", "1"});
        row({"balance", map, "--verify"});
        row({"balance", map, "--games", "20", "--certify", "-o", at("-certified.hexa")});
        row({"texts", "import", "--en", at(".txt"), "--de", at("-de.txt"), "-o", at("-again.hexatext")});
        row({"texts", "import", "--en", at(".txt"), "--de", at("-de.txt"), "--progress", "-o",
             at("-again.hexatext")});
        row({"texts", "import", at(".txt"), "-o", at("-again.hexatext")});
        row({"texts", "import", "--text", evil, "-o", at("-again.hexatext")});
        row({"texts", "check", at(".hexatext")});
        row({"texts", "rows", at(".hexatext")});
        row({"texts", "history", at(".hexatext")});
        row({"texts", "status", at(".hexatext")});
        row({"texts", "report", at(".hexatext"), "-o", at(".html")});
        row({"texts", "terms", at(".hexatext")});
        row({"texts", "terms", at(".hexatext"), "--max", evil});
        row({"texts", "status", at("-kind.hexa")});
        row({"texts", "export", at(".hexatext"), "--language", "de", "--to", "md", "-o", at(".md")});
        row({"texts", "export", at(".hexatext"), "--language", evil, "--to", "md", "-o", at(".md")});
        row({"texts", "update", at(".hexatext"), at(".po"), "-o", at("-updated.hexatext")});
        row({"texts", "update", at(".hexatext"), at(".txt")});
        row({"texts", "pretranslate", at(".hexatext"), at(".tmx"), "--language", "de", "-o",
             at("-filled.hexatext")});
        row({"texts", "pretranslate", at(".hexatext"), at(".hexatext"), "--language", "de", "--least", "1",
             "-o", at("-filled.hexatext")});
        row({"texts", "pretranslate", at(".hexatext"), at(".txt"), "--language", evil, "--least", evil});
        row({"texts", "glossary", at(".hexatext"), "-o", at(".tbx")});
        row({"texts", "glossary", at(".hexatext"), "--import", at(".txt"), "-o", at("-terms.hexatext")});
        row({"texts", "glossary", at("-kind.hexa"), "--import", evil, "-o", evil});
        row({"texts", "from-game", at("-own.hexgamedef"), "-o", at("-own.hexatext")});
        row({"texts", "from-game", at("-own.hexgamedef"), "--language", evil, "-o", at("-own.hexatext")});
        row({"texts", "from-game", at(".hexa"), "-o", at("-own.hexatext")});
        row({"texts", "to-game", at(".hexatext"), at("-own.hexgamedef"), "-o", at("-back.hexgamedef")});
        row({"texts", "to-game", at(".hexatext"), at("-missing.hexgamedef")});
        row({"campaign", "new", at(".hexa"), "--title", evil, "-o", at("-again.hexacampaign")});
        row({"campaign", "new", at("-kind.hexa"), "-o", at("-again.hexacampaign")});
        row({"campaign", "new", "--sample", evil, "-o", at("-again.hexacampaign")});
        row({"campaign", "show", at(".hexacampaign")});
        row({"campaign", "show", at(".hexa")});
        row({"campaign", "play", at(".hexacampaign"), "--bots", evil});
        row({"campaign", "enter", at(".hexacampaign"), "--game", at(".hexa")});
        row({"campaign", "enter", at(".hexacampaign"), "--draw"});
        row({"campaign", "back", at(".hexacampaign")});
        row({"fill", map, "--games", "0", "--seed", evil, "-o", at("-filled.hexa")});
        row({"fill", at("-kind.hexa"), "--games", "0", "--symmetry", evil, "-o", at("-filled.hexa")});
        row({"library", "list", "--library", at(".hexa")});
        row({"library", "list", "--config", evil});
        row({"library", "take", "--players", "4", "--style", evil, "-o", at("-taken.hexa")});
        row({"library", "take", "--players", "4", "--lock", evil, "-o", at("-taken.hexa")});
        row({"library", "check", "--library", at("-missing.json")});
        row({"library", "make", "--config", evil, "-o", at("-library.json")});
        row({"library", "make", "--config", "4p", "--continue", at(".json"), "-o", at("-library.json")});
        row({"library", "merge", at(".json"), at("-missing.json"), "-o", at("-library.json")});
        row({"game", "check", at("-named.hexpack")});
        row({"game", "show", at(".hexpack")});
        row({"game", "new", "--from", evil, "-o", at(".hexgamedef")});
        row({"game", "adopt", map, "-o", at("-adopted.hexa")});
        row({"pack", "show", at(".hexpack")});
        row({"pack", "show", at("-named.hexpack")});
        row({"pack", "show", at(".hexa")});
        row({"pack", "show", at("-missing.hexpack")});
        row({"pack", "new", "--system", evil, "-o", at("-new.hexpack")});
        row({"pack", "new", "--system", mSystem, "-o", at("-new.hexpack")});
        row({"cases", at(".case"), at("-missing.case"), mFolder.filePath(evilName)});
        row({"regions", "--system", evil});
        row({"regions", "--system", mSystem});
        row({"score", map});
        row({"score", at("-kind.hexa"), "--json"});
        row({"score", at("-missing.json"), "--system", evil});
        row({"score", at(".json"), "--system", "bauen-und-beherrschen", "--mission", evil + "=1"});
        row({"score", at(".txt"), "--system", "bauen-und-beherrschen"});
        row({"self-check", evil});
        row({evil});
        seen.remove(evil);
        // A new command needs a row.
        for (const QString& command : allCommands()) QVERIFY2(seen.contains(command), qPrintable(command));
    }
    void commands() {
        QFETCH(QStringList, arguments);
        for (const bool json : {false, true}) {
            const Run result = run(json ? arguments + QStringList{"--json"} : arguments);
            QVERIFY(result.status >= 0);
            QVERIFY(!result.out.isEmpty() || !result.err.isEmpty());
            QVERIFY2(obeyed(result.out).isEmpty(), qPrintable(obeyed(result.out)));
            QVERIFY2(obeyed(result.err).isEmpty(), qPrintable(obeyed(result.err)));
        }
    }

    void namesAreShownEscaped() {
        const Run info = run({"info", at(".hexa")});
        QCOMPARE(info.status, 0);
        QVERIFY2(info.out.contains(
                     "A\\x1b]0;owned\\x07\\x1b[2J\\r\\nfaked\\u202eB\\u2066\\u009b31m\\u0085\\u2028\\x7f"),
                 info.out.constData());
        QVERIFY(
            run({"info", at("-missing.hexa")}).err.contains("m\\x1b[31m\\nfaked\\u202e\\u009b-missing.hexa"));
        // JSON has the very same text.
        QCOMPARE(jsonOf(run({"info", at(".hexa"), "--json"})).object().value("title").toString(), evil);
        QCOMPARE(jsonOf(run({"info", at(".hexa"), "--json"})).object().value("file").toString(), at(".hexa"));
    }

    void whatIsWrittenIsNotAltered() {
        const Run text = run({"export", at(".hexa"), "--to", "text", "-o", at("-map.txt")});
        QCOMPARE(text.status, 0);
        QFile file(at("-map.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(run({"export", at(".hexa"), "--to", "text", "-o", "-"}).out, file.readAll());
    }

    void bytesThatAreNoText() {
        QProcess shell;
        shell.start("sh", {"-c", "exec \"$0\" info \"$(printf 'no\\377\\033file')\"",
                           HEXATELIER_BIN_DIR "/hexatelier-cli"});
        QVERIFY(shell.waitForFinished());
        QVERIFY(shell.readAllStandardError().contains("no\\xff\\x1bfile"));
        QCOMPARE(shell.exitCode(), 3);
    }
};

HEXA_TEST(HostileTest, "long");

}  // namespace hexa
#include "hostile_test.moc"
