// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/namedbot.h"
#include "core/systems/clockwork/bots/reasons.h"
#include "core/systems/clockwork/rules/view.h"

namespace hexa::clockwork {

/// Bot of the program: decisions from its seat's knowledge. It has no memory of its own and never
/// changes, so that games can share it; the generator is fresh for each decision, so that a game
/// can continue from any point as if it had never stopped. Ties are broken by the generator, never
/// by an index.
class Bot : public play::NamedBot {
public:
    /// Returns one of the choices of view.open().decision, which is the bot's.
    virtual Choice choose(const Game& game, const PlayerView& view, Rng& rng) const = 0;
    /// Returns a legal sheet.
    virtual Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const = 0;
    /// Returns the recommended choice or sheet, with reasons. A choice is the one that the bot
    /// would make. For a sheet the bot may hesitate between several, or mix them to be
    /// unpredictable. Then it recommends the one that proves best against the next best, so that
    /// following it never loses. A bot without judgement gives no reasons.
    virtual Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng,
                                 Reasons& /*reasons*/) const {
        return choose(game, view, rng);
    }
    virtual Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng,
                               Reasons& /*reasons*/) const {
        return deploy(game, view, rng);
    }

protected:
    ~Bot() = default;
    constexpr Bot(std::string_view name, int version) : NamedBot(name, version) {}
};

}  // namespace hexa::clockwork
