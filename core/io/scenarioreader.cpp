// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "core/json/reader.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace hexa {
namespace {

constexpr std::int64_t maxSeats = 64;
constexpr std::size_t maxTextBytes = 100'000;

/// Keeps the first error of a chain of readings, so that each table's code reads like its format.
class Errors {
public:
    template <class T>
    std::optional<T> keep(Result<T> result) {
        if (result) return std::move(*result);
        set(result.error());
        return std::nullopt;
    }
    void set(const Error& error) {
        if (!mFirst) mFirst = error;
    }
    explicit operator bool() const { return mFirst.has_value(); }
    const Error& first() const { return *mFirst; }

private:
    std::optional<Error> mFirst;
};

Result<Hex> readHex(const JsonNode& node) {
    if (!node.isArray()) return node.typeError("array");
    int numbers[2] = {0, 0};
    int count = 0;
    for (auto walker = node.walk(); !walker.done(); walker.advance(), ++count) {
        if (count == 2) return node.error("json.length", {{"expected", std::int64_t{2}}});
        const auto number = walker.value().integer(-Board::maxCoordinate, Board::maxCoordinate);
        if (!number) return number.error();
        numbers[count] = static_cast<int>(*number);
    }
    if (count != 2) return node.error("json.length", {{"expected", std::int64_t{2}}});
    return Hex{numbers[0], numbers[1]};
}

class ScenarioReader {
public:
    explicit ScenarioReader(const Systems& systems) : mSystems(systems) {}

    Result<Scenario> read(const JsonNode& root) {
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        if (auto wrong = checkFormat(root, *object)) return *wrong;

        Scenario scenario;
        scenario.system = text(*object, "system", true);
        const GameSystem* system = mSystems.find(scenario.system);
        if (!mErrors && system == nullptr)
            mErrors.set(object->require("system")->error("file.unknown-system", {{"system", scenario.system}}));
        if (mErrors) return mErrors.first();
        mCatalog = &system->catalog;

        scenario.title = localized(*object, "title");
        scenario.description = localized(*object, "description");
        scenario.author = text(*object, "author", false);
        readProfile(*object, scenario);
        each(*object, "seats", maxSeats, [&](JsonObject& item, const JsonNode&) {
            Seat seat;
            seat.home = hex(item, "capital");
            seat.faction = text(item, "faction", false);
            seat.name = localized(item, "name");
            seat.extra = item.leftover();
            scenario.seats.push_back(std::move(seat));
        });
        checkSeats(*object, scenario);
        if (const auto board = mErrors.keep(object->require("board"))) readBoard(*board, scenario.board);
        if (const auto provenance = object->optional("provenance")) readProvenance(*provenance, scenario.provenance);
        scenario.extra = object->leftover();
        if (mErrors) return mErrors.first();
        return scenario;
    }

private:
    std::optional<Error> checkFormat(const JsonNode& root, JsonObject& object) {
        const auto format = object.optional("format");
        if (!format || format->type() != JsonNode::Type::String || *format->string() != "hexatelier-scenario")
            return root.error("file.not-a-scenario");
        const auto version = object.require("version");
        if (!version) return version.error();
        const auto number = version->integer(1, 1'000'000);
        if (!number) return number.error();
        if (*number > scenarioFormatVersion)
            return version->error("file.newer-version",
                                  {{"version", *number}, {"known", std::int64_t{scenarioFormatVersion}}});
        // Migrations from older versions belong here; version 1 is the first.
        return std::nullopt;
    }

