// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/plainsystem.h"
#include "core/engine/system.h"
#include "core/io/format/boardreader.h"

#include "core/io/file/file.h"
#include "core/io/format/cellreader.h"
#include "core/io/format/limits.h"
#include "core/io/format/scenariofile.h"
#include "core/io/format/scenariotext.h"
#include "core/json/reading.h"
#include "core/pdf/attachment.h"

#include <array>
#include <set>

namespace hexa {
namespace {

/// Returns the code for an unknown game. The mark of a game file follows an "@" (core/owngame).
std::string unknownGame(std::string_view system) {
    return system.find('@') == std::string_view::npos ? "file.unknown-system" : "file.game-not-loaded";
}

constexpr std::array<std::string_view, 2> profiles{"rulebook", "free"};

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
            fail(object->require("system")->error(unknownGame(scenario.system),
                                                  {{"system", std::string(plainSystem(scenario.system))}}));
        if (mError) return *mError;
        mCatalog = &system->catalog;

        scenario.title = localized(object->optional("title"));
        scenario.description = localized(object->optional("description"));
        scenario.author = mayText(*object, "author");
        scenario.profile = choice(object->optional("profile"), profiles, RuleProfile::Rulebook);
        readOptions(*object, scenario);
        readSeats(object->optional("seats"), scenario);
        if (!system->catalog.regionShapes.empty())
            if (const auto shapes = object->optional("shapes"))
                if (auto read = keep(readShapes(*shapes, system->catalog)))
                    scenario.shapes = *std::move(read);
        if (const auto board = keep(object->require("board")))
            if (const auto failed = readBoard(*board, system->catalog, mVersion, scenario)) fail(*failed);
        if (const auto provenance = object->optional("provenance"))
            readProvenance(*provenance, scenario.provenance);
        // The catalog already has this content (core/owngame) and is the source for writing.
        if (system->catalog.definition) object->optional("game");
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
        // Migrations from older versions belong here. None is needed: versions 2 and 3 only added
        // features of a board.
        mVersion = static_cast<int>(*number);
        return std::nullopt;
    }

    std::string mustText(JsonObject& object, std::string_view key) {
        return text(keep(object.require(key)), limits::textBytes);
    }
    std::string mayText(JsonObject& object, std::string_view key) {
        return text(object.optional(key), limits::textBytes);
    }

    void readSeats(const Node& list, Scenario& scenario) {
        std::set<Hex> homes;
        eachObject(list, maxScenarioSeats, [&](JsonObject& item, const JsonNode& node) {
            Seat seat;
            const bool needed = mCatalog->homes != Catalog::Homes::Optional;
            if (const auto home = needed ? keep(item.require("capital")) : item.optional("capital"))
                seat.home = keep(readHex(*home)).value_or(Hex{});
            const bool alone =
                mCatalog->homes != Catalog::Homes::Own || !seat.home || homes.insert(*seat.home).second;
            if (!alone)
                fail(node.error("file.duplicate-seat", {{"index", std::ssize(scenario.seats)},
                                                        {"q", std::int64_t{seat.home->q}},
                                                        {"r", std::int64_t{seat.home->r}}}));
            seat.faction = mayText(item, "faction");
            seat.name = localized(item.optional("name"));
            if (mCatalog->teams)
                seat.team = integer(item.optional("team"), 0, maxScenarioSeats - 1).value_or(-1);
            seat.extra = item.leftover();
            scenario.seats.push_back(std::move(seat));
        });
    }

    void readOptions(JsonObject& object, Scenario& scenario) {
        constexpr std::size_t max = 100;
        const auto node = object.optional("options");
        // Opened first, because that finds a name that is there twice.
        if (!node || mError || !keep(JsonObject::open(*node))) return;
        if (node->size() > max)
            return fail(node->error("json.too-many", {{"max", static_cast<std::int64_t>(max)}}));
        eachMember(node, [&](std::string_view name, const JsonNode& on) {
            scenario.options[std::string(name)] = flag(on);
        });
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
    int mVersion = scenarioFormatVersion;
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
    // Cells are most of a large map: they are read as they are walked.
    return readDocument(JsonDocument::consume(std::move(text), {{"board", "cells"}}), systems);
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
