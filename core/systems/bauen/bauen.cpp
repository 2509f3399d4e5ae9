// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/bauen.h"

#include "core/engine/builtin.h"
#include "core/engine/check/box.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "core/systems/bauen/balance/functions.h"
#include "core/systems/bauen/cases/cases.h"
#include "core/systems/bauen/check/check.h"
#include "core/systems/bauen/generate/functions.h"
#include "core/systems/bauen/layouts.h"
#include "core/systems/bauen/ownerdata.h"
#include "core/systems/bauen/play/functions.h"
#include "core/systems/bauen/play/scoring.h"
#include "core/systems/bauen/play/survey.h"
#include "core/systems/bauen/players.h"
#include "core/systems/bauen/print/functions.h"
#include "core/systems/bauen/terms/landscape.h"
#include "core/systems/bauen/terms/origin.h"
#include "core/systems/bauen/terms/resources.h"
#include "core/systems/bauen/terms/sentences.h"
#include "core/systems/bauen/terms/slots.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hexa::bauen {
namespace {

constexpr std::array sampleNames{"board-2", "board-3", "board-4", "board-5", "board-6", "start-2", "start-4"};

/// Returns the region moved to the place of the lattice that has its hexes. A region on none of the
/// places stays, and so does everything in a free design.
MapObject settledOn(const Scenario& scenario, const GameSet& set, const MapObject& object) {
    if (scenario.profile == RuleProfile::Free) return object;
    const auto* region = std::get_if<RegionPlacement>(&object);
    const RegionShape* shape = region == nullptr ? nullptr : shapeOf(scenario, set.catalog, region->kind);
    const auto turns = turnsOf(set.lattice.shape);
    if (shape == nullptr || region->mirrored ||
        std::ranges::find(turns, (region->turns % 6 + 6) % 6) == turns.end())
        return object;
    for (const LatticePlace place : placesOf(set.lattice, scenario.players())) {
        const std::vector<Hex> hexes = hexesOf(set.lattice, place);
        if (std::ranges::find(hexes, region->anchor) == hexes.end()) continue;
        RegionPlacement settled = *region;
        settled.anchor = laidAt(set.lattice, place, region->kind, (region->turns % 6 + 6) % 6).anchor;
        return settled;
    }
    return object;
}

/// Returns the number of regions of each landscape on a board (BB-021).
std::vector<CountRange> countRanges(const Catalog& catalog, int players) {
    const int each = players * static_cast<int>(regionsPerColumn);
    std::vector<CountRange> ranges;
    for (const std::string_view id : landscapeIds) {
        const KindId kind = *catalog.kindId(id);
        ranges.push_back({catalog.kind(kind).name, {kind}, each, each, false, "BB-021"});
    }
    return ranges;
}

/// Corrects the counts of red dice, which depend on the number of players (BB-008).
void correctBox(const Scenario& scenario, const GameSet& set, std::vector<BoxCount>& counts) {
    const int players = scenario.players();
    if (players < minSeats || players > maxPlayers) return;
    for (BoxCount& count : counts)
        if (count.table == ObjectTable::Pieces && count.kind == piece::business)
            count.has = set.data.dice[static_cast<std::size_t>(players)].red;
}

}  // namespace

GameSystem makeSystem() { return makeSystem(builtInSet()); }

GameSystem makeSystem(GameSet edition) {
    // The functions outlive this one and are copied with the system, so they share their data.
    const auto set = std::make_shared<const GameSet>(std::move(edition));
    const auto names = std::make_shared<const SlotNames>(SlotNames::make());
    GameSystem system;
    system.catalog = set->catalog;
    system.messages = allMessages();
    system.drawings = builtInDrawings(resourceFiles());
    for (const std::string name : sampleNames) system.samples.push_back({name, resource(name + ".hexa")});
    system.layouts = makeLayouts(*set);
    system.check = [set](const Scenario& scenario, std::stop_token stop) {
        return check(scenario, *set, std::move(stop));
    };
    system.refusal = [set](const Scenario& scenario, const MapObject& object,
                           std::optional<ObjectRef> instead) {
        return refusal(scenario, *set, object, instead);
    };
    system.slotsOf = [set, names](const Scenario& scenario, Hex at) {
        return slotsOf(scenario, set->catalog, *names, at);
    };
    system.marks = [set, names](const Scenario& scenario, Hex at) {
        return marksOf(scenario, set->catalog, *names, at);
    };
    system.settled = [set](const Scenario& scenario, const MapObject& object) {
        return settledOn(scenario, *set, object);
    };
    system.box = [set](const Scenario& scenario, std::vector<BoxCount>& counts) {
        correctBox(scenario, *set, counts);
    };
    system.ranges = [set](int players) { return countRanges(set->catalog, players); };
    GenerateFunctions generate = makeGenerateFunctions(set);
    generate.forPlayers = [set](const Scenario& scenario, int players) {
        return changePlayers(scenario, *set, players);
    };
    BalanceFunctions balance = makeBalanceFunctions(set);
    balance.survey = [set](const Scenario& scenario, const SurveyRequest& request) {
        return surveyGames(scenario, *set, request);
    };
    balance.uncertifiable = [set](const std::string& pack,
                                  const Scenario& scenario) -> std::optional<Message> {
        const auto own = pack.empty() ? Result<GameSet>(*set) : editionOf(pack);
        if (!own) return std::nullopt;  // no games either
        const std::vector<Localized> list = standInsOf(*own, scenario.players());
        if (list.empty()) return std::nullopt;
        return Message{"bauen.balance.stand-ins", {{"list", listed(list)}}};
    };
    system.balance = std::make_shared<const BalanceFunctions>(std::move(balance));
    system.generate = std::make_shared<const GenerateFunctions>(std::move(generate));
    system.play = std::make_shared<const PlayFunctions>(makePlayFunctions(set, editionOf));
    system.print = std::make_shared<const PrintFunctions>(makePrintFunctions(set));
    system.scoring = std::make_shared<const ScoreFunctions>(makeScoreFunctions(set));
    system.selfCheck = [] { return std::vector<SelfCheck>{play::checkRuleCases(caseGame())}; };
    return system;
}

}  // namespace hexa::bauen
