// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/playitems.h"

#include <pugixml.hpp>

#include <functional>
#include <string>
#include <utility>
#include <vector>

// The pieces of a VASSAL module. Only for core/exchange.

namespace hexa::exchange {

struct VassalTable {
    std::string name;  ///< Name of the map with decks and bags.
    std::string language;
    std::vector<std::string> sides;
    double pixelsPerMm = 1;
};

/// Adds the handling of pieces on a map (moving, stacking, visibility), as VASSAL does for its own
/// maps.
void addPieceHandling(pugi::xml_node map);

/// VASSAL map with a board that holds pieces from the start.
struct VassalBoard {
    pugi::xml_node map;
    std::string name;
    std::function<std::pair<int, int>(Point)> pixel;  ///< A place of the map.
};

/// Adds pieces at their start on the map; a table with decks, bags and single items, a hand for
/// each side, and a palette with one of each piece. Adds nothing without items. Returns the number
/// for the next slot of a piece.
int addPieces(pugi::xml_node module, const VassalBoard& board, const PlayItems& items,
              const VassalTable& table);

}  // namespace hexa::exchange
