// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/rules/table.h"

#include "core/base/rng.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>
#include <string>

namespace hexa::bauen {
namespace {

Status checkLand(const Land& land) {
    if (land.regions.empty()) return Error("bauen.play.empty");
    for (const Area& area : land.areas)
        if (area.region == none) return Error("bauen.play.loose", {}, HexPlace{area.at.q, area.at.r});
    for (const LandRegion& region : land.regions)
        if (region.areas.empty())
            return Error("bauen.play.loose", {}, HexPlace{region.anchor.q, region.anchor.r});
    return Done{};
}

/// Checks that every player without a town finds a region for the first one (BB-070).
Status checkRoom(const Position& position) {
    std::set<int> owners;
    int free = 0;
    for (int region = 0; region < position.land.regionCount(); ++region) {
        const int owner = position.pieces.region(region).owner;
        if (owner == none)
            ++free;
        else
            owners.insert(owner);
    }
    const int needed = position.seats - static_cast<int>(owners.size());
    if (free >= needed) return Done{};
    return Error("bauen.play.room", {{"count", std::int64_t{free}}, {"needed", std::int64_t{needed}}});
}

/// Checks that the box has enough pieces for the map (BB-007, BB-008).
Status checkSupply(const Position& position, const GameData& data) {
    std::array<std::array<int, 4>, maxPlayers> used{};  // halls, workers, walls, troop dice
    int red = 0, white = 0;
    for (int area = 0; area < position.land.areaCount(); ++area) {
        const AreaPieces& there = position.pieces.area(area);
        red += there.level > 0 ? 1 : 0;
        white += there.store > 0 ? 1 : 0;
        if (there.troop != none) ++used[static_cast<std::size_t>(there.troop)][3];
        const int owner = ownerOf(position.land, position.pieces, area);
        if (owner == none) continue;
        auto& own = used[static_cast<std::size_t>(owner)];
        own[1] = std::accumulate(there.workers.begin(), there.workers.end(), own[1]);
        own[2] += std::popcount(there.walls);
    }
    for (const RegionPieces& town : position.pieces.regions) {
        if (town.owner == none) continue;
        ++used[static_cast<std::size_t>(town.owner)][0];
        used[static_cast<std::size_t>(town.owner)][3] += town.garrison > 0 ? 1 : 0;
    }
    // Walls of the four rounds are on the round track, dealt as evenly as it goes (BB-065).
    const int onTrack = (rounds + position.seats - 1) / position.seats;
    const std::array<int, 4> most{townHalls, workersInAll, wallsInAll - onTrack, troopDice};
    constexpr std::array<const char*, 4> kinds{"bauen.word.town-halls", "bauen.word.workers",
                                               "bauen.word.walls", "bauen.word.troops"};
    for (int seat = 0; seat < position.seats; ++seat)
        for (std::size_t kind = 0; kind < most.size(); ++kind)
            if (const int count = used[static_cast<std::size_t>(seat)][kind]; count > most[kind])
                return Error("bauen.play.supply", {{"player", std::int64_t{seat} + 1},
                                                   {"kind", say(kinds[kind])},
                                                   {"count", std::int64_t{count}},
                                                   {"max", std::int64_t{most[kind]}}});
    const DiceFacts& dice = data.dice[static_cast<std::size_t>(position.seats)];
    if (red <= dice.red && white <= dice.white) return Done{};
    return Error("bauen.play.dice", {{"red", std::int64_t{red}},
                                     {"white", std::int64_t{white}},
                                     {"max-red", std::int64_t{dice.red}},
                                     {"max-white", std::int64_t{dice.white}}});
}

/// Checks for one secret mission of each theme for every player, and one more with public missions
/// (BB-067, BB-068).
Status checkMissions(const GameData& data, int seats, bool open) {
    const int needed = seats + (open ? 1 : 0);
    for (std::size_t theme = 0; theme < themeCount; ++theme) {
        const auto count = std::ranges::count(data.missions, static_cast<Theme>(theme), &Mission::theme);
        if (count < needed)
            return Error("bauen.play.missions",
                         {{"theme", say(("bauen.theme." + std::string(themeIds[theme])).c_str())},
                          {"count", static_cast<std::int64_t>(count)},
                          {"players", std::int64_t{seats}},
                          {"needed", std::int64_t{needed}}});
    }
    return Done{};
}

}  // namespace

int Table::fieldAt(std::string_view id) const {
    const auto found = std::ranges::find(data.fields, id, &Field::id);
    return found == data.fields.end() ? none : static_cast<int>(found - data.fields.begin());
}

Result<Table> makeTable(const Position& position, const GameData& data, const RuleOptions& options) {
    if (position.seats < minSeats || position.seats > maxPlayers)
        return Error("bauen.play.players", {{"count", std::int64_t{position.seats}}}, JsonPointer{"/seats"});
    if (const Status checked = checkLand(position.land); !checked) return checked.error();
    if (const Status checked = checkRoom(position); !checked) return checked.error();
    if (const Status checked = checkSupply(position, data); !checked) return checked.error();
    if (const Status checked = checkMissions(data, position.seats, options.on(Switch::PublicMissions));
        !checked)
        return checked.error();
    Table table;
    table.seats = position.seats;
    table.land = position.land;
    table.start = position.pieces;
    table.data = data;
    table.options = options;
    for (int round = 0; round < rounds; ++round)
        table.values[static_cast<std::size_t>(round)] = valuesIn(data, round);
    for (const Colour colour : colours)
        table.domains[indexOf(colour)] = data.resources[indexOf(colour)].domain;
    table.knightsCost =
        std::ranges::any_of(data.knights.prices, [](const Cost& cost) { return cost != Cost{}; });
    return table;
}

Deal dealOf(const Table& table, std::uint64_t seed) {
    Deal deal;
    Rng starts(seed, "bauen-start");
    std::vector<std::int8_t> thrown;
    while (thrown.size() < deal.starter.size()) {
        std::vector<std::int8_t> seats(static_cast<std::size_t>(table.seats));
        std::iota(seats.begin(), seats.end(), std::int8_t{0});
        starts.shuffle(seats);
        thrown.insert(thrown.end(), seats.begin(), seats.end());
    }
    std::copy_n(thrown.begin(), deal.starter.size(), deal.starter.begin());
    Rng missions(seed, "bauen-missions");
    for (auto& seat : deal.secret) seat.fill(noMission);
    deal.open.fill(noMission);
    for (std::size_t theme = 0; theme < themeCount; ++theme) {
        std::vector<std::uint8_t> stack;
        for (std::size_t i = 0; i < table.data.missions.size(); ++i)
            if (table.data.missions[i].theme == static_cast<Theme>(theme))
                stack.push_back(static_cast<std::uint8_t>(i));
        missions.shuffle(stack);
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.seats); ++seat)
            deal.secret[seat][theme] = stack[seat];
        if (table.options.on(Switch::PublicMissions))
            deal.open[theme] = stack[static_cast<std::size_t>(table.seats)];
    }
    return deal;
}

}  // namespace hexa::bauen
