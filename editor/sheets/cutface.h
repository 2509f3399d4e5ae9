// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "editor/paint/tileart.h"
#include "editor/sheets/cutting.h"

#include <QByteArray>
#include <QPainter>

// Looks of things that a game wants cut out: the same on sheets and in exports for other programs.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::sheets {

/// Paints a side of an item with its bleed; the painter's unit is a millimetre, its origin the
/// middle of the shape. A back that the item lacks stays white.
/// @param art drawings of the item's game
void paintItem(QPainter& painter, paint::TileArt& art, const CutItem& item, const CutSide& side,
               const SheetOptions& options);
/// Paints the same with the bleed of the options all around.
void paintItem(QPainter& painter, paint::TileArt& art, const CutItem& item, ItemSide side,
               const SheetOptions& options);
/// The smallest letters of an item's name, as the height of capitals in mm: 6 points.
inline constexpr double smallestName = 1.54;
/// True if all its texts are readable at this size: none exceeds its room, no name is smaller than
/// smallestName.
bool textFits(const CutItem& item, Orientation orientation, const SheetOptions& options);

/// Paints a tile in the box of its hex, with its bleed: the colours of its edge continue outwards,
/// so that an inexact cut leaves no bright edge. `faction`: -1 = no owner.
void paintTileWithBleed(QPainter& painter, paint::TileArt& art, const QRectF& hexBox, KindId kind,
                        int faction, paint::TileStyle style, double bleed);

/// Returns a side of an item as PNG without bleed, transparent around it, at most `longest` pixels
/// wide and high.
QByteArray itemPng(const GameSystem& system, const CutItem& item, ItemSide side, const SheetOptions& options,
                   int longest);

}  // namespace hexa::sheets
