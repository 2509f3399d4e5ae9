// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/boardreader.h"

#include "core/io/format/attributefile.h"
#include "core/io/format/cellreader.h"
#include "core/io/format/columnreader.h"
#include "core/io/format/limits.h"
#include "core/io/format/scenariofile.h"
#include "core/json/reading.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace hexa {
namespace {

constexpr std::size_t maxItems = Board::maxCells;
constexpr std::size_t maxZones = 10'000;
constexpr std::size_t maxShapes = 1'000;
constexpr std::size_t maxParts = 1'000;
constexpr std::array<std::string_view, 2> orientations{"flat", "pointy"};

class ShapeReader : JsonReading {
public:
    explicit ShapeReader(const Catalog& catalog) : mCatalog(catalog) {}

    Result<std::vector<RegionShape>> read(const JsonNode& list) {
        std::vector<RegionShape> shapes;
        eachObject(list, maxShapes, [&](JsonObject& item, const JsonNode& node) {
            RegionShape shape;
            shape.id = text(keep(item.require("id")), limits::textBytes);
            if (!mError && std::ranges::find(shapes, shape.id, &RegionShape::id) != shapes.end())
                fail(node.error("file.duplicate-shape", {{"id", shape.id}}));
            shape.name = localized(item.optional("name"));
            shape.group = text(item.optional("group"), limits::textBytes);
            shape.supply = integer(item.optional("supply"), 0, 1'000'000);
            eachObject(item.optional("parts"), maxParts, [&](JsonObject& part, const JsonNode&) {
                RegionShape::Part cell;
                cell.offset = {coordinate(part, "q"), coordinate(part, "r")};
                cell.kind = text(part.optional("kind"), limits::textBytes);
                cell.attributes = keep(readAttributes(part, mCatalog.cellProperties)).value_or(Attributes());
                cell.extra = part.leftover();
                shape.parts.push_back(std::move(cell));
            });
            shape.extra = item.leftover();
            shapes.push_back(std::move(shape));
        });
        if (mError) return *mError;
        return shapes;
    }

private:
    int coordinate(JsonObject& part, std::string_view key) {
        constexpr int far = 1'000;
        return integer(keep(part.require(key)), -far, far).value_or(0);
    }

    const Catalog& mCatalog;
};

class BoardReader : JsonReading {
public:
    BoardReader(const Catalog& catalog, int version, Scenario& scenario)
        : mCatalog(catalog), mVersion(version), mScenario(scenario), mBoard(scenario.board) {}

    std::optional<Error> read(const JsonNode& node) {
        if (auto object = keep(JsonObject::open(node))) {
            mBoard.orientation = choice(object->optional("orientation"), orientations, mCatalog.orientation);
            readAllCells(*object);
            readEdges(object->optional("edges"));
            readRegions(object->optional("regions"));
            readPieces(object->optional("pieces"));
            readZones(object->optional("zones"));
            eachObject(object->optional("labels"), maxItems, [&](JsonObject& item, const JsonNode&) {
                BoardLabel label;
                label.at = hex(item, "at");
                label.text = localized(item.optional("text"));
                label.locked = flag(item.optional("locked"));
                label.extra = item.leftover();
                mBoard.labels.push_back(std::move(label));
            });
            mBoard.extra = object->leftover();
        }
        return mError;
    }

private:
    void readAllCells(JsonObject& object) {
        CellTable table;
        if (const auto cells = keep(object.require("cells")))
            if (const auto failed = readCells(*cells, mCatalog, table)) fail(*failed);
        // In files of version 1 these keys have no meaning.
        if (mVersion >= columnsVersion) {
            const auto legend = object.optional("legend");
            const auto columns = object.optional("columns");
            if (columns && !legend) keep(object.require("legend"));
            if (legend && !mError)
                if (const auto failed = readColumns(*legend, columns, mVersion, mCatalog, table))
                    fail(*failed);
        }
        if (!mError) mBoard.setCells(std::move(table.cells), std::move(table.details));
    }

    Hex hex(JsonObject& object, std::string_view key) {
        const auto node = keep(object.require(key));
        return node ? keep(readHex(*node)).value_or(Hex{}) : Hex{};
    }
    int seat(JsonObject& object) {
        return integer(object.optional("seat"), -1, maxScenarioSeats - 1).value_or(-1);
    }
    int turns(JsonObject& object) { return integer(object.optional("turns"), 0, 5).value_or(0); }
    template <class Kind>
    Attributes attributes(JsonObject& object, const Kind* kind) {
        if (kind == nullptr || mError) return {};
        return keep(readAttributes(object, kind->properties)).value_or(Attributes());
    }
    /// Reads the name of a kind, and returns the result of `find`; fails if it is unknown.
    template <class Find>
    auto kindOf(JsonObject& item, const JsonNode& at, std::string& name, Find find) {
        name = text(keep(item.require("kind")), limits::textBytes);
        const auto* known = find(name);
        if (known == nullptr && !mError) fail(at.error("file.unknown-kind", {{"kind", name}}));
        return known;
    }

