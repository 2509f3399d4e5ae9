// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/plainsystem.h"
#include "core/edit/objects.h"
#include "core/engine/system.h"
#include "core/exchange/fields.h"
#include "core/exchange/propertyreader.h"
#include "core/exchange/tiledboard.h"
#include "core/exchange/tiledgrid.h"
#include "core/exchange/tilemeaning.h"
#include "core/exchange/where.h"
#include "core/io/format/boardreader.h"
#include "core/io/format/scenariofile.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <span>

namespace hexa::exchange::tiled {
namespace {

constexpr std::int64_t maxPoints = 1000;

/// Returns the middle of an object, turned around its corner as Tiled does, in pixels of the map.
Point middleOf(const Object& object, const Layer& layer) {
    constexpr double degree = 3.14159265358979323846 / 180;
    const double x = object.width / 2, y = object.isTile ? -object.height / 2 : object.height / 2;
    const double sine = std::sin(object.rotation * degree), cosine = std::cos(object.rotation * degree);
    return {layer.offset.x + object.x + x * cosine - y * sine,
            layer.offset.y + object.y + x * sine + y * cosine};
}

/// Names for a sentence: each, or of many those of one group once, with their number.
std::string listOf(const std::vector<ForeignTile>& tiles) {
    constexpr std::size_t many = 40;
    constexpr std::size_t maxBytes = 4000;
    std::map<std::string, std::vector<const ForeignTile*>> groups;
    for (const ForeignTile& tile : tiles)
        groups[tile.group.empty() || tiles.size() < many ? tile.name : tile.group].push_back(&tile);
    std::string list;
    for (const auto& [group, members] : groups) {
        if (list.size() > maxBytes) return list + ", …";
        if (!list.empty()) list += ", ";
        list +=
            members.size() == 1 ? members.front()->name : group + " (" + std::to_string(members.size()) + ")";
    }
    return list;
}

class Importer {
public:
    Importer(const Map& map, const Systems& systems, const Reading& reading,
             std::vector<ForeignTile>& unexplained)
        : mMap(map), mSystems(systems), mReading(reading), mUnexplained(unexplained) {}

    Result<Imported> read() {
        mOwn = find(mMap.properties, mark) != nullptr;
        mResult.warnings = mMap.warnings;
        readMap();
        if (mErrors) return mErrors.first();
        TileMeaning meaning(mMap, mSystem->catalog, mReading.kinds);
        mMeaning = &meaning;
        for (const auto& [word, kind] : mReading.kinds)
            if (!meaning.kindNamed(kind) && kind != leaveOutName)
                return errorAt({}, "exchange.unknown-kind", {{"kind", kind}, {"name", word}});
        const Grid grid(mMap, mFirstLine, mFirstPlace);
        mGrid = &grid;
        readTiles();
        if (mErrors) return mErrors.first();
        for (const Layer& layer : mMap.layers)
            if (layer.kind == Layer::Kind::Objects && isRead(layer)) readObjects(layer);
        if (mErrors) return mErrors.first();
        finish();
        if (mErrors) return mErrors.first();
        return std::move(mResult);
    }

private:
    Scenario& scenario() { return mResult.scenario; }
    Board& board() { return mResult.scenario.board; }
    PropertyReader reader(const Properties& properties, const Place& where) {
        return {properties, where, mErrors};
    }

