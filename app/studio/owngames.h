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
    /// Paths of games that were saved with problems, so that no maps can be made of them.
    QStringList unfinished;
};

/// Returns the built-in games and those of all `.hexgamedef` files in a folder.
OwnGames withOwnGames(const Systems& systems, const QString& folder);

}  // namespace hexa
