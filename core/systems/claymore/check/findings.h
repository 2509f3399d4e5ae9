// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "core/engine/objectfindings.h"
#include "core/systems/claymore/terms/battlefield.h"
#include "core/systems/claymore/terms/sources.h"
#include "core/systems/claymore/terms/switches.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::claymore {

/// Collects what the checks find, and keeps a broken million-cell map from making a million findings.
class Findings {
public:
    static constexpr int maxPerCode = 100;

    /// `code`: that of the message without the game, e.g. "E01".
    void add(std::string_view code, Arguments arguments, Severity severity, Place place,
             std::string_view rule, std::optional<Finding::Fix> fix = std::nullopt);
    /// All findings in an order that does not depend on how the map was made: by code, then by place.
    std::vector<Finding> take();

private:
    std::vector<Finding> mList;
    std::map<std::string, int, std::less<>> mCounts;
};

/// What all checks share.
struct CheckInput {
    const Scenario& scenario;
    const Catalog& catalog;
    const Battlefield& field;
    std::stop_token stop;
    Findings& findings;
    const ValueSources& sources;

    /// Severity of what only the box limits: a map of profile Free may use several boxes.
    Severity byProfile() const {
        return scenario.profile == RuleProfile::Rulebook ? Severity::Error : Severity::Hint;
    }
    Argument hex(Hex at, std::string name = "hex") const {
        return {std::move(name), nameOf(scenario.board, at)};
    }
    Localized armyName(Army army) const { return catalog.factions[indexOf(army)].name; }
    /// "Vassals 2": with the number only if the piece has one.
    Localized regimentName(const Regiment& regiment) const;
    /// Takes a thing away; none if it is locked.
    std::optional<Finding::Fix> removing(ObjectTable table, std::size_t index) const;
    /// Takes hexes out of a zone, which goes with its last one; none if it is locked.
    std::optional<Finding::Fix> leavingZone(std::size_t zone, std::span<const Hex> hexes) const;
    /// Whether a switch is as the map says, or else as usual.
    bool isOn(Switch which) const;
};

inline HexPlace placeOf(Hex at) { return {at.q, at.r}; }
inline EdgePlace placeOf(Edge edge) { return {edge.hex.q, edge.hex.r, edge.direction}; }
inline Argument number(std::string name, std::int64_t value) { return {std::move(name), value}; }
/// This finding stands in the place of a common one (core/engine/objectfindings.h).
inline Argument insteadOfCommon(const char* code) { return {insteadOf, std::string(code)}; }

// The checks, one file each.
void checkTerrain(const CheckInput& input);    ///< Terrain pieces and hedges: CS-033 to CS-042.
void checkBox(const CheckInput& input);        ///< What the box holds: CS-005 to CS-009.
void checkRegiments(const CheckInput& input);  ///< Where regiments stand: CS-021, CS-052, CS-083.
void checkZones(const CheckInput& input);   ///< Zones, objectives, the mat: CS-020, CS-025, CS-032, CS-150.
void checkStart(const CheckInput& input);   ///< How a battle begins: ways, shots before the first move.
void checkOrigin(const CheckInput& input);  ///< Stand-ins and own rules.

}  // namespace hexa::claymore
