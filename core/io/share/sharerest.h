// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <string>
#include <string_view>

// Parts of a map that share codes of version 1 can't express: edges, regions, pieces, zones, a
// map's own regions, cut hexes, properties of cells, seats without a home of their own and teams. A
// code of version 2 holds the bits of the map without all this, and the rest as a map file,
// deflated. Only for core/io/share/sharecode and its parts.

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::share {

/// Longest text of the rest: far more than a code can hold.
inline constexpr std::size_t maxRestBytes = 4'000'000;

/// Returns the error for a valid map with more objects than a code can hold.
Error tooMuchForCode();

/// True if version 1 can express the whole content of a code for this map.
bool isPlain(const Scenario& scenario);

/// Returns the content of a code of version 2. Fails as encodeShareCode().
Result<std::string> writeFullContent(const Scenario& scenario, const Systems& systems);

/// Returns the map again. Any bytes are safe to read; fails as readContent().
Result<Scenario> readFullContent(std::string_view bytes, const Systems& systems);

}  // namespace hexa::share