    std::string text(JsonObject& object, std::string_view key, bool required) {
        std::optional<JsonNode> node;
        if (required)
            node = mErrors.keep(object.require(key));
        else
            node = object.optional(key);
        if (!node) return {};
        const auto content = mErrors.keep(node->string());
        if (!content) return {};
        if (content->size() > maxTextBytes)
            mErrors.set(node->error("json.text-too-long", {{"max", static_cast<std::int64_t>(maxTextBytes)}}));
        return std::string(*content);
    }
    Localized localized(JsonObject& object, std::string_view key) {
        const auto node = object.optional(key);
        return node ? mErrors.keep(readLocalized(*node)).value_or(Localized{}) : Localized{};
    }
    Hex hex(JsonObject& object, std::string_view key) {
        const auto node = mErrors.keep(object.require(key));
        return node ? mErrors.keep(readHex(*node)).value_or(Hex{}) : Hex{};
    }
    int integer(JsonObject& object, std::string_view key, int min, int max, int otherwise) {
        const auto node = object.optional(key);
        if (!node) return otherwise;
        return static_cast<int>(mErrors.keep(node->integer(min, max)).value_or(otherwise));
    }
    bool flag(JsonObject& object, std::string_view key) {
        const auto node = object.optional(key);
        return node && mErrors.keep(node->boolean()).value_or(false);
    }
    template <class F>
    void each(JsonObject& object, std::string_view key, std::size_t limit, F take) {
        const auto list = object.optional(key);
        if (!list || mErrors) return;
        if (!list->isArray()) return mErrors.set(list->typeError("array"));
        std::size_t count = 0;
        for (auto walker = list->walk(); !walker.done() && !mErrors; walker.advance()) {
            if (++count > limit)
                return mErrors.set(list->error("json.too-many", {{"max", static_cast<std::int64_t>(limit)}}));
            const JsonNode node = walker.value();
            if (auto item = mErrors.keep(JsonObject::open(node))) take(*item, node);
        }
    }

    void readProfile(JsonObject& object, Scenario& scenario) {
        const auto node = object.optional("profile");
        if (!node) return;
        const auto name = mErrors.keep(node->string());
        if (!name) return;
        if (*name == "free")
            scenario.profile = RuleProfile::Free;
        else if (*name != "rulebook")
            mErrors.set(node->error("json.choice", {{"value", std::string(*name)}, {"choices", std::string("rulebook, free")}}));
    }

    void checkSeats(JsonObject& object, const Scenario& scenario) {
        std::set<Hex> homes;
        for (std::size_t i = 0; i < scenario.seats.size() && !mErrors; ++i)
            if (!homes.insert(scenario.seats[i].home).second)
                mErrors.set(object.require("seats")->error(
                    "file.duplicate-seat", {{"index", static_cast<std::int64_t>(i)},
                                            {"q", std::int64_t{scenario.seats[i].home.q}},
                                            {"r", std::int64_t{scenario.seats[i].home.r}}}));
    }

    void readBoard(const JsonNode& node, Board& board) {
        auto object = mErrors.keep(JsonObject::open(node));
        if (!object) return;
        board.orientation = mCatalog->orientation;
        if (const auto orientation = object->optional("orientation")) {
            const auto name = mErrors.keep(orientation->string());
            if (name && *name == "flat")
                board.orientation = Orientation::Flat;
            else if (name && *name == "pointy")
                board.orientation = Orientation::Pointy;
            else if (name)
                mErrors.set(orientation->error(
                    "json.choice", {{"value", std::string(*name)}, {"choices", std::string("flat, pointy")}}));
        }
        if (const auto cells = mErrors.keep(object->require("cells"))) readCells(*cells, board);
        constexpr std::size_t many = Board::maxCells;
        each(*object, "edges", many, [&](JsonObject& item, const JsonNode& at) {
            EdgeFeature feature;
            feature.edge = edgeOf(hex(item, "at"), integer(item, "direction", 0, 5, 0));
            feature.kind = knownKind(item, at, mCatalog->edgeKinds);
            feature.extra = item.leftover();
            board.edges.push_back(std::move(feature));
        });
        std::sort(board.edges.begin(), board.edges.end(),
                  [](const auto& a, const auto& b) { return a.edge < b.edge; });
        const auto twice = std::adjacent_find(board.edges.begin(), board.edges.end(),
                                              [](const auto& a, const auto& b) { return a.edge == b.edge; });
        if (twice != board.edges.end()) {
            const auto [hexOfEdge, direction] = twice->edge;
            mErrors.set(node.error("file.duplicate-edge", {{"q", std::int64_t{hexOfEdge.q}},
                                                           {"r", std::int64_t{hexOfEdge.r}},
                                                           {"direction", std::int64_t{direction}}}));
        }
        each(*object, "regions", many, [&](JsonObject& item, const JsonNode& at) {
            RegionPlacement region;
            region.kind = knownKind(item, at, mCatalog->regionShapes);
            region.anchor = hex(item, "at");
            region.turns = integer(item, "turns", 0, 5, 0);
            region.mirrored = flag(item, "mirrored");
            region.extra = item.leftover();
            board.regions.push_back(std::move(region));
        });
        each(*object, "pieces", many, [&](JsonObject& item, const JsonNode& at) {
            PiecePlacement piece;
            piece.kind = knownKind(item, at, mCatalog->pieceKinds);
            piece.at = hex(item, "at");
            piece.seat = integer(item, "seat", -1, maxSeats - 1, -1);
            piece.count = integer(item, "count", 1, 1'000'000, 1);
            piece.extra = item.leftover();
            board.pieces.push_back(std::move(piece));
        });
        each(*object, "zones", 10'000, [&](JsonObject& item, const JsonNode&) {
            Zone zone;
            zone.id = text(item, "id", false);
            zone.name = localized(item, "name");
            zone.seat = integer(item, "seat", -1, maxSeats - 1, -1);
            if (const auto hexes = mErrors.keep(item.require("hexes"))) {
                if (!hexes->isArray()) return mErrors.set(hexes->typeError("array"));
                for (auto walker = hexes->walk(); !walker.done() && !mErrors; walker.advance()) {
                    const JsonNode value = walker.value();
                    if (const auto at = mErrors.keep(readHex(value))) zone.hexes.push_back(*at);
                }
            }
            zone.extra = item.leftover();
            board.zones.push_back(std::move(zone));
        });
        each(*object, "labels", many, [&](JsonObject& item, const JsonNode&) {
            BoardLabel label;
            label.at = hex(item, "at");
            label.text = localized(item, "text");
            label.extra = item.leftover();
            board.labels.push_back(std::move(label));
        });
        board.extra = object->leftover();
    }

