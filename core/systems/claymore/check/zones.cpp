// SPDX-License-Identifier: GPL-3.0-or-later
// Zones, objectives and the mat itself: CS-020, CS-025, CS-032, CS-053, CS-054, CS-150.
#include "core/systems/claymore/terms/zones.h"
#include "core/systems/claymore/check/findings.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace hexa::claymore {

namespace {

/// Names of hexes, for one line about all of a stroke.
std::string listedHexes(const CheckInput& input, std::span<const Hex> hexes) {
    constexpr std::size_t most = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(hexes.size(), most); ++i)
        names += (i > 0 ? "; " : "") + nameOf(input.scenario.board, hexes[i]);
    return hexes.size() > most ? names + "; …" : names;
}

/// CS-E25: finds pieces and zones beside the mat.
void checkOutside(const CheckInput& input) {
    const Board& board = input.scenario.board;
    const auto tell = [&](Hex at, Place place, std::optional<Finding::Fix> fix) {
        input.findings.add("E25", {input.hex(at), insteadOfCommon("object.without-ground")}, Severity::Error,
                           std::move(place), "CS-020", std::move(fix));
    };
    const auto known = [&](const std::string& kind) { return input.catalog.pieceKind(kind) != nullptr; };
    for (std::size_t i = 0; i < board.pieces.size(); ++i)
        if (known(board.pieces[i].kind) && input.field.find(board.pieces[i].at) == noHex)
            tell(board.pieces[i].at, placeOf(board.pieces[i].at), input.removing(ObjectTable::Pieces, i));
    for (std::size_t i = 0; i < board.edges.size(); ++i) {
        const auto ends = hexesOf(board.edges[i].edge);
        if (board.edges[i].kind == border::hedge && input.field.find(ends[0]) == noHex &&
            input.field.find(ends[1]) == noHex)
            tell(ends[0], placeOf(board.edges[i].edge), input.removing(ObjectTable::Edges, i));
    }
    std::set<Hex> reported;
    for (std::size_t i = 0; i < board.zones.size(); ++i) {
        const Zone& zone = board.zones[i];
        std::vector<Hex> beside;
        for (const Hex at : zone.hexes)
            if (zone.kind != zone::area && input.field.find(at) == noHex && reported.insert(at).second)
                beside.push_back(at);
        if (!beside.empty())
            input.findings.add("E25", {{"hex", listedHexes(input, beside)}}, Severity::Error,
                               placeOf(beside.front()), "CS-020", input.leavingZone(i, beside));
    }
}

/// CS-E18: finds a regiment outside of its army's start hexes.
void checkInside(const CheckInput& input) {
    std::array<std::set<Hex>, armyCount> zones;
    for (const Army army : armies) zones[indexOf(army)] = deploymentOf(input.scenario, input.catalog, army);
    for (const Regiment& regiment : regimentsOn(input.scenario)) {
        const Army army = factsOf(regiment.kind).army;
        const auto& zone = zones[indexOf(army)];
        if (zone.empty() || zone.contains(regiment.at) || input.field.find(regiment.at) == noHex) continue;
        input.findings.add("E18", {input.hex(regiment.at), {"army", input.armyName(army)}}, Severity::Error,
                           placeOf(regiment.at), "CS-025", std::nullopt);
    }
}

/// True if a regiment of the army could begin on a hex (CS-052 to CS-054).
bool usable(const CheckInput& input, HexIndex index) {
    const FieldHex& hex = input.field.at(index);
    if (!hex.enterable()) return false;
    if (hex.hasRiver() && !input.isOn(Switch::DeployOnCrossing)) return false;
    return hex.terrain != Terrain::Tower || input.isOn(Switch::DeployOnTower);
}

/// CS-I02, CS-I03: lists the regiments that come to the battle besides those on the map. Without an
/// entry in the map, the box decides.
void checkTakingPart(const CheckInput& input) {
    const std::vector<Regiment> regiments = regimentsOn(input.scenario);
    const auto own = [&](Army army) {
        return static_cast<int>(std::ranges::count_if(regiments, [&](const Regiment& regiment) {
            return factsOf(regiment.kind).army == army && input.field.find(regiment.at) != noHex;
        }));
    };
    const auto zones = [&](Army army) { return deploymentOf(input.scenario, input.catalog, army); };
    if (input.scenario.players() > 0 && own(Army::Imperial) + own(Army::Shadow) == 0 &&
        zones(Army::Imperial).empty() && zones(Army::Shadow).empty())
        return input.findings.add(
            "I03", {number("n", regimentsOf(Army::Imperial)), number("m", regimentsOf(Army::Shadow))},
            Severity::Hint, {}, "CS-051");
    if (input.isOn(Switch::PlacedOnly)) return;
    for (const Army army : armies) {
        const std::set<Hex> zone = zones(army);
        const int stand = own(army), more = regimentsOf(army) - stand;
        if (zone.empty() || stand == 0 || more <= 0) continue;
        std::map<std::string, bool> options = input.scenario.options;
        options[std::string(factsOf(Switch::PlacedOnly).id)] = true;
        input.findings.add("I02", {{"army", input.armyName(army)}, number("n", stand), number("m", more)},
                           Severity::Hint, placeOf(*zone.begin()), "CS-051",
                           Finding::Fix{"claymore.fix.placed-only", {SetOptions{std::move(options)}}});
    }
}

