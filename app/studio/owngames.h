// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace hexa {

/// The games of the program, and those of files.
struct OwnGames {
    Systems systems;
    std::vector<std::pair<QString, Error>> failures;  ///< Paths that can't be read, and why.
};

/// Returns the games of the program with those of all `.hexgamedef` files in a folder, and those that the files to open are or bring along: game
/// files and maps. Maps that can't be read are left to whoever opens them.
OwnGames withOwnGames(const Systems& systems, const QString& folder, const QStringList& files);

}  // namespace hexa
