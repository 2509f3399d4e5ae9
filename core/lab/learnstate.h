// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/lab/learner.h"

#include <string>
#include <string_view>

namespace hexa {
struct PlayFunctions;
}  // namespace hexa

namespace hexa::lab {

/// State of learning, to be continued. `games`: played until then.
struct LearnState {
    Evolution::State evolution;
    std::int64_t games = 0;
    friend bool operator==(const LearnState&, const LearnState&) = default;
};

/// Returns the purpose of a state, in words that change when learning would continue differently:
/// plan, bot, rules.
std::string learnPurpose(const PlayFunctions& play, const Laboratory& laboratory, const LearnPlan& plan);

std::string writeLearnState(std::string_view purpose, const LearnState& state);
/// Reads a state. Fails with a code and a place; "learn.other-purpose" if it belongs to another
/// purpose, or has another count of numbers.
Result<LearnState> readLearnState(std::string_view json, std::string_view purpose, std::size_t numbers);

}  // namespace hexa::lab
