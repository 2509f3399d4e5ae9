// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/systems/bauen/terms/gamedata.h"
#include "core/systems/bauen/terms/lattice.h"

namespace hexa::bauen {

/// One edition of the game: as it comes with the program, or with what an owner typed in. All that
/// its functions share.
struct GameSet {
    Catalog catalog;  ///< Its region shapes are those of the edition.
    Lattice lattice;
    GameData data;
    bool standInRegions = true;  ///< What the regions show is made up (BB-U02).
};

/// The edition that comes with the program.
GameSet builtInSet();

}  // namespace hexa::bauen
