// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/mapsearch/fullscore.h"
#include "core/mapsearch/search.h"

#include <string>

namespace hexa::mapsearch {

/// Common data of all searches for one request. It must not move, and outlives them.
struct MapTask {
    const MapModel& model;
    MovableSets movable = {};
    std::optional<AdditiveScore> score =
        {};  ///< Score of any map of the layout. None: maps can't be compared by fairness.
    std::function<WholeModel()> wholeModel = {};  ///< Makes one for a thread.
    Goals goals = {};
    std::uint64_t seed = 0;
    std::string_view stream = {};  ///< Stream of random numbers.
    /// Returns the start of a search.
    std::function<Kinds(Rng&)> begin = {};
    /// Every map is fair by construction: without goals there is nothing to search.
    bool fair = false;

    Search makeSearch() const { return {model, movable, score, goals}; }
    std::optional<FullScore> makeFullScore() const;
};

/// A map that a search found.
struct Find {
    Kinds kinds{};
    std::int64_t missing = 0;  ///< Goals::missing
    std::int64_t taste = 0;    ///< Goals::taste
    double gap = 0;            ///< Predicted by the whole model; 0 without a score.
};
/// Orders better ones first: wishes, then gap and taste together.
bool better(const Find& a, const Find& b);
/// Returns the rank for better() among maps with equally many missed wishes.
double rankOf(const Find& find);

/// Searches from one start after the other: the additive score finds a map, the whole model
/// corrects it, and the search continues. One for each thread.
class MapFinder {
public:
    explicit MapFinder(const MapTask& task)
        : mTask(task), mSearch(task.makeSearch()), mScore(task.makeFullScore()) {}

    /// Finds a map; the same number finds the same map.
    Find operator()(std::size_t number);

private:
    Find judged(const Kinds& kinds);

    const MapTask& mTask;
    Search mSearch;
    std::optional<FullScore> mScore;
};

/// True if a short search finds a map that meets all of these goals. False does not prove that none
/// exists.
/// @param start map that the first search begins with
bool canMeet(const MapTask& task, const Goals& goals, const Kinds& start);

}  // namespace hexa::mapsearch
