// SPDX-License-Identifier: GPL-3.0-or-later
// Every command with every game, on a map included with it and on one without cells. A function
// missing in a game must result in a sentence and never in a crash. Limits are small: the results
// are tested elsewhere.
#include "core/engine/generate/generate.h"
#include "core/engine/play/play.h"
#include "core/registry/registry.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace hexa {

class EveryCommandTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }

    /// Nothing of these knows of maps or games; their own tests run them.
    const QSet<QString> mOfNoGame{"texts check",        "texts rows",     "texts history", "texts status",
                                  "texts report",       "texts terms",    "texts export",  "texts update",
                                  "texts pretranslate", "texts glossary", "cases",         "self-check",
                                  "signature"};

    static std::vector<QStringList> linesFor(const GameSystem& game) {
        const QString system = QString::fromStdString(game.id());
        const QString bot = game.play && !game.play->bots.empty()
                                ? QString::fromStdString(game.play->bots.front())
                                : QString("random");
        const QString mode = generateMode(game, "") != nullptr
                                 ? QString::fromStdString(game.generate->modes.front().id)
                                 : QString("rulebook");
        return {
            {"new", "--layout", "MAP", "-o", "OUT.hexa"},
            {"generate", "--lock", "MAP", "--mode", mode, "--seed", "1", "-o", "OUT.hexa"},
            {"surprise", "--system", system, "--seed", "1", "--race-games", "0", "-o", "OUT.hexa"},
            {"library", "list", "--system", system},
            {"library", "take", "--layout", "MAP", "--seed", "1", "-o", "OUT-taken.hexa"},
            {"library", "check", "--system", system, "--number", "1"},
            {"library", "make", "--system", system, "--config", "4p", "--maps", "1", "--tries", "1", "--seed",
             "1", "-o", "OUT-library.json"},
            {"library", "merge", "OUT-library.json", "-o", "OUT-all.json"},
            {"symmetries", "--layout", "MAP"},
            {"repair", "MAP", "--swaps", "1", "--games", "4", "--seed", "1", "-o", "OUT.hexa"},
            {"validate", "MAP"},
            {"info", "MAP"},
            {"share", "MAP"},
            {"open", "MAP", "-o", "OUT.hexa"},
            {"export", "MAP", "-o", "OUT.tmx"},
            {"import", "OUT.tmx", "-o", "OUT.hexa"},
            {"export", "MAP", "--to", "text", "-o", "OUT.txt"},
            {"import", "OUT.txt", "--from", "text", "-o", "OUT.hexa"},
            {"export", "MAP", "-o", "OUT.vmod"},
            {"render", "MAP", "-o", "OUT.svg"},
            {"print", "MAP", "-o", "OUT.pdf"},
            {"fill", "MAP", "--games", "0", "--seed", "1", "-o", "OUT-filled.hexa"},
            {"play", "MAP", "--seed", "1", "--bots", bot, "--record", "OUT.hexgame"},
            {"replay", "OUT.hexgame", "--verify"},
            {"replay", "OUT.hexgame", "--seat", "1"},
            {"orders", "write", "OUT.hexgame", "P1 pass", "-o", "OUT.hexsheet"},
            {"orders", "take", "OUT.hexgame", "OUT.hexsheet", "-o", "OUT-next.hexgame"},
            {"simulate", "MAP", "--games", "2", "--seed", "1", "--bots", bot},
            {"simulate", "MAP", "--games", "2", "--seed", "1", "--bots", bot, "--part", "1/2", "-o",
             "OUT.part"},
            {"merge", "OUT.part"},
            {"simulate", "MAP", "--games", "2", "--seed", "1", "--bots", bot, "--survey"},
            {"regions", "--system", system},
            {"perft", "MAP", "--workers", "1"},
            {"balance", "MAP", "--games", "4", "--seed", "1", "--bots", bot},
            {"balance", "MAP", "--verify"},
            {"score", "MAP"},
            {"campaign", "new", "MAP", "-o", "OUT.hexacampaign"},
            {"campaign", "show", "OUT.hexacampaign", "--verify"},
            {"campaign", "play", "OUT.hexacampaign", "--bots", bot, "--seed", "1"},
            {"campaign", "back", "OUT.hexacampaign"},
            {"campaign", "enter", "OUT.hexacampaign", "--draw"},
            {"pack", "new", "--system", system, "-o", "OUT.hexpack"},
            {"pack", "show", "OUT.hexpack"},
            {"game", "new", "-o", "OUT.hexgamedef"},
            {"game", "check", "OUT.hexgamedef"},
            {"game", "show", "OUT.hexgamedef"},
            {"game", "adopt", "MAP", "--game", "OUT.hexgamedef", "-o", "OUT.hexa"},
            {"texts", "import", "--en", "OUT.txt", "--system", system, "-o", "OUT.hexatext"},
            {"texts", "from-game", "OUT.hexgamedef", "-o", "OUT.hexatext"},
            {"texts", "to-game", "OUT.hexatext", "OUT.hexgamedef"},
        };
    }

