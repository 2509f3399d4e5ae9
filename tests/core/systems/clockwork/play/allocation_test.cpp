// SPDX-License-Identifier: GPL-3.0-or-later
// Playing must not allocate: the simulator plays millions of games. This program counts every call
// of new.
#include "core/systems/clockwork/bots/bots.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/allocations.h"
#include "tests/support/test.h"

namespace hexa::clockwork {
using test::allocations;

class AllocationTest : public QObject {
    Q_OBJECT
private slots:
    void countsAtAll() {
        const long before = allocations;
        const auto map = std::make_unique<GameMap>(test::mapOf(2));  // with texts in it
        QVERIFY(map->tiles > 0);
        QVERIFY(allocations - before >= 1);
    }

    void playingAllocatesNothing() {
        for (const test::Variant& variant : test::variants()) {
            const GameMap& map = test::mapOf(variant.players);
            const CardPack& pack = test::cards();
            const long before = allocations;
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                Rng rng(seed, "game");
                const Game game(map, pack, variant.options, dealCards(variant.players, rng));
                State state = startGame(game);
                playOut(game, state, rng);
            }
            QCOMPARE(allocations - before, 0L);
        }
    }

    /// The same through core/play, with bots by seat and counted fights, as in a series.
    void playingToTheEndAllocatesNothing() {
        for (const char* name : {"random", "greedy"})
            for (const test::Variant& variant : test::variants()) {
                const GameMap& map = test::mapOf(variant.players);
                const CardPack& pack = test::cards();
                std::array<const Bot*, maxPlayers> seats;
                seats.fill(findBot(name));
                std::array<std::int64_t, maxTiles> fights{};
                const long before = allocations;
                for (std::uint64_t seed = 0; seed < 20; ++seed) {
                    Rng rng(seed, "game");
                    const Game game(map, pack, variant.options, dealCards(variant.players, rng));
                    const GameRules rules(game);
                    State state = rules.start(nullptr);
                    QVERIFY(play::playToEnd<GameRules>(rules, state, seats, seed, fights).has_value());
                }
                QCOMPARE(allocations - before, 0L);
            }
    }
};

HEXA_TEST(AllocationTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "allocation_test.moc"
