// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <functional>
#include <string>
#include <vector>

// Pictures of tiles for other programs.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::exchange {

/// Look of a tile: its kind, and the owner of a player's home.
struct TileLook {
    KindId kind = KindId::Empty;
    int faction = -1;  ///< Index in the catalog; -1: no owner.
    friend auto operator<=>(const TileLook&, const TileLook&) = default;
};

struct PictureSize {
    int width = 0;
    int height = 0;
};

/// Paints a tile into a PNG of this size, transparent around the hex. Given by programs that can
/// paint.
using TilePainter = std::function<Result<std::string>(const TileLook&, PictureSize, Orientation)>;

/// Returns every look of a game's tiles: empty slot, blank space, the kinds, homes in the colours
/// of the factions.
std::vector<TileLook> tileLooks(const GameSystem& system);

/// Returns the look of a cell: homes of seats show their faction.
TileLook lookOf(const Scenario& scenario, const GameSystem& system, const Cell& cell);

/// Returns a name for files: "village", "capital-1", "empty", "blank".
std::string lookName(const TileLook& look, const Catalog& catalog);

/// Returns the tile as SVG of a size in pixels; needs no painter. Without a drawing of the game:
/// its colour and letter.
std::string tileSvg(const TileLook& look, const GameSystem& system, PictureSize size,
                    Orientation orientation);

/// Returns the whole board as SVG, a hex `hexWidth` pixels wide (flat-top) or high (pointy-top),
/// with IDs. `left` and `top`: the point of the plane (unit: circumradius) at the picture's corner.
std::string boardSvg(const Scenario& scenario, const GameSystem& system, double left, double top,
                     PictureSize size, double pixelsPerUnit);

/// Returns the text escaped for XML.
std::string xmlEscaped(std::string_view text);

}  // namespace hexa::exchange
