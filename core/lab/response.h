// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/learner.h"

namespace hexa {
struct PlayFunctions;
}  // namespace hexa

namespace hexa::lab {

/// Distance of a bot from a fixed point of the game: another bot learns to beat this one alone, on
/// maps that both know. Its wins above an even share are a lower bound of the bot's exploitability,
/// as a better answer may exist.
struct ResponsePlan {
    LearnPlan learning;  ///< With its maps and one opponent.
    std::int64_t generations = 0;
    /// By which the answer is measured, on each map; a few more to whole blocks.
    std::int64_t games = 0;
};

struct Response {
    LearnValues values;
    /// By map, with seeds not used for learning; bot 1 is the answer.
    std::vector<sim::Tally> played;
};

/// Learns from `start` and measures; `generation` gets the progress. The same for any number of
/// threads. Fails as Learner::next() does; none if it was stopped.
Result<std::optional<Response>> bestResponse(const PlayFunctions& play, const Laboratory& laboratory,
                                             const ResponsePlan& plan, const LearnValues& start,
                                             const sim::RunControl& control,
                                             const std::function<void(const LearnProgress&)>& generation);

}  // namespace hexa::lab
