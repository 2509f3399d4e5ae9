// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/recordfile.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/catalog/plainsystem.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/limits.h"
#include "core/io/format/scenariofile.h"
#include "core/json/membersin.h"
#include "core/json/membersout.h"
#include "core/json/nested.h"

namespace hexa {
namespace {

constexpr std::string_view recordFormat = "hexatelier-game";
constexpr std::size_t maxLines = 1'000'000;
constexpr std::size_t maxSeatChanges = 100'000;

/// Reads the map of a record, and compares it with its hash.
void readMap(MembersIn& io, const Systems& systems, const std::string& system, Scenario& map) {
    std::string text, hash;
    io.raw("scenario", text);
    io.text("scenarioHash", hash, limits::nameBytes);
    if (io.errors()) return;
    auto scenario = readScenario(text, systems);
    if (!scenario) return io.errors().fail(nestedError(scenario.error(), "/scenario"));
    if (scenario->system != system)
        return io.refuse("scenario", "file.other-system",
                         {{"system", scenario->system}, {"expected", system}});
    if (hash != mapHash(*scenario, systems.find(system)->catalog))
        return io.refuse("scenarioHash", "file.wrong-map-hash");
    map = std::move(*scenario);
}

}  // namespace

template <class Io>
static void describe(Io& io, Described<Io, Participant>& player) {
    if (io.has("name", !player.name.empty())) io.text("name", player.name, limits::nameBytes);
    if (io.has("bot", !player.bot.empty())) io.text("bot", player.bot, limits::nameBytes);
    io.extra(player.extra);
}

template <class Io>
static void describe(Io& io, Described<Io, SeatChange>& change) {
    io.number("decision", change.decision, 0, maxLines);
    io.place("seat", change.seat, maxScenarioSeats);
    if (io.has("from", !change.from.empty())) io.text("from", change.from, limits::nameBytes);
    if (io.has("to", !change.to.empty())) io.text("to", change.to, limits::nameBytes);
}

/// @param systems null when it is written
/// @param catalog null when it is read
template <class Io>
static void describe(Io& io, Described<Io, GameRecord>& record, const Systems* systems,
                     const Catalog* catalog) {
    using Style = JsonWriter::Style;
    io.header(recordFormat, recordFormatVersion, "file.not-a-record");
    if (io.has("program", !record.program.empty())) io.text("program", record.program, limits::nameBytes);
    std::string system = record.scenario.system;
    io.text("system", system, limits::nameBytes);
    if constexpr (Io::reads)
        if (systems->find(system) == nullptr)
            io.refuse("system", "file.unknown-system", {{"system", std::string(plainSystem(system))}});
    io.number("rules", record.rules, 1, 1'000'000);
    if (io.has("options", true)) io.flags("options", record.options, Style::Lines);
    io.seed("seed", record.seed, "file.bad-seed");
    if (io.has("chance", record.typedChance)) {
        io.word("chance", "typed", "file.bad-chance");  // persons enter what they drew
        if constexpr (Io::reads) record.typedChance = true;
    }
    io.atMost("players", maxScenarioSeats);
    if (io.has("players", true)) io.objects("players", record.players, Style::Compact);
    io.atMost("seatChanges", maxSeatChanges);
    if (io.has("seatChanges", !record.seatChanges.empty()))
        io.objects("seatChanges", record.seatChanges, Style::Compact);
    if constexpr (Io::reads) {
        readMap(io, *systems, system, record.scenario);
    } else {
        io.raw("scenario", writeScenario(record.scenario, *catalog, ScenarioForm::Lines));
        io.text("scenarioHash", mapHash(record.scenario, *catalog));
    }
    io.raw("setup", record.setup);
    if (io.has("carried", !record.carried.empty())) io.raw("carried", record.carried);
    io.atMost("lines", maxLines);
    io.texts("lines", record.lines, Style::Lines, limits::lineBytes);
    io.extra(record.extra);
}

std::string mapHash(const Scenario& scenario, const Catalog& catalog) {
    return hashText(stableHash(writeScenario(scenario, catalog, ScenarioForm::Lines)));
}

Result<GameRecord> readRecord(std::string_view text, const Systems& systems) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    FirstError errors;
    MembersIn members(root, errors);
    GameRecord record;
    describe(members, record, &systems, nullptr);
    if (errors) return errors.first();
    return record;
}

std::string writeRecord(const GameRecord& record, const Catalog& catalog) {
    JsonWriter json;
    json.beginObject();
    MembersOut members(json);
    describe(members, record, nullptr, &catalog);
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
