// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "core/engine/check/findinglist.h"
#include "core/engine/check/objectfindings.h"
#include "core/systems/bauen/terms/gameset.h"
#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/regionmap.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::bauen {

/// A thing of the map by its place in its table.
struct PlacedPiece {
    const PiecePlacement* placed = nullptr;
    std::size_t index = 0;
};

/// Common input of all checks.
struct CheckInput {
    const Scenario& scenario;
    const GameSet& set;
    const Catalog& catalog;  ///< Catalog of the set.
    const RegionMap& regions;
    std::stop_token stop;
    FindingList& findings;

    bool isFree() const { return scenario.profile == RuleProfile::Free; }
    /// Returns the severity of exceeding the box: a map of profile Free may use several boxes.
    Severity ofBox() const { return byProfile(scenario); }
    /// Returns the severity of another arrangement than the rulebook's, which free designs may
    /// have.
    Severity ofLaying() const { return isFree() ? Severity::Warning : Severity::Error; }
    Argument area(Hex at, std::string name = "coord") const {
        return {std::move(name), areaName(scenario.board, at)};
    }
    /// Returns the name of a region of the board.
    Localized nameOf(std::size_t region) const;
    /// Returns the owner of a region's town: the seat of the first town hall on its anchor. None if
    /// the town is neutral or there is no region.
    std::optional<int> ownerOf(std::optional<std::size_t> region) const;
    std::optional<int> ownerAt(Hex at) const { return ownerOf(regions.at(at)); }
    /// Returns all pieces of a kind, in the order of the board.
    std::vector<PlacedPiece> piecesOf(std::string_view kind) const;
    /// Returns the number of pieces or walls of a kind by seat, -1 for those without an owner.
    std::map<int, int> countBySeat(ObjectTable table, std::string_view kind) const;
    /// Takes a thing away; none if it is locked.
    std::optional<Finding::Fix> removing(ObjectTable table, std::size_t index) const {
        return hexa::removing(scenario, catalog, {table, index});
    }
    /// Adds a finding about a piece at its place, with its removal as fix.
    void tell(std::string_view code, Arguments arguments, const PlacedPiece& piece,
              std::string_view rule) const;
    /// Tells of each seat that has more of a kind than its box (BB-007).
    void checkBoxOf(ObjectTable table, std::string_view kind, int most, std::string_view code) const;
    /// Tells of pieces in a place that another piece of that kind has already, or of several as
    /// one.
    void checkCrowded(std::string_view kind, std::string_view code, std::string_view slotId,
                      std::string_view rule) const;
};

// The checks, one file each.
/// Checks the places of regions: BB-003, BB-020 to BB-024.
void checkRegions(const CheckInput& input);
void checkTowns(const CheckInput& input);       ///< Town halls and workers: BB-100, BB-103.
void checkBusinesses(const CheckInput& input);  ///< BB-110 to BB-115.
void checkTroops(const CheckInput& input);      ///< BB-121 to BB-126, BB-145.
void checkWalls(const CheckInput& input);       ///< BB-140 to BB-142.
/// Checks the seats and their start positions: BB-001, BB-070.
void checkStart(const CheckInput& input);
void checkOrigin(const CheckInput& input);  ///< Stand-ins and own regions.

}  // namespace hexa::bauen
