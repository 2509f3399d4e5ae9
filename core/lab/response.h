// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/learner.h"

namespace hexa {
struct PlayFunctions;
}  // namespace hexa

namespace hexa::lab {

/// How far a bot is from a fixed point of the game: another one learns to beat it, and nobody else,
/// on maps that both know. What the other one wins more than an even share is a lower bound of the
/// bot's exploitability, as no such answer need be the best one.
struct ResponsePlan {
    LearnPlan learning;  ///< With its maps and one opponent.
    std::int64_t generations = 0;
    /// By which the answer is measured, on each map; a few more to whole blocks.
    std::int64_t games = 0;
};

struct Response {
    LearnValues values;
    /// By map, with seeds that nothing was learned on; bot 1 is the answer.
    std::vector<sim::Tally> played;
};

/// Learns from `start` and measures; `generation` is told how it goes. The same for any number of
/// threads. Fails as Learner::next() does; nothing if it was stopped.
Result<std::optional<Response>> bestResponse(const PlayFunctions& play, const Laboratory& laboratory,
                                             const ResponsePlan& plan, const LearnValues& start,
                                             const sim::RunControl& control,
                                             const std::function<void(const LearnProgress&)>& generation);

}  // namespace hexa::lab
