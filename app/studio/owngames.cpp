// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/owngames.h"

#include "core/io/file/file.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/shelf.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace hexa {
namespace {

/// Returns the game of a file.
Result<GameSystem> gameOf(const QString& path) {
    const auto text = readFile(QFile::encodeName(path).toStdString());
    if (!text) return text.error();
    return owngame::readGame(*text);
}

bool isUnfinished(const QString& path) {
    const auto text = readFile(QFile::encodeName(path).toStdString());
    return text && owngame::readSaved(*text) && !owngame::readDefinition(*text);
}

}  // namespace

OwnGames withOwnGames(const Systems& systems, const QString& folder) {
    OwnGames own{systems, {}, {}};
    for (const QString& name :
         QDir(folder).entryList({QString("*") + owngame::definitionSuffix}, QDir::Files, QDir::Name)) {
        const QString path = QDir(folder).filePath(name);
        auto game = gameOf(path);
        auto more = game ? owngame::withGame(own.systems, *std::move(game)) : Result<Systems>(game.error());
        if (more)
            own.systems = *std::move(more);
        else if (isUnfinished(path))
            own.unfinished << path;
        else
            own.failures.emplace_back(path, more.error());
    }
    return own;
}

}  // namespace hexa
