// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/cellreader.h"
#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "core/io/scenariotext.h"
#include "core/json/reading.h"
#include "core/pdf/attachment.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexa {
namespace {

constexpr std::size_t maxTextBytes = 100'000;
constexpr std::array<std::string_view, 2> profiles{"rulebook", "free"};
constexpr std::array<std::string_view, 2> orientations{"flat", "pointy"};

class ScenarioReader : JsonReading {
public:
    explicit ScenarioReader(const Systems& systems) : mSystems(systems) {}

    Result<Scenario> read(const JsonNode& root) {
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        if (auto wrong = checkFormat(root, *object)) return *wrong;

        Scenario scenario;
        scenario.system = mustText(*object, "system");
        const GameSystem* system = mSystems.find(scenario.system);
        if (!mError && system == nullptr)
            fail(object->require("system")->error("file.unknown-system", {{"system", scenario.system}}));
        if (mError) return *mError;
        mCatalog = &system->catalog;

        scenario.title = localized(object->optional("title"));
        scenario.description = localized(object->optional("description"));
        scenario.author = mayText(*object, "author");
        scenario.profile = choice(object->optional("profile"), profiles, RuleProfile::Rulebook);
        readOptions(*object, scenario);
        std::set<Hex> homes;
        eachObject(object->optional("seats"), maxScenarioSeats, [&](JsonObject& item, const JsonNode& node) {
            Seat seat;
            seat.home = hex(item, "capital");
            if (!homes.insert(seat.home).second)
                fail(node.error("file.duplicate-seat", {{"index", std::ssize(scenario.seats)},
                                                        {"q", std::int64_t{seat.home.q}},
                                                        {"r", std::int64_t{seat.home.r}}}));
            seat.faction = mayText(item, "faction");
            seat.name = localized(item.optional("name"));
            seat.extra = item.leftover();
            scenario.seats.push_back(std::move(seat));
        });
        if (const auto board = keep(object->require("board"))) readBoard(*board, scenario.board);
        if (const auto provenance = object->optional("provenance"))
            readProvenance(*provenance, scenario.provenance);
        scenario.extra = object->leftover();
        if (mError) return *mError;
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

    std::string mustText(JsonObject& object, std::string_view key) {
        return text(keep(object.require(key)), maxTextBytes);
    }
    std::string mayText(JsonObject& object, std::string_view key) {
        return text(object.optional(key), maxTextBytes);
    }
    Hex hex(JsonObject& object, std::string_view key) {
        const auto node = keep(object.require(key));
        return node ? keep(readHex(*node)).value_or(Hex{}) : Hex{};
    }

    void readOptions(JsonObject& object, Scenario& scenario) {
        constexpr std::size_t most = 100;
        const auto node = object.optional("options");
        // Opened first, because that finds a name that is there twice.
        if (!node || mError || !keep(JsonObject::open(*node))) return;
        if (node->size() > most)
            return fail(node->error("json.too-many", {{"max", static_cast<std::int64_t>(most)}}));
        eachMember(node, [&](std::string_view name, const JsonNode& on) {
            scenario.options[std::string(name)] = flag(on);
        });
    }

    void readBoard(const JsonNode& node, Board& board) {
        auto object = keep(JsonObject::open(node));
        if (!object) return;
        board.orientation = choice(object->optional("orientation"), orientations, mCatalog->orientation);
        if (const auto cells = keep(object->require("cells")))
            if (const auto failed = readCells(*cells, *mCatalog, board)) fail(*failed);
        constexpr std::size_t many = Board::maxCells;
        std::set<Edge> edges;
        eachObject(object->optional("edges"), many, [&](JsonObject& item, const JsonNode& at) {
            EdgeFeature feature;
            const Hex side = hex(item, "at");
            feature.edge = edgeOf(side, integer(item.optional("direction"), 0, 5).value_or(0));
            if (!mError &&
                (feature.edge.hex.q < -Board::maxCoordinate || feature.edge.hex.r > Board::maxCoordinate))
                fail(at.error("json.range", {{"min", std::int64_t{-Board::maxCoordinate}},
                                             {"max", std::int64_t{Board::maxCoordinate}}}));
            if (!edges.insert(feature.edge).second)
                fail(at.error("file.duplicate-edge", {{"q", std::int64_t{feature.edge.hex.q}},
                                                      {"r", std::int64_t{feature.edge.hex.r}},
                                                      {"direction", std::int64_t{feature.edge.direction}}}));
            feature.kind = knownKind(item, at, mCatalog->edgeKinds);
            feature.extra = item.leftover();
            board.edges.push_back(std::move(feature));
        });
        std::sort(board.edges.begin(), board.edges.end(),
                  [](const auto& a, const auto& b) { return a.edge < b.edge; });
        eachObject(object->optional("regions"), many, [&](JsonObject& item, const JsonNode& at) {
            RegionPlacement region;
            region.kind = knownKind(item, at, mCatalog->regionShapes);
            region.anchor = hex(item, "at");
            region.turns = integer(item.optional("turns"), 0, 5).value_or(0);
            region.mirrored = flag(item.optional("mirrored"));
            region.extra = item.leftover();
            board.regions.push_back(std::move(region));
        });
        eachObject(object->optional("pieces"), many, [&](JsonObject& item, const JsonNode& at) {
            PiecePlacement piece;
            piece.kind = knownKind(item, at, mCatalog->pieceKinds);
            piece.at = hex(item, "at");
            piece.seat = integer(item.optional("seat"), -1, maxScenarioSeats - 1).value_or(-1);
            piece.count = integer(item.optional("count"), 1, 1'000'000).value_or(1);
            piece.extra = item.leftover();
            board.pieces.push_back(std::move(piece));
        });
        eachObject(object->optional("zones"), 10'000, [&](JsonObject& item, const JsonNode&) {
            Zone zone;
            zone.id = mayText(item, "id");
            zone.name = localized(item.optional("name"));
            zone.seat = integer(item.optional("seat"), -1, maxScenarioSeats - 1).value_or(-1);
            each(keep(item.require("hexes")), [&](const JsonNode& value) {
                if (const auto at = keep(readHex(value))) zone.hexes.push_back(*at);
            });
            zone.extra = item.leftover();
            board.zones.push_back(std::move(zone));
        });
        eachObject(object->optional("labels"), many, [&](JsonObject& item, const JsonNode&) {
            BoardLabel label;
            label.at = hex(item, "at");
            label.text = localized(item.optional("text"));
            label.extra = item.leftover();
            board.labels.push_back(std::move(label));
        });
        board.extra = object->leftover();
    }

    template <class Kinds>
    std::string knownKind(JsonObject& item, const JsonNode& at, const Kinds& kinds) {
        std::string name = mustText(item, "kind");
        const bool known =
            std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == name; });
        if (!known && !mError) fail(at.error("file.unknown-kind", {{"kind", name}}));
        return name;
    }

    void readProvenance(const JsonNode& node, Provenance& provenance) {
        auto object = keep(JsonObject::open(node));
        if (!object) return;
        provenance.generator = mayText(*object, "generator");
        provenance.generatorVersion = integer(object->optional("version"), 0, 1'000'000).value_or(0);
        provenance.seed = digits(object->optional("seed"), "file.bad-seed");
        if (const auto settings = object->optional("settings")) provenance.settings = settings->raw();
        provenance.layout = mayText(*object, "layout");
        provenance.standIn = flag(object->optional("standIn"));
        provenance.extra = object->leftover();
    }

    const Systems& mSystems;
    const Catalog* mCatalog = nullptr;
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
