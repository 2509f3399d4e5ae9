// SPDX-License-Identifier: GPL-3.0-or-later
// R-CS-140: armies that don't meet end in a draw, and only then.
#include "core/systems/claymore/rules/engine.h"
#include "tests/core/systems/claymore/battles.h"
#include "tests/support/test.h"

namespace hexa::claymore {
namespace {

/// Returns two regiments at the ends of the open mat.
Battle farApart() {
    Scenario scenario = fixture::openMat();
    fixture::put(scenario, "vassals", "0,0");
    fixture::put(scenario, "gnomes", "6,11");
    return fixture::battleOn(scenario);
}

/// Lets chance draw, and everybody do as little as possible.
void passOn(const Battle& battle, State& state, Rng& rng) {
    if (turnOf(state).kind == play::Turn::Kind::Chance)
        return apply(battle, state, draw(battle, state, rng), nullptr);
    MoveList moves;
    listMoves(battle, state, moves);
    const auto finish = std::ranges::find(moves, Move::Kind::Finish, &Move::kind);
    apply(battle, state, finish == moves.end() ? *moves.begin() : *finish, nullptr);
}

}  // namespace

class QuietTest : public QObject {
    Q_OBJECT
private slots:
    void threeDecksWithoutABlowAreADraw() {
        const Battle battle = farApart();
        State state = startBattle(battle, Army::Shadow);
        Rng rng(7, "quiet");
        const int enough = quietPasses * battle.values().deckSize();
        QCOMPARE(enough, 3 * 59);
        while (state.phase != Phase::Over) {
            QVERIFY(state.drawn <= enough);
            passOn(battle, state, rng);
        }
        QCOMPARE(int{state.drawn}, enough);
        QVERIFY(state.outcome == BattleResult::Draw);
    }

    /// Any harm restarts the count.
    void aBlowBeginsAnew() {
        const Battle battle = farApart();
        State state = startBattle(battle, Army::Shadow);
        Rng rng(7, "quiet");
        while (state.drawn < 100 || turnOf(state).kind != play::Turn::Kind::Chance)
            passOn(battle, state, rng);
        QVERIFY(state.quiet >= 100);
        Scenario beside = fixture::openMat();
        fixture::put(beside, "vassals", "0,0");
        fixture::put(beside, "gnomes", "1,0");
        const Battle close = fixture::battleOn(beside);
        State fight = startBattle(close, Army::Shadow);
        std::uint16_t before = 0;
        while (fight.phase != Phase::Over && fight.chips[firstOf(RegimentKind::Gnomes)] == 0 &&
               fight.at[firstOf(RegimentKind::Gnomes)] != gone) {
            before = fight.quiet;
            if (turnOf(fight).kind == play::Turn::Kind::Chance) {
                apply(close, fight, draw(close, fight, rng), nullptr);
                continue;
            }
            MoveList moves;
            listMoves(close, fight, moves);
            const bool imperial = close.armyOfSeat(fight.actor) == Army::Imperial;
            const auto wanted =
                std::ranges::find(moves, imperial ? Move::Kind::Attack : Move::Kind::Finish, &Move::kind);
            apply(close, fight, wanted == moves.end() ? *moves.begin() : *wanted, nullptr);
        }
        QVERIFY(before > 0);
        QCOMPARE(int{fight.quiet}, 0);
    }
};

HEXA_TEST(QuietTest);

}  // namespace hexa::claymore
#include "quiet_test.moc"