    template <class Kinds>
    std::string knownKind(JsonObject& item, const JsonNode& at, const Kinds& kinds) {
        std::string name = text(item, "kind", true);
        const bool known = std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == name; });
        if (!known && !mErrors) mErrors.set(at.error("file.unknown-kind", {{"kind", name}}));
        return name;
    }

    void readCells(const JsonNode& list, Board& board) {
        if (!list.isArray()) return mErrors.set(list.typeError("array"));
        std::vector<Cell> cells;
        std::map<Hex, CellDetails> details;
        bool sorted = true;
        for (auto walker = list.walk(); !walker.done(); walker.advance()) {
            if (cells.size() == Board::maxCells)
                return mErrors.set(
                    list.error("json.too-many", {{"max", static_cast<std::int64_t>(Board::maxCells)}}));
            const JsonNode node = walker.value();
            if (!node.isObject()) return mErrors.set(node.typeError("object"));
            Cell cell;
            readCell(node, cell, details);
            if (mErrors) return;
            sorted &= cells.empty() || cells.back().at < cell.at;
            cells.push_back(cell);
        }
        if (!sorted) {
            std::sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.at < b.at; });
            const auto twice = std::adjacent_find(cells.begin(), cells.end(),
                                                  [](const Cell& a, const Cell& b) { return a.at == b.at; });
            if (twice != cells.end()) return reportDuplicate(list, twice->at);
        }
        board.setCells(std::move(cells), std::move(details));
    }

    /// A million cells pass here: no allocation for a plain cell, each key seen once by a bit.
    void readCell(const JsonNode& node, Cell& cell, std::map<Hex, CellDetails>& allDetails) {
        enum Key : unsigned { At = 1, Kind = 2, Id = 4, Vp = 8, Locked = 16, Blank = 32, Note = 64, Special = 128 };
        unsigned seen = 0;
        std::optional<CellDetails> details;
        const auto detail = [&]() -> CellDetails& { return details ? *details : details.emplace(); };
        for (auto walker = node.walk(); !walker.done() && !mErrors; walker.advance()) {
            const std::string_view key = walker.key();
            const JsonNode value = walker.value();
            const auto once = [&](Key bit) {
                if ((seen & bit) != 0) mErrors.set(node.error("json.duplicate-key", {{"key", std::string(key)}}));
                seen |= bit;
                return true;
            };
            if (key == "at" && once(At)) {
                const auto at = readHex(value);
                if (!at) return mErrors.set(at.error());
                cell.at = *at;
            } else if (key == "kind" && once(Kind)) {
                if (value.isNull()) continue;
                const auto name = value.string();
                if (!name) return mErrors.set(name.error());
                const auto kind = mCatalog->kindId(*name);
                if (!kind) return mErrors.set(value.error("file.unknown-kind", {{"kind", std::string(*name)}}));
                if (cell.kind == KindId::Blank) return mErrors.set(node.error("file.blank-with-kind"));
                cell.kind = *kind;
            } else if (key == "id" && once(Id)) {
                const auto name = value.string();
                if (!name) return mErrors.set(name.error());
                const auto id = TileId::from(*name);
                if (!id)
                    return mErrors.set(
                        value.error("file.bad-id", {{"max", static_cast<std::int64_t>(TileId::maxBytes)}}));
                cell.id = *id;
            } else if (key == "locked" && once(Locked)) {
                const auto locked = value.boolean();
                if (!locked) return mErrors.set(locked.error());
                cell.locked = *locked;
            } else if (key == "blank" && once(Blank)) {
                const auto blank = value.boolean();
                if (!blank) return mErrors.set(blank.error());
                if (!*blank) continue;
                if (isTile(cell.kind)) return mErrors.set(node.error("file.blank-with-kind"));
                cell.kind = KindId::Blank;
            } else if (key == "vp" && once(Vp)) {
                const auto points = value.integer(-1000, 1000);
                if (!points) return mErrors.set(points.error());
                detail().points = static_cast<int>(*points);
            } else if (key == "note" && once(Note)) {
                const auto note = value.string();
                if (!note) return mErrors.set(note.error());
                detail().note = std::string(*note);
            } else if (key == "special" && once(Special)) {
                auto special = readLocalized(value);
                if (!special) return mErrors.set(special.error());
                detail().special = std::move(*special);
            } else {
                auto& extra = detail().extra.members;
                for (const auto& [name, json] : extra)
                    if (name == key)
                        return mErrors.set(node.error("json.duplicate-key", {{"key", std::string(key)}}));
                extra.emplace_back(std::string(key), value.raw());
            }
        }
        if (mErrors) return;
        if ((seen & At) == 0) return mErrors.set(node.error("json.missing", {{"key", std::string("at")}}));
        if (details && !details->empty()) allDetails.insert_or_assign(cell.at, std::move(*details));
    }

    void reportDuplicate(const JsonNode& list, Hex at) {
        bool first = true;
        for (auto walker = list.walk(); !walker.done(); walker.advance()) {
            const JsonNode node = walker.value();
            auto object = JsonObject::open(node);
            const auto place = object->require("at");
            if (!place || !(*readHex(*place) == at)) continue;
            if (!first)
                return mErrors.set(node.error("file.duplicate-cell",
                                              {{"q", std::int64_t{at.q}}, {"r", std::int64_t{at.r}}}));
            first = false;
        }
    }

    void readProvenance(const JsonNode& node, Provenance& provenance) {
        auto object = mErrors.keep(JsonObject::open(node));
        if (!object) return;
        provenance.generator = text(*object, "generator", false);
        provenance.generatorVersion = integer(*object, "version", 0, 1'000'000, 0);
        if (const auto seed = object->optional("seed")) {
            // Text, because many JSON tools round numbers above 2^53.
            const auto words = mErrors.keep(seed->string());
            if (!words) return;
            std::uint64_t number = 0;
            const auto [end, failure] = std::from_chars(words->data(), words->data() + words->size(), number);
            if (failure != std::errc{} || end != words->data() + words->size())
                return mErrors.set(seed->error("file.bad-seed"));
            provenance.seed = number;
        }
        if (const auto settings = object->optional("settings")) provenance.settings = settings->raw();
        provenance.layout = text(*object, "layout", false);
        provenance.standIn = flag(*object, "standIn");
        provenance.extra = object->leftover();
    }

    const Systems& mSystems;
    const Catalog* mCatalog = nullptr;
    Errors mErrors;
};

}  // namespace

Result<Scenario> readScenario(std::string_view text, const Systems& systems) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return ScenarioReader(systems).read(root);
}

Result<Scenario> loadScenario(const std::string& path, const Systems& systems) {
    const auto text = readFile(path);
    if (!text) return text.error();
    return readScenario(*text, systems);
}

}  // namespace hexa
