// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/namedbot.h"
#include "core/systems/claymore/rules/engine.h"

namespace hexa::claymore {

/// Bot of the program. It has no memory and never changes, so that battles can share it; `seen` is
/// its seat's whole knowledge. Ties are broken by the generator, never by a number.
class Bot : public play::NamedBot {
public:
    /// Returns one of the legal moves of the deciding seat.
    virtual Move decide(const Battle& battle, const State& seen, Rng& rng) const = 0;

protected:
    ~Bot() = default;
    constexpr Bot(std::string_view name, int version) : NamedBot(name, version) {}
};

/// Attacks if it can, else moves, mostly not away from the enemy, at random. One decision in eight
/// is any legal move at all, so that everything occurs.
class RandomBot final : public Bot {
public:
    constexpr RandomBot() : Bot("random", 1) {}
    Move decide(const Battle& battle, const State& seen, Rng& rng) const override;
};

/// Takes the most promising move: the attack, or the step to it, with the largest loss for the
/// enemy; else the shortest way to him.
class GreedyBot final : public Bot {
public:
    constexpr GreedyBot() : Bot("greedy", 1) {}
    Move decide(const Battle& battle, const State& seen, Rng& rng) const override;
};

/// Lets the greedy bot continue for a few cards after each of its moves, and departs from the
/// greedy choice only for a move better beyond chance. Takes some thousand times as long.
class LookaheadBot final : public Bot {
public:
    constexpr LookaheadBot() : Bot("lookahead", 2) {}
    Move decide(const Battle& battle, const State& seen, Rng& rng) const override;
};

}  // namespace hexa::claymore
