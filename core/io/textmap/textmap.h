// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

// Text map: a map as lines for reading in a forum and comparing with diff. It has header lines,
// then one line for each column (pointy-top maps: row). Such a line has its first place and one
// token for each hex. docs/exchange.md describes the format with an example.
//
// It contains everything that a `.hexa` file does. Rare parts have lines of their own
// (core/io/textmap/texttables.h).

namespace hexa {

class Systems;

/// Version of written text maps.
inline constexpr int textMapVersion = 1;

/// Returns the map as text.
std::string writeTextMap(const Scenario& scenario, const Catalog& catalog);

/// Reads a text map; all or nothing. Tiles given by their letter alone get free IDs. Without lines
/// on seats every home tile is a seat, so that a map can be typed by hand. Errors have codes
/// "textmap.*", the line and the column (in bytes) as arguments and as place.
Result<Scenario> readTextMap(std::string_view text, const Systems& systems);

}  // namespace hexa