    void readMap() {
        const PropertyReader from = reader(mMap.properties, mMap.where);
        if (mOwn) {
            const auto version = from.number(mark, 1, 1'000'000);
            if (version && *version > propertiesVersion)
                return mErrors.fail(
                    errorAt(mMap.where, "exchange.newer-version",
                            {{"version", *version}, {"known", std::int64_t{propertiesVersion}}}));
        }
        std::string id = mOwn ? from.text("system") : std::string();
        if (id.empty()) id = mReading.system;
        if (id.empty() && mSystems.list().size() == 1) id = mSystems.list().front().id();
        if (id.empty()) return mErrors.fail(errorAt(mMap.where, "exchange.no-system"));
        mSystem = mSystems.find(id);
        if (mSystem == nullptr)
            return mErrors.fail(
                errorAt(mMap.where, "exchange.unknown-system", {{"system", std::string(plainSystem(id))}}));
        scenario().system = id;
        board().orientation = mMap.orientation;
        scenario().title = from.localized("title");
        scenario().author = from.text("author");
        if (!mOwn) return;
        constexpr std::int64_t far = 2LL * Board::maxCoordinate;
        mFirstLine = static_cast<int>(from.number("first.line", -far, far).value_or(0));
        mFirstPlace = static_cast<int>(from.number("first.place", -far, far).value_or(0));
        scenario().description = from.localized("description");
        const std::string profile = from.text("profile");
        if (profile == "free")
            scenario().profile = RuleProfile::Free;
        else if (!profile.empty() && profile != "rulebook")
            from.fail("profile", profile);
        constexpr std::string_view option = "option.";
        for (const Property& property : mMap.properties)
            if (property.name.starts_with(option))
                scenario().options[property.name.substr(option.size())] = from.flag(property.name);
        Provenance& provenance = scenario().provenance;
        provenance.generator = from.text("generator");
        provenance.generatorVersion =
            static_cast<int>(from.number("generator-version", 0, 1'000'000).value_or(0));
        if (const std::string seed = from.text("seed"); !seed.empty()) {
            std::uint64_t number = 0;
            const auto [end, failure] = std::from_chars(seed.data(), seed.data() + seed.size(), number);
            if (failure != std::errc{} || end != seed.data() + seed.size()) from.fail("seed", seed);
            provenance.seed = number;
        }
        provenance.settings = from.json("settings");
        provenance.layout = from.text("layout");
        provenance.standIn = from.flag("stand-in");
        provenance.extra = from.extra("provenance.json:");
        board().extra = from.extra("board.json:");
        scenario().extra = from.extra();
        readShapes();
    }

    void readShapes() {
        for (const auto& [key, json] : scenario().extra.members)
            if (key == "shapes") {
                const auto document = JsonDocument::parse(json);
                if (!document) return;  // told already, where it was read
                const JsonNode list = document->root();
                auto shapes = hexa::readShapes(list, mSystem->catalog);
                if (!shapes)
                    return mErrors.fail(
                        errorAt(mMap.where, shapes.error().code(), shapes.error().arguments()));
                mShapes = *std::move(shapes);
            }
    }

    /// Layers hidden in Tiled are not part of the map. Our own tables are hidden because their
    /// marks would cover it, so they count.
    bool isRead(const Layer& layer) const { return !layer.hidden || isOurs(layer); }
    bool isOurs(const Layer& layer) const { return mOwn && find(layer.properties, mark) != nullptr; }

    void warn(const Layer& layer, const char* code, Arguments arguments = {}) {
        arguments.push_back({"layer", layer.name});
        mResult.warnings.push_back(warningAt(layer.where, code, std::move(arguments)));
    }

    void readTiles() {
        bool any = false, shown = false;
        for (const Layer& layer : mMap.layers) {
            const bool tiles = layer.kind == Layer::Kind::Tiles;
            any |= tiles;
            shown |= tiles && isRead(layer);
            if (!isRead(layer))
                warn(layer, "exchange.hidden-layer");
            else if (tiles)
                readTiles(layer);
        }
        if (!shown)
            return mErrors.fail(
                errorAt(mMap.where, any ? "exchange.hidden-tile-layers" : "exchange.no-tile-layer"));
        if (mErrors) return;
        explainUnknown();
        if (mErrors) return;
        tellCount("exchange.decoration", std::ssize(mUnknown));
        tellCount("exchange.left-out", mLeftOut);
        for (const std::string& word : mMeaning->unusedWords())
            mResult.warnings.push_back(warningAt(mMap.where, "exchange.unused-word", {{"name", word}}));
    }

    void tellCount(const char* code, std::int64_t count) {
        if (count > 0) mResult.warnings.push_back(warningAt(mMap.where, code, {{"count", count}}));
    }

