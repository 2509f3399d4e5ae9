// SPDX-License-Identifier: GPL-3.0-or-later
// The program's players: their strength, and playing without allocation (this program counts every
// call of new).
#include "core/systems/bauen/bots/bots.h"

#include "core/play/playout.h"
#include "tests/core/systems/bauen/games.h"
#include "tests/support/allocations.h"
#include "tests/support/test.h"

#include <bit>

namespace hexa::bauen {
namespace {

using test::allocations;

/// Returns the share of the wins of one player against others at all other seats, each seat in
/// turn.
double shareOf(const GameRules::Bot& own, const GameRules::Bot& others, int players, int games) {
    const Table table = fixture::tableOn(fixture::boardFor(players));
    double won = 0;
    for (int game = 0; game < games; ++game) {
        std::array<const GameRules::Bot*, maxPlayers> seats{};
        seats.fill(&others);
        const int seat = game % players;
        seats[static_cast<std::size_t>(seat)] = &own;
        const std::uint64_t seed = gameSeed(31, game);
        const GameRules rules({&table, dealOf(table, seed)});
        State state = rules.start(nullptr);
        const std::span<const GameRules::Bot* const> all(seats.data(), static_cast<std::size_t>(players));
        if (!play::playToEnd<GameRules>(rules, state, all, seed)) return -1;
        const unsigned winners = rules.score(state).winners;
        if ((winners >> seat & 1) != 0) won += 1.0 / std::popcount(winners);
    }
    return won / games;
}

}  // namespace

class BauenBotsTest : public QObject {
    Q_OBJECT
private slots:
    void countsAtAll() {
        const long before = allocations;
        const auto number = std::make_unique<std::vector<int>>(100);
        QVERIFY(number->size() == 100 && allocations - before >= 2);
    }

    /// The greedy player thinks in moments that it copies; the random one lists its moves as
    /// core/play does.
    void thinkingAllocatesNothing() {
        const Table table = fixture::tableOn(fixture::boardFor(3));
        const GameRules rules({&table, dealOf(table, 2)});
        State state = rules.start(nullptr);
        Rng rng(2, "thinking");
        const long before = allocations;
        for (int i = 0; i < 400 && state.step != Step::Over; ++i)
            rules.apply(state, rules.decide(*GameRules::bots()[1], state, state.actor, rng), nullptr);
        QCOMPARE(allocations - before, 0L);
    }

    /// Each bot beats the one below it.
    void theOrderIsThatOfStrength() {
        const GameRules::Bot& random = *GameRules::bots()[0];
        const GameRules::Bot& greedy = *GameRules::bots()[1];
        const double two = shareOf(greedy, random, 2, 40), four = shareOf(greedy, random, 4, 20);
        QVERIFY2(two > 0.9, qPrintable(QString::number(two)));
        QVERIFY2(four > 0.8, qPrintable(QString::number(four)));
    }
};

HEXA_TEST(BauenBotsTest, "slow-unoptimized");

}  // namespace hexa::bauen

#include "bots_test.moc"
