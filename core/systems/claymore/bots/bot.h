// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/namedbot.h"
#include "core/systems/claymore/rules/engine.h"

namespace hexa::claymore {

/// A player that the program plays. It has no memory and never changes, so that battles can share
/// it; `seen` is all that its seat may know. Equals are told apart by the generator, never by a
/// number.
class Bot : public play::NamedBot {
public:
    /// One of the legal moves of the seat that decides.
    virtual Move decide(const Battle& battle, const State& seen, Rng& rng) const = 0;

protected:
    ~Bot() = default;
    constexpr Bot(std::string_view name, int version) : NamedBot(name, version) {}
};

/// Strikes where it can, else goes somewhere, mostly not away from the enemy; which of that is
/// chance. One decision in eight is any legal move at all, so that everything comes up.
class RandomBot final : public Bot {
public:
    constexpr RandomBot() : Bot("random", 1) {}
    Move decide(const Battle& battle, const State& seen, Rng& rng) const override;
};

/// Takes what promises most at once: the attack, or the step to it, that costs the enemy most; else
/// the shortest way to him.
class GreedyBot final : public Bot {
public:
    constexpr GreedyBot() : Bot("greedy", 1) {}
    Move decide(const Battle& battle, const State& seen, Rng& rng) const override;
};

/// Lets the greedy player go on for a few cards after each of its moves, and leaves what that one
/// would do only for what turned out better than chance explains. Takes some thousand times as
/// long.
class LookaheadBot final : public Bot {
public:
    constexpr LookaheadBot() : Bot("lookahead", 2) {}
    Move decide(const Battle& battle, const State& seen, Rng& rng) const override;
};

}  // namespace hexa::claymore
