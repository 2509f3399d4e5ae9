// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/bots.h"

#include "core/engine/play.h"
#include "core/systems/clockwork/bots/greedy.h"
#include "core/systems/clockwork/bots/search.h"
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {
namespace {

/// A game has some hundreds of decisions; bots that go round in circles are stopped here.
constexpr std::uint64_t mostDecisions = 100'000;

Choice chooseAny(const Decision& decision, Rng& rng) {
    const auto count = static_cast<std::uint32_t>(decision.count());
    return decision.nth(count == 1 ? 0 : static_cast<int>(rng.below(count)));
}

class RandomBot final : public Bot {
public:
    constexpr RandomBot() : Bot("random", 1) {}
    Choice choose(const Game&, const PlayerView& view, Rng& rng) const override {
        return chooseAny(view.open().decision, rng);
    }
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override {
        return sampleSheet(game, view.open(), view.seat(), rng);
    }
};

constexpr RandomBot random;
constexpr GreedyBot wild("wild", {Noise(1.0), 256, false});
constexpr GreedyBot greedy("greedy", {Noise(0.5), 256, false});
constexpr GreedyBot calm("calm", {Noise(0.2), 256, false});
constexpr GreedyBot hunter("hunter", {Noise(0.5), 320, true});

constexpr SamplerBot sampler("sampler", 16, 12);
constexpr RegretBot regret("regret", 14, 64, 2);

constexpr const Bot* allBots[] = {&random, &wild, &hunter, &greedy, &calm, &sampler, &regret};

/// Where units of both sides will stand once the sheets are carried out.
TileMask battlesAfter(const Game& game, const State& state, const Sheet* sheets) {
    TileMask sides[maxPlayers] = {};
    for (Player player = 0; player < game.players(); ++player)
        sides[game.side(player)] |= state.units[player] | sheets[player].touched();
    TileMask once = 0, twice = 0;
    for (const TileMask side : sides) {
        twice |= once & side;
        once |= side;
    }
    return twice;
}

}  // namespace

std::span<const Bot* const> bots() { return allBots; }

const Bot* findBot(std::string_view name) {
    for (const Bot* bot : allBots)
        if (bot->name() == name) return bot;
    return nullptr;
}

const Bot& randomBot() { return random; }

Rng chanceRng(std::uint64_t seed, std::uint64_t number) { return Rng(mixed(seed, number), "chance"); }
Rng botRng(std::uint64_t seed, std::uint64_t number, Player player) {
    return Rng(mixed(mixed(seed, number), player), "bot");
}

CardOrder drawShuffle(const State& state, Rng rng) {
    CardOrder order;
    for (unsigned rest = state.discard; rest != 0; rest &= rest - 1)
        order.cards[order.count++] = static_cast<std::uint8_t>(__builtin_ctz(rest));
    std::span<std::uint8_t> cards(order.cards.data(), order.count);
    rng.shuffle(cards);
    return order;
}

void playStep(const Game& game, State& state, std::span<const Bot* const> seats, std::uint64_t seed,
              std::uint64_t number, TileMask* fought) {
    // The random bot sees nothing that it could use: it is spared the making of a view.
    const auto isRandom = [&](Player player) { return seats[player] == &randomBot(); };
    switch (state.decision.kind) {
    case DecisionKind::Over:
        return;
    case DecisionKind::Shuffle: {
        const CardOrder order = drawShuffle(state, chanceRng(seed, number));
        shuffle(game, state, order.span());
        return;
    }
    case DecisionKind::Deploy: {
        Sheet sheets[maxPlayers];
        for (Player player = 0; player < game.players(); ++player) {
            Rng rng = botRng(seed, number, player);
            sheets[player] = isRandom(player)
                                 ? sampleSheet(game, state, player, rng)
                                 : seats[player]->deploy(game, PlayerView(game, state, player), rng);
        }
        if (fought != nullptr) *fought = battlesAfter(game, state, sheets);
        deploy(game, state, {sheets, static_cast<std::size_t>(game.players())});
        return;
    }
    default:
        const Player player = state.decision.actor;
        if (state.decision.count() == 1) {  // nothing to think about
            choose(game, state, state.decision.nth(0));
            return;
        }
        Rng rng = botRng(seed, number, player);
        choose(game, state,
               isRandom(player) ? chooseAny(state.decision, rng)
                                : seats[player]->choose(game, PlayerView(game, state, player), rng));
    }
}

std::optional<std::uint64_t> playToEnd(const Game& game, State& state, std::span<const Bot* const> seats,
                                       std::uint64_t seed, std::span<std::int64_t> fights) {
    for (std::uint64_t number = 0; number < mostDecisions; ++number) {
        if (state.decision.kind == DecisionKind::Over) return number;
        TileMask fought = 0;
        playStep(game, state, seats, seed, number, fights.empty() ? nullptr : &fought);
        forEachTile(fought, [&](TileIndex tile) { ++fights[tile]; });
    }
    return std::nullopt;
}

}  // namespace hexa::clockwork
