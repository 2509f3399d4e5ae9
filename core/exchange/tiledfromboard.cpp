// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/system.h"
#include "core/exchange/fields.h"
#include "core/exchange/tiledboard.h"
#include "core/exchange/tiledgrid.h"
#include "core/exchange/where.h"
#include "core/io/format/furthermembers.h"

#include <algorithm>
#include <limits>
#include <set>

namespace hexa::exchange::tiled {
namespace {

constexpr int chunkSide = 16;

HexPlace placeOf(Hex at) { return {at.q, at.r}; }

class Builder {
public:
    Builder(const Scenario& scenario, const GameSystem& system, const std::string& language)
        : mScenario(scenario), mSystem(system), mLanguage(language), mLooks(tileLooks(system)) {}

    Result<Map> build(const std::function<std::string(const TileLook&)>& picture) {
        mMap.orientation = mScenario.board.orientation;
        const PictureSize size = tileSize(mMap.orientation);
        mMap.tileWidth = size.width;
        mMap.tileHeight = size.height;
        mMap.side = longSide / 2;
        chooseExtent();
        addTileset(picture);
        addMapProperties();
        const Grid grid(mMap, mFirstLine, mFirstPlace);
        mGrid = &grid;
        if (!addTiles()) return Error("exchange.too-scattered", {{"max", std::int64_t{maxGridCells}}});
        addCells();
        addSeats();
        addTables();
        mGrid = nullptr;
        return std::move(mMap);
    }

private:
    /// Chooses a map with bounds if the cells fill enough of them, else one of chunks.
    void chooseExtent() {
        const auto cells = mScenario.board.cells();
        mMap.staggerEven = false;
        if (cells.empty()) {
            mMap.width = mMap.height = 1;
            return;
        }
        int firstLine = std::numeric_limits<int>::max(), lastLine = std::numeric_limits<int>::min();
        int firstPlace = firstLine, lastPlace = lastLine;
        for (const Cell& cell : cells) {
            const auto [line, place] = Grid::spotOf(cell.at, mMap.orientation);
            firstLine = std::min(firstLine, line);
            lastLine = std::max(lastLine, line);
            firstPlace = std::min(firstPlace, place);
            lastPlace = std::max(lastPlace, place);
        }
        const std::int64_t lines = std::int64_t{lastLine} - firstLine + 1;
        const std::int64_t places = std::int64_t{lastPlace} - firstPlace + 1;
        const auto many = static_cast<std::int64_t>(cells.size()) * 8 + 10'000;
        const bool flat = mMap.orientation == Orientation::Flat;
        mMap.infinite = lines * places > std::min(many, std::int64_t{maxGridCells});
        if (mMap.infinite) {
            mMap.width = mMap.height = chunkSide;
            return;
        }
        mMap.width = static_cast<int>(flat ? lines : places);
        mMap.height = static_cast<int>(flat ? places : lines);
        mMap.staggerEven = (firstLine & 1) != 0;
        mFirstLine = firstLine;
        mFirstPlace = firstPlace;
    }

    void addTileset(const std::function<std::string(const TileLook&)>& picture) {
        Tileset set;
        set.name = mScenario.system;
        set.tileWidth = mMap.tileWidth;
        set.tileHeight = mMap.tileHeight;
        for (const TileLook& look : mLooks) {
            Tile tile;
            tile.id = static_cast<int>(set.tiles.size());
            tile.image.file = picture(look);
            tile.image.width = set.tileWidth;
            tile.image.height = set.tileHeight;
            tile.type = isTile(look.kind) ? mSystem.catalog.kind(look.kind).id
                                          : (look.kind == KindId::Empty ? emptyName : blankName);
            add(tile.properties, kindProperty, tile.type);
            set.tiles.push_back(std::move(tile));
        }
        mMap.tilesets.push_back(std::move(set));
    }

