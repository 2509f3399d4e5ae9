// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/owngames.h"

#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "core/owngame/shelf.h"

#include <QDir>
#include <QFile>

#include <optional>
#include <string>

namespace hexa {
namespace {

constexpr const char* gameSuffix = ".hexgamedef";

/// Returns the game in the file, or the one embedded in it. Returns none for a map without a game
/// and for an unreadable map.
Result<std::optional<GameSystem>> gameOf(const QString& path) {
    const std::string name = QFile::encodeName(path).toStdString();
    if (path.endsWith(gameSuffix, Qt::CaseInsensitive)) {
        const auto text = readFile(name);
        if (!text) return text.error();
        auto game = owngame::readGame(*text);
        if (!game) return game.error();
        return std::optional(*std::move(game));
    }
    const auto text = readMapText(name);
    if (!text) return std::optional<GameSystem>();
    return owngame::gameInMap(*text);
}

}  // namespace

OwnGames withOwnGames(const Systems& systems, const QString& folder, const QStringList& files) {
    OwnGames own{systems, {}};
    QStringList paths;
    for (const QString& name : QDir(folder).entryList({QString("*") + gameSuffix}, QDir::Files, QDir::Name))
        paths << QDir(folder).filePath(name);
    for (const QString& path : paths + files) {
        auto game = gameOf(path);
        if (game && !*game) continue;
        auto more = game ? owngame::withGame(own.systems, **std::move(game)) : Result<Systems>(game.error());
        if (more)
            own.systems = *std::move(more);
        else
            own.failures.emplace_back(path, more.error());
    }
    return own;
}

}  // namespace hexa
