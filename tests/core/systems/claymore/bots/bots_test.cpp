// SPDX-License-Identifier: GPL-3.0-or-later
// Playing must not allocate: the simulator plays millions of battles. This program counts every
// call of new. And the program's players by strength.
#include "tests/core/systems/claymore/battles.h"
#include "tests/support/allocations.h"
#include "tests/support/test.h"

namespace hexa::claymore {
namespace {

using test::allocations;

/// Returns the battles won by the first player, of `games`, with draws as half. He plays both
/// armies by turns, on one map.
double sharesOf(const Bot& first, const Bot& second, const Battle& battle, int games) {
    double won = 0;
    for (int game = 0; game < games; ++game) {
        const Army own = armies[static_cast<std::size_t>(game) % 2];
        std::array<const Bot*, 2> seats{};
        for (std::size_t seat = 0; seat < 2; ++seat)
            seats[seat] = battle.armyOfSeat(static_cast<int>(seat)) == own ? &first : &second;
        const GameRules rules({&battle, Army::Shadow});
        State state = rules.start(nullptr);
        if (!play::playToEnd<GameRules>(rules, state, seats, gameSeed(31, game / 2))) return -1;
        const BattleResult mine = own == Army::Imperial ? BattleResult::Imperial : BattleResult::Shadow;
        won += state.outcome == mine ? 1 : state.outcome == BattleResult::Draw ? 0.5 : 0;
    }
    return won / games;
}

}  // namespace

class BotsTest : public QObject {
    Q_OBJECT
private slots:
    void countsAtAll() {
        const long before = allocations;
        const auto number = std::make_unique<std::vector<int>>(100);
        QVERIFY(number->size() == 100 && allocations - before >= 2);
    }

    void playingAllocatesNothing() {
        for (const char* map : fixture::plans) {
            const Battle battle = fixture::battleOn(fixture::layout(map));
            for (const Bot* bot : bots()) {
                const std::array both{bot, bot};
                const long before = allocations;
                // The bot that looks ahead plays some thousand times as many battles.
                const std::uint64_t battles = bot->name() == "lookahead" ? 1 : 5;
                for (std::uint64_t seed = 0; seed < battles; ++seed) {
                    const GameRules rules({&battle, Army::Shadow});
                    State state = rules.start(nullptr);
                    QVERIFY(play::playToEnd<GameRules>(rules, state, both, seed).has_value());
                }
                QCOMPARE(allocations - before, 0L);
            }
        }
    }

    /// On every plan, with both armies: each bot beats the one below it.
    void theOrderIsThatOfStrength() {
        double greedy = 0, lookahead = 0;
        for (const char* map : fixture::plans) {
            const Battle battle = fixture::battleOn(fixture::layout(map));
            greedy += sharesOf(fixture::bot("greedy"), fixture::bot("random"), battle, 100) / 5;
            lookahead += sharesOf(fixture::bot("lookahead"), fixture::bot("greedy"), battle, 20) / 5;
        }
        QVERIFY2(greedy > 0.75, qPrintable(QString::number(greedy)));
        QVERIFY2(lookahead > 0.6, qPrintable(QString::number(lookahead)));
    }

    /// A player of the program gives a legal move at any moment.
    void movesAreLegal() {
        for (const char* map : {"mat", "plan-1", "plan-3", "plan-4"}) {
            const Battle battle = fixture::battleOn(fixture::layout(map));
            const GameRules rules({&battle, Army::Imperial});
            for (const Bot* bot : bots())
                for (std::uint64_t seed = 0; seed < (bot->name() == "lookahead" ? 1 : 3); ++seed) {
                    State state = rules.start(nullptr);
                    for (std::uint64_t number = 0; turnOf(state).kind != play::Turn::Kind::Over; ++number) {
                        if (turnOf(state).kind == play::Turn::Kind::Chance) {
                            Rng rng = play::chanceRng(seed, number);
                            rules.apply(state, rules.draw(state, rng), nullptr);
                            continue;
                        }
                        Rng rng = play::botRng(seed, number, state.actor);
                        const Move move = rules.decide(*bot, state, state.actor, rng);
                        MoveList legal;
                        listMoves(battle, state, legal);
                        QVERIFY(legal.contains(move));
                        rules.apply(state, move, nullptr);
                    }
                }
        }
    }
};

HEXA_TEST(BotsTest, "slow-unoptimized");

}  // namespace hexa::claymore

#include "bots_test.moc"
