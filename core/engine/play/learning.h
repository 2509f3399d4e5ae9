// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/series.h"

#include <functional>
#include <memory>

// Functions of a game for training one of its bots by playing: its judgements as whole numbers.

namespace hexa {

/// One number that a bot's play depends on.
struct LearnParameter {
    std::string name;  ///< Stable: the key in files.
    int min = 0, max = 0;
    int start = 0;  ///< Unlearned value.
    int scale = 1;  ///< Size of a change worth trying.
    friend bool operator==(const LearnParameter&, const LearnParameter&) = default;
};

/// By parameter.
using LearnValues = std::vector<int>;

/// Origin of a learned set, stored in its file.
struct LearnInfo {
    std::string configuration;  ///< BalanceFunctions::configuration that it was learned for.
    int botVersion = 0;         ///< Version of the bot that plays it.
    int rulesVersion = 0;
    std::string program;                 ///< Version of this program.
    std::vector<std::string> opponents;  ///< Bots that it played against; "itself" too.
    /// Name of the learned set that it began with; empty: none.
    std::string start;
    /// Kinds of fresh maps, as in Laboratory::samples (core/lab).
    std::vector<std::string> maps;
    std::int64_t generations = 0;
    std::int64_t population = 0;
    std::int64_t games = 0;  ///< The total number of games.
    std::uint64_t seed = 0;
    friend bool operator==(const LearnInfo&, const LearnInfo&) = default;
};

struct LearnFunctions {
    std::string bot;       ///< The bot that plays learned sets.
    std::string searcher;  ///< One that plays them too and looks ahead; empty: there is none.
    std::vector<LearnParameter> parameters;
    /// As PlayFunctions::series. Lineup::bot counts through the named bots, then through `learned`,
    /// which play like `bot`, or like `searcher`.
    std::function<Result<std::unique_ptr<const Series>>(
        const Scenario&, const SeriesSetup&, const std::vector<LearnValues>& learned, bool searching)>
        series;
    /// Returns the text of a file with a learned set.
    std::function<std::string(const LearnInfo&, const LearnValues&)> write;
    /// Returns the values of such a file. Fails with a code and a place.
    std::function<Result<LearnValues>(std::string_view file)> read;
};

}  // namespace hexa
