// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/leftcopy.h"

#include "core/io/file/file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr qint64 maxOriginBytes = 64 * 1024;  // of a file that holds one path

std::string bytesOf(const QString& path) { return QFile::encodeName(path).toStdString(); }

QString baseOf(const QString& snapshot) {
    const QFileInfo file(snapshot);
    return file.path() + '/' + file.completeBaseName();
}

/// True if a text can be the path of a chosen file.
bool isPath(const QString& text) {
    return text.startsWith('/') && std::ranges::none_of(text, [](QChar c) {
               return c.category() == QChar::Other_Control || c == QChar::ReplacementCharacter;
           });
}

/// Reads originText(), or a path alone, as older versions wrote it. A damaged text names no file.
void readOrigin(const QString& base, LeftCopy& copy) {
    QFile file(base + originSuffix);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxOriginBytes) return;
    const QByteArray bytes = file.readAll();
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8(bytes);
    if (utf8.hasError()) return;
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const QString path = object.isEmpty() ? text : object.value("path").toString();
    if (!isPath(path)) return;
    copy.originalPath = path;
    bool sized = false;
    bool dated = false;
    bool hashed = false;
    const FileStamp stamp{object.value("size").toString().toLongLong(&sized),
                          object.value("modified").toString().toLongLong(&dated),
                          object.value("hash").toString().toULongLong(&hashed, 16)};
    if (sized && dated && hashed) copy.original = stamp;
}

}  // namespace

std::string originText(const QString& path, const FileStamp& stamp) {
    // Numbers are text: JSON would round them.
    return QJsonDocument(QJsonObject{{"path", path},
                                     {"size", QString::number(stamp.size)},
                                     {"modified", QString::number(stamp.modified)},
                                     {"hash", QString::number(stamp.hash, 16)}})
        .toJson(QJsonDocument::Compact)
        .toStdString();
}

std::unique_ptr<QLockFile> recoveryLock(const QString& base) {
    auto lock = std::make_unique<QLockFile>(base + ".lock");
    lock->setStaleLockTime(0);  // a lock is stale only if its process is gone
    return lock;
}

OriginalState originalState(const LeftCopy& copy) {
    if (copy.originalPath.isEmpty()) return OriginalState::None;
    switch (changeSince(copy.original, bytesOf(copy.originalPath))) {
    case FileChange::None:
        // Neither then nor now: it was a name only.
        return copy.original.size < 0 ? OriginalState::Missing : OriginalState::Same;
    case FileChange::Missing:
        return OriginalState::Missing;
    case FileChange::Changed:
        break;
    }
    return QFileInfo(copy.originalPath).lastModified() > copy.made ? OriginalState::Newer
                                                                   : OriginalState::Older;
}

bool isInOriginal(const LeftCopy& copy) {
    if (copy.originalPath.isEmpty()) return false;
    if (QFileInfo(copy.originalPath).size() != QFileInfo(copy.snapshot).size()) return false;
    const auto original = readFile(bytesOf(copy.originalPath));
    const auto kept = readFile(bytesOf(copy.snapshot));
    return original && kept && *original == *kept;
}

/// True if a living window owns the copy. It touches only existing locks: taking a lock to look
/// would hide an abandoned copy from a simultaneous search.
static bool isOwned(const QString& base) {
    const QString file = base + ".lock";
    const auto lock = recoveryLock(base);
    // The second pass: another program has removed the rest of a killed one.
    for (int look = 0; look < 2; ++look) {
        if (!QFileInfo::exists(file)) return false;
        if (lock->tryLock(0)) {
            lock->unlock();
            return false;
        }
    }
    return QFileInfo::exists(file);
}

std::vector<LeftCopy> leftCopies(const QString& folder, const QString& suffix) {
    std::vector<LeftCopy> copies;
    const QDir directory(folder);
    for (const QFileInfo& file : directory.entryInfoList({'*' + suffix}, QDir::Files, QDir::Time)) {
        const QString base = baseOf(file.filePath());
        if (isOwned(base)) continue;
        LeftCopy copy{base + suffix, file.lastModified(), {}, {}};
        readOrigin(base, copy);
        copies.push_back(std::move(copy));
    }
    return copies;
}

void discard(const LeftCopy& copy) {
    QFile::remove(copy.snapshot);
    for (const char* suffix : {originSuffix, ".lock"}) QFile::remove(baseOf(copy.snapshot) + suffix);
}

QString putAside(const LeftCopy& copy) {
    const QString aside = copy.snapshot + ".unreadable";
    QFile::rename(copy.snapshot, aside);
    QFile::remove(baseOf(copy.snapshot) + ".lock");
    return aside;
}

void sweepRecoveryFolder(const QString& folder) {
    // Files of a copy: lock and origin; and unfinished files of older versions (a process and a
    // number). core/io cleans up its own.
    static const QRegularExpression litter(
        QStringLiteral("^(?<base>[^.]+)\\.(lock|path(\\.\\d+-\\d+)?|hex[a-z]+\\.\\d+-\\d+)$"));
    const QDir directory(folder);
    const QStringList names = directory.entryList(QDir::Files | QDir::Hidden);
    for (const QString& name : names) {
        const auto match = litter.match(name);
        if (!match.hasMatch()) continue;
        const QString base = match.captured("base");
        const bool halfWritten = name.back().isDigit();
        const bool needed = !halfWritten && std::ranges::any_of(names, [&](const QString& other) {
            return other.startsWith(base + ".hex") && !other.back().isDigit();
        });
        const auto lock = recoveryLock(directory.filePath(base));
        if (needed || !lock->tryLock(0)) continue;
        if (!name.endsWith(".lock")) QFile::remove(directory.filePath(name));
        lock->unlock();  // and removes it
    }
}

}  // namespace hexa::editor