    void readTiles(const Layer& layer) {
        const auto shift = mGrid->shiftOf(layer.offset);
        if (!shift)
            return mErrors.fail(
                errorAt(layer.where, "exchange.out-of-range", {{"max", std::int64_t{Board::maxCoordinate}}}));
        const Point whole = mGrid->offsetOf(*shift);
        if (std::hypot(whole.x - layer.offset.x, whole.y - layer.offset.y) >= 1)
            warn(layer, "exchange.layer-between",
                 {{"x", std::lround(layer.offset.x)}, {"y", std::lround(layer.offset.y)}});
        bool turned = false;
        mSettled = mCells.size();
        for (const Chunk& chunk : layer.chunks) {
            if (chunk.width < 1 || mErrors) continue;
            const auto width = static_cast<std::size_t>(chunk.width);
            const std::size_t height = chunk.gids.size() / width;
            if (mCells.empty())
                mCells.reserve(std::min(chunk.gids.size(), Board::maxCells));  // most have a tile
            const auto read = [&](std::size_t column, std::size_t row) {
                const std::uint32_t raw = chunk.gids[row * width + column];
                if (raw == 0 || mErrors) return;
                const std::uint32_t gid = raw & ~turnBits;
                turned |= gid != raw;
                if (gid != 0)
                    readTile(layer, {chunk.x + static_cast<int>(column), chunk.y + static_cast<int>(row)},
                             *shift, gid);
            };
            // In the order of a flat-top board, which so needs no sorting.
            if (mMap.orientation == Orientation::Flat)
                for (std::size_t column = 0; column < width; ++column)
                    for (std::size_t row = 0; row < height; ++row) read(column, row);
            else
                for (std::size_t row = 0; row < height; ++row)
                    for (std::size_t column = 0; column < width; ++column) read(column, row);
        }
        if (turned) warn(layer, "exchange.turned-tiles");
        settleCells(layer);
    }

    void readTile(const Layer& layer, Grid::Cell at, Hex shift, std::uint32_t gid) {
        constexpr int far = 4 * Board::maxCoordinate;
        const auto possible = [](int x) { return x > -far && x < far; };
        const Hex hex = possible(at.column) && possible(at.row) ? mGrid->hexOf(at) + shift : Hex{far, far};
        if (std::abs(hex.q) > Board::maxCoordinate || std::abs(hex.r) > Board::maxCoordinate)
            return mErrors.fail(
                errorAt(layer.where, "exchange.out-of-range", {{"max", std::int64_t{Board::maxCoordinate}}}));
        const TileUse use = mMeaning->useOf(gid);
        if (use.what == TileUse::What::Cell) {
            mCells.push_back({hex, use.kind, false, {}});
            if (mCells.size() == 2 * Board::maxCells)
                settleCells(layer);  // parts of the layer on top of each other
            return;
        }
        if (use.what == TileUse::What::LeftOut) {
            ++mLeftOut;
            return;
        }
        if (use.what == TileUse::What::Nowhere)
            return mErrors.fail(errorAt(layer.where, "exchange.no-tileset",
                                        {{"gid", std::int64_t{gid}}, {"layer", layer.name}}));
        if (mUnknown.size() == Board::maxCells)
            return mErrors.fail(errorAt(layer.where, "exchange.too-many-cells",
                                        {{"max", static_cast<std::int64_t>(Board::maxCells)}}));
        mUnknown.emplace_back(hex, gid);
    }

    /// Sorts the cells added since the last time. Of several at one place the last one counts: it
    /// is on top.
    void settleCells(const Layer& layer) {
        const auto before = [](const Cell& a, const Cell& b) { return a.at < b.at; };
        const auto same = [](const Cell& a, const Cell& b) { return a.at == b.at; };
        const auto middle = mCells.begin() + static_cast<std::ptrdiff_t>(mSettled);
        if (!std::is_sorted(middle, mCells.end(), before)) std::stable_sort(middle, mCells.end(), before);
        if (middle != mCells.begin() && middle != mCells.end() && !before(*(middle - 1), *middle))
            std::inplace_merge(mCells.begin(), middle, mCells.end(), before);
        if (std::adjacent_find(mCells.begin(), mCells.end(), same) != mCells.end()) {
            const auto kept = std::unique(mCells.rbegin(), mCells.rend(), same);
            mCells.erase(mCells.begin(), kept.base());
        }
        mSettled = mCells.size();
        if (mCells.size() > Board::maxCells)
            mErrors.fail(errorAt(layer.where, "exchange.too-many-cells",
                                 {{"max", static_cast<std::int64_t>(Board::maxCells)}}));
    }