/// CS-E21: checks for room for all regiments that must begin in the zone.
void checkRoom(const CheckInput& input) {
    for (const Army army : armies) {
        const std::set<Hex> zone = deploymentOf(input.scenario, input.catalog, army);
        if (zone.empty()) continue;
        const std::vector<Regiment> regiments = regimentsOn(input.scenario);
        const auto own = std::ranges::count_if(
            regiments, [&](const Regiment& regiment) { return factsOf(regiment.kind).army == army; });
        const bool placedOnly = own > 0 && input.isOn(Switch::PlacedOnly);
        int room = 0, wanted = placedOnly ? static_cast<int>(own) : regimentsOf(army);
        for (const Hex at : zone)
            if (const HexIndex index = input.field.find(at); index != noHex) room += usable(input, index);
        for (const Regiment& regiment : regiments)
            if (factsOf(regiment.kind).army == army && !zone.contains(regiment.at)) --wanted;
        if (room < wanted)
            input.findings.add("E21",
                               {{"army", input.armyName(army)}, number("n", room), number("m", wanted)},
                               Severity::Error, placeOf(*zone.begin()), "CS-052", std::nullopt);
    }
}

/// CS-W07: warns of an army that may begin on its own objective, which it has then reached before
/// the battle.
void warnOfOwnObjective(const CheckInput& input, const Zone& objective, Army army) {
    std::set<Hex> start = deploymentOf(input.scenario, input.catalog, army);
    for (const Regiment& regiment : regimentsOn(input.scenario))
        if (factsOf(regiment.kind).army == army) start.insert(regiment.at);
    for (const Hex at : objective.hexes) {
        const HexIndex index = input.field.find(at);
        if (index == noHex || !start.contains(at) || !usable(input, index)) continue;
        input.findings.add("W07", {input.hex(at), {"army", input.armyName(army)}}, Severity::Warning,
                           placeOf(at), "CS-150", std::nullopt);
    }
}

/// CS-E23: checks for the tower if taking it is an objective (CS-150).
void checkObjectives(const CheckInput& input) {
    std::set<Hex> reported;
    for (std::size_t i = 0; i < input.scenario.board.zones.size(); ++i) {
        const Zone& zone = input.scenario.board.zones[i];
        if (zone.kind != zone::objective) continue;
        if (const auto army = armyOfSeat(input.scenario, input.catalog, zone.seat))
            warnOfOwnObjective(input, zone, *army);
        std::vector<Hex> bare;
        for (const Hex at : zone.hexes) {
            const HexIndex index = input.field.find(at);
            if (index != noHex && input.field.at(index).terrain != Terrain::Tower &&
                reported.insert(at).second)
                bare.push_back(at);
        }
        if (!bare.empty())
            input.findings.add("E23", {{"hex", listedHexes(input, bare)}}, Severity::Error,
                               placeOf(bare.front()), "CS-150", input.leavingZone(i, bare));
    }
}

/// Returns the sides of the mat with an edge zone that holds the whole set.
std::set<MatSide> sidesOf(const Battlefield& field, const std::set<Hex>& hexes) {
    std::set<MatSide> sides;
    for (const MatSide side : matSides) {
        std::set<Hex> zone;
        for (const HexIndex index : field.edgeZone(side)) zone.insert(field.at(index).at);
        if (std::ranges::includes(zone, hexes)) sides.insert(side);
    }
    return sides;
}

/// CS-E24: in a free battle the armies begin at opposite sides. Zones away from the sides belong to
/// a prepared battle.
void checkOpposite(const CheckInput& input) {
    std::array<std::set<MatSide>, armyCount> sides;
    for (const Army army : armies) {
        const std::set<Hex> zone = deploymentOf(input.scenario, input.catalog, army);
        if (!zone.empty()) sides[indexOf(army)] = sidesOf(input.field, zone);
    }
    if (sides[0].empty() || sides[1].empty()) return;
    for (const MatSide side : sides[0])
        if (sides[1].contains(oppositeOf(side))) return;
    input.findings.add("E24", {}, Severity::Error, {}, "CS-032", std::nullopt);
}

}  // namespace

void checkZones(const CheckInput& input) {
    checkOutside(input);
    checkInside(input);
    checkTakingPart(input);
    checkRoom(input);
    checkObjectives(input);
    if (!input.stop.stop_requested()) checkOpposite(input);
}

}  // namespace hexa::claymore
