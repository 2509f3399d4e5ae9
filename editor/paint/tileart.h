// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QSize>

#include <memory>
#include <string>
#include <vector>

namespace hexa {
struct CutMark;
struct GameSystem;
struct Slot;
}  // namespace hexa

namespace hexa::paint {

/// Style of tiles: flat colour and symbol; a small drawn scene; black on white, to save ink.
enum class TileStyle { Abstract, Pictorial, Ink };

/// Drawings of the tiles of one catalog, each loaded on first use from
/// `:/hexatelier/tiles/<catalog.system>/<abstract|pictorial>/<kind>.svg`; a seat's own drawing is
/// `<kind>-<faction index + 1>.svg`. A kind without a drawing gets its catalog colour and its
/// letter, so every game can be painted. Empty slots and blank spaces are drawn too.
/// A box wider than high is that of a flat-top hex. Any other one is that of a pointy-top hex,
/// which shows the same drawing, smaller, within its own outline. Faction -1: no owner. Not
/// thread-safe: one object a thread. Keeps a reference to the catalog.
/// Made for a game, it also knows the game's drawings of other objects, the slots of its hexes and
/// the marks there.
class TileArt {
public:
    explicit TileArt(const Catalog& catalog);
    explicit TileArt(const GameSystem& system);
    ~TileArt();
    TileArt(TileArt&&) noexcept;

    /// Paints a tile into the bounding box of its hex, with vector operations only.
    void paintVector(QPainter& painter, const QRectF& hexBox, KindId kind, int faction, TileStyle style);

    /// Returns the tile for a hex with a box of this size in device pixels. The picture has `bleed`
    /// more pixels on each side, covered by the rim, so that rounding leaves no gap between
    /// neighbours. Format ARGB32_Premultiplied; valid until the next call (the cache is bounded).
    const QImage& raster(KindId kind, int faction, TileStyle style, QSizeF hexBox);
    static constexpr int bleed = 1;

    /// Returns the one colour of a tile seen from far away.
    QColor colour(KindId kind, int faction, TileStyle style) const;
    /// Returns the colour of a faction; grey for no owner.
    QColor factionColour(int faction) const;
    /// True if there is a drawing (not only colour and letter).
    bool hasDrawing(KindId kind, int faction, TileStyle style);

    /// True if the game has a drawing of that name (GameSystem::drawings), e.g. "piece-ford".
    bool hasDrawing(const std::string& name);
    /// Paints such a drawing so that its view box fills the box.
    void paintDrawing(QPainter& painter, const QRectF& box, const std::string& name, TileStyle style);
    /// Returns GameSystem::slotsOf(), or an empty list.
    std::vector<Slot> slotsOf(const Scenario& scenario, Hex at) const;
    /// Returns GameSystem::marks(), or an empty list.
    std::vector<CutMark> marksOf(const Scenario& scenario, Hex at) const;
    /// True if the game marks cells at all.
    bool hasMarks() const;

    const Catalog& catalog() const;

private:
    struct Data;
    std::unique_ptr<Data> mData;
};

}  // namespace hexa::paint
