// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/exchange/propertyreader.h"
#include "core/exchange/tiledboard.h"
#include "core/exchange/tiledgrid.h"
#include "core/exchange/tilemeaning.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hexa::exchange::tiled {

/// Makes a scenario of a Tiled map: what is said about the whole map, then cells (tiledcells.cpp),
/// then objects (tiledobjects.cpp).
class TiledImporter {
public:
    TiledImporter(const Map& map, const Systems& systems, const Reading& reading,
                  std::vector<ForeignTile>& unexplained)
        : mMap(map), mSystems(systems), mReading(reading), mUnexplained(unexplained) {}

    Result<Imported> read();

private:
    Scenario& scenario() { return mResult.scenario; }
    Board& board() { return mResult.scenario.board; }
    PropertyReader reader(const Properties& properties, const Place& where) {
        return {properties, where, mErrors};
    }
    void readMap();
    void readShapes();
    /// Layers hidden in Tiled are not part of the map. Our own tables are hidden because their
    /// marks would cover it, so they count.
    bool isRead(const Layer& layer) const { return !layer.hidden || isOurs(layer); }
    bool isOurs(const Layer& layer) const { return mOwn && find(layer.properties, mark) != nullptr; }
    void warn(const Layer& layer, const char* code, Arguments arguments = {});

    // tiledcells.cpp
    void readTiles();
    void tellCount(const char* code, std::int64_t count);
    void readTiles(const Layer& layer);
    void readTile(const Layer& layer, Grid::Cell at, Hex shift, std::uint32_t gid);
    /// Sorts the cells added since the last time. Of several at one place the last one counts: it
    /// is on top.
    void settleCells(const Layer& layer);
    /// Returns the cell at a place, once the cells are in order, or the end.
    std::vector<Cell>::iterator cellAt(Hex at);
    /// Explains unknown tiles. Tiles without a meaning on top of others are decoration. Single ones
    /// would be missing on the board, so the user is asked.
    void explainUnknown();

    // tiledobjects.cpp
    void readObjects(const Layer& layer);
    std::optional<Hex> hexOf(const Object& object);
    void readCell(const Object& object, const PropertyReader& from);
    void readSeat(const Object& object, const PropertyReader& from);
    /// Returns the kind of an edge, region or piece, which the game must have.
    template <class Kinds>
    std::string knownKind(const Object& object, const PropertyReader& from, const Kinds& kinds);
    void readEdge(const Object& object, const PropertyReader& from);
    /// Returns the id of a region's shape, which may be one of the map's own.
    std::string shapeName(const Object& object, const PropertyReader& from);
    void readRegion(const Object& object, const PropertyReader& from);
    void readPiece(const Object& object, const PropertyReader& from);
    void readLabel(const Object& object, const PropertyReader& from);
    void addLabel(Hex at, Localized text, Extra extra);
    void readZone(const Layer& layer);

    void finish();
    /// Interprets members that a map of Tiled can't express and that came as unknown ones: the file
    /// format knows their meaning.
    void understand();

    const Map& mMap;
    const Systems& mSystems;
    const Reading& mReading;
    std::vector<ForeignTile>& mUnexplained;
    const GameSystem* mSystem = nullptr;
    TileMeaning* mMeaning = nullptr;
    const Grid* mGrid = nullptr;
    bool mOwn = false;  // written by this program
    int mFirstLine = 0;
    int mFirstPlace = 0;
    FirstError mErrors;
    Imported mResult;
    std::vector<std::pair<Hex, std::uint32_t>> mUnknown;
    std::int64_t mLeftOut = 0;
    const Layer* mLayer = nullptr;  // whose objects are read
    std::vector<Cell> mCells;       // in order after each layer
    std::size_t mSettled = 0;       // so many of them are in order
    std::map<Hex, CellDetails> mDetails;
    std::vector<RegionShape> mShapes;  // the map's own
    std::set<Hex> mSeen;
    std::set<EdgeKey> mEdges;
};

}  // namespace hexa::exchange::tiled
