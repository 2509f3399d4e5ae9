// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the laboratory: its help, with every game, and with names that contain control
// characters for terminals.
#include "core/engine/play/play.h"
#include "core/registry/registry.h"
#include "tests/app/cli/evilnames.h"
#include "tests/app/lab/lab.h"
#include "tests/support/test.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class LabCommandsTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    QString mapOf(const GameSystem& game) const { return at(QString::fromStdString(game.id()) + ".hexa"); }

    static std::vector<QStringList> linesFor(const GameSystem& game, const QString& map) {
        const QString system = QString::fromStdString(game.id());
        const QString bot = QString::fromStdString(game.play->bots.front());
        const QString strong = QString::fromStdString(game.play->bots[1]);
        const QStringList tuning{"--system", system,    "--players", "2",      "--maps",
                                 "1",        "--games", "1",         "--seed", "1"};
        return {
            {"merge", map},
            {"tournament", map, "--games", "2", "--seed", "1", "--bots", bot + ",random"},
            {"exploit", map, "--bots", bot, "--generations", "1", "--games", "1", "--measure-games", "1"},
            QStringList{"fit"} + tuning +
                QStringList{"--held-out", "1", "--held-out-games", "1", "-o", "OUT.json"},
            QStringList{"try-table", "OUT.json"} + tuning + QStringList{"-o", "OUT.json"},
            QStringList{"ladder"} + tuning + QStringList{"--bots", "random," + strong},
            QStringList{"learn"} + tuning +
                QStringList{"--bots", bot, "--generations", "1", "--population", "4", "-o", "OUT.json"},
            QStringList{"calibrate"} + tuning + QStringList{"--bots", bot},
        };
    }

    std::vector<QStringList> evilLines() const {
        const QString map = mapOf(mSystems.list().front()), evilFile = at(evilName + ".json");
        const QStringList tuning{"--system", evil, "--players", "2", "--maps", "1", "--games", "1"};
        return {
            {"merge", at(evilName), map},
            QStringList{"fit"} + tuning +
                QStringList{"--held-out", "1", "--held-out-games", "1", "-o", evilFile},
            {"fit", "--system", "clockwork-wars", "--players", "2", "--maps", "1", "--games", "1",
             "--held-out", "10", "--held-out-games", "2", "--prior", evilFile, "--seed", "1", "-o",
             at("table.json")},
            {"try-table", evilFile, "--system", "clockwork-wars", "--players", "2", "--maps", "10", "--games",
             "2", "--seed", "1", "-o", at("table.json")},
            QStringList{"try-table", evil, "-o", at("table.json")} + tuning,
            QStringList{"ladder"} + tuning,
            {"tournament", map, at(evilName), "--games", "2", "--bots", evil},
            {"tournament", map, "--games", "2", "--bots", "random," + evil},
            QStringList{"learn"} + tuning +
                QStringList{"--generations", "1", "--state", evilFile, "-o", at("set.json")},
            {"exploit", map, at(evilName), "--bots", evil, "--generations", "1", "--games", "1"},
            {"exploit", map, "--bots", "greedy", "--answer", evil, "--generations", "1", "--games", "1",
             "--start", evilFile},
            QStringList{"calibrate"} + tuning,
            {evil},
        };
    }

private slots:
    void initTestCase() {
        for (const GameSystem& game : mSystems.list()) {
            const std::string_view sample = game.samples.front().text;
            put(mapOf(game), QByteArray(sample.data(), static_cast<qsizetype>(sample.size())));
        }
    }

    void help() {
        const QStringList commands = allCommands("hexatelier-lab");
        QVERIFY(commands.size() >= 8);
        for (const QString& command : QStringList{""} + commands) {
            QSet<QByteArray> texts;
            for (const char* language : {"en", "de", "fr"}) {
                QStringList arguments{"--help", "--lang", language};
                if (!command.isEmpty()) arguments.prepend(command);
                const Run reported = runLab(arguments);
                QCOMPARE(reported.status, 0);
                QVERIFY2(!containsCode(reported.out), reported.out.constData());
                QVERIFY2(reported.out.contains("hexatelier-lab " + command.toUtf8()),
                         reported.out.constData());
                QVERIFY(!reported.out.contains("hexatelier-cli"));
                texts << reported.out;
            }
            QCOMPARE(texts.size(), 3);
        }
        QVERIFY(runLab({"--version"}).out.startsWith("hexatelier-lab "));
        QVERIFY(runLab({"fly"}).err.startsWith("hexatelier-lab: "));
    }

    /// Checks that the programs share only merge, which each has for its own runs.
    void noCommandIsInBoth() {
        for (const QString& command : allCommands("hexatelier-lab"))
            QVERIFY2(command == "merge" || !allCommands().contains(command), qPrintable(command));
    }

    void everyGame() {
        QSet<QString> seen;
        for (const GameSystem& game : mSystems.list())
            for (QStringList line : linesFor(game, mapOf(game))) {
                seen << line.front();
                line.replaceInStrings("OUT.json", at(QString::fromStdString(game.id()) + "-out.json"));
                const Run ended = runLab(line);
                QVERIFY2(ended.status >= 0 && ended.status <= 4, qPrintable(line.join(' ')));
                QVERIFY2(ended.status == 0 || !ended.err.isEmpty() || !ended.out.isEmpty(),
                         qPrintable(line.join(' ')));
                for (const QByteArray& said : {ended.out, ended.err})
                    QVERIFY2(!containsCode(said) && !said.contains("std::"), said.constData());
            }
        for (const QString& command : allCommands("hexatelier-lab"))
            QVERIFY2(seen.contains(command), qPrintable("no line for the command " + command));
    }

    void namesSteerNoTerminal() {
        for (const QStringList& line : evilLines())
            for (const QStringList& more : {QStringList{}, QStringList{"--json"}}) {
                const Run ended = runLab(line + more);
                QVERIFY(ended.status > 0);
                QVERIFY2(obeyed(ended.out).isEmpty(), qPrintable(obeyed(ended.out)));
                QVERIFY2(!ended.err.isEmpty() && obeyed(ended.err).isEmpty(), qPrintable(obeyed(ended.err)));
            }
    }
};

HEXA_TEST(LabCommandsTest);

}  // namespace hexa

#include "labcommands_test.moc"
