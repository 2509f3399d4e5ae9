// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/corner.h"
#include "core/owngame/rules/predicate.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexa::owngame {

/// Map as seen by the rules of a game file: numbered cells, their sets and their figures. Blank
/// spaces have no number. The contents of cells can change, and so can the things on them. Places,
/// zones and homes can't.
class Ground {
public:
    /// Reads a map. The definition must outlive the ground. The catalog is that of the map, with
    /// the same things as the definition's.
    Ground(const Definition& definition, const Scenario& scenario);
    Ground(const Ground&) = delete;
    Ground& operator=(const Ground&) = delete;

    int size() const { return static_cast<int>(mHexes.size()); }
    int players() const { return mPlayers; }
    Hex hex(int cell) const { return mHexes[at(cell)]; }
    /// Returns the number of the cell, or -1.
    int find(Hex hex) const;
    /// Returns the neighbours by direction; -1 where there is none.
    const std::array<int, 6>& neighbours(int cell) const { return mNeighbours[at(cell)]; }
    /// Calls visit(first, last) for runs of consecutive cell numbers [first, last). Together they
    /// are the cells within `radius` steps of the cell, including it, in rising order. Stops and
    /// returns true as soon as visit does.
    template <class Visit>
    bool anyRun(int cell, int radius, Visit visit) const {
        const Hex from = hex(cell);
        std::size_t column = mColumnOf[at(cell)];
        while (column > 0 && mColumns[column - 1].q >= from.q - radius) --column;
        for (; column < mColumns.size() && mColumns[column].q <= from.q + radius; ++column) {
            const int aside = mColumns[column].q - from.q;
            const int top = from.r + std::max(-radius, -radius - aside);
            const int bottom = from.r + std::min(radius, radius - aside);
            const int first = firstFrom(mColumns[column], top),
                      last = firstFrom(mColumns[column], bottom + 1);
            if (first < last && visit(first, last)) return true;
        }
        return false;
    }
    /// Calls visit(other) for each cell within `radius` steps, including the cell. Stops and
    /// returns true as soon as visit does.
    template <class Visit>
    bool anyWithin(int cell, int radius, Visit visit) const {
        return anyRun(cell, radius, [&](int first, int last) {
            for (int other = first; other < last; ++other)
                if (visit(other)) return true;
            return false;
        });
    }
    /// Calls visit(other) for each cell within `radius` steps, including the cell.
    template <class Visit>
    void eachWithin(int cell, int radius, Visit visit) const {
        anyWithin(cell, radius, [&](int other) {
            visit(other);
            return false;
        });
    }
    bool atEdge(int cell) const;
    /// Returns the steps from the nearest cell in the middle of the map.
    int ring(int cell);
    /// Returns the cell of a seat's home, or -1 if it has none.
    int home(int seat) const { return mHomes[at(seat)]; }
    /// Returns the seat with the nearest home. Returns -1 if two homes are equally near or there
    /// are none.
    int sector(int cell) const;
    /// Returns the cells at a corner, and on both sides of an edge.
    std::vector<int> cellsOf(Corner corner) const;
    std::vector<int> cellsOf(Edge edge) const;
    /// Returns the owner of the zone of this kind around a cell. Returns -1 for a zone without
    /// owner, -2 outside of such zones.
    int zoneAt(int cell, std::string_view kind) const;