    void readEdges(const Node& list) {
        std::set<EdgeKey> keys;
        eachObject(list, maxItems, [&](JsonObject& item, const JsonNode& at) {
            const Hex side = hex(item, "at");
            const int direction = integer(item.optional("direction"), 0, 5).value_or(0);
            std::string name;
            const EdgeKind* kind =
                kindOf(item, at, name, [&](const std::string& id) { return mCatalog.edgeKind(id); });
            EdgeFeature feature =
                edgeFeature(side, direction, std::move(name), kind != nullptr && kind->sided);
            if (!mError &&
                (feature.edge.hex.q < -Board::maxCoordinate || feature.edge.hex.r > Board::maxCoordinate))
                fail(at.error("json.range", {{"min", std::int64_t{-Board::maxCoordinate}},
                                             {"max", std::int64_t{Board::maxCoordinate}}}));
            if (!keys.insert(feature.key()).second)
                fail(at.error("file.duplicate-edge", {{"q", std::int64_t{feature.edge.hex.q}},
                                                      {"r", std::int64_t{feature.edge.hex.r}},
                                                      {"direction", std::int64_t{feature.edge.direction}}}));
            feature.seat = seat(item);
            feature.locked = flag(item.optional("locked"));
            feature.attributes = attributes(item, kind);
            feature.extra = item.leftover();
            mBoard.edges.push_back(std::move(feature));
        });
        std::ranges::sort(mBoard.edges, {}, &EdgeFeature::key);
    }

    void readRegions(const Node& list) {
        eachObject(list, maxItems, [&](JsonObject& item, const JsonNode& at) {
            RegionPlacement region;
            kindOf(item, at, region.kind,
                   [&](const std::string& id) { return shapeOf(mScenario, mCatalog, id); });
            region.anchor = hex(item, "at");
            region.turns = turns(item);
            region.mirrored = flag(item.optional("mirrored"));
            region.locked = flag(item.optional("locked"));
            region.extra = item.leftover();
            mBoard.regions.push_back(std::move(region));
        });
    }

    void readPieces(const Node& list) {
        eachObject(list, maxItems, [&](JsonObject& item, const JsonNode& at) {
            PiecePlacement piece;
            const PieceKind* kind =
                kindOf(item, at, piece.kind, [&](const std::string& id) { return mCatalog.pieceKind(id); });
            piece.at = hex(item, "at");
            piece.side = integer(item.optional("side"), 0, 5).value_or(-1);
            piece.slot = text(item.optional("slot"), limits::textBytes);
            // For kinds that stand elsewhere it is a member that they don't know.
            if (kind != nullptr && kind->stands == PieceKind::Stands::Corner) readCorner(item, at, piece);
            piece.seat = seat(item);
            piece.count = integer(item.optional("count"), 1, 1'000'000).value_or(1);
            piece.turns = turns(item);
            piece.mirrored = flag(item.optional("mirrored"));
            piece.locked = flag(item.optional("locked"));
            piece.attributes = attributes(item, kind);
            piece.extra = item.leftover();
            mBoard.pieces.push_back(std::move(piece));
        });
    }

    void readCorner(JsonObject& item, const JsonNode& at, PiecePlacement& piece) {
        const auto corner = integer(item.optional("corner"), 0, 5);
        if (!corner) return;
        if (!mError && (piece.side >= 0 || !piece.slot.empty())) fail(at.error("file.corner-and-side"));
        piece.standOn(piece.at, *corner);
        if (!mError &&
            (std::abs(piece.at.q) > Board::maxCoordinate || std::abs(piece.at.r) > Board::maxCoordinate))
            fail(at.error("json.range", {{"min", std::int64_t{-Board::maxCoordinate}},
                                         {"max", std::int64_t{Board::maxCoordinate}}}));
    }

    void readZones(const Node& list) {
        eachObject(list, maxZones, [&](JsonObject& item, const JsonNode& at) {
            Zone zone;
            zone.id = text(item.optional("id"), limits::textBytes);
            zone.name = localized(item.optional("name"));
            zone.seat = seat(item);
            each(keep(item.require("hexes")), [&](const JsonNode& value) {
                if (const auto place = keep(readHex(value))) zone.hexes.push_back(*place);
            });
            // Games without kinds of zones keep such a member as one that they don't know.
            if (!mCatalog.zoneKinds.empty()) {
                zone.kind = text(item.optional("kind"), limits::textBytes);
                if (!zone.kind.empty() && mCatalog.zoneKind(zone.kind) == nullptr && !mError)
                    fail(at.error("file.unknown-kind", {{"kind", zone.kind}}));
            }
            zone.locked = flag(item.optional("locked"));
            zone.extra = item.leftover();
            mBoard.zones.push_back(std::move(zone));
        });
    }

    const Catalog& mCatalog;
    int mVersion;
    Scenario& mScenario;
    Board& mBoard;
};

}  // namespace

Result<std::vector<RegionShape>> readShapes(const JsonNode& list, const Catalog& catalog) {
    return ShapeReader(catalog).read(list);
}

std::optional<Error> readBoard(const JsonNode& node, const Catalog& catalog, int version,
                               Scenario& scenario) {
    return BoardReader(catalog, version, scenario).read(node);
}

}  // namespace hexa
