// SPDX-License-Identifier: GPL-3.0-or-later
// Scoring (SCO-01, SCO-02), the Court's bonus (CRT-02 to CRT-05) and the end of the game (END,
// ALL-15).
#include "core/systems/clockwork/rules/engine.h"
#include "core/systems/clockwork/rules/numbers.h"

#include <tuple>

namespace hexa::clockwork {

void Engine::scoring() {
    if (s.cursor == 0) {
        const Control& control = controlled();
        for (int i = 0; i < g.players(); ++i) {
            const Player player = g.inOrder(s.firstPlayer, i);
            forEachTile(scoringTiles(g, control, player), [&](TileIndex tile) {
                score(player, pointsOf(g, s, player, tile), ScoreSource::Territory, tile);
            });
        }
    }
    // Then the Discoveries, slot by slot: the cursor is one more than the slot.
    while (s.cursor < decks) {
        const int slot = s.cursor++;
        if ((g.cardsFor(Timing::Scoring) >> slot & 1) == 0) continue;
        const Player owner = tokenOwner(s, slot);
        if (owner != noPlayer && usable(owner, slot, Timing::Scoring))
            return use(owner, slot, Stage::Scoring);
    }
    go(Stage::CourtBonus);
}

std::array<int, disciplineCount> courtSplit(Choice option) {
    int n = 0;
    for (int first = 0; first <= number::lovelaceIp; ++first)
        for (int second = 0; second <= number::lovelaceIp - first; ++second)
            if (n++ == option) return {first, second, number::lovelaceIp - first - second};
    return {};
}

void Engine::courtBonus() {
    const Player player = courtController(g, s);
    go(Stage::Pollution);
    if (player == noPlayer) return;
    const Court court = g.deal().court;
    const Age age = g.ageOf(s.turn);
    log({EventKind::CourtBonus, player, noTile, static_cast<std::uint8_t>(court),
         static_cast<std::uint8_t>(age), 0});
    if (age == Age::Late)
        return score(player, number::firstCourtPoints + static_cast<int>(court), ScoreSource::Court);
    const bool early = age == Age::Early;
    switch (court) {
    case Court::Rasputin:
        if (early) return draw(player, number::rasputinCards, Stage::Pollution);
        return ask(DecisionKind::CourtRobbery, player, 1, Pass::Allowed);
    case Court::Pius: {
        if (early) {
            recruit(player, countPer(g, s, controlled(), player, Per::Shrine));
            return;
        }
        const auto guardian = static_cast<std::size_t>(General::Guardian);
        const bool mine = s.generalAt[guardian] == place::inHand && s.generalOwner[guardian] == player;
        if (s.generalAt[guardian] == place::gone || mine) return;
        return ask(DecisionKind::CourtGuardian, player, 1, Pass::Allowed);
    }
    case Court::Lovelace: {
        if (early) return ask(DecisionKind::CourtPoints, player, 0x3ff);
        std::uint64_t slots = 0;
        for (int slot = 0; slot < decks; ++slot)
            if (s.tokenAt[slot] == place::available && tokenPlaces(player, slot) != 0) slots |= 1U << slot;
        if (slots != 0) ask(DecisionKind::CourtDiscovery, player, slots, Pass::Allowed);
        return;
    }
    }
}

void Engine::claimGuardian(Player player) {
    const auto guardian = static_cast<std::size_t>(General::Guardian);
    const std::uint8_t from = s.generalAt[guardian];
    const Player owner = s.generalOwner[guardian];
    s.generalAt[guardian] = place::inHand;
    s.offer = static_cast<std::uint16_t>(s.offer & ~(1U << (decks + guardian)));
    s.generalOwner[guardian] = player;
    if (onMap(from)) updatePresence(owner, from);
}

void Engine::rob(Player player) {
    for (Player other = 0; other < g.players(); ++other)
        if (g.enemies(player, other) || (g.options().rasputinHitsAlly && other != player))
            score(other, -number::rasputinLoss, ScoreSource::Robbed);
}

void Engine::finish() {
    for (Player player = 0; player < g.players(); ++player) {
        const PlayerState& own = s.players[player];
        score(player, (own.ip[0] + own.ip[1] + own.ip[2]) / number::ipPerPoint, ScoreSource::Influence);
    }
    go(Stage::Over);
    log({EventKind::GameOver, finalScoreOf(g, s).winner, noTile, 0, 0, 0});
}

FinalScore finalScoreOf(const Game& game, const State& state) {
    FinalScore result;
    const Control control = controlOf(game, state);
    for (Player player = 0; player < game.players(); ++player) {
        result.points[player] = state.players[player].vp;
        result.territories[player] = __builtin_popcountll(control.of[player]);
    }
    // By side: points, territories, then the place in the last turn's order (END-02, ALL-15).
    std::tuple<int, int, int> best{-1, -1, -1};
    for (int i = 0; i < game.players(); ++i) {
        const Player player = game.inOrder(state.firstPlayer, i);
        const auto own = static_cast<std::size_t>(player);
        std::tuple<int, int, int> standing{result.points[own], result.territories[own], i};
        if (game.alliances()) {
            const auto ally = static_cast<std::size_t>(game.ally(player));
            std::get<0>(standing) += result.points[ally];
            std::get<1>(standing) += result.territories[ally];
        }
        if (standing <= best) continue;
        best = standing;
        result.winner = player;
    }
    return result;
}

}  // namespace hexa::clockwork