    KindId kind(int cell) const { return mKinds[at(cell)]; }
    /// Returns the value of a cell property: 0 or 1, a number, or the index of a choice; 0 for
    /// sides.
    int value(int cell, int property) const { return mValues[at(cell) * mProperties + at(property)]; }
    void setKind(int cell, KindId kind);
    void setValue(int cell, int property, int value);
    /// Returns how many of these things ("piece:ID", "edge:ID") are on a cell or at its sides.
    int things(int cell, std::string_view name) const;
    void addThing(int cell, const std::string& name, int more);
    /// Returns the corners with such pieces ("piece:ID"), in no order; a corner with several of
    /// them several times.
    std::span<const Corner> corners(std::string_view name) const;
    /// Adds a piece on a corner (`more` 1), also as a thing of its cells, or takes it away (-1).
    void addOnCorner(Corner corner, const std::string& name, int more);
    /// Returns the sides with such features or pieces ("edge:ID", "piece:ID"), in no order; a side
    /// with several of them several times.
    std::span<const Edge> sides(std::string_view name) const;
    /// Adds a thing on a side (`more` 1), also as one of its cells, or takes it away (-1).
    /// @param own the only cell that it belongs to: the first or second of hexesOf(edge); -1: both
    void addOnSide(Edge edge, int own, const std::string& name, int more);
    /// Returns the numbers of such things at each side of each cell, by direction. The reference
    /// stays valid.
    const std::vector<std::array<std::uint16_t, 6>>& atSides(const std::string& name);
    /// Swaps the tiles of two cells and the values dealt onto them.
    void swapTiles(int a, int b, std::span<const int> dealt);
    bool has(int cell, int set) const { return mIn[at(set)][at(cell)]; }
    std::int64_t figure(int cell, int number) const { return mFigures[at(number)][at(cell)]; }
    int empties() const { return mEmpties; }

    /// Returns the number of a named set. An empty name stands for the set of all tiles. Sets are
    /// computed on first use.
    int set(std::string_view name);
    int figureNamed(std::string_view id) const;
    int propertyNamed(std::string_view id) const { return owngame::propertyNamed(mDefinition, id); }
    const Definition& definition() const { return mDefinition; }

private:
    /// Cells of one column of the map. Their numbers are consecutive, from top to bottom.
    struct Column {
        int q = 0;
        int top = 0;  ///< Coordinate r of the first cell.
        int first = 0, last = 0;
        bool closed = true;  ///< True if no cell is missing between the first and the last.
    };
    /// Figure with its names resolved.
    struct Measure {
        Figure::By by = Figure::By::Kind;
        int property = -1;
        std::vector<std::int64_t> values;  ///< By kind or choice; empty: the number of the property.
        std::vector<int> parts;
    };
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void readCells(const Scenario& scenario);
    void readColumns();
    Measure measureOf(const Figure& figure) const;
    /// Returns the first cell of a column with a coordinate r of at least this.
    int firstFrom(const Column& column, int r) const {
        if (!column.closed) return firstAmongGaps(column, r);
        return std::clamp(column.first + (r - column.top), column.first, column.last);
    }
    int firstAmongGaps(const Column& column, int r) const;
    bool holds(std::size_t set, int cell) const;
    std::int64_t figureOf(const Measure& measure, int cell) const;
    void look(int cell);
    void findRings();

    const Definition& mDefinition;
    int mPlayers = 0;
    int mEmpties = 0;
    std::size_t mProperties = 0;
    std::vector<Hex> mHexes;
    std::unordered_map<Hex, int> mIndex;
    std::vector<std::array<int, 6>> mNeighbours;
    std::vector<Column> mColumns;        // by rising q
    std::vector<std::size_t> mColumnOf;  // by cell
    std::vector<int> mRings;
    std::vector<int> mHomes;
    using ByCell = std::map<std::string, std::vector<int>, std::less<>>;
    ByCell mThings;  // numbers, by name as things() and cell
    ByCell mZones;   // by kind and cell, as zoneAt()
    std::map<std::string, std::vector<Corner>, std::less<>> mCorners;  // by name as corners()
    std::map<std::string, std::vector<Edge>, std::less<>> mSides;      // by name as sides()
    std::map<std::string, std::vector<std::array<std::uint16_t, 6>>> mAtSides;
    std::vector<KindId> mKinds;
    std::vector<int> mValues;
    std::map<std::string, int, std::less<>> mSetNumbers;
    std::vector<Predicate> mPredicates;               // by set
    std::vector<int> mExcepts;                        // by set; -1: none
    std::vector<Measure> mMeasures;                   // by figure
    std::vector<std::vector<std::uint8_t>> mIn;       // by set and cell
    std::vector<std::vector<std::int64_t>> mFigures;  // by figure and cell
};

}  // namespace hexa::owngame
