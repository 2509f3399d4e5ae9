// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/board/tileid.h"
#include "core/catalog/catalog.h"
#include "core/hex/corner.h"
#include "core/hex/geometry.h"
#include "core/hex/spot.h"
#include "core/json/extra.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hexa {

/// One hex of the layout: an empty slot, a blank space or a tile.
struct Cell {
    Hex at;
    KindId kind = KindId::Empty;
    bool locked = false;  ///< Generators and brushes do not change it.
    TileId id;
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// The parts of a hex cut away at the rim of a board: a mask of its twelve right triangles (centre,
/// corner, middle of a side). Bit 2d: the triangle of side d that comes first counter-clockwise;
/// bit 2d + 1: the other one.
using Cut = std::uint16_t;
/// Returns the cut after an isometry.
Cut mapped(Cut cut, const Isometry& isometry);
/// Returns the cut of half a hex, on the side of a direction in twelfths of a turn,
/// counter-clockwise from direction 0: even ones point at the middle of a side, odd ones at the
/// corner behind it.
Cut halfCut(int twelfths);

/// Details that few cells have, kept apart so that cells stay small.
struct CellDetails {
    std::optional<int> points;  ///< Victory points instead of the kind's own (file key "vp").
    std::string note;           ///< For the designer.
    Localized special;          ///< Special rule of this tile, for the players.
    Cut cut = 0;                ///< Missing parts of the hex.
    Attributes attributes;      ///< Catalog::cellProperties
    Extra extra;
    bool empty() const {
        return !points && note.empty() && special.empty() && cut == 0 && attributes.empty() && extra.empty();
    }
    friend bool operator==(const CellDetails&, const CellDetails&) = default;
};

/// A cell with everything that belongs to it. The details are shared and never changed, so that a
/// million states (an undo step of a big fill) stay small; comparing compares their contents.
class CellState {
public:
    Cell cell;

    CellState() = default;
    explicit CellState(const Cell& content) : cell(content) {}
    CellState(const Cell& content, CellDetails details) : cell(content) { setDetails(std::move(details)); }

    const CellDetails& details() const;
    void setDetails(CellDetails details) {
        mDetails = details.empty() ? nullptr : std::make_shared<const CellDetails>(std::move(details));
    }
    friend bool operator==(const CellState& a, const CellState& b) {
        return a.cell == b.cell && a.details() == b.details();
    }

private:
    std::shared_ptr<const CellDetails> mDetails;
};

/// Key of a feature on a border; unique.
struct EdgeKey {
    Edge edge;
    std::string kind;
    /// 0 or 1: on this one of hexesOf(edge) (for sided kinds); -1: between both.
    int side = -1;
    friend auto operator<=>(const EdgeKey&, const EdgeKey&) = default;
};

/// Something on the border of two hexes. A border can hold several of different kinds.
struct EdgeFeature {
    Edge edge;
    std::string kind;
    int side = -1;  ///< As in EdgeKey.
    int seat = -1;  ///< Index into the scenario's seats; -1 = no owner. The same in all tables.
    bool locked = false;
    Attributes attributes;
    Extra extra;
    EdgeKey key() const { return {edge, kind, side}; }
    friend bool operator==(const EdgeFeature&, const EdgeFeature&) = default;
};

/// A multi-hex region on the board. `turns`: sixths clockwise, after the optional reflection (q, r)
/// -> (r, q).
struct RegionPlacement {
    std::string kind;
    Hex anchor;
    int turns = 0;
    bool mirrored = false;
    bool locked = false;
    Extra extra;
    friend bool operator==(const RegionPlacement&, const RegionPlacement&) = default;
};

/// A piece on a hex, at its side, in one of its slots or on a corner. A piece on a corner names the
/// hex of its canonical corner, which may be outside of the map.
struct PiecePlacement {
    std::string kind;
    Hex at;
    int seat = -1;
    int count = 1;
    int side = -1;     ///< As in Spot.
    std::string slot;  ///< As in Spot.
    int corner = -1;   ///< As in Spot.
    int turns = 0;     ///< Sixths clockwise, after the optional reflection, as a region's.
    bool mirrored = false;
    bool locked = false;
    Attributes attributes;
    Extra extra;
    Spot spot() const { return {at, side, slot, corner}; }
    bool onCorner() const { return corner >= 0; }
    /// Puts it on the corner of a hex with this number (0-5).
    void standOn(Hex hex, int number) {
        const Corner place = cornerOf(hex, number);
        at = place.hex;
        corner = place.number;
    }
    friend bool operator==(const PiecePlacement&, const PiecePlacement&) = default;
};

/// A set of hexes with a meaning (deployment zone, objective).
struct Zone {
    std::string id;
    Localized name;
    int seat = -1;
    std::vector<Hex> hexes;  ///< In the order in which they were given; some may be no cells.
    std::string kind;        ///< Id of a ZoneKind; empty: of no kind.
    bool locked = false;
    Extra extra;
    friend bool operator==(const Zone&, const Zone&) = default;
};

struct BoardLabel {
    Hex at;
    Localized text;
    bool locked = false;
    Extra extra;
    friend bool operator==(const BoardLabel&, const BoardLabel&) = default;
};

/// The map: sparse tables, cells sorted by column, then from top to bottom. A value: copying copies
/// the map.
class Board {
public:
    /// Coordinates and table sizes stay within these, so that sums and screens never overflow.
    static constexpr int maxCoordinate = 100'000;
    static constexpr std::size_t maxCells = 4'000'000;

