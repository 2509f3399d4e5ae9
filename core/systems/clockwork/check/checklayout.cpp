// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/systems/clockwork/check/findings.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Test-play keeps a territory set in one 64-bit word; larger maps can be drawn and printed, not
/// played.
constexpr std::int64_t maxPlayableTerritories = 64;

/// True if Capitals have left the marks of the layout (GEN-05).
bool capitalsMoved(const Scenario& scenario, const Scenario& layout) {
    return std::any_of(scenario.seats.begin(), scenario.seats.end(),
                       [&](const Seat& seat) { return !layout.seatAt(seat.homeHex()); });
}

/// Checks for a missing Capital of the layout, and so a missing player: every other number on the
/// map follows from that.
void checkLostHomes(const CheckInput& input, const Layout& layout) {
    const Scenario& scenario = input.scenario;
    if (scenario.players() >= layout.scenario.players()) return;
    bool lost = false;
    for (const Seat& seat : layout.scenario.seats) {
        const Cell* cell = scenario.board.find(seat.homeHex());
        if (scenario.seatAt(seat.homeHex()) || cell == nullptr || cell->kind == tile::capital) continue;
        lost = true;
        std::optional<Finding::Fix> fix;
        if (!cell->locked)
            fix = {"clockwork.fix.place-capital",
                   paintCells(scenario, input.catalog, {&*seat.home, 1}, tile::capital)};
        input.findings.add({{"clockwork.layout.home-lost",
                             {{"layout", layout.name},
                              number("count", scenario.players()),
                              number("players", layout.scenario.players())}},
                            input.byProfile(),
                            placeOf(seat.homeHex()),
                            "GEN-05"},
                           std::move(fix));
    }
    if (!lost || scenario.players() < input.catalog.minSeats) return;
    // Without its layout it is a map of its own shape, and is judged for the remaining players.
    Provenance provenance = scenario.provenance;
    provenance.layout.clear();
    input.findings.add(
        {{"clockwork.layout.fewer", {number("players", scenario.players())}}, Severity::Hint, {}, "GEN-06"},
        Finding::Fix{"clockwork.fix.fewer-players", {SetProvenance{std::move(provenance)}}});
}

}  // namespace

const Layout* layoutOf(const CheckInput& input) {
    const auto sameHex = [](const Cell& a, const Cell& b) { return a.at == b.at; };
    const auto cells = input.scenario.board.cells();
    for (const Layout& layout : input.layouts) {
        if (layout.id != input.scenario.provenance.layout) continue;
        const auto shape = layout.scenario.board.cells();
        if (std::equal(cells.begin(), cells.end(), shape.begin(), shape.end(), sameHex)) return &layout;
    }
    return nullptr;
}

void checkLayout(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    const auto cells = scenario.board.cells();
    const auto territories =
        std::count_if(cells.begin(), cells.end(), [](const Cell& cell) { return isTile(cell.kind); });
    if (territories > maxPlayableTerritories)
        input.findings.add({{"clockwork.territories.too-many",
                             {number("count", territories), number("max", maxPlayableTerritories)}},
                            Severity::Warning});
    if (scenario.board.orientation != input.catalog.orientation)
        input.findings.add({{"clockwork.orientation"}, Severity::Hint, {}, "GEN-05"});
    if (const Layout* layout = layoutOf(input)) {
        checkLostHomes(input, *layout);
        if (capitalsMoved(scenario, layout->scenario))
            input.findings.add({{"clockwork.layout.capitals-moved", {{"layout", layout->name}}},
                                input.rulebook() ? Severity::Warning : Severity::Hint,
                                {},
                                "GEN-05"});
    }
    if (scenario.provenance.standIn)
        input.findings.add({{"clockwork.layout.stand-in"}, Severity::Hint, {}, "GEN-05"});
}

}  // namespace hexa::clockwork
