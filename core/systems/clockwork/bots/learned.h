// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/learning.h"
#include "core/systems/clockwork/bots/lookahead.h"

namespace hexa::clockwork {

inline constexpr std::string_view learnedName = "trained";
inline constexpr int learnedVersion = 1;

/// A greedy bot with weights of its own. It stays where it is made: the bot points at the values.
struct LearnedBot {
    explicit LearnedBot(const Weights& weights);
    LearnedBot(const LearnedBot&) = delete;
    LearnedBot& operator=(const LearnedBot&) = delete;

    const Valuation values;
    const GreedyBot bot;
    const Mind mind;
};

/// Plays the weights that were learned for the game's configuration (resources/clockwork/bots).
const Bot& trainedBot();
/// What a search thinks with that goes by them.
const Mind& trainedMind(const Game& game);

/// By weightFields().
std::vector<LearnParameter> learnParameters();
Weights weightsOf(const LearnValues& values);

/// A file with learned weights.
struct LearnedFile {
    LearnInfo info;
    LearnValues values;
    friend bool operator==(const LearnedFile&, const LearnedFile&) = default;
};
std::string writeLearned(const LearnedFile& file);
/// Fails with a code and a place: every weight must be there, within its limits, and nothing else.
Result<LearnedFile> readLearned(std::string_view json);

/// Those that come with the program.
std::vector<LearnedFile> builtInLearned();

}  // namespace hexa::clockwork
