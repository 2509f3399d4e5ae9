// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/tiledmap.h"
#include "core/exchange/tilepicture.h"
#include "core/scenario/scenario.h"

#include <functional>
#include <map>
#include <vector>

namespace hexa {
struct GameSystem;
class Systems;
}  // namespace hexa

namespace hexa::exchange::tiled {

/// Size of the tiles of written maps: as near to regular hexes as whole pixels allow.
inline constexpr int longSide = 120;
inline constexpr int shortSide = 104;
PictureSize tileSize(Orientation orientation);

/// Returns the map for a scenario; `picture` names the file for a look, as the map will refer to
/// it. Fails with "exchange.too-scattered".
Result<Map> fromScenario(const Scenario& scenario, const GameSystem& system, const std::string& language,
                         const std::function<std::string(const TileLook&)>& picture);

/// Settings for importing a map not made here.
struct Reading {
    std::string system;  ///< Id of the game, if the map does not name it.
    /// Tile by name or "tileset#number" -> id of a kind, or "-".
    std::map<std::string, std::string> kinds;
};

struct Imported {
    Scenario scenario;
    std::vector<Problem> warnings;
};

/// Returns the scenario that a map shows. Fails with codes "exchange.*"; with
/// "exchange.unmapped-tiles" it puts these into `unknown`.
Result<Imported> toScenario(const Map& map, const Systems& systems, const Reading& reading,
                            std::vector<ForeignTile>& unknown);

}  // namespace hexa::exchange::tiled
