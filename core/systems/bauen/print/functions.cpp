// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/print/functions.h"

#include "core/systems/bauen/print/items.h"
#include "core/systems/bauen/terms/regionmap.h"
#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <string>
#include <utility>

namespace hexa::bauen {
namespace {

constexpr double hexAcross = 60;  // mm, from flat to flat (BB-U12)

/// Returns the laying order (BB-061, BB-062): column by column, from top to bottom; the anchor of
/// each region.
std::vector<LayingGroup> layingGroups(const GameSet& set, const Scenario& scenario) {
    const RegionMap regions(scenario, set.catalog);
    std::vector<LayingGroup> groups;
    for (const LatticePlace place : placesOf(set.lattice, scenario.players())) {
        if (place.row == 0)
            groups.push_back(
                {{"bauen.print.column", {{"column", static_cast<std::int64_t>(place.column) + 1}}}, {}});
        const auto region = regions.at(hexesOf(set.lattice, place).front());
        if (region) groups.back().places.push_back(scenario.board.regions[*region].anchor);
    }
    return groups;
}

/// Returns BB-060 to BB-065 as steps to tick.
std::vector<SheetStep> layingSteps(const Scenario& scenario) {
    const std::int64_t players = scenario.players();
    std::vector<SheetStep> steps;
    const auto add = [&](const char* code) {
        steps.push_back(
            {{code, {{"players", players}, {"n", players * static_cast<std::int64_t>(regionsPerColumn)}}}});
    };
    add("bauen.print.step.sort");
    add("bauen.print.step.draw");
    add("bauen.print.step.shuffle");
    add("bauen.print.step.lay");
    add("bauen.print.step.start-players");
    return steps;
}

Track roundTrack(const GameData& data) {
    Track track{{"bauen.print.track.rounds", {}}, {}, static_cast<std::size_t>(rounds)};
    for (int round = 0; round < rounds; ++round) {
        TrackStep step{std::to_string(round + 1), {}, false};
        for (const Colour colour : data.marker[static_cast<std::size_t>(round)].lifted)
            step.notes.push_back(
                {"bauen.print.track.lift", {{"resource", data.resources[indexOf(colour)].name}}});
        track.steps.push_back(std::move(step));
    }
    return track;
}

/// Returns the places of the resource markers of a domain, highest first (BB-040).
Track valueTrack(const GameData& data, Domain domain) {
    Track track{{"bauen.print.track.values." + std::string(domainIds[indexOf(domain)]), {}}, {}, 3};
    for (int value = 3; value >= 1; --value) {
        TrackStep step{std::to_string(value), {}, false};
        for (const ResourceFacts& resource : data.resources)
            if (resource.domain == domain && resource.start == value)
                step.notes.push_back({"bauen.print.track.begins", {{"resource", resource.name}}});
        track.steps.push_back(std::move(step));
    }
    return track;
}

Track countTrack(std::string code, int first, int last) {
    Track track{{std::move(code), {}}, {}, 12};
    for (int number = first; number <= last; ++number)
        track.steps.push_back({std::to_string(number), {}, false});
    return track;
}

/// Returns the extra board as tracks: rounds, values, dice in stock, glory points by theme.
std::vector<Track> extraBoard(const GameData& data, int players) {
    std::vector<Track> tracks{roundTrack(data), valueTrack(data, Domain::Building),
                              valueTrack(data, Domain::Supply)};
    if (players < minSeats || players > maxPlayers) return tracks;
    const DiceFacts& dice = data.dice[static_cast<std::size_t>(players)];
    tracks.push_back(countTrack("bauen.print.track.red", 1, dice.red));
    tracks.push_back(countTrack("bauen.print.track.white", 1, dice.white));
    // A theme has one public and one secret mission, each worth a point for every other player
    // (BB-162).
    for (const std::string_view theme : themeIds)
        tracks.push_back(countTrack("bauen.print.track.glory." + std::string(theme), 0, 2 * (players - 1)));
    return tracks;
}

}  // namespace

PrintFunctions makePrintFunctions(const std::shared_ptr<const GameSet>& set) {
    PrintFunctions functions;
    functions.tileSize = hexAcross;
    functions.tracks = say("bauen.print.tracks");
    functions.facts = [set](const Scenario& scenario) {
        SheetFacts facts;
        facts.laying = layingGroups(*set, scenario);
        facts.procedure = layingSteps(scenario);
        facts.tracks = extraBoard(set->data, scenario.players());
        return facts;
    };
    functions.sheets = cutSheets();
    functions.items = [set](const std::string&, const Scenario& scenario, const std::string& sheet) {
        return cutItems(*set, scenario, sheet);
    };
    return functions;
}

}  // namespace hexa::bauen
