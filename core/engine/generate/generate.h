// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/edit/edit.h"
#include "core/engine/judge/figure.h"
#include "core/engine/record.h"
#include "core/hex/symmetry.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Functions of a game for making maps. A search makes candidates without playing them.
// core/generate compares them by simulation, and certifies the winner.

namespace hexa {

struct GameSystem;

/// Quality without regard to fairness that people want more or less of: a slider from `code`.low to
/// `code`.high.
struct TasteAxis {
    std::string id;  ///< Stable, e.g. "clusters".
    /// Message with its name; .low and .high name the ends, .hint explains it in a sentence,
    /// .low.trait and .high.trait describe maps there in two words.
    std::string code;
    FigureUnit unit = FigureUnit::Share;  ///< Unit of TasteFigure::value.
    Arguments arguments = {};             ///< Of all these messages, e.g. names of tiles.
    /// Returns one of these messages; without an ending, the name.
    Message message(std::string_view ending = {}) const { return {code + std::string(ending), arguments}; }
    friend bool operator==(const TasteAxis&, const TasteAxis&) = default;
};

/// Position of a map on an axis.
struct TasteFigure {
    double value = 0;  ///< In the axis' unit, e.g. steps.
    /// 0 to 1: part of the rulebook's random maps of this layout that have less of it.
    double position = 0;
    friend bool operator==(const TasteFigure&, const TasteFigure&) = default;
};

/// Wish for one axis of style.
struct Taste {
    std::string axis;
    double position = 0.5;  ///< 0 to 1, as in TasteFigure; kept to a thousandth.
    friend bool operator==(const Taste&, const Taste&) = default;
};

/// Slots of a form of wishes, in the order of the sentence.
enum class WishSlot { Kind, OtherKind, Number, Cell };

/// A sort of wish: "a {kind} within {number} of every home".
struct WishForm {
    std::string id;  ///< Stable, e.g. "near-homes".
    /// Message with the sentence; its arguments are named after the parameters: kind, other,
    /// number, cell.
    std::string code;
    std::vector<WishSlot> parameters;
    int min = 1, max = 9, defaultNumber = 2;  ///< Limits and default of the slot Number.
    friend bool operator==(const WishForm&, const WishForm&) = default;
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

/// Result of a wish on a map.
struct WishResult {
    bool met = false;
    /// Amount missing: seats, tiles or steps, as the form counts. 0 if met.
    int missing = 0;
    std::vector<Hex> places;  ///< Places that break it.
    friend bool operator==(const WishResult&, const WishResult&) = default;
};

/// Symmetry that maps of a layout can have. It moves every seat's home onto every other's (in
/// alliances: every team's), so a symmetric map is fair for all players.
struct SymmetryChoice {
    std::string id;  ///< Stable, e.g. "turn-2", "mirror-60", "turn-3", "turn-2+mirrors".
    Message name;    ///< For people.
    /// True if maps within the counts can be exactly symmetric; else some pairs differ within their
    /// class.
    bool exact = false;
    SymmetryGroup group = {};  ///< Symmetries of the layout.
    /// If exact: how many different maps there are; each has a number (GenerateRequest::atlas).
    /// None: too many to number.
    std::optional<std::uint64_t> maps;
    friend bool operator==(const SymmetryChoice&, const SymmetryChoice&) = default;
};

/// Wanted number of tiles of a kind.
struct CountWish {
    int min = 0;
    int max = 0;
    CountWish() = default;
    /// Creates a wish for an exact number: the common case, so a number may stand for it.
    CountWish(int exactly) : min(exactly), max(exactly) {}  // NOLINT(google-explicit-constructor)
    CountWish(int from, int to) : min(from), max(to) {}
    bool exact() const { return min == max; }
    friend bool operator==(const CountWish&, const CountWish&) = default;
};

/// Thing with a number that can be wished for, in games with maps not made of tiles.
struct CountablePart {
    std::string id;  ///< Stable, e.g. "hedge".
    Localized name;
    int max = 0;  ///< Number in the box.
    friend bool operator==(const CountablePart&, const CountablePart&) = default;
};

/// Wanted number of a part.
struct PartWish {
    std::string part;  ///< CountablePart::id.
    CountWish count;
    friend bool operator==(const PartWish&, const PartWish&) = default;
};

/// One step of how chance made a map, so that people can make it again at their table.
struct DrawStep {
    Message text;
    std::vector<Hex> places = {};  ///< Hexes of the wish.
    friend bool operator==(const DrawStep&, const DrawStep&) = default;
};

/// Request for maps. Locked cells and blank spaces of `base` stay, and so do homes, unless a wish
/// is about them.
struct GenerateRequest {
    Scenario base;
    std::uint64_t seed = 0;
    /// Wanted number of tiles by kind of the catalog, homes ignored; none = the generator chooses.
    std::vector<std::optional<CountWish>> counts;
    /// The same in a game of parts (GenerateFunctions::parts), each at most once; the generator
    /// chooses the other parts.
    std::vector<PartWish> parts = {};
    std::string mode;      ///< GenerateMethod::id; empty = the first one.
    OptionValues options;  ///< Variants for which the map should be fair, as in MatchSetup.
    /// SymmetryChoice::id; empty = the best one. Only for a mode that has symmetry.
    std::string symmetry;
    /// Exactly this map of the symmetry, from 0 on; seed, tastes, wishes and effort don't matter
    /// then.
    std::optional<std::uint64_t> atlas;
    std::vector<Taste> tastes;
    std::vector<Wish> wishes;
    /// Least number of swaps away from symmetry. Only for a nearly symmetric mode.
    int swaps = 0;
    int keep = 1;      ///< Largest number of different maps.
    int pick = 0;      ///< 1 to keep: only that one of them. 0: all.
    int effort = 100;  ///< Percent of the default work.
    int threads = 1;   ///< Never changes the result.
    std::stop_token stop;
    /// Gets 0 to 1; called by the calling thread.
    std::function<void(double)> progress;
};

/// A map without its proof.
struct Candidate {
    Scenario scenario;  ///< Its provenance has mode, generator version, seed and settings.
    /// Predicted, in points of win rate, of the widest judge. None: no table.
    std::optional<double> gap;
    std::optional<GapRange> range;    ///< As Prediction::range.
    std::vector<BotShares> foreseen;  ///< Prediction of each table, behind `gap`. Empty: no table.
    std::vector<TasteFigure> tastes;  ///< By axis of GenerateFunctions.
    std::vector<WishResult> wishes;   ///< By wish of the request.
    std::string symmetry;             ///< SymmetryChoice::id; empty: none.
    std::vector<std::vector<Hex>>
        unequal;  ///< Sets of hexes that the symmetry moves onto each other, with different kinds.
    /// For a nearly symmetric mode, the changes that would make the map symmetric: rings of tiles,
    /// each of which takes the place of the next. Two tiles are a swap; a single one has to be
    /// exchanged for another kind.
    std::vector<std::vector<Hex>> rings;
    /// Random draws, in this order; empty for a map from a search.
    std::vector<DrawStep> log = {};
    friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// Returns the number of swaps in the rings of a candidate: one fewer than their tiles. A single
/// exchanged tile counts as one.
inline int swapsOf(const std::vector<std::vector<Hex>>& rings) {
    int swaps = 0;
    for (const auto& ring : rings) swaps += ring.size() > 1 ? static_cast<int>(ring.size()) - 1 : 1;
    return swaps;
}

struct GenerateMethod {
    std::string id;  ///< E.g. "rulebook".
    Localized name;
    int version = 1;         ///< Rises when the same request may give other maps.
    bool symmetric = false;  ///< Takes GenerateRequest::symmetry.
    /// Symmetric except for a few swaps: uses GenerateRequest::swaps, and no atlas.
    bool nearly = false;
    bool searches = false;  ///< Takes tastes, wishes, keep and effort; worth comparing by games.
    bool draws = false;     ///< Its random draws, in Candidate::log, can be repeated at a table.
    bool styles = false;    ///< Takes tastes, although it doesn't search for fairness by games.
    bool takesTastes() const { return searches || styles; }
};

/// Kinds of fairness of a map.
enum class FairKind {
    Symmetric,  ///< By an exact symmetry, or by class if the tile counts allow no more.
    Nearly,     ///< One or a few swaps away from symmetry.
    Balanced    ///< By a search, without symmetry.
};

/// A few swaps of tiles that make a map fairer.
struct Repair {
    /// Tiles that change places, one pair after the other. 1 to 3.
    std::vector<std::pair<Hex, Hex>> swaps;
    double before = 0;  ///< Predicted gaps in points.
    double after = 0;
    friend bool operator==(const Repair&, const Repair&) = default;
};

/// A map for another number of players.
struct PlayersChange {
    Edit edit;
    /// Parts that fall off the board, and places that become empty.
    std::vector<Message> losses;
};

struct GenerateFunctions {
    std::vector<GenerateMethod> modes;
    std::vector<TasteAxis> axes;
    std::vector<WishForm> wishes;
    /// Countable parts of games with maps not made of tiles. Empty: kinds of tiles.
    std::vector<CountablePart> parts = {};

