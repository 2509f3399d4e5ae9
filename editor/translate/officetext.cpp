// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/officetext.h"

#include "core/texts/language/encoding.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

#include <sys/resource.h>

#include <cstdint>

namespace hexa::editor {
namespace {

constexpr int turn = 100;  // milliseconds between looks at the stop token
constexpr qint64 longest = 60'000;
constexpr rlim_t mostMemory = rlim_t{2} << 30U;  // bytes: a small file may unpack to a very large one
constexpr qsizetype shownReason = 300;           // characters

QString formOfOffice(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == "odt" || ending == "docx" || ending == "rtf" ? ending : QString();
}

Error pandocFailed(const QString& reason) {
    return Error("texts.office.failed", {{"reason", reason.simplified().left(shownReason).toStdString()}});
}

}  // namespace

bool isOfficeText(const QString& path) { return !formOfOffice(path).isEmpty(); }

Result<std::string> officeAsMarkdown(const QString& path, const std::stop_token& stop) {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pandoc"));
    if (program.isEmpty()) return Error("texts.office.missing");
    QProcess pandoc;
    pandoc.setChildProcessModifier([] {
        const rlimit limit{mostMemory, mostMemory};
        setrlimit(RLIMIT_DATA, &limit);
    });
    // In its sandbox it reads nothing but this file.
    pandoc.start(program, {"--sandbox", "--from", formOfOffice(path), "--to", "gfm-raw_html", "--wrap",
                           "none", "--", QFileInfo(path).absoluteFilePath()});
    if (!pandoc.waitForStarted()) return pandocFailed(pandoc.errorString());
    std::string text;
    QString reason;
    QElapsedTimer clock;
    clock.start();
    bool ended = false;
    while (!ended) {
        ended = pandoc.waitForFinished(turn) || pandoc.state() == QProcess::NotRunning;
        text += pandoc.readAllStandardOutput().toStdString();
        // All is read, so that it takes no memory, but only the beginning is kept.
        if (const QByteArray said = pandoc.readAllStandardError(); reason.size() < shownReason)
            reason += QString::fromUtf8(said.left(4 * shownReason));
        const bool large = text.size() > texts::maxImportBytes;
        const bool slow = clock.elapsed() > longest;
        if (ended || (!large && !slow && !stop.stop_requested())) continue;
        pandoc.kill();
        pandoc.waitForFinished();
        return Error(large ? "texts.office.large" : slow ? "texts.office.slow" : "texts.import.stopped");
    }
    if (text.size() > texts::maxImportBytes) return Error("texts.office.large");
    if (pandoc.exitStatus() == QProcess::NormalExit && pandoc.exitCode() == 0) return text;
    return pandocFailed(reason);
}

}  // namespace hexa::editor
