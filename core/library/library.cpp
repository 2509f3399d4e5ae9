// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/balance/filefields.h"
#include "core/balance/verdict.h"
#include "core/json/writer.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace hexa::library {
namespace {

using balance::FileFields;
constexpr std::int64_t manyGames = balance::maxCheckedGames;

Proof readProof(const JsonNode& node, FirstError& errors) {
    FileFields fields(node, errors);
    Proof proof;
    proof.seed = fields.seed("seed");
    proof.games = fields.integer<std::int64_t>("games", 0, manyGames);
    proof.searchGames = fields.integer<std::int64_t>("searchGames", 0, manyGames);
    fields.each("wins", [&](std::string_view bot, const JsonNode& wins) {
        BotWins& read = proof.bots.emplace_back(BotWins{std::string(bot), {}});
        if (!wins.isArray()) return errors.fail(wins.typeError("array"));
        for (auto walker = wins.walk(); !walker.done() && !errors; walker.advance())
            if (const auto won = errors.keep(walker.value().integer(0, manyGames))) read.wins.push_back(*won);
        if (!errors && (read.wins.size() < 2 || std::reduce(read.wins.begin(), read.wins.end()) == 0))
            errors.fail(wins.error("balance.bad-report"));
    });
    if (!errors && proof.bots.empty()) fields.refuse("wins");
    return proof;
}

ProvenMap readMap(const JsonNode& node, FirstError& errors) {
    FileFields fields(node, errors);
    ProvenMap map;
    map.configuration = fields.text("configuration");
    map.variants = fields.texts("variants");
    map.code = fields.text("code");
    map.mode = fields.text("mode");
    map.makerSeed = fields.seed("makerSeed");
    map.symmetry = fields.text("symmetry");
    fields.each("tastes", [&](std::string_view axis, const JsonNode& position) {
        if (const auto thousandths = errors.keep(position.integer(0, 1000)))
            map.tastes[std::string(axis)] = static_cast<int>(*thousandths);
    });
    if (fields.has("proof"))
        fields.object("proof", [&](const JsonNode& proof) { map.proof = readProof(proof, errors); });
    else if (map.symmetry.empty())
        fields.refuse("symmetry");  // no other proof exists
    return map;
}

void writeProof(JsonWriter& json, const Proof& proof) {
    json.key("proof");
    json.beginObject(JsonWriter::Style::Compact);
    json.member("seed", std::string_view(std::to_string(proof.seed)));
    json.member("games", proof.games);
    json.member("searchGames", proof.searchGames);
    json.key("wins");
    json.beginObject(JsonWriter::Style::Compact);
    for (const BotWins& bot : proof.bots) {
        json.key(bot.bot);
        json.beginArray(JsonWriter::Style::Compact);
        for (const std::int64_t won : bot.wins) json.value(won);
        json.endArray();
    }
    json.endObject();
    json.endObject();
}

void writeMap(JsonWriter& json, const ProvenMap& map) {
    json.beginObject(JsonWriter::Style::Compact);
    json.member("configuration", std::string_view(map.configuration));
    json.key("variants");
    json.beginArray(JsonWriter::Style::Compact);
    for (const std::string& variant : map.variants) json.value(std::string_view(variant));
    json.endArray();
    json.member("code", std::string_view(map.code));
    json.member("mode", std::string_view(map.mode));
    json.member("makerSeed", std::string_view(std::to_string(map.makerSeed)));
    json.member("symmetry", std::string_view(map.symmetry));
    json.key("tastes");
    json.beginObject(JsonWriter::Style::Compact);
    for (const auto& [axis, position] : map.tastes) json.member(axis, position);
    json.endObject();
    if (map.proof) writeProof(json, *map.proof);
    json.endObject();
}

bool before(const ProvenMap& a, const ProvenMap& b) {
    return std::tie(a.configuration, a.code) < std::tie(b.configuration, b.code);
}

}  // namespace

