// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/recordfile.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/catalog/plainsystem.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/limits.h"
#include "core/io/format/scenariofile.h"
#include "core/json/nested.h"
#include "core/json/reading.h"
#include "core/json/writer.h"

namespace hexa {
namespace {

constexpr std::string_view recordFormat = "hexatelier-game";
constexpr std::size_t maxLines = 1'000'000;
constexpr std::size_t maxSeatChanges = 100'000;

class RecordReader : JsonReading {
public:
    explicit RecordReader(const Systems& systems) : mSystems(systems) {}

    Result<GameRecord> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) readHeader(root, *object);
        if (object && !mError) readContent(*object);
        if (object && !mError) mRecord.extra = object->leftover();
        if (mError) return *mError;
        return std::move(mRecord);
    }

private:
    void readHeader(const JsonNode& root, JsonObject& object) {
        const auto format = object.optional("format");
        if (!format || format->type() != JsonNode::Type::String || *format->string() != recordFormat)
            return fail(root.error("file.not-a-record"));
        const auto version = keep(object.require("version"));
        const auto number = version ? keep(version->integer(1, 1'000'000)) : std::nullopt;
        // Migrations from older versions belong here; version 1 is the first.
        if (number && *number > recordFormatVersion)
            fail(version->error("file.newer-version",
                                {{"version", *number}, {"known", std::int64_t{recordFormatVersion}}}));
        const auto system = keep(object.require("system"));
        const std::string id = text(system, limits::nameBytes);
        if (!mError && mSystems.find(id) == nullptr)
            fail(system->error("file.unknown-system", {{"system", std::string(plainSystem(id))}}));
        mSystem = id;
    }

    void readContent(JsonObject& object) {
        mRecord.program = text(object.optional("program"), limits::nameBytes);
        mRecord.rules = integer(keep(object.require("rules")), 1, 1'000'000).value_or(1);
        const auto options = object.optional("options");
        if (options && keep(JsonObject::open(*options)))  // no option twice
            eachMember(options, [this](std::string_view name, const JsonNode& value) {
                mRecord.options[std::string(name)] = flag(value);
            });
        mRecord.seed = digits(object.optional("seed"), "file.bad-seed");
        if (const auto chance = object.optional("chance")) {
            mRecord.typedChance = text(chance, limits::nameBytes) == "typed";
            if (!mRecord.typedChance) fail(chance->error("file.bad-chance"));
        }
        each(object.optional("players"), maxScenarioSeats, [this](const JsonNode& node) {
            auto member = keep(JsonObject::open(node));
            if (!member) return;
            Participant player;
            player.name = text(member->optional("name"), limits::nameBytes);
            player.bot = text(member->optional("bot"), limits::nameBytes);
            player.extra = member->leftover();
            mRecord.players.push_back(std::move(player));
        });
        each(object.optional("seatChanges"), maxSeatChanges, [this](const JsonNode& node) {
            auto member = keep(JsonObject::open(node));
            if (!member) return;
            SeatChange change;
            change.decision = static_cast<std::size_t>(
                integer(keep(member->require("decision")), 0, int{maxLines}).value_or(0));
            change.seat = integer(keep(member->require("seat")), 1, int{maxScenarioSeats}).value_or(1) - 1;
            change.from = text(member->optional("from"), limits::nameBytes);
            change.to = text(member->optional("to"), limits::nameBytes);
            mRecord.seatChanges.push_back(std::move(change));
        });
        readMap(keep(object.require("scenario")), keep(object.require("scenarioHash")));
        if (const auto setup = keep(object.require("setup"))) {
            if (!setup->isObject()) fail(setup->typeError("object"));
            mRecord.setup = setup->raw();
        }
        if (const auto carried = object.optional("carried")) {
            if (!carried->isObject()) fail(carried->typeError("object"));
            mRecord.carried = carried->raw();
        }
        each(keep(object.require("lines")), maxLines,
             [this](const JsonNode& node) { mRecord.lines.push_back(text(node, limits::lineBytes)); });
    }

    void readMap(const Node& node, const Node& hash) {
        if (!node || !hash || mError) return;
        auto scenario = readScenario(node->raw(), mSystems);
        if (!scenario) return fail(nestedError(scenario.error(), node->pointer()));
        if (scenario->system != mSystem)
            return fail(
                node->error("file.other-system", {{"system", scenario->system}, {"expected", mSystem}}));
        if (text(hash, limits::nameBytes) != mapHash(*scenario, mSystems.find(mSystem)->catalog))
            return fail(hash->error("file.wrong-map-hash"));
        mRecord.scenario = std::move(*scenario);
    }

    const Systems& mSystems;
    std::string mSystem;
    GameRecord mRecord;
};

}  // namespace

std::string mapHash(const Scenario& scenario, const Catalog& catalog) {
    return hashText(stableHash(writeScenario(scenario, catalog, ScenarioForm::Lines)));
}

Result<GameRecord> readRecord(std::string_view text, const Systems& systems) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return RecordReader(systems).read(root);
}

std::string writeRecord(const GameRecord& record, const Catalog& catalog) {
    JsonWriter json;
    json.beginObject();
    json.member("format", recordFormat);
    json.member("version", recordFormatVersion);
    if (!record.program.empty()) json.member("program", std::string_view(record.program));
    json.member("system", std::string_view(record.scenario.system));
    json.member("rules", record.rules);
    json.key("options");
    json.beginObject();
    for (const auto& [name, value] : record.options) json.member(name, value);
    json.endObject();
    if (record.seed) json.member("seed", std::string_view(std::to_string(*record.seed)));
    if (record.typedChance) json.member("chance", std::string_view("typed"));
    json.key("players");
    json.beginArray();
    for (const Participant& player : record.players) {
        json.beginObject(JsonWriter::Style::Compact);
        if (!player.name.empty()) json.member("name", std::string_view(player.name));
        if (!player.bot.empty()) json.member("bot", std::string_view(player.bot));
        json.members(player.extra);
        json.endObject();
    }
    json.endArray();
    if (!record.seatChanges.empty()) {
        json.key("seatChanges");
        json.beginArray();
        for (const SeatChange& change : record.seatChanges) {
            json.beginObject(JsonWriter::Style::Compact);
            json.member("decision", static_cast<std::int64_t>(change.decision));
            json.member("seat", change.seat + 1);
            if (!change.from.empty()) json.member("from", std::string_view(change.from));
            if (!change.to.empty()) json.member("to", std::string_view(change.to));
            json.endObject();
        }
        json.endArray();
    }
    json.key("scenario");
    json.raw(writeScenario(record.scenario, catalog, ScenarioForm::Lines));
    json.member("scenarioHash", std::string_view(mapHash(record.scenario, catalog)));
    json.key("setup");
    json.raw(record.setup);
    if (!record.carried.empty()) {
        json.key("carried");
        json.raw(record.carried);
    }
    json.key("lines");
    json.beginArray();
    for (const std::string& line : record.lines) json.value(std::string_view(line));
    json.endArray();
    json.members(record.extra);
    json.endObject();
    return json.take();
}

Result<GameRecord> loadRecord(const std::string& path, const Systems& systems) {
    auto text = readFile(path);
    if (!text) return text.error();
    auto record = readRecord(*text, systems);
    if (record) return record;
    Arguments arguments = record.error().arguments();
    arguments.push_back({"path", path});
    return Error(record.error().code(), std::move(arguments), record.error().place());
}

}  // namespace hexa
