// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "editor/paint/mapstyle.h"

#include <QPointF>
#include <QSize>

#include <string>

// Pictures that other programs put together themselves: one tile, or the board of a given place and
// size.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::paint {

/// Returns a tile as PNG, as large as the picture, transparent around the hex. `faction`: -1 = no
/// owner.
std::string tilePng(TileArt& art, KindId kind, int faction, TileStyle style, QSize size,
                    Orientation orientation);

/// Returns the part of a map of this size that begins at `corner` (unit: circumradius), as PNG.
/// Fails with "render.too-large".
Result<std::string> boardPng(const Scenario& scenario, const GameSystem& game, const MapStyle& style,
                             QSize size, QPointF corner, double pixelsPerUnit);

}  // namespace hexa::paint
