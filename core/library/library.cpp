// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/balance/filefields.h"
#include "core/balance/verdict.h"
#include "core/json/membersin.h"
#include "core/json/membersout.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace hexa::library {
namespace {

constexpr std::int64_t manyGames = balance::maxCheckedGames;

bool before(const ProvenMap& a, const ProvenMap& b) {
    return std::tie(a.configuration, a.code) < std::tie(b.configuration, b.code);
}

}  // namespace

template <class Io>
void describe(Io& io, Described<Io, Proof>& proof) {
    io.seed("seed", proof.seed);
    io.number("games", proof.games, 0, manyGames);
    io.number("searchGames", proof.searchGames, 0, manyGames);
    // The names of the bots are the keys.
    if constexpr (Io::reads) {
        FirstError& errors = io.errors();
        io.eachMember("wins", [&](std::string_view bot, const JsonNode& wins) {
            balance::BotWins& read = proof.bots.emplace_back(balance::BotWins{std::string(bot), {}});
            if (!wins.isArray()) return errors.fail(wins.typeError("array"));
            for (auto walker = wins.walk(); !walker.done() && !errors; walker.advance())
                if (const auto count = errors.keep(walker.value().integer(0, manyGames)))
                    read.wins.push_back(*count);
            if (!errors && (read.wins.size() < 2 || std::reduce(read.wins.begin(), read.wins.end()) == 0))
                errors.fail(wins.error("balance.bad-report"));
        });
        io.need(!proof.bots.empty(), "wins");
    } else {
        io.json().key("wins");
        io.json().beginObject(JsonWriter::Style::Compact);
        for (const balance::BotWins& bot : proof.bots) io.numbers(bot.bot, bot.wins, 0, manyGames);
        io.json().endObject();
    }
}

template <class Io>
void describe(Io& io, Described<Io, ProvenMap>& map) {
    io.text("configuration", map.configuration);
    io.texts("variants", map.variants);
    io.text("code", map.code);
    io.text("mode", map.mode);
    io.seed("makerSeed", map.makerSeed);
    io.text("symmetry", map.symmetry);
    io.entries("tastes", map.tastes, 0, 1000, JsonWriter::Style::Compact);
    io.object("proof", map.proof, JsonWriter::Style::Compact);
    io.need(map.proof || !map.symmetry.empty(), "symmetry");  // no other proof exists
}

template <class Io>
void describe(Io& io, Described<Io, Library>& library) {
    io.format(libraryFormat, libraryVersion, balance::wrongFormat);
    io.text("system", library.system);
    io.number("processorSeconds", library.processorSeconds, 0, manyGames);
    if (io.has("seconds", true))
        io.entries("seconds", library.seconds, 0, manyGames, JsonWriter::Style::Lines);
    io.entries("tries", library.tries, 0, manyGames, JsonWriter::Style::Lines);
    io.objects("maps", library.maps, JsonWriter::Style::Compact);
}

Result<Library> readLibrary(std::string_view text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    FirstError errors;
    const JsonNode root = document->root();
    MembersIn members(root, errors, "balance.bad-report");
    Library library;
    describe(members, library);
    if (errors) return errors.first();
    std::ranges::stable_sort(library.maps, before);
    return library;
}

std::string writeLibrary(const Library& library) {
    JsonWriter json;
    json.beginObject();
    MembersOut members(json);
    describe(members, library);
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
    for (const balance::BotWins& bot : map.proof->bots) {
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

balance::ExpectedGap expectedGap(const ProvenMap& map) {
    if (map.exact()) return {0, GapRange{0, 0}, false};
    const auto gaps = gapsOf(map);
    const generate::PlayedGap& worst = generate::worstOf(gaps);
    return {worst.gap, GapRange{worst.interval.low, worst.interval.high}, true};
}

OptionValues optionsOf(const ProvenMap& map) {
    OptionValues options;
    for (const std::string& variant : map.variants) options[variant] = true;
    return options;
}

}  // namespace hexa::library
