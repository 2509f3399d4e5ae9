// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/cellreader.h"
#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "core/io/scenariotext.h"
#include "core/json/firsterror.h"
#include "core/json/reader.h"
#include "core/pdf/attachment.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace hexa {
namespace {

constexpr std::size_t maxTextBytes = 100'000;

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
            mErrors.fail(
                object->require("system")->error("file.unknown-system", {{"system", scenario.system}}));
        if (mErrors) return mErrors.first();
        mCatalog = &system->catalog;

        scenario.title = localized(*object, "title");
        scenario.description = localized(*object, "description");
        scenario.author = text(*object, "author", false);
        readProfile(*object, scenario);
        readOptions(*object, scenario);
        std::set<Hex> homes;
        each(*object, "seats", maxScenarioSeats, [&](JsonObject& item, const JsonNode& node) {
            Seat seat;
            seat.home = hex(item, "capital");
            if (!homes.insert(seat.home).second)
                mErrors.fail(node.error("file.duplicate-seat", {{"index", std::ssize(scenario.seats)},
                                                                {"q", std::int64_t{seat.home.q}},
                                                                {"r", std::int64_t{seat.home.r}}}));
            seat.faction = text(item, "faction", false);
            seat.name = localized(item, "name");
            seat.extra = item.leftover();
            scenario.seats.push_back(std::move(seat));
        });
        if (const auto board = mErrors.keep(object->require("board"))) readBoard(*board, scenario.board);
        if (const auto provenance = object->optional("provenance"))
            readProvenance(*provenance, scenario.provenance);
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
            mErrors.fail(
                node->error("json.text-too-long", {{"max", static_cast<std::int64_t>(maxTextBytes)}}));
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
        if (!list->isArray()) return mErrors.fail(list->typeError("array"));
        std::size_t count = 0;
        for (auto walker = list->walk(); !walker.done() && !mErrors; walker.advance()) {
            if (++count > limit)
                return mErrors.fail(
                    list->error("json.too-many", {{"max", static_cast<std::int64_t>(limit)}}));
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
            mErrors.fail(node->error(
                "json.choice", {{"value", std::string(*name)}, {"choices", std::string("rulebook, free")}}));
    }

    void readOptions(JsonObject& object, Scenario& scenario) {
        constexpr std::size_t most = 100;
        const auto node = object.optional("options");
        // Opened first, because that finds a name that is there twice.
        if (!node || mErrors || !mErrors.keep(JsonObject::open(*node))) return;
        if (node->size() > most)
            return mErrors.fail(node->error("json.too-many", {{"max", static_cast<std::int64_t>(most)}}));
        for (auto walker = node->walk(); !walker.done() && !mErrors; walker.advance())
            if (const auto on = mErrors.keep(walker.value().boolean()))
                scenario.options[std::string(walker.key())] = *on;
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
                mErrors.fail(orientation->error("json.choice", {{"value", std::string(*name)},
                                                                {"choices", std::string("flat, pointy")}}));
        }
        if (const auto cells = mErrors.keep(object->require("cells")))
            if (const auto failed = readCells(*cells, *mCatalog, board)) mErrors.fail(*failed);
        constexpr std::size_t many = Board::maxCells;
        std::set<Edge> edges;
        each(*object, "edges", many, [&](JsonObject& item, const JsonNode& at) {
            EdgeFeature feature;
            const Hex side = hex(item, "at");
            feature.edge = edgeOf(side, integer(item, "direction", 0, 5, 0));
            if (!mErrors &&
                (feature.edge.hex.q < -Board::maxCoordinate || feature.edge.hex.r > Board::maxCoordinate))
                mErrors.fail(at.error("json.range", {{"min", std::int64_t{-Board::maxCoordinate}},
                                                     {"max", std::int64_t{Board::maxCoordinate}}}));
            if (!edges.insert(feature.edge).second)
                mErrors.fail(
                    at.error("file.duplicate-edge", {{"q", std::int64_t{feature.edge.hex.q}},
                                                     {"r", std::int64_t{feature.edge.hex.r}},
                                                     {"direction", std::int64_t{feature.edge.direction}}}));
            feature.kind = knownKind(item, at, mCatalog->edgeKinds);
            feature.extra = item.leftover();
            board.edges.push_back(std::move(feature));
        });
        std::sort(board.edges.begin(), board.edges.end(),
                  [](const auto& a, const auto& b) { return a.edge < b.edge; });
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
            piece.seat = integer(item, "seat", -1, maxScenarioSeats - 1, -1);
            piece.count = integer(item, "count", 1, 1'000'000, 1);
            piece.extra = item.leftover();
            board.pieces.push_back(std::move(piece));
        });
        each(*object, "zones", 10'000, [&](JsonObject& item, const JsonNode&) {
            Zone zone;
            zone.id = text(item, "id", false);
            zone.name = localized(item, "name");
            zone.seat = integer(item, "seat", -1, maxScenarioSeats - 1, -1);
            if (const auto hexes = mErrors.keep(item.require("hexes"))) {
                if (!hexes->isArray()) return mErrors.fail(hexes->typeError("array"));
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
        const bool known =
            std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == name; });
        if (!known && !mErrors) mErrors.fail(at.error("file.unknown-kind", {{"kind", name}}));
        return name;
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
                return mErrors.fail(seed->error("file.bad-seed"));
            provenance.seed = number;
        }
        if (const auto settings = object->optional("settings")) provenance.settings = settings->raw();
        provenance.layout = text(*object, "layout", false);
        provenance.standIn = flag(*object, "standIn");
        provenance.extra = object->leftover();
    }

    const Systems& mSystems;
    const Catalog* mCatalog = nullptr;
    FirstError mErrors;
};

Result<Scenario> readDocument(const Result<JsonDocument>& document, const Systems& systems) {
    if (!document) return document.error();
    const JsonNode root = document->root();
    return ScenarioReader(systems).read(root);
}

}  // namespace

Result<Scenario> readScenario(std::string_view text, const Systems& systems) {
    return readDocument(JsonDocument::parse(text), systems);
}

Result<Scenario> consumeScenario(std::string text, const Systems& systems) {
    return readDocument(JsonDocument::consume(std::move(text)), systems);
}

Result<std::string> readMapText(const std::string& path) {
    auto text = readFile(path);
    if (!text || !isPdf(*text)) return text;
    return attachedFile(*text, ".hexa", static_cast<std::size_t>(maxFileBytes));
}

Result<Scenario> loadScenario(const std::string& path, const Systems& systems) {
    auto text = readMapText(path);
    if (!text) return text.error();
    auto scenario = consumeScenario(*std::move(text), systems);
    if (scenario) return scenario;
    const Error& error = scenario.error();
    Arguments arguments = error.arguments();
    arguments.push_back({"path", path});
    return Error(error.code(), std::move(arguments), error.place());
}

}  // namespace hexa
