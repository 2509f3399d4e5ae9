// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string>

namespace hexa::test {

/// Ends an element, an attribute and a CDATA section, begins a script, names an entity, and has
/// characters that no XML may hold.
inline const std::string hostileText =
    "</title><script>alert('1')</script> & \" ]]> &lol; \x01\x0b\x1b \xef\xbf\xbf";

/// Gives a map this text wherever a map has words of a person, and as the ID of its first tile.
inline void makeHostile(Scenario& map) {
    Localized text;
    for (const char* language : {"en", "de", "fr"}) text.texts[language] = hostileText;
    map.title = map.description = text;
    map.author = map.provenance.generator = hostileText;
    for (Seat& seat : map.seats) seat.name = text;
    Cell cell = map.board.cells().front();
    if (const auto id = TileId::from("<&\"'\x01")) cell.id = *id;
    CellDetails details = map.board.detailsOf(cell.at);
    details.note = hostileText;
    details.special = text;
    map.board.put(CellState(cell, details));
    map.board.labels.push_back({cell.at, text, false, {}});
}

}  // namespace hexa::test
