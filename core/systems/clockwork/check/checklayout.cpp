// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/check/findings.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Test-play keeps a territory set in one 64-bit word; larger maps can be drawn and printed, not played.
constexpr std::int64_t maxPlayableTerritories = 64;

/// GEN-05: Capitals stand where the layout marks them. Only said of a map that still has the layout's shape and place.
bool capitalsMoved(const Scenario& scenario, const Scenario& layout) {
    const auto cells = scenario.board.cells();
    const auto shape = layout.board.cells();
    const auto sameHex = [](const Cell& a, const Cell& b) { return a.at == b.at; };
    if (!std::equal(cells.begin(), cells.end(), shape.begin(), shape.end(), sameHex)) return false;
    return std::any_of(scenario.seats.begin(), scenario.seats.end(),
                       [&](const Seat& seat) { return !layout.seatAt(seat.home); });
}

}  // namespace

void checkLayout(const CheckInput& input) {
    const Scenario& scenario = input.scenario;
    const auto cells = scenario.board.cells();
    const auto territories =
        std::count_if(cells.begin(), cells.end(), [](const Cell& cell) { return isTile(cell.kind); });
    if (territories > maxPlayableTerritories)
        input.findings.add({Severity::Warning,
                            "clockwork.territories.too-many",
                            {number("count", territories), number("max", maxPlayableTerritories)},
                            {},
                            ""});
    if (scenario.board.orientation != input.catalog.orientation)
        input.findings.add({Severity::Hint, "clockwork.orientation", {}, {}, "GEN-05"});
    for (const Layout& layout : input.layouts) {
        if (layout.id != scenario.provenance.layout || !capitalsMoved(scenario, layout.scenario)) continue;
        input.findings.add({input.rulebook() ? Severity::Warning : Severity::Hint,
                            "clockwork.layout.capitals-moved",
                            {{"layout", layout.name}},
                            {},
                            "GEN-05"});
    }
    if (scenario.provenance.standIn)
        input.findings.add({Severity::Hint, "clockwork.layout.stand-in", {}, {}, "GEN-05"});
}

}  // namespace hexa::clockwork
