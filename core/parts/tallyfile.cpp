// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parts/tallyfile.h"

#include "core/base/hashtext.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace hexa::parts {
namespace {

constexpr int maxTrials = 10'000'000;
/// Cells of the largest map.
constexpr std::size_t maxPlaces = 4'000'000;

template <class List>
void writeNumbers(JsonWriter& json, std::string_view key, const List& numbers, std::size_t count) {
    json.key(key);
    json.beginArray(JsonWriter::Style::Compact);
    for (std::size_t i = 0; i < count; ++i) json.value(std::int64_t{numbers[i]});
    json.endArray();
}

/// Returns the number of bots to write, at least the number in files before series had room for
/// more bots than seats.
std::size_t writtenBots(const sim::Tally& tally) {
    std::size_t count = tally.botTeams.size();
    while (count > maxSeats && tally.botTeams[count - 1] == 0 && tally.botWins[count - 1] == 0) --count;
    return count;
}

void writeArrangements(JsonWriter& json, const sim::Tally& tally) {
    json.key("arrangements");
    json.beginArray();
    for (const auto& [arrangement, wins] : tally.arrangements) {
        json.beginArray(JsonWriter::Style::Compact);
        json.value(int{arrangement.first});
        for (int seat = 0; seat < tally.seats; ++seat) json.value(int{arrangement.faction[seat]});
        for (int team = 0; team < tally.teams; ++team) json.value(wins[team]);
        json.endArray();
    }
    json.endArray();
}

template <class Numbers>
std::int64_t sum(const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

/// True if all counts of games agree: every game has one winner (ties are decided at random).
bool addsUp(const sim::Tally& tally) {
    // Unsigned, because many large counts may run over.
    std::array<std::uint64_t, maxSeats> arranged{};
    for (const auto& [arrangement, wins] : tally.arrangements)
        for (std::size_t team = 0; team < wins.size(); ++team)
            arranged[team] += static_cast<std::uint64_t>(wins[team]);
    const bool sameWins = std::equal(
        arranged.begin(), arranged.end(), tally.wins.begin(),
        [](std::uint64_t part, std::int64_t all) { return part == static_cast<std::uint64_t>(all); });
    return sum(tally.wins) == tally.games && sum(tally.botWins) == tally.games &&
           sum(tally.botTeams) == tally.games * tally.teams && tally.shared + tally.drawn <= tally.games &&
           (tally.arrangements.empty() || sameWins);
}

}  // namespace

void writeTally(JsonWriter& json, int trial, const sim::Tally& tally) {
    const auto seats = static_cast<std::size_t>(tally.seats);
    json.beginObject();
    json.member("trial", trial);
    json.member("seats", tally.seats);
    json.member("teams", tally.teams);
    json.member("factions", tally.factions);
    writeNumbers(json, "teamOf", tally.teamOf, seats);
    // Members that most games don't have.
    if (!tally.ordered) json.member("ordered", tally.ordered);
    if (tally.judged == Judged::Order) json.member("judged", "order");
    if (tally.targets.front() > 0)
        writeNumbers(json, "targets", tally.targets, static_cast<std::size_t>(sim::placesOf(tally)));
    if (tally.shared > 0) json.member("shared", tally.shared);
    if (tally.drawn > 0) json.member("drawn", tally.drawn);
    json.member("games", tally.games);
    json.member("unfinished", tally.unfinished);
    json.member("decisions", tally.decisions);
    json.member("hash", std::string_view(hashText(tally.hash)));
    writeNumbers(json, "wins", tally.wins, static_cast<std::size_t>(tally.teams));
    writeNumbers(json, "points", tally.points, seats);
    writeNumbers(json, "pointsSquared", tally.pointsSquared, seats);
    writeNumbers(json, "marginSquared", tally.marginSquared, seats);
    const std::size_t bots = writtenBots(tally);
    writeNumbers(json, "botWins", tally.botWins, bots);
    writeNumbers(json, "botTeams", tally.botTeams, bots);
    writeNumbers(json, "fights", tally.fights, tally.fights.size());
    writeArrangements(json, tally);
    json.endObject();
}

sim::Tally::BySeat TallyReader::numbers(const Node& list, int size) {
    sim::Tally::BySeat all{};
    int read = 0;
    each(list, static_cast<std::size_t>(size),
         [&](const JsonNode& node) { all[static_cast<std::size_t>(read++)] = number(node); });
    if (!mError && read != size) fail(list->error("parts.tally"));
    return all;
}

sim::Tally::ByBot TallyReader::byBot(const Node& list) {
    sim::Tally::ByBot all{};
    int read = 0;
    each(list, all.size(),
         [&](const JsonNode& node) { all[static_cast<std::size_t>(read++)] = number(node); });
    if (!mError && read < maxSeats) fail(list->error("parts.tally"));
    return all;
}

void TallyReader::readShape(JsonObject& object, sim::Tally& tally) {
    tally.seats = integer(member(object, "seats"), 2, maxSeats).value_or(2);
    tally.teams = integer(member(object, "teams"), 2, tally.seats).value_or(2);
    const Node factions = member(object, "factions");
    tally.factions = integer(factions, 0, sim::maxFactions).value_or(0);
    if (!mError && tally.factions > 0 && tally.factions < tally.teams)
        return fail(factions->error("parts.tally"));
    const Node list = member(object, "teamOf");
    const auto teams = numbers(list, tally.seats);
    if (mError) return;
    for (int team = 0; team < tally.teams; ++team)
        if (std::find(teams.begin(), teams.begin() + tally.seats, team) == teams.begin() + tally.seats)
            return fail(list->error("parts.tally"));
    for (int seat = 0; seat < tally.seats; ++seat) {
        if (teams[seat] < 0 || teams[seat] >= tally.teams) return fail(list->error("parts.tally"));
        tally.teamOf[seat] = static_cast<std::uint8_t>(teams[seat]);
    }
    readJudged(object, tally);
}

void TallyReader::readJudged(JsonObject& object, sim::Tally& tally) {
    if (const Node ordered = object.optional("ordered"))
        tally.ordered = keep(ordered->boolean()).value_or(true);
    if (const Node judged = object.optional("judged")) {
        const auto order = keep(judged->string());
        if (mError) return;
        if (*order != "order" || !tally.ordered || tally.teams != tally.seats)
            return fail(judged->error("parts.tally"));
        tally.judged = Judged::Order;
    }
    if (const Node list = object.optional("targets")) {
        const int places = sim::placesOf(tally);
        const auto targets = numbers(list, places);
        for (int place = 0; place < places && !mError; ++place) {
            if (targets[place] < 1 || targets[place] > INT32_MAX) return fail(list->error("parts.tally"));
            tally.targets[place] = static_cast<std::int32_t>(targets[place]);
        }
    }
}

void TallyReader::readArrangement(const JsonNode& node, sim::Tally& tally) {
    const auto seats = static_cast<std::size_t>(tally.seats);
    std::vector<std::int64_t> row;
    each(node, 1 + 2 * std::size_t{maxSeats}, [&](const JsonNode& one) { row.push_back(count(one)); });
    if (mError) return;
    if (row.size() != 1 + seats + static_cast<std::size_t>(tally.teams) || row[0] >= tally.seats)
        return fail(node.error("parts.tally"));
    sim::Arrangement arrangement{static_cast<std::uint8_t>(row[0]), {}};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (row[1 + seat] >= std::max(1, tally.factions)) return fail(node.error("parts.tally"));
        arrangement.faction[seat] = static_cast<std::uint8_t>(row[1 + seat]);
    }
    sim::Tally::BySeat wins{};
    std::copy(row.begin() + 1 + tally.seats, row.end(), wins.begin());
    if (!tally.arrangements.emplace(arrangement, wins).second) fail(node.error("parts.tally"));
}

