// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition.h"
#include "core/scenario/scenario.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexa::owngame {

/// Map as seen by the rules of a game file: numbered cells, their sets and their figures. Blank
/// spaces have no number. The contents of cells can change; their places, zones, pieces and homes
/// can't.
class Ground {
public:
    /// Reads a map. The definition must outlive the ground. The catalog is that of the map, with
    /// the same things as the definition's.
    Ground(const Definition& definition, const Scenario& scenario);

    int size() const { return static_cast<int>(mHexes.size()); }
    int players() const { return mPlayers; }
    Hex hex(int cell) const { return mHexes[at(cell)]; }
    /// Returns the number of the cell, or -1 if there is none.
    int find(Hex hex) const;
    /// Returns the neighbours by direction; -1 where there is none.
    const std::array<int, 6>& neighbours(int cell) const { return mNeighbours[at(cell)]; }
    /// Returns the cells within `radius` steps of the cell, including it. Sorted.
    std::span<const int> ball(int cell, int radius);
    bool atEdge(int cell) const;
    /// Returns the steps from the nearest cell in the middle of the map.
    int ring(int cell);
    /// Returns the cell of a seat's home, or -1 if it has none.
    int home(int seat) const { return mHomes[at(seat)]; }
    /// Returns the seat with the nearest home. Returns -1 if two homes are equally near or there
    /// are none.
    int sector(int cell) const;
    /// Returns the owner of the zone of this kind around a cell. Returns -1 for a zone without
    /// owner, -2 outside of such zones.
    int zoneAt(int cell, std::string_view kind) const;

    KindId kind(int cell) const { return mKinds[at(cell)]; }
    /// Returns the value of a cell property: 0 or 1, a number, or the index of a choice; 0 for
    /// sides.
    int value(int cell, int property) const { return mValues[at(cell) * mProperties + at(property)]; }
    void setKind(int cell, KindId kind);
    void setValue(int cell, int property, int value);
    /// Swaps the tiles of two cells and the values dealt onto them.
    void swapTiles(int a, int b, std::span<const int> dealt);
    bool has(int cell, int set) const { return mIn[at(set)][at(cell)]; }
    std::int64_t figure(int cell, int number) const { return mFigures[at(number)][at(cell)]; }
    int empties() const { return mEmpties; }

    /// Returns the number of a named set. An empty name stands for the set of all tiles. Sets are
    /// computed on first use.
    int set(std::string_view name);
    int figureNamed(std::string_view id) const;
    int propertyNamed(std::string_view id) const;
    const Definition& definition() const { return mDefinition; }

private:
    struct Predicate {
        std::vector<bool> kinds;  ///< By kind of the catalog; empty: any tile.
        bool empty = false, any = false, home = false, tile = false;
        int property = -1;
        std::vector<bool> choices;
        Bounds is;
        std::string_view piece, zone;
        int except = -1;
    };
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void readCells(const Scenario& scenario);
    Predicate predicateOf(std::string_view name);
    bool holds(const Predicate& predicate, int cell) const;
    std::int64_t figureOf(const Figure& figure, int cell) const;
    void look(int cell);
    void findRings();

    const Definition& mDefinition;
    int mPlayers = 0;
    int mEmpties = 0;
    std::size_t mProperties = 0;
    std::vector<Hex> mHexes;
    std::unordered_map<Hex, int> mIndex;
    std::vector<std::array<int, 6>> mNeighbours;
    std::map<int, std::vector<std::vector<int>>> mBalls;  // by radius and cell
    std::vector<int> mRings;
    std::vector<int> mHomes;
    std::map<std::string, std::vector<bool>, std::less<>> mPieces;  // by kind and cell
    std::map<std::string, std::vector<int>, std::less<>> mZones;    // by kind and cell, as zoneAt()
    std::vector<KindId> mKinds;
    std::vector<int> mValues;
    std::map<std::string, int, std::less<>> mSetNumbers;
    std::vector<Predicate> mPredicates;
    std::vector<std::vector<std::uint8_t>> mIn;       // by set and cell
    std::vector<std::vector<std::int64_t>> mFigures;  // by figure and cell
};

}  // namespace hexa::owngame