    /// Returns the cell at a place, once the cells are in order, or the end.
    std::vector<Cell>::iterator cellAt(Hex at) {
        const auto cell = std::lower_bound(mCells.begin(), mCells.end(), at,
                                           [](const Cell& c, Hex hex) { return c.at < hex; });
        return cell != mCells.end() && cell->at == at ? cell : mCells.end();
    }

    /// Explains unknown tiles. Tiles without a meaning on top of others are decoration. Single ones
    /// would be missing on the board, so the user is asked.
    void explainUnknown() {
        struct Count {
            std::int64_t all = 0;
            std::int64_t alone = 0;
        };
        std::map<std::uint32_t, Count> counts;
        for (const auto& [hex, gid] : mUnknown) {
            Count& count = counts[gid];
            ++count.all;
            if (cellAt(hex) == mCells.end()) ++count.alone;
        }
        std::map<std::string, ForeignTile> tiles;
        std::set<std::string> asked;
        for (const auto& [gid, count] : counts) {
            const std::string name = *mMeaning->nameOf(gid);
            const auto [entry, isNew] = tiles.try_emplace(name);
            if (isNew) entry->second = {name, mMeaning->groupOf(gid), 0, 0, mMeaning->pictureOf(gid)};
            entry->second.count += count.all;
            entry->second.decoration += count.all - count.alone;
            if (count.alone > 0) asked.insert(name);
        }
        if (asked.empty()) return;
        for (auto& [name, tile] : tiles)
            if (asked.contains(name)) mUnexplained.push_back(std::move(tile));
        std::string kinds;
        for (const CellKind& kind : mSystem->catalog.kinds) kinds += kind.id + ", ";
        mErrors.fail(errorAt(mMap.where, "exchange.unmapped-tiles",
                             {{"list", listOf(mUnexplained)},
                              {"first", mUnexplained.front().name},
                              {"kinds", kinds + emptyName + ", " + blankName},
                              {"none", std::string(leaveOutName)},
                              {"count", std::ssize(mUnexplained)}}));
    }

    void readObjects(const Layer& layer) {
        const Property* meaning = mOwn ? find(layer.properties, mark) : nullptr;
        const std::string_view name = meaning == nullptr ? std::string_view() : meaning->value;
        if (name == table::zone) return readZone(layer);
        mLayer = &layer;
        std::int64_t ignored = 0, hidden = 0;
        for (const Object& object : layer.objects) {
            if (mErrors) return;
            if (name.empty()) {
                // Objects of other programs: texts become labels, the rest has no meaning here.
                if (object.hidden)
                    ++hidden;
                else if (object.text.empty())
                    ++ignored;
                else if (const auto at = hexOf(object))
                    addLabel(*at, Localized(object.text), {});
                continue;
            }
            const PropertyReader from = reader(object.properties, object.where);
            if (name == table::cells)
                readCell(object, from);
            else if (name == table::seats)
                readSeat(object, from);
            else if (name == table::edges)
                readEdge(object, from);
            else if (name == table::regions)
                readRegion(object, from);
            else if (name == table::pieces)
                readPiece(object, from);
            else if (name == table::labels)
                readLabel(object, from);
            else
                ++ignored;
        }
        if (ignored > 0) warn(layer, "exchange.ignored-objects", {{"count", ignored}});
        if (hidden > 0) warn(layer, "exchange.hidden-objects", {{"count", hidden}});
    }

