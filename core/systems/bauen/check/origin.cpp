// SPDX-License-Identifier: GPL-3.0-or-later
// What is made up because the rulebook's pictures are lost, and what of the board is the designer's own.
#include "core/systems/bauen/check/findings.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

bool madeUp(ValueSource source) { return source == ValueSource::StandIn; }

}  // namespace

void checkOrigin(const CheckInput& input) {
    const GameData& data = input.set.data;
    const auto& regions = input.scenario.board.regions;
    std::vector<Localized> list;
    const auto tell = [&](bool standIn, const char* code) {
        if (standIn) list.push_back(say(code));
    };
    const bool own = std::ranges::any_of(regions, [&](const RegionPlacement& region) {
        return input.catalog.regionShape(region.kind) == nullptr;
    });
    const bool ofCatalog = std::ranges::any_of(regions, [&](const RegionPlacement& region) {
        return input.catalog.regionShape(region.kind) != nullptr;
    });
    tell(input.set.lattice.standIn, "bauen.source.layout");
    tell(input.set.standInRegions && ofCatalog, "bauen.source.regions");
    const int players = input.scenario.players();
    tell(players >= minSeats && players <= maxPlayers &&
             madeUp(data.dice[static_cast<std::size_t>(players)].source),
         "bauen.source.components");
    tell(madeUp(data.town.source) || madeUp(data.business.source) || madeUp(data.walls.source),
         "bauen.source.costs");
    tell(std::ranges::any_of(data.fields, madeUp, &Field::source), "bauen.source.actionboard");
    tell(std::ranges::any_of(data.resources, madeUp, &ResourceFacts::source), "bauen.source.resources");
    tell(std::ranges::any_of(data.marker, madeUp, &RoundFacts::source), "bauen.source.rounds");
    tell(std::ranges::any_of(data.goods, madeUp, &GoodFacts::source), "bauen.source.goods");
    tell(std::ranges::any_of(data.missions, madeUp, &Mission::source), "bauen.source.missions");
    if (!list.empty())
        // Nobody can mend that on the map: told as a hint, or people stop looking at warnings.
        input.findings.add("W01", {{"list", listed(list)}}, Severity::Hint, {}, "BB-U01");

    const bool offLattice = std::ranges::any_of(regions, [&](const RegionPlacement& region) {
        const auto index = static_cast<std::size_t>(&region - regions.data());
        return !placeAt(input.set.lattice, input.regions.hexesOf(index));
    });
    if (own || offLattice) input.findings.add("I01", {}, Severity::Hint, {}, {});
}

}  // namespace hexa::bauen
