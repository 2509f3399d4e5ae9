// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace hexa {

/// Built-in games and games from files.
struct OwnGames {
    Systems systems;
    /// Paths that can't be read, with the errors.
    std::vector<std::pair<QString, Error>> failures;
};

/// Returns the built-in games, those of all `.hexgamedef` files in a folder, and those of the files
/// to open. Files to open are game files, or maps with an embedded game. Errors in maps are
/// reported when they are opened.
OwnGames withOwnGames(const Systems& systems, const QString& folder, const QStringList& files);

}  // namespace hexa
