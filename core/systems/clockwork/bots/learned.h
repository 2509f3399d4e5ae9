// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/learning.h"
#include "core/systems/clockwork/bots/search.h"

namespace hexa::clockwork {

inline constexpr std::string_view learnedName = "trained";
inline constexpr int learnedVersion = 1;

/// The searching bot that thinks with learned weights.
inline constexpr std::string_view thinkerName = "thinker";
/// Returns the bot that searches with this mind. Against several sides it has half as many
/// lookaheads, and a lead of two points for the planner's sheet, which replaces most of their gain.
/// With two sides a lead has no effect.
constexpr SamplerBot thinkerWith(MindSource mind) {
    return {thinkerName, 3, {12, {2, 2, 4}}, {12, {1, 1, 2}, 2 * onePoint}, 2, mind};
}

/// Bots with weights of their own. They must not move: each points at the part before it.
struct LearnedBot {
    explicit LearnedBot(const Weights& weights);
    LearnedBot(const LearnedBot&) = delete;
    LearnedBot& operator=(const LearnedBot&) = delete;

    const Valuation values;
    const GreedyBot bot;
    /// The same without a forecast of the enemies' sheets, which takes the time of a second plan.
    const Valuation quickValues;
    const GreedyBot quick;
    const Mind mind;
    const SamplerBot searcher;
};

/// Returns the bot that plays the weights learned for the game's configuration
/// (resources/clockwork/bots).
const Bot& trainedBot();
/// Returns the mind for searches with the trained values.
const Mind& trainedMind(const Game& game);

/// Returns the parameters in the order of weightFields().
std::vector<LearnParameter> learnParameters();
Weights weightsOf(const LearnValues& values);

/// A file with learned weights.
struct LearnedFile {
    LearnInfo info;
    LearnValues values;
    friend bool operator==(const LearnedFile&, const LearnedFile&) = default;
};
std::string writeLearned(const LearnedFile& file);
/// Reads a learned set. Fails with a code and a place: every weight must exist, within its limits,
/// and nothing else.
Result<LearnedFile> readLearned(std::string_view json);

/// Returns the files that come with the program.
std::vector<LearnedFile> builtInLearned();

}  // namespace hexa::clockwork
