// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the seats and of each player's start position: BB-001, BB-070.
#include "core/systems/bauen/check/findings.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

constexpr int startWorkers = 3;  // BB-070

struct Start {
    int halls = 0, workers = 0, carrying = 0, businesses = 0, goods = 0;
    /// True with no more than the start pieces: the game has not begun yet.
    bool isFresh() const { return halls <= 1 && workers <= startWorkers && businesses <= 1; }
};

std::vector<Start> startsOn(const CheckInput& input) {
    std::vector<Start> starts(static_cast<std::size_t>(input.scenario.players()));
    const auto of = [&](std::optional<int> seat) {
        return seat && *seat >= 0 && *seat < input.scenario.players()
                   ? &starts[static_cast<std::size_t>(*seat)]
                   : nullptr;
    };
    for (const PiecePlacement& placed : input.scenario.board.pieces) {
        if (placed.kind == piece::business) {
            if (Start* start = of(input.ownerAt(placed.at))) {
                ++start->businesses;
                start->goods += numberIn(placed.attributes, property::store, 0);
            }
        } else if (Start* start = of(placed.seat)) {
            if (placed.kind == piece::townHall) ++start->halls;
            if (placed.kind == piece::worker) ++start->workers;
            if (placed.kind == piece::worker && flagIn(placed.attributes, property::carrying))
                ++start->carrying;
        }
    }
    return starts;
}

}  // namespace

void checkStart(const CheckInput& input) {
    const int players = input.scenario.players();
    if (players < minSeats || players > maxPlayers)
        input.findings.add("E28", {number("n", players)}, Severity::Error, {}, "BB-001");
    // A board without pieces is not a position: nothing is missing from it.
    if (input.scenario.board.pieces.empty() || players > maxPlayers) return;
    const std::vector<Start> starts = startsOn(input);
    const bool fresh = std::ranges::all_of(starts, &Start::isFresh);
    for (std::size_t seat = 0; seat < starts.size(); ++seat) {
        const Start& start = starts[seat];
        std::vector<Localized> missing;
        const auto need = [&](bool there, const char* code) {
            if (!there) missing.push_back(say(code));
        };
        need(start.halls > 0, "bauen.missing.hall");
        need(start.workers >= startWorkers, "bauen.missing.workers");
        // Later in a game workers have paid and goods were spent.
        if (fresh && start.workers >= startWorkers)
            need(start.carrying >= startWorkers, "bauen.missing.carrying");
        need(start.businesses > 0, "bauen.missing.business");
        if (fresh && start.businesses > 0) need(start.goods > 0, "bauen.missing.good");
        if (!missing.empty())
            input.findings.add(
                "W03", {number("player", static_cast<std::int64_t>(seat) + 1), {"missing", listed(missing)}},
                Severity::Warning, {}, "BB-070");
    }
}

}  // namespace hexa::bauen
