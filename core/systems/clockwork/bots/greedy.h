// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/bot.h"
#include "core/systems/clockwork/bots/sight.h"

namespace hexa::clockwork {

/// Plans one decision at a time: believes in the worths of worth.h, blurred by its temperature, and
/// takes the most.
class GreedyBot final : public Bot {
public:
    constexpr GreedyBot(std::string_view name, const Traits& traits, int version = 3)
        : Bot(name, version), mTraits(traits) {}

    Choice choose(const Game& game, const PlayerView& view, Rng& rng) const override {
        return chooseBusiness(Sight(game, view, mTraits), view.open().decision, rng);
    }
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override {
        return planSheet(Sight(game, view, mTraits), rng);
    }
    Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng,
                         Reasons& reasons) const override {
        return chooseBusiness(Sight(game, view, mTraits, &reasons), view.open().decision, rng);
    }
    Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override {
        return planSheet(Sight(game, view, mTraits, &reasons), rng);
    }

private:
    Traits mTraits;
};

}  // namespace hexa::clockwork
