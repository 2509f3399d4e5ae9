// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/check/findings.h"

#include <algorithm>
#include <array>

namespace hexa::clockwork {
namespace {

using Index = std::int32_t;
constexpr Index none = -1;
using Neighbours = std::array<Index, 6>;

/// Returns the neighbours of every cell by index. Cells are sorted by column, so that each column
/// is merged with the next one and every cell is passed a few times only, on maps of any size.
std::vector<Neighbours> neighboursOf(std::span<const Cell> cells) {
    std::vector<Neighbours> result(cells.size());
    for (Neighbours& entry : result) entry.fill(none);
    const auto join = [&](std::size_t a, std::size_t b, std::size_t direction) {
        result[a][direction] = static_cast<Index>(b);
        result[b][(direction + 3) % 6] = static_cast<Index>(a);
    };
    std::size_t right = 0;  // in the next column: never above what the cells still to come touch
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Hex at = cells[i].at;
        if (i + 1 < cells.size() && cells[i + 1].at == at + directions[5]) join(i, i + 1, 5);
        const Hex upperRight = at + directions[1];
        const Hex lowerRight = at + directions[0];
        while (right < cells.size() && cells[right].at < upperRight) ++right;
        std::size_t candidate = right;
        if (candidate < cells.size() && cells[candidate].at == upperRight) join(i, candidate++, 1);
        if (candidate < cells.size() && cells[candidate].at == lowerRight) join(i, candidate, 0);
    }
    return result;
}

/// Marks with `bit` the cells that a player reaches from its Capital over touching territories
/// (MAP-06), never into another Capital (MAP-04). Empty slots are passable, since they will get a
/// tile.
void flood(std::span<const Cell> cells, const std::vector<Neighbours>& neighbours, Index home,
           std::uint8_t bit, std::vector<std::uint8_t>& marks, std::vector<Index>& queue) {
    queue.assign(1, home);
    marks[static_cast<std::size_t>(home)] |= bit;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Index next : neighbours[static_cast<std::size_t>(queue[i])]) {
            if (next == none) continue;
            const auto at = static_cast<std::size_t>(next);
            if ((marks[at] & bit) != 0 || cells[at].kind == KindId::Blank || cells[at].kind == tile::capital)
                continue;
            marks[at] |= bit;
            queue.push_back(next);
        }
}

struct Home {
    std::size_t seat = 0;
    Index at = none;
};

std::vector<Home> homesOf(const Scenario& scenario) {
    std::vector<Home> homes;
    for (std::size_t seat = 0; seat < scenario.seats.size() && homes.size() < 8; ++seat) {
        const Cell* cell = scenario.board.find(scenario.seats[seat].homeHex());
        if (cell != nullptr && cell->kind == tile::capital)
            homes.push_back({seat, static_cast<Index>(cell - scenario.board.cells().data())});
    }
    return homes;
}

}  // namespace

void checkReach(const CheckInput& input) {
    const auto cells = input.scenario.board.cells();
    const std::vector<Home> homes = homesOf(input.scenario);
    if (homes.empty()) return;
    const std::vector<Neighbours> neighbours = neighboursOf(cells);
    std::vector<std::uint8_t> marks(cells.size(), 0);
    std::vector<Index> queue;
    queue.reserve(cells.size());
    for (std::size_t i = 0; i < homes.size(); ++i) {
        if (input.stop.stop_requested()) return;
        flood(cells, neighbours, homes[i].at, static_cast<std::uint8_t>(1U << i), marks, queue);
    }

    std::vector<std::int64_t> cutOff(homes.size(), 0);
    std::vector<const Cell*> first(homes.size(), nullptr);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell& cell = cells[i];
        if (!isTile(cell.kind) || cell.kind == tile::capital) continue;
        if (marks[i] == 0) {
            if (input.findings.wants("clockwork.reach.nobody", Severity::Warning, "MAP-06"))
                input.findings.add(
                    {{"clockwork.reach.nobody",
                      {{"kind", input.catalog.kind(cell.kind).name}, text("id", cell.id.text())}},
                     Severity::Warning,
                     placeOf(cell.at),
                     "MAP-06"});
            continue;
        }
        for (std::size_t home = 0; home < homes.size(); ++home)
            if ((marks[i] >> home & 1U) == 0 && cutOff[home]++ == 0) first[home] = &cell;
    }
    for (std::size_t home = 0; home < homes.size(); ++home) {
        if (cutOff[home] == 0) continue;
        Arguments arguments{number("seat", static_cast<std::int64_t>(homes[home].seat) + 1),
                            number("count", cutOff[home])};
        const Faction* race = factionOf(input.scenario, input.catalog, homes[home].seat);
        arguments.push_back({"race", race != nullptr ? race->name : Localized{}});
        input.findings.add({{"clockwork.reach.seat", std::move(arguments)},
                            Severity::Warning,
                            placeOf(first[home]->at),
                            "MAP-04"});
    }
}

}  // namespace hexa::clockwork