private slots:
    void initTestCase() {
        for (const GameSystem& game : mSystems.list()) {
            const QString name = QString::fromStdString(game.id());
            QVERIFY(!game.samples.empty());
            const std::string_view sample = game.samples.front().text;
            put(at(name + "-sample.hexa"), QByteArray(sample.data(), static_cast<qsizetype>(sample.size())));
            put(at(name + "-empty.hexa"),
                QByteArray(
                    R"({"format": "hexatelier-scenario", "version": 1, "board": {"cells": []}, "system": ")") +
                    name.toUtf8() + "\"}");
            QCOMPARE(run({"info", at(name + "-empty.hexa")}).status, 0);
        }
    }

    void everyCommandEnds_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QStringList>("line");
        QSet<QString> seen = mOfNoGame;
        for (const GameSystem& game : mSystems.list())
            for (const char* kind : {"sample", "empty"}) {
                const QString map = QString::fromStdString(game.id()) + '-' + kind;
                int number = 0;
                for (const QStringList& line : linesFor(game)) {
                    QTest::addRow("%s %s %d", qPrintable(map), qPrintable(line.front()), ++number)
                        << map << line;
                    seen << line.front() << line.mid(0, 2).join(' ');
                }
            }
        for (const QString& command : allCommands())
            QVERIFY2(seen.contains(command), qPrintable("no row for the command " + command));
    }
    void everyCommandEnds() {
        QFETCH(QString, map);
        QFETCH(QStringList, line);
        for (QString& word : line) {
            if (word == "MAP") word = at(map + ".hexa");
            if (word.startsWith("OUT")) word = at(map + '-' + word);
        }
        const Run ended = run(line);
        QVERIFY2(ended.status >= 0 && ended.status <= 4, qPrintable(line.join(' ')));
        // A command that has written its file may be silent.
        const bool written = ended.status == 0 && line.contains("-o");
        QVERIFY2(written || !ended.out.isEmpty() || !ended.err.isEmpty(), "not a word");
        for (const QByteArray& said : {ended.out, ended.err}) {
            // Sentences, not codes and not words of the library.
            QVERIFY2(!containsCode(said), said.constData());
            QVERIFY2(!said.contains("terminate called") && !said.contains("std::"), said.constData());
        }
    }

    /// Only one game counts deployments: the other reports that it doesn't.
    void whatAGameDoesNotCountIsSaid() {
        int counting = 0, silent = 0;
        for (const GameSystem& game : mSystems.list()) {
            const Run counted = run({"perft", at(QString::fromStdString(game.id()) + "-sample.hexa"),
                                     "--workers", "1", "--lang", "en"});
            const bool can = game.play && game.play->perft;
            QCOMPARE(counted.status, can ? 0 : 2);
            QVERIFY(can || counted.err.contains("is not available for"));
            ++(can ? counting : silent);
        }
        QVERIFY(counting > 0 && silent > 0);
    }

    /// The page of the manual lists all commands.
    void theManualNamesThemAll() {
        const QByteArray page = contentOf(HEXATELIER_SOURCE_DIR "/resources/man/hexatelier-cli.1");
        const QStringList commands = allCommands();
        for (const QString& command : commands)
            QVERIFY2(page.contains(".It Cm " + command.toUtf8() + '\n'), qPrintable(command));
        QCOMPARE(page.count(".It Cm "), commands.size());
    }
};

HEXA_TEST(EveryCommandTest);

}  // namespace hexa

#include "everycommand_test.moc"