    void addMapProperties() {
        Properties& out = mMap.properties;
        addNumber(out, mark, propertiesVersion);
        add(out, "system", mScenario.system);
        addNumber(out, "first.line", mFirstLine);
        addNumber(out, "first.place", mFirstPlace);
        addLocalized(out, "title", mScenario.title);
        addLocalized(out, "description", mScenario.description);
        addText(out, "author", mScenario.author);
        if (mScenario.profile == RuleProfile::Free) add(out, "profile", "free");
        for (const auto& [name, on] : mScenario.options)
            add(out, "option." + name, on ? "true" : "false", "bool");
        const Provenance& provenance = mScenario.provenance;
        addText(out, "generator", provenance.generator);
        if (provenance.generatorVersion != 0)
            addNumber(out, "generator-version", provenance.generatorVersion);
        if (provenance.seed) add(out, "seed", std::to_string(*provenance.seed));
        addText(out, "settings", provenance.settings);
        addText(out, "layout", provenance.layout);
        addFlag(out, "stand-in", provenance.standIn);
        addExtra(out, provenance.extra, "provenance.json:");
        addExtra(out, mScenario.board.extra, "board.json:");
        addExtra(out, furtherMembers(mScenario));
    }

    std::uint32_t gidOf(const Cell& cell) const {
        const TileLook look = lookOf(mScenario, mSystem, cell);
        const auto found = std::find(mLooks.begin(), mLooks.end(), look);
        return static_cast<std::uint32_t>(found - mLooks.begin()) + 1;
    }

    bool addTiles() {
        Layer& layer = addLayer(Layer::Kind::Tiles, "board", table::board);
        const auto size = [](const Chunk& chunk) {
            return static_cast<std::size_t>(chunk.width) * static_cast<std::size_t>(chunk.height);
        };
        const auto put = [&](Chunk& chunk, Grid::Cell at, std::uint32_t gid) {
            const auto row = static_cast<std::size_t>(at.row - chunk.y);
            chunk.gids[row * static_cast<std::size_t>(chunk.width) +
                       static_cast<std::size_t>(at.column - chunk.x)] = gid;
        };
        if (!mMap.infinite) {
            Chunk& chunk = layer.chunks.emplace_back(Chunk{0, 0, mMap.width, mMap.height, {}});
            chunk.gids.resize(size(chunk));
            for (const Cell& cell : mScenario.board.cells()) put(chunk, mGrid->cellOf(cell.at), gidOf(cell));
            return true;
        }
        std::map<std::pair<int, int>, Chunk> chunks;
        const auto corner = [](int x) { return x - ((x % chunkSide) + chunkSide) % chunkSide; };
        for (const Cell& cell : mScenario.board.cells()) {
            const auto at = mGrid->cellOf(cell.at);
            const int x = corner(at.column), y = corner(at.row);
            Chunk& chunk = chunks.try_emplace({y, x}, Chunk{x, y, chunkSide, chunkSide, {}}).first->second;
            if (chunk.gids.empty()) {
                if (chunks.size() * size(chunk) > maxGridCells) return false;
                chunk.gids.resize(size(chunk));
            }
            put(chunk, at, gidOf(cell));
        }
        for (auto& [at, chunk] : chunks) layer.chunks.push_back(std::move(chunk));
        return true;
    }

    Layer& addLayer(Layer::Kind kind, std::string name, const char* meaning) {
        Layer layer;
        layer.kind = kind;
        layer.name = std::move(name);
        add(layer.properties, mark, meaning);
        mMap.layers.push_back(std::move(layer));
        return mMap.layers.back();
    }
    static Object& addObject(Layer& layer, std::string name, const char* type, Point at, Hex hex) {
        Object object;
        object.name = std::move(name);
        object.type = type;
        object.x = at.x;
        object.y = at.y;
        object.where = placeOf(hex);
        layer.objects.push_back(std::move(object));
        return layer.objects.back();
    }
    Object& addObject(Layer& layer, std::string name, const char* type, Hex at) {
        return addObject(layer, std::move(name), type, mGrid->centreOf(at), at);
    }

    void addCells() {
        Layer& layer = addLayer(Layer::Kind::Objects, "cells", table::cells);
        for (const Cell& cell : mScenario.board.cells()) {
            const CellDetails& details = mScenario.board.detailsOf(cell.at);
            if (cell.id.empty() && !cell.locked && details.empty()) continue;
            Properties& out = addObject(layer, std::string(cell.id.text()), "cell", cell.at).properties;
            addFlag(out, "locked", cell.locked);
            if (details.points) addNumber(out, "points", *details.points);
            addText(out, "note", details.note);
            addLocalized(out, "special", details.special);
            addExtra(out, furtherMembers(details));
        }
    }

