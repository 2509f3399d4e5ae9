// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"
#include "core/engine/match.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// What a game offers for making maps. A search makes candidates without playing them; core/generate races them by
// simulation, and certifies the winner.

namespace hexa {

/// A quality that is no matter of fairness and that people want more or less of: a slider from `code`.low to `code`.high.
struct TasteAxis {
    std::string id;    ///< Stable, e.g. "clusters".
    std::string code;  ///< Message with its name; .low and .high name the ends, .hint explains it in a sentence.
    FigureUnit unit = FigureUnit::Share;  ///< Of TasteFigure::value.
};

/// Where a map lies on an axis.
struct TasteFigure {
    double value = 0;     ///< In the axis' unit, e.g. steps.
    double position = 0;  ///< 0 to 1: part of the rulebook's random maps for so many players that have less of it.
    friend bool operator==(const TasteFigure&, const TasteFigure&) = default;
};

/// What somebody wants.
struct Taste {
    std::string axis;
    double position = 0.5;  ///< 0 to 1, as in TasteFigure.
    friend bool operator==(const Taste&, const Taste&) = default;
};

/// What has to be filled in to make a wish of a form, in the order of the sentence.
enum class WishSlot { Kind, OtherKind, Number, Cell };

/// A sort of wish: "a {kind} within {number} of every Capital".
struct WishForm {
    std::string id;    ///< Stable, e.g. "near-homes".
    std::string code;  ///< Message with the sentence; its arguments are named after the slots: kind, other, number, cell.
    std::vector<WishSlot> slots;
    int least = 1, most = 9, usual = 2;  ///< Of the slot Number.
};

/// A wish of the user. Slots that its form hasn't are left at their defaults.
struct Wish {
    std::string form;
    KindId kind{};
    KindId other{};
    int number = 0;
    Hex at;
    friend bool operator==(const Wish&, const Wish&) = default;
};

/// Whether a map keeps a wish.
struct WishResult {
    bool met = false;
    int missing = 0;            ///< By how much not: seats, tiles or steps, as the form counts. 0 if met.
    std::vector<Hex> places;    ///< Where it is not kept.
    friend bool operator==(const WishResult&, const WishResult&) = default;
};

/// A symmetry that maps of a layout can have (homes are moved onto homes).
struct SymmetryChoice {
    std::string id;    ///< Stable, e.g. "turn-2", "mirror-60", "turn-3", "turn-2+mirrors".
    MatchText name;    ///< For people.
    bool exact = false;  ///< Whether maps within the counts can keep it exactly; else some pairs differ within their class.
};

/// What to make. Locked cells, blank spaces and homes of `base` stay.
struct GenerateRequest {
    Scenario base;
    std::string mode = "rulebook";  ///< GenerateMode::id
    std::uint64_t seed = 0;
    OptionValues options;           ///< What is to be fair: variants, as in MatchSetup.
    /// Wanted number of tiles by kind of the catalog, homes ignored; none = the generator chooses.
    std::vector<std::optional<int>> counts;
    std::string symmetry;  ///< SymmetryChoice::id; empty = the best one. Only for a mode that has symmetry.
    std::vector<Taste> tastes;
    std::vector<Wish> wishes;
    int keep = 1;     ///< How many different maps are wanted, the fairest of each sort.
    int effort = 100; ///< Percent of the usual work.
    int threads = 1;  ///< Never changes the result.
    std::stop_token stop;
    /// 0 to 1; called by one thread at a time.
    std::function<void(double)> progress;
};

/// A map without its proof.
struct Candidate {
    Scenario scenario;              ///< Its provenance says mode, generator version, seed, settings and predicted gap.
    std::optional<double> gap;      ///< Predicted, in points of win rate, of the widest judge. None: no table.
    std::vector<TasteFigure> tastes;    ///< By axis.
    std::vector<WishResult> wishes;     ///< By wish of the request.
    std::string symmetry;               ///< SymmetryChoice::id; empty: none.
    std::vector<std::vector<Hex>> unequal;  ///< Sets of hexes that the symmetry moves onto each other, with different kinds.
};

struct GenerateMode {
    std::string id;  ///< E.g. "rulebook".
    Localized name;
    int version = 1;
    bool symmetric = false;  ///< Takes GenerateRequest::symmetry.
    bool searches = false;   ///< Takes tastes, wishes, keep and effort; worth being raced.
};

/// The fewest changes that make a map fairer.
struct Repair {
    std::vector<std::pair<Hex, Hex>> swaps;  ///< Tiles that change places, one after the other. 1 to 3.
    double before = 0;  ///< Predicted gaps in points.
    double after = 0;
    friend bool operator==(const Repair&, const Repair&) = default;
};

struct GenerateFunctions {
    std::vector<GenerateMode> modes;
    std::vector<TasteAxis> axes;
    std::vector<WishForm> wishes;
    /// Makes up to `keep` maps, the fairest first. All are legal, keep what is locked and every wish that can be kept.
    /// Same request, same maps, with any number of threads. Fails with a code and a reason where nothing can be made
    /// (within a second), among them "generate.cancelled" and wishes that contradict each other or the layout.
    std::function<Result<std::vector<Candidate>>(const GenerateRequest&)> run;
    /// Where a map lies on every axis and what it makes of the wishes.
    std::function<Result<Candidate>(const Scenario&, const OptionValues&, const std::vector<Wish>&)> assess;
    /// The best one first.
    std::function<std::vector<SymmetryChoice>(const GenerateRequest&)> symmetries;
    /// 0 = the same up to symmetries of the layout and similar kinds, 1 = nothing alike. Maps of one layout.
    std::function<double(const Scenario&, const Scenario&)> distance;
    /// The best repairs of 1, 2 and 3 swaps, of each number the best first. Fails without a table.
    std::function<Result<std::vector<Repair>>(const Scenario&, const OptionValues&, int most, std::stop_token)> repairs;
};

}  // namespace hexa
