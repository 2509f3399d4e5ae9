// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace hexa {

/// Puts, replaces or removes cells; sorted by hex, each hex once.
struct SetCells {
    std::vector<Board::Change> changes;
    friend bool operator==(const SetCells&, const SetCells&) = default;
};

/// Puts or removes features on edges; sorted by edge, each edge once.
struct SetEdges {
    struct Change {
        Edge edge;
        std::optional<EdgeFeature> feature;
        friend bool operator==(const Change&, const Change&) = default;
    };
    std::vector<Change> changes;
    friend bool operator==(const SetEdges&, const SetEdges&) = default;
};

// The other tables are small: an edit replaces one whole.
struct SetRegions {
    std::vector<RegionPlacement> regions;
    friend bool operator==(const SetRegions&, const SetRegions&) = default;
};
struct SetPieces {
    std::vector<PiecePlacement> pieces;
    friend bool operator==(const SetPieces&, const SetPieces&) = default;
};
struct SetZones {
    std::vector<Zone> zones;
    friend bool operator==(const SetZones&, const SetZones&) = default;
};
struct SetLabels {
    std::vector<BoardLabel> labels;
    friend bool operator==(const SetLabels&, const SetLabels&) = default;
};
struct SetSeats {
    std::vector<Seat> seats;
    friend bool operator==(const SetSeats&, const SetSeats&) = default;
};
struct SetTexts {
    Localized title;
    Localized description;
    std::string author;
    friend bool operator==(const SetTexts&, const SetTexts&) = default;
};
struct SetProfile {
    RuleProfile profile = RuleProfile::Rulebook;
    friend bool operator==(const SetProfile&, const SetProfile&) = default;
};
struct SetOptions {
    std::map<std::string, bool> options;
    friend bool operator==(const SetOptions&, const SetOptions&) = default;
};
struct SetProvenance {
    Provenance provenance;
    friend bool operator==(const SetProvenance&, const SetProvenance&) = default;
};

/// The members of the file that the core does not know: what other programs, or higher modules, keep in it.
struct SetExtra {
    Extra extra;
    friend bool operator==(const SetExtra&, const SetExtra&) = default;
};

struct Edit;
/// Several edits as one, applied in order.
struct Batch {
    std::vector<Edit> edits;
    friend bool operator==(const Batch& a, const Batch& b);
};

/// One change of a scenario, as a value. The only way in which anything changes a Scenario.
struct Edit {
    std::variant<SetCells, SetEdges, SetRegions, SetPieces, SetZones, SetLabels, SetSeats, SetTexts,
                 SetProfile, SetOptions, SetProvenance, SetExtra, Batch>
        operation;
    friend bool operator==(const Edit&, const Edit&) = default;
};

inline bool operator==(const Batch& a, const Batch& b) { return a.edits == b.edits; }

/// Applies an edit and gives its exact inverse: applying that brings the scenario back, bit for bit.
[[nodiscard]] Edit apply(Scenario& scenario, const Edit& edit);

/// What an edit touched, for views that redraw only that.
struct Footprint {
    std::vector<Hex> cells;  ///< Hexes whose cell changes; may repeat.
    bool layout = false;  ///< Cells are removed; added ones the edit alone does not show, its inverse does.
    bool tables = false;  ///< Edges, regions, pieces, zones or labels.
    bool seats = false;
    bool texts = false;  ///< Texts, profile, options, provenance or unknown members.
    void add(const Footprint& other);
};

/// The footprint of an edit that is about to be applied to (or was just applied to; the sets are equal) a scenario.
Footprint footprintOf(const Edit& edit);

/// True if applying the edit would change nothing.
bool changesNothing(const Scenario& scenario, const Edit& edit);

}  // namespace hexa
