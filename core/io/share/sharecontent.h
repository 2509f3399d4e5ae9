// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Content of a share code, without checksum and letters: docs/exchange.md lists the bits. Only for
// core/io/share/sharecode and its parts.

namespace hexa {
struct GameSystem;
struct Layout;
class Systems;
}  // namespace hexa

namespace hexa::share {

/// Returns the map as bits, without the parts that isPlain() (core/io/share/sharerest.h) refuses.
/// Errors as in encodeShareCode().
Result<std::string> writeContent(const Scenario& scenario, const Systems& systems);

/// Returns the map again. Any bytes are safe to read; errors "share.unknown-system",
/// "share.unknown-layout", "share.damaged".
Result<Scenario> readContent(std::string_view bytes, const Systems& systems);

// Shared by both directions.

inline constexpr int markBits = 12;

/// Tells games apart, and a game from a later edition in which the numbers of a code mean other
/// tiles.
std::uint64_t markOf(const Catalog& catalog);
/// Tells layouts of a game apart, and a layout from a later one of its name in another shape.
std::uint64_t markOf(const Layout& layout);
const Layout* layoutWithMark(const GameSystem& system, std::uint64_t mark);

/// Returns the layout of a map: the named one, if the shape is still the same, else the first equal
/// one; null if its mark names none.
const Layout* layoutOf(const GameSystem& system, const Scenario& scenario);

/// Returns the kind of tile on the homes of seats, or none.
std::optional<KindId> seatKind(const Catalog& catalog);

/// Returns the IDs of unchanged tiles.
std::vector<TileId> defaultIds(std::vector<Cell> cells, const Catalog& catalog);

/// Kinds as symbols: 0 an empty slot, 1 a blank space, then the catalog's in order.
constexpr std::uint32_t symbolOf(KindId kind) {
    if (!isTile(kind)) return kind == KindId::Empty ? 0 : 1;
    return static_cast<std::uint32_t>(indexOf(kind)) + 2;
}
constexpr KindId kindOf(std::size_t symbol) {
    if (symbol < 2) return symbol == 0 ? KindId::Empty : KindId::Blank;
    return kindIdAt(symbol - 2);
}

}  // namespace hexa::share