Result<TallyReader::Read> TallyReader::read(JsonObject& object, const JsonNode& node) {
    Read found;
    sim::Tally& tally = found.tally;
    found.trial = integer(member(object, "trial"), 0, maxTrials).value_or(0);
    readShape(object, tally);
    tally.shared = count(object.optional("shared"));
    tally.drawn = count(object.optional("drawn"));
    tally.games = count(member(object, "games"));
    tally.unfinished = count(member(object, "unfinished"));
    tally.decisions = count(member(object, "decisions"));
    tally.hash = digits(member(object, "hash"), "parts.tally", 16).value_or(0);
    tally.wins = numbers(member(object, "wins"), tally.teams);
    tally.points = numbers(member(object, "points"), tally.seats);
    tally.pointsSquared = numbers(member(object, "pointsSquared"), tally.seats);
    tally.marginSquared = numbers(member(object, "marginSquared"), tally.seats);
    tally.botWins = byBot(member(object, "botWins"));
    tally.botTeams = byBot(member(object, "botTeams"));
    each(member(object, "fights"), maxPlaces,
         [&](const JsonNode& one) { tally.fights.push_back(count(one)); });
    each(member(object, "arrangements"), maxPlaces,
         [&](const JsonNode& one) { readArrangement(one, tally); });
    keep(object.refuseLeftover());
    if (!mError && !addsUp(tally)) fail(node.error("parts.tally"));
    if (mError) return *mError;
    return found;
}

}  // namespace hexa::parts
