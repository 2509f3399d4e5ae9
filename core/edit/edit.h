// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <algorithm>
#include <iterator>
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

/// Puts or removes features on borders; sorted by key, each key once.
struct SetEdges {
    struct Change {
        EdgeKey key;
        std::optional<EdgeFeature> feature;
        friend bool operator==(const Change&, const Change&) = default;
    };
    std::vector<Change> changes;
    friend bool operator==(const SetEdges&, const SetEdges&) = default;
};

/// Changes a table with a significant order (stacking): at each place, some items are removed and
/// others inserted. The splices are applied one after the other, each to the result of the one
/// before.
template <class Item>
struct Splices {
    struct Splice {
        std::size_t at = 0;
        std::size_t removed = 0;
        std::vector<Item> inserted;
        friend bool operator==(const Splice&, const Splice&) = default;
    };
    std::vector<Splice> splices;
    friend bool operator==(const Splices&, const Splices&) = default;
};
using SpliceRegions = Splices<RegionPlacement>;
using SplicePieces = Splices<PiecePlacement>;
using SpliceZones = Splices<Zone>;
using SpliceLabels = Splices<BoardLabel>;

/// Returns the splices that turn a table into another one: small for small differences.
template <class Item>
Splices<Item> splicesBetween(const std::vector<Item>& before, std::vector<Item> after);

/// A map's own regions (Scenario::shapes).
struct SetShapes {
    std::vector<RegionShape> shapes;
    friend bool operator==(const SetShapes&, const SetShapes&) = default;
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

/// Unknown members of the file: data of other programs, or of higher modules.
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
    std::variant<SetCells, SetEdges, SpliceRegions, SplicePieces, SpliceZones, SpliceLabels, SetShapes,
                 SetSeats, SetTexts, SetProfile, SetOptions, SetProvenance, SetExtra, Batch>
        operation;
    friend bool operator==(const Edit&, const Edit&) = default;
};

inline bool operator==(const Batch& a, const Batch& b) { return a.edits == b.edits; }

template <class Item>
Splices<Item> splicesBetween(const std::vector<Item>& before, std::vector<Item> after) {
    Splices<Item> result;
    const auto add = [&](std::size_t at, std::size_t removed, std::size_t inserted) {
        typename Splices<Item>::Splice splice{at, removed, {}};
        const auto first = after.begin() + static_cast<std::ptrdiff_t>(at);
        splice.inserted.assign(std::make_move_iterator(first),
                               std::make_move_iterator(first + static_cast<std::ptrdiff_t>(inserted)));
        result.splices.push_back(std::move(splice));
    };
    if (before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i) {
            const std::size_t first = i;
            while (i < before.size() && !(before[i] == after[i])) ++i;
            if (i > first) add(first, i - first, i - first);
        }
        return result;
    }
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t front = 0, back = 0;
    while (front < shorter && before[front] == after[front]) ++front;
    while (back < shorter - front && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    add(front, before.size() - back - front, after.size() - back - front);
    return result;
}

/// Applies an edit and gives its exact inverse: applying that brings the scenario back, bit for
/// bit.
[[nodiscard]] Edit apply(Scenario& scenario, const Edit& edit);

/// Changed parts of an edit, for views that redraw only these.
struct Footprint {
    std::vector<Hex> cells;  ///< Hexes of changed cells; may repeat.
    /// Cells are removed; added ones the edit alone does not show, its inverse does.
    bool layout = false;
    bool tables = false;  ///< Edges, regions, pieces, zones or labels.
    bool seats = false;
    bool texts = false;  ///< Texts, profile, options, provenance or unknown members.
    void add(const Footprint& other);
};

/// Returns the footprint of an edit on a scenario, before or just after applying it (the sets are
/// equal).
Footprint footprintOf(const Edit& edit);

/// True if applying the edit would change nothing.
bool changesNothing(const Scenario& scenario, const Edit& edit);

}  // namespace hexa
