// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/bots.h"

#include "core/systems/clockwork/bots/greedy.h"
#include "core/systems/clockwork/bots/learned.h"
#include "core/systems/clockwork/bots/search.h"
#include "core/systems/clockwork/rules/engine.h"

namespace hexa::clockwork {
namespace {

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

constexpr SamplerBot sampler("sampler", 3, {16, {12}}, 1, calmMind);
constexpr RegretBot regret("regret", 3, 14, 64, 2, calmMind);
constexpr SamplerBot thinker = thinkerWith(trainedMind);
constexpr RegretBot master("master", 2, 14, 64, 2, trainedMind);

/// One lookahead for each of six sheets. About a map, it gives the same results as bots with much
/// longer searches (docs/studies/2026-11-bots.md).
constexpr SamplerBot samplerLight("sampler-light", 1, {6, {1}}, 1, calmMind);
constexpr SamplerBot thinkerLight("thinker-light", 1, {6, {1}, 2 * onePoint}, 2, trainedMind);

const Sheet& sheetOf(const GameRules::Move& move) { return std::get<PlayerSheet>(move).sheet; }
std::array<Sheet, maxPlayers> sheetsOf(std::span<const GameRules::Move> moves) {
    std::array<Sheet, maxPlayers> sheets;
    for (std::size_t player = 0; player < moves.size(); ++player) sheets[player] = sheetOf(moves[player]);
    return sheets;
}

}  // namespace

std::span<const Bot* const> bots() {
    static const Bot* const all[] = {&random,  &wild,         &hunter, &greedy,  &calm,
                                     &sampler, &trainedBot(), &regret, &thinker, &master};
    return all;
}

std::span<const Bot* const> scouts() {
    static const Bot* const all[] = {&samplerLight, &thinkerLight};
    return all;
}

const Bot* findBot(std::string_view name) { return play::findBot<GameRules>(name); }

const Bot& randomBot() { return random; }

void GameRules::apply(State& state, const Move& move, EventLog* log) const {
    if (const auto* order = std::get_if<CardOrder>(&move))
        shuffle(*mGame, state, order->span(), log);
    else
        choose(*mGame, state, std::get<Choice>(move), log);
}

GameRules::Move GameRules::decide(const Bot& bot, const State& state, int seat, Rng& rng) const {
    const auto player = static_cast<Player>(seat);
    // The random bot needs no view, which saves the time to make one.
    const bool blind = &bot == &random;
    if (state.decision.kind == DecisionKind::Deploy)
        return PlayerSheet{player, blind ? sampleSheet(*mGame, state, player, rng)
                                         : bot.deploy(*mGame, PlayerView(*mGame, state, player), rng)};
    if (state.decision.count() == 1) return state.decision.nth(0);  // nothing to think about
    return blind ? chooseAny(state.decision, rng)
                 : bot.choose(*mGame, PlayerView(*mGame, state, player), rng);
}

play::Score GameRules::score(const State& state) const {
    const FinalScore result = finalScoreOf(*mGame, state);
    play::Score score;
    for (Player player = 0; player < mGame->players(); ++player) {
        if (mGame->side(player) == mGame->side(result.winner))
            score.winners = static_cast<play::SeatMask>(score.winners | 1U << player);
        score.points[player] = static_cast<std::int16_t>(result.points[player]);
    }
    return score;
}

void GameRules::reveal(State& state, std::span<const Move> moves, EventLog* log) const {
    const std::array<Sheet, maxPlayers> sheets = sheetsOf(moves);
    deploy(*mGame, state, {sheets.data(), moves.size()}, log);
}

GameRules::Move GameRules::draw(const State& state, Rng& rng) const {
    CardOrder order;
    for (unsigned rest = state.discard; rest != 0; rest &= rest - 1)
        order.cards[order.count++] = static_cast<std::uint8_t>(__builtin_ctz(rest));
    std::span<std::uint8_t> cards(order.cards.data(), order.count);
    rng.shuffle(cards);
    return order;
}

void GameRules::countFights(const State& state, std::span<const Move> moves,
                            std::span<std::int64_t> fights) const {
    TileMask sides[maxPlayers] = {};
    for (Player player = 0; player < mGame->players(); ++player)
        sides[mGame->side(player)] |= state.units[player] | sheetOf(moves[player]).touched();
    TileMask once = 0, twice = 0;
    for (const TileMask side : sides) {
        twice |= once & side;
        once |= side;
    }
    forEachTile(twice, [&](TileIndex tile) { ++fights[tile]; });
}

}  // namespace hexa::clockwork
