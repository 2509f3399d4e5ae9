// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/recentfiles.h"

#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

namespace hexa::editor {
namespace {

constexpr int maxRecent = 12;
const char* const recentPathsKey = "recent/files";
const char* const gamesKey = "recent/games";

}  // namespace

RecentFiles::RecentFiles(QSettings& settings, QObject* parent) : QObject(parent), mSettings(settings) {}

QStringList RecentFiles::paths() const { return mSettings.value(recentPathsKey).toStringList(); }

QHash<QString, QString> RecentFiles::games() const {
    QHash<QString, QString> games;
    const QVariantMap stored = mSettings.value(gamesKey).toMap();
    for (auto game = stored.begin(); game != stored.end(); ++game)
        games.insert(game.key(), game.value().toString());
    return games;
}

void RecentFiles::remember(const QString& path, const QString& game) {
    const QString file = QFileInfo(path).absoluteFilePath();
    QHash<QString, QString> known = games();
    if (!game.isEmpty()) known.insert(file, game);
    QStringList files = paths();
    files.removeAll(file);
    files.prepend(file);
    while (files.size() > maxRecent) files.removeLast();
    store(files, known);
}

void RecentFiles::forget(const QString& path) {
    QStringList files = paths();
    files.removeAll(path);
    store(files, games());
}

void RecentFiles::store(const QStringList& files, const QHash<QString, QString>& games) {
    QVariantMap known;
    for (const QString& path : files)
        if (games.contains(path)) known.insert(path, games.value(path));
    mSettings.setValue(recentPathsKey, files);
    mSettings.setValue(gamesKey, known);
    emit changed();
}

}  // namespace hexa::editor

#include "moc_recentfiles.cpp"