    std::optional<Hex> hexOf(const Object& object) {
        const auto hex = mGrid->hexAt(middleOf(object, *mLayer));
        if (!hex)
            mErrors.fail(errorAt(object.where, "exchange.out-of-range",
                                 {{"max", std::int64_t{Board::maxCoordinate}}}));
        return hex;
    }

    void readCell(const Object& object, const PropertyReader& from) {
        const auto at = hexOf(object);
        if (!at) return;
        const auto cell = cellAt(*at);
        const auto ignore = [&](const char* code) {
            mResult.warnings.push_back(warningAt(object.where, code, {{"name", object.name}}));
        };
        if (cell == mCells.end()) return ignore("exchange.no-cell");
        if (!mSeen.insert(*at).second) return ignore("exchange.second-cell");
        const auto id = TileId::from(object.name);
        if (!id) return from.fail("name", object.name);
        cell->id = *id;
        cell->locked = from.flag("locked");
        CellDetails details;
        if (const auto points = from.number("points", -maxPoints, maxPoints))
            details.points = static_cast<int>(*points);
        details.note = from.text("note");
        details.special = from.localized("special");
        details.extra = from.extra();
        if (!details.empty()) mDetails[*at] = std::move(details);
    }

    void readSeat(const Object& object, const PropertyReader& from) {
        const Catalog::Homes homes = mSystem->catalog.homes;
        const bool nowhere = homes == Catalog::Homes::Optional && from.flag(nowhereProperty);
        const auto at = nowhere ? std::nullopt : hexOf(object);
        if (!at && !nowhere) return;
        const Hex home = at.value_or(Hex{});
        const Arguments place{{"q", std::int64_t{home.q}}, {"r", std::int64_t{home.r}}};
        if (at && homes == Catalog::Homes::Own && scenario().seatAt(home))
            return mErrors.fail(errorAt(object.where, "exchange.duplicate-seat", place));
        if (scenario().players() == maxScenarioSeats)
            return mErrors.fail(
                errorAt(object.where, "exchange.too-many-seats", {{"max", maxScenarioSeats}}));
        Seat& seat = scenario().seats.emplace_back();
        seat.home = at;
        seat.faction = from.text("faction");
        seat.name = from.localized("name");
        seat.extra = from.extra();
    }

    /// Returns the kind of an edge, region or piece, which the game must have.
    template <class Kinds>
    std::string knownKind(const Object& object, const PropertyReader& from, const Kinds& kinds) {
        std::string name = from.text(kindProperty);
        if (std::none_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == name; }))
            mErrors.fail(
                errorAt(object.where, "exchange.unknown-kind", {{"kind", name}, {"name", object.name}}));
        return name;
    }

    void readEdge(const Object& object, const PropertyReader& from) {
        const auto edge = mGrid->edgeAt(middleOf(object, *mLayer));
        if (!edge) return static_cast<void>(hexOf(object));
        std::string kind = knownKind(object, from, mSystem->catalog.edgeKinds);
        const EdgeKind* known = mSystem->catalog.edgeKind(kind);
        if (known == nullptr) return;
        const auto [first, second] = hexesOf(*edge);
        const bool onSecond = known->sided && mGrid->hexAt(middleOf(object, *mLayer)) == second;
        EdgeFeature feature = edgeFeature(
            onSecond ? second : first, onSecond ? edge->direction + 3 : edge->direction, kind, known->sided);
        if (!mEdges.insert(feature.key()).second)
            return mErrors.fail(
                errorAt(object.where, "exchange.duplicate-edge",
                        {{"q", std::int64_t{edge->hex.q}}, {"r", std::int64_t{edge->hex.r}}}));
        feature.extra = from.extra();
        board().edges.push_back(std::move(feature));
    }

    /// Returns the id of a region's shape, which may be one of the map's own.
    std::string shapeName(const Object& object, const PropertyReader& from) {
        const std::string name = from.text(kindProperty);
        const bool own = std::ranges::find(mShapes, name, &RegionShape::id) != mShapes.end();
        return own ? name : knownKind(object, from, mSystem->catalog.regionShapes);
    }

