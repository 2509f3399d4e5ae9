// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

// The text map: a map as lines that people read in a forum and compare with diff. Header lines, then one line a column
// (pointy-top maps: a row) with its first place and one token a hex. docs/exchange.md describes it with an
// example.
//
// It holds everything that a `.hexa` file does; what few maps have stands in lines of its own (core/io/texttables.h).

namespace hexa {

class Systems;

/// Version of the text map that is written.
inline constexpr int textMapVersion = 1;

/// The map as text.
std::string writeTextMap(const Scenario& scenario, const Catalog& catalog);

/// Reads a text map; all or nothing. Tiles given by their letter alone get free IDs, and without lines on seats every
/// home tile is a seat, so that a map can be typed by hand. Errors have codes "textmap.*", the line and the column (in
/// bytes) as arguments and as place.
Result<Scenario> readTextMap(std::string_view text, const Systems& systems);

}  // namespace hexa