    void addSeats() {
        Layer& layer = addLayer(Layer::Kind::Objects, "seats", table::seats);
        for (const Seat& seat : mScenario.seats) {
            std::string name(seat.name.in(mLanguage));
            if (name.empty()) name = std::to_string(layer.objects.size() + 1);
            Properties& out = addObject(layer, std::move(name), "seat", seat.home.value_or(Hex{})).properties;
            addFlag(out, nowhereProperty, !seat.home);
            addText(out, "faction", seat.faction);
            addLocalized(out, "name", seat.name);
            addExtra(out, furtherMembers(seat));
        }
    }

    void addTables() {
        const Board& board = mScenario.board;
        if (!board.edges.empty()) {
            Layer& layer = addLayer(Layer::Kind::Objects, "edges", table::edges);
            for (const EdgeFeature& edge : board.edges) {
                const Point place =
                    edge.side < 0 ? mGrid->middleOf(edge.edge) : mGrid->besideOf(hexOf(edge), edge.edge);
                Properties& out = addObject(layer, {}, "edge", place, hexOf(edge)).properties;
                add(out, kindProperty, edge.kind);
                addExtra(out, furtherMembers(edge));
            }
        }
        if (!board.regions.empty()) {
            Layer& layer = addLayer(Layer::Kind::Objects, "regions", table::regions);
            for (const RegionPlacement& region : board.regions) {
                Properties& out = addObject(layer, region.kind, "region", region.anchor).properties;
                add(out, kindProperty, region.kind);
                if (region.turns != 0) addNumber(out, "turns", region.turns);
                addFlag(out, "mirrored", region.mirrored);
                addExtra(out, furtherMembers(region));
            }
        }
        if (!board.pieces.empty()) {
            Layer& layer = addLayer(Layer::Kind::Objects, "pieces", table::pieces);
            for (const PiecePlacement& piece : board.pieces) {
                const Point place =
                    piece.onCorner() ? mGrid->pointOf({piece.at, piece.corner}) : mGrid->centreOf(piece.at);
                Properties& out = addObject(layer, piece.kind, "piece", place, piece.at).properties;
                add(out, kindProperty, piece.kind);
                if (piece.seat >= 0) addNumber(out, "seat", piece.seat);
                if (piece.count != 1) addNumber(out, "count", piece.count);
                // The place tells the corner, so that it can be moved.
                PiecePlacement rest = piece;
                rest.corner = -1;
                addExtra(out, furtherMembers(rest));
            }
        }
        for (const Zone& zone : board.zones) {
            Layer& layer = addLayer(Layer::Kind::Objects, zone.id, table::zone);
            addText(layer.properties, "id", zone.id);
            addLocalized(layer.properties, "name", zone.name);
            if (zone.seat >= 0) addNumber(layer.properties, "seat", zone.seat);
            addExtra(layer.properties, furtherMembers(zone));
            for (const Hex at : zone.hexes) addObject(layer, {}, "zone", at);
        }
        if (!board.labels.empty()) {
            Layer& layer = addLayer(Layer::Kind::Objects, "labels", table::labels);
            for (const BoardLabel& label : board.labels) {
                Properties& out =
                    addObject(layer, std::string(label.text.in(mLanguage)), "label", label.at).properties;
                addLocalized(out, "text", label.text);
                addExtra(out, furtherMembers(label));
            }
        }
    }

    const Scenario& mScenario;
    const GameSystem& mSystem;
    const std::string mLanguage;
    const std::vector<TileLook> mLooks;
    Map mMap;
    const Grid* mGrid = nullptr;
    int mFirstLine = 0;
    int mFirstPlace = 0;
};

}  // namespace

PictureSize tileSize(Orientation orientation) {
    return orientation == Orientation::Flat ? PictureSize{longSide, shortSide}
                                            : PictureSize{shortSide, longSide};
}

Result<Map> fromScenario(const Scenario& scenario, const GameSystem& system, const std::string& language,
                         const std::function<std::string(const TileLook&)>& picture) {
    return Builder(scenario, system, language).build(picture);
}

}  // namespace hexa::exchange::tiled
