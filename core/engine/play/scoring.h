// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/engine/origin.h"
#include "core/hex/hex.h"

#include <functional>
#include <string>
#include <vector>

namespace hexa {

struct Scenario;

/// One thing that players are compared in when a game is scored: a mission, a goal.
struct ScoredRow {
    std::string id;
    Message name;
    Message text;              ///< Counted thing; the code may be empty.
    int holder = -1;           ///< The seat that alone is scored for it; -1: all are.
    std::vector<int> figures;  ///< Count of each seat.
    std::vector<int> points;   ///< Points of each seat.
    /// Places of the figures on the map, by seat; empty for typed figures.
    std::vector<std::vector<Hex>> places = {};
    Message group = {};  ///< Group of the row; the code may be empty.
    CardOrigin origin = {};
};

/// A game to be scored.
struct ScoreSheet {
    std::vector<std::string> players;  ///< Names by seat; empty texts for those without one.
    std::vector<ScoredRow> rows;
    std::vector<int> totals;   ///< By seat.
    std::vector<int> winners;  ///< Seats that have most; several share the victory.
};

/// Item to score: the id of a row, and its only holder (-1: every player's).
struct ScoreItem {
    std::string id;
    int holder = -1;
};

/// Scoring of a game played elsewhere. Fails with codes of the game.
struct ScoreFunctions {
    /// All rows that the game can count, in the order offered, without figures.
    std::vector<ScoredRow> offered = {};
    /// Counts on a present map. If no items are given, it counts everything, for all.
    std::function<Result<ScoreSheet>(const Scenario&, const std::vector<ScoreItem>&)> ofMap;
    /// Scores typed figures, given as JSON in a form of the game's own.
    std::function<Result<ScoreSheet>(const std::string& json)> ofFigures;
};

}  // namespace hexa
