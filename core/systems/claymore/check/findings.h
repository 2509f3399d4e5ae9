// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/check/findinglist.h"
#include "core/engine/check/objectfindings.h"
#include "core/systems/claymore/terms/battlefield.h"
#include "core/systems/claymore/terms/sources.h"
#include "core/systems/claymore/terms/switches.h"

#include <span>
#include <string>
#include <string_view>

namespace hexa::claymore {

/// Common input of all checks.
struct CheckInput {
    const Scenario& scenario;
    const Catalog& catalog;
    const Battlefield& field;
    std::stop_token stop;
    FindingList& findings;
    const ValueSources& sources;

    /// Returns the severity of exceeding the box: a map of profile Free may use several boxes.
    Severity byProfile() const { return hexa::byProfile(scenario); }
    Argument hex(Hex at, std::string name = "hex") const {
        return {std::move(name), nameOf(scenario.board, at)};
    }
    Localized armyName(Army army) const { return catalog.factions[indexOf(army)].name; }
    /// Returns "Vassals 2": with the number only if the piece has one.
    Localized regimentName(const Regiment& regiment) const;
    /// Takes a thing away; none if it is locked.
    std::optional<Finding::Fix> removing(ObjectTable table, std::size_t index) const {
        return hexa::removing(scenario, catalog, {table, index});
    }
    /// Takes hexes out of a zone, which goes with its last one; none if it is locked.
    std::optional<Finding::Fix> leavingZone(std::size_t zone, std::span<const Hex> hexes) const;
    /// True if a switch is on, by the map or by default.
    bool isOn(Switch which) const { return play::isOn(scenario, factsOf(which)); }
};

// The checks, one file each.
void checkTerrain(const CheckInput& input);  ///< Terrain pieces and hedges: CS-033 to CS-042.
void checkBox(const CheckInput& input);      ///< Checks the supply of the box: CS-005 to CS-009.
/// Checks the places of regiments: CS-021, CS-052, CS-083.
void checkRegiments(const CheckInput& input);
/// Zones, objectives, the mat: CS-020, CS-025, CS-032, CS-150.
void checkZones(const CheckInput& input);
/// Checks the beginning of a battle: ways, shots before the first move.
void checkStart(const CheckInput& input);
void checkOrigin(const CheckInput& input);  ///< Stand-ins and own rules.

}  // namespace hexa::claymore