Result<Library> readLibrary(std::string_view text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    FirstError errors;
    const JsonNode root = document->root();
    FileFields fields(root, errors);
    fields.format(libraryFormat, libraryVersion);
    Library library;
    library.system = fields.text("system");
    library.processorSeconds = fields.integer<std::int64_t>("processorSeconds", 0, manyGames);
    if (fields.has("seconds"))
        fields.each("seconds", [&](std::string_view run, const JsonNode& node) {
            if (const auto spent = errors.keep(node.integer(0, manyGames)))
                library.seconds[std::string(run)] = *spent;
        });
    fields.each("tries", [&](std::string_view run, const JsonNode& node) {
        if (const auto tried = errors.keep(node.integer(0, manyGames)))
            library.tries[std::string(run)] = *tried;
    });
    fields.each("maps", [&](std::string_view, const JsonNode& node) {
        library.maps.push_back(readMap(node, errors));
    });
    if (errors) return errors.first();
    std::ranges::stable_sort(library.maps, before);
    return library;
}

std::string writeLibrary(const Library& library) {
    JsonWriter json;
    json.beginObject();
    json.member("format", libraryFormat);
    json.member("version", libraryVersion);
    json.member("system", std::string_view(library.system));
    json.member("processorSeconds", library.processorSeconds);
    json.key("seconds");
    json.beginObject();
    for (const auto& [run, spent] : library.seconds) json.member(run, spent);
    json.endObject();
    json.key("tries");
    json.beginObject();
    for (const auto& [run, tried] : library.tries) json.member(run, tried);
    json.endObject();
    json.key("maps");
    json.beginArray();
    for (const ProvenMap& map : library.maps) writeMap(json, map);
    json.endArray();
    json.endObject();
    return json.take();
}

Result<Library> merged(Library one, const Library& other) {
    if (one.system.empty()) one.system = other.system;
    if (!other.system.empty() && one.system != other.system)
        return Error("library.other-game", {{"game", one.system}, {"other", other.system}});
    one.processorSeconds = std::max(one.processorSeconds, other.processorSeconds);
    for (const auto& [run, spent] : other.seconds) one.seconds[run] = std::max(one.seconds[run], spent);
    for (const auto& [run, tried] : other.tries) one.tries[run] = std::max(one.tries[run], tried);
    one.maps.insert(one.maps.end(), other.maps.begin(), other.maps.end());
    std::ranges::stable_sort(one.maps, before);
    const auto same = [](const ProvenMap& a, const ProvenMap& b) { return !before(a, b) && !before(b, a); };
    one.maps.erase(std::unique(one.maps.begin(), one.maps.end(), same), one.maps.end());
    return one;
}

std::int64_t Library::allSeconds() const {
    return std::accumulate(seconds.begin(), seconds.end(), processorSeconds,
                           [](std::int64_t sum, const auto& run) { return sum + run.second; });
}

std::vector<generate::PlayedGap> gapsOf(const ProvenMap& map) {
    std::vector<generate::PlayedGap> gaps;
    if (!map.proof) return gaps;
    for (const BotWins& bot : map.proof->bots) {
        generate::PlayedGap gap;
        gap.bot = bot.bot;
        gap.games = std::reduce(bot.wins.begin(), bot.wins.end());
        for (const std::int64_t won : bot.wins)
            gap.shares.push_back(static_cast<double>(won) / static_cast<double>(gap.games));
        const auto [min, max] = std::ranges::minmax(gap.shares);
        gap.gap = (max - min) * 100;
        gap.ends = max + min;
        gap.interval = balance::gapInterval(balance::shareIntervals(bot.wins, balance::Looking::Once));
        gap.interval.low *= 100;
        gap.interval.high *= 100;
        gaps.push_back(std::move(gap));
    }
    return gaps;
}

double gapOf(const ProvenMap& map) { return map.proof ? generate::worstOf(gapsOf(map)).gap : 0; }

OptionValues optionsOf(const ProvenMap& map) {
    OptionValues options;
    for (const std::string& variant : map.variants) options[variant] = true;
    return options;
}

}  // namespace hexa::library