    Orientation orientation = Orientation::Flat;
    std::vector<EdgeFeature> edges;  ///< Sorted by key, each key once.
    std::vector<RegionPlacement> regions;
    std::vector<PiecePlacement> pieces;
    std::vector<Zone> zones;
    std::vector<BoardLabel> labels;
    Extra extra;

    std::span<const Cell> cells() const { return mCells; }
    std::size_t cellCount() const { return mCells.size(); }
    /// Returns the cell at a hex, null if the layout has none there.
    const Cell* find(Hex at) const;
    /// Details of a cell; an empty value if it has none.
    const CellDetails& detailsOf(Hex at) const;
    const std::map<Hex, CellDetails>& details() const { return mDetails; }
    /// Returns the cell with its details, or none outside the map.
    std::optional<CellState> state(Hex at) const;
    /// Cells of one column (equal q), from top to bottom.
    std::span<const Cell> column(int q) const;

    /// Puts or replaces one cell.
    void put(const CellState& state);
    /// Puts or removes many cells at once, in time linear in board and changes. Changes must be
    /// sorted by hex, each hex once; an empty state removes the cell.
    struct Change {
        Hex at;
        std::optional<CellState> state;
        friend bool operator==(const Change&, const Change&) = default;
    };
    void apply(std::span<const Change> changes);
    /// Replaces all cells; they must be sorted and different. Details of hexes without a cell are
    /// dropped.
    void setCells(std::vector<Cell> sorted, std::map<Hex, CellDetails> details = {});

    friend bool operator==(const Board&, const Board&) = default;

private:
    std::vector<Cell> mCells;
    std::map<Hex, CellDetails> mDetails;
};

/// Place of a hex for people: column and row counted from 1 at the left and at the top of the
/// column (on a pointy-top map: row and place in the row). Column and row of a hex outside of the
/// board may be zero or negative.
struct GridPlace {
    int column = 0;
    int row = 0;
    friend bool operator==(const GridPlace&, const GridPlace&) = default;
};
GridPlace gridPlace(const Board& board, Hex at);

/// Smallest rectangle around all cells, in units of the hex's circumradius; empty board: all zero.
struct Bounds {
    double left = 0, top = 0, right = 0, bottom = 0;
    double width() const { return right - left; }
    double height() const { return bottom - top; }
};
Bounds boundsOf(const Board& board);

/// Counts the cells of each kind of the catalog, in catalog order.
std::vector<int> countKinds(const Board& board, std::size_t kinds);

/// Returns the hexes covered by a region placement, in the order of the shape's parts.
std::vector<Hex> hexesOf(const RegionPlacement& placement, const RegionShape& shape);

/// Return things after an isometry: with new places and directions.
CellState mapped(CellState state, const Isometry& isometry);
EdgeFeature mapped(EdgeFeature feature, const Isometry& isometry);
RegionPlacement mapped(RegionPlacement region, const Isometry& isometry);
PiecePlacement mapped(PiecePlacement piece, const Isometry& isometry);
Zone mapped(Zone zone, const Isometry& isometry);
BoardLabel mapped(BoardLabel label, const Isometry& isometry);

/// Returns the hexes that a piece stands on: one, or the three of its corner.
std::vector<Hex> hexesOf(const PiecePlacement& piece);
/// Returns the first of these hexes that is a cell of the board; the first one if there is none.
Hex cellUnder(const Board& board, const PiecePlacement& piece);
/// Returns the hex of a sided feature; for others the first hex of the border.
inline Hex hexOf(const EdgeFeature& feature) { return hexesOf(feature.edge)[feature.side == 1 ? 1 : 0]; }
/// Returns the feature's direction as seen from hexOf().
inline int directionOf(const EdgeFeature& feature) {
    return feature.side == 1 ? feature.edge.direction + 3 : feature.edge.direction;
}
/// Returns a feature of a kind at a side of a hex; `sided` as for the kind.
EdgeFeature edgeFeature(Hex at, int direction, std::string kind, bool sided);

}  // namespace hexa
