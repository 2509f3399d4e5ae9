// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTest>

// The real program, run as a script would.

namespace hexa {

struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs a program; `standardOutput` redirects that, `typed` is its input if it is not null. No
/// display, language from `--lang` or `locale`.
inline Run runProgram(const QString& program, const QStringList& arguments, const QString& locale = "C.UTF-8",
                      const QString& standardOutput = {}, const QByteArray& typed = {}) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "LANG", "LC_MESSAGES"}) environment.remove(name);
    environment.insert("LC_ALL", locale);
    process.setProcessEnvironment(environment);
    if (!standardOutput.isEmpty()) process.setStandardOutputFile(standardOutput);
    process.start(QString(HEXATELIER_BIN_DIR "/") + program, arguments);
    if (!typed.isNull()) {
        process.write(typed);
        process.closeWriteChannel();
    }
    if (!process.waitForFinished(240'000) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs hexatelier-cli.
inline Run run(const QStringList& arguments, const QString& locale = "C.UTF-8",
               const QString& standardOutput = {}) {
    return runProgram("hexatelier-cli", arguments, locale, standardOutput);
}

/// Returns the contents; empty if it can't be read.
inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
inline void put(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

inline QJsonDocument jsonOf(const Run& result) { return QJsonDocument::fromJson(result.out); }

/// Returns the commands listed by the --help of a program; "texts import" for a nested command.
inline QStringList allCommands(const QString& program = "hexatelier-cli", const QStringList& group = {}) {
    QStringList commands;
    const QByteArray help = runProgram(program, group + QStringList{"--help", "--lang", "en"}).out;
    const auto begin = help.indexOf("Commands:\n");
    if (begin < 0) return {group.join(' ')};  // not a group
    for (const QByteArray& line : help.mid(begin + 10, help.indexOf("\n\n", begin) - begin - 10).split('\n'))
        if (line.startsWith("  ") && !line.startsWith("   "))
            commands << allCommands(program, group + QStringList{line.trimmed().split(' ').front()});
    return commands;
}

/// True if a text shows the code of a message instead of its sentence.
inline bool containsCode(const QByteArray& text) {
    // The codes of a game begin with the name of its folder.
    static const QRegularExpression code = [] {
        QStringList words{"balance", "cli",   "file",  "json",    "parts",
                          "pdf",     "share", "sheet", "textmap", "render"};
        const QDir resources(HEXATELIER_SOURCE_DIR "/resources");
        for (const QString& folder : resources.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (resources.exists(folder + "/messages.json")) words << folder;
        return QRegularExpression("(^|[ “„«])(" + words.join('|') + ")[.][a-z]");
    }();
    return QString::fromUtf8(text).contains(code);
}

}  // namespace hexa
