// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

// Share codes: maps as short texts that survive a chat, a forum or a phone call. A code is "HX1-"
// and groups of five characters of Crockford's base 32 (digits and letters without I, L, O, U).
// Case, blanks and hyphens are ignored; O counts as 0, I and L as 1. A CRC-32 detects every single
// wrong character and every exchange of two neighbours. It misses other errors once in four
// thousand million cases. docs/exchange.md describes the bits.
//
// A code contains: system, profile, orientation, layout, seats (homes, factions of the catalog,
// teams), cells (kinds, blanks, special victory points, IDs, cuts, properties), edges, regions,
// pieces and zones. A layout of the game is stored by name. A code omits: locks, titles,
// descriptions, notes, texts, labels, the seed and settings of the generator, unknown keys. A map
// with only cells and seats with homes of their own has a short code of version 1. Other maps have
// a code of version 2 that begins with "HX2-" (core/io/share/sharerest.h).

namespace hexa {

class Systems;

/// Most cells that a code can hold: at this size it fills a page.
inline constexpr std::size_t maxShareCells = 2000;

/// Returns the code of a map. Fails with "share.unknown-system", "share.too-large" (cells) or
/// "share.too-much" (objects).
Result<std::string> encodeShareCode(const Scenario& scenario, const Systems& systems);

/// Returns the map of a code: the argument of encodeShareCode(), without the omitted parts. Fails
/// with "share.not-a-code", "share.bad-character", "share.newer-version", "share.too-long",
/// "share.checksum", "share.unknown-system", "share.unknown-layout" or "share.damaged".
Result<Scenario> decodeShareCode(std::string_view code, const Systems& systems);

}  // namespace hexa
