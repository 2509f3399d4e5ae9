// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/systems/bauen/terms/gamedata.h"
#include "core/systems/bauen/terms/lattice.h"

namespace hexa::bauen {

/// One edition of the game: as it comes with the program, or with an owner's data. Shared by all
/// its functions.
struct GameSet {
    Catalog catalog;  ///< Its region shapes are those of the edition.
    Lattice lattice;
    GameData data;
    bool standInRegions = true;  ///< The prints of the regions are stand-ins (BB-U02).
};

/// Returns the edition that comes with the program.
GameSet builtInSet();

}  // namespace hexa::bauen
