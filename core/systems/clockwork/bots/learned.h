// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/learning.h"
#include "core/systems/clockwork/bots/greedy.h"

namespace hexa::clockwork {

inline constexpr std::string_view learnedName = "trained";
inline constexpr int learnedVersion = 1;

/// A greedy bot with weights of its own.
class LearnedBot final : public Bot {
public:
    explicit LearnedBot(const Weights& weights);
    Choice choose(const Game& game, const PlayerView& view, Rng& rng) const override {
        return mBot.choose(game, view, rng);
    }
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override {
        return mBot.deploy(game, view, rng);
    }
    Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng,
                         Reasons& reasons) const override {
        return mBot.explainChoice(game, view, rng, reasons);
    }
    Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override {
        return mBot.explainSheet(game, view, rng, reasons);
    }

private:
    Valuation mValues;
    GreedyBot mBot;
};

/// Plays the weights that were learned for the game's configuration (resources/clockwork/bots). For one that nothing was
/// learned for it takes the next: without Epic, without alliances, and the weights of `greedy` if there is none either.
const Bot& trainedBot();

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