    void readRegion(const Object& object, const PropertyReader& from) {
        const auto at = hexOf(object);
        if (!at) return;
        RegionPlacement& region = board().regions.emplace_back();
        region.kind = shapeName(object, from);
        region.anchor = *at;
        region.turns = static_cast<int>(from.number("turns", 0, 5).value_or(0));
        region.mirrored = from.flag("mirrored");
        region.extra = from.extra();
    }

    void readPiece(const Object& object, const PropertyReader& from) {
        const auto at = hexOf(object);
        if (!at) return;
        PiecePlacement& piece = board().pieces.emplace_back();
        piece.kind = knownKind(object, from, mSystem->catalog.pieceKinds);
        piece.at = *at;
        piece.seat = static_cast<int>(from.number("seat", -1, maxScenarioSeats - 1).value_or(-1));
        piece.count = static_cast<int>(from.number("count", 1, 1'000'000).value_or(1));
        piece.extra = from.extra();
        const PieceKind* kind = mSystem->catalog.pieceKind(piece.kind);
        if (kind == nullptr || kind->stands != PieceKind::Stands::Corner) return;
        // The place tells the corner, whatever the file says beside it.
        std::erase_if(piece.extra.members, [](const auto& member) { return member.first == "corner"; });
        if (const auto corner = mGrid->cornerAt(middleOf(object, *mLayer)))
            piece.standOn(corner->hex, corner->number);
    }

    void readLabel(const Object& object, const PropertyReader& from) {
        const auto at = hexOf(object);
        if (!at) return;
        Localized text = from.localized("text");
        if (text.empty()) text = Localized(object.text.empty() ? object.name : object.text);
        addLabel(*at, std::move(text), from.extra());
    }
    void addLabel(Hex at, Localized text, Extra extra) {
        BoardLabel& label = board().labels.emplace_back();
        label.at = at;
        label.text = std::move(text);
        label.extra = std::move(extra);
    }

    void readZone(const Layer& layer) {
        mLayer = &layer;
        const PropertyReader from = reader(layer.properties, layer.where);
        Zone zone;
        zone.id = from.text("id");
        zone.name = from.localized("name");
        zone.seat = static_cast<int>(from.number("seat", -1, maxScenarioSeats - 1).value_or(-1));
        zone.extra = from.extra();
        for (const Object& object : layer.objects)
            if (const auto at = hexOf(object)) zone.hexes.push_back(*at);
        board().zones.push_back(std::move(zone));
    }

    void finish() {
        std::ranges::sort(board().edges, {}, &EdgeFeature::key);
        if (!mOwn) assignMissingIds(std::span(mCells), mSystem->catalog);
        board().setCells(std::move(mCells), std::move(mDetails));
        if (mOwn) return understand();
        for (const Cell& cell : board().cells())
            if (mSystem->catalog.isSeat(cell.kind) && scenario().players() < maxScenarioSeats)
                scenario().seats.push_back({cell.at, {}, {}, {}});
    }

    /// Interprets members that a map of Tiled can't express and that came as unknown ones: the file
    /// format knows their meaning.
    void understand() {
        const auto any = [](const auto& items) {
            return std::ranges::any_of(items, [](const auto& item) { return !item.extra.empty(); });
        };
        const bool cells = std::ranges::any_of(board().details(),
                                               [](const auto& entry) { return !entry.second.extra.empty(); });
        if (!cells && scenario().extra.empty() && !any(scenario().seats) && !any(board().edges) &&
            !any(board().regions) && !any(board().pieces) && !any(board().zones) && !any(board().labels))
            return;
        if (auto again = mErrors.keep(readScenario(writeScenario(scenario(), mSystem->catalog), mSystems)))
            scenario() = *std::move(again);
    }

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

}  // namespace

Result<Imported> toScenario(const Map& map, const Systems& systems, const Reading& reading,
                            std::vector<ForeignTile>& unknown) {
    return Importer(map, systems, reading, unknown).read();
}

}  // namespace hexa::exchange::tiled