    /// Returns the first method that makes maps of this kind, or null.
    const GenerateMethod* methodFor(FairKind kind) const {
        for (const GenerateMethod& method : modes)
            if (kind == FairKind::Balanced ? method.searches && !method.symmetric
                                           : method.symmetric && method.nearly == (kind == FairKind::Nearly))
                return &method;
        return nullptr;
    }

    /// Returns the mode as in GenerateRequest::mode. Returns null for an unknown name.
    const GenerateMethod* mode(std::string_view id) const {
        for (const GenerateMethod& candidate : modes)
            if (id.empty() || candidate.id == id) return &candidate;
        return nullptr;
    }

    /// Makes 1 to `keep` maps: the fairest first; if several are wanted, of different sorts. All
    /// are legal and keep the locked parts; the candidates hold the results of wishes. Same
    /// request, same maps, with any number of threads. Fails with a code and a reason if no map is
    /// possible (within a second), including wishes that contradict each other or the layout; with
    /// "generate.cancelled" if stopped.
    std::function<Result<std::vector<Candidate>>(const GenerateRequest&)> run;
    /// Returns advice before such maps are made, e.g. that another mode suits better; none: no
    /// advice. May be null.
    std::function<std::optional<Message>(const GenerateRequest&)> advice = {};
    /// Returns a map's position on every axis, its results for the wishes and the symmetry of the
    /// request, and its gap. Tastes are compared on the layout of the request's base. None: a game
    /// without tastes and wishes.
    std::function<Result<Candidate>(const Scenario&, const GenerateRequest&)> assess;
    /// Returns the symmetries, the best one first; empty if the layout has none, an error if no map
    /// at all can be made.
    std::function<Result<std::vector<SymmetryChoice>>(const GenerateRequest&)> symmetries;
    /// Returns the distance of two maps of one layout: 0 = the same up to symmetries of the layout,
    /// 1 = completely different.
    std::function<double(const Scenario&, const Scenario&)> distance;
    /// Returns maps at most a few search steps away from `start`, which came from this request and
    /// was then played. Expected fairness takes the model as right about the steps, and its error
    /// about `start` from the games. The most promising maps come first, at most `max`, and none
    /// much worse than `start`.
    std::function<Result<std::vector<Candidate>>(const GenerateRequest&, const Scenario& start,
                                                 const std::vector<BotShares>&, int max)>
        refine;
    /// Returns the best repairs of 1, 2 and 3 swaps: at most `max` of each number, the best first.
    /// Locked tiles stay. Fails without a table.
    std::function<Result<std::vector<Repair>>(const Scenario&, const OptionValues&, int max, std::stop_token)>
        repairs;
    /// Places the content of a typed or pasted line on the base, e.g. the pieces of a board on the
    /// table in their order. Fails with a code that names the wrong word. None: the game has no
    /// such form.
    std::function<Result<Scenario>(const Scenario& base, std::string_view line)> typed = {};
    /// Returns the line of a map, from which typed() lays it again. Set if typed is.
    std::function<std::string(const Scenario&)> line = {};
    /// Returns the edit that adapts a map to another number of players, and the parts that it
    /// leaves unchanged. Fails if the game is not for this number. None: the game has no rule for
    /// it.
    std::function<Result<PlayersChange>(const Scenario&, int players)> forPlayers = {};
};

/// Returns the mode of a game, or null for an unknown name. An empty name gives the first one.
const GenerateMethod* generateMode(const GameSystem& system, std::string_view id);

/// Returns the fairest map that a request gives. Fails with "generate.no-mode" if the game has no
/// such mode.
Result<Scenario> makeMap(const GameSystem& system, const GenerateRequest& request);

}  // namespace hexa
