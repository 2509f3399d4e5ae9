// SPDX-License-Identifier: GPL-3.0-or-later
// Chance against the numbers of the rules' spec (section 3.4), which were reckoned there, not here.
#include "core/systems/claymore/rules/course.h"
#include "tests/core/systems/claymore/battles.h"
#include "tests/support/test.h"

#include <cmath>

namespace hexa::claymore {
namespace {

constexpr int throws = 1'000'000;

/// Returns howitzer and target in a row of the open mat, `distance` apart, with a second Shadow
/// regiment far away.
Scenario shootingRange(int distance) {
    Scenario scenario = fixture::openMat();
    fixture::put(scenario, "howitzer", "0,4");
    fixture::put(scenario, "satyrs", std::to_string(distance) + ",4");
    fixture::put(scenario, "gnomes", "6,11");
    fixture::put(scenario, "vassals", "8,0");
    return scenario;
}

std::uint8_t designOf(std::string_view id) {
    const auto found = std::ranges::find(actionCards, id, &ActionCard::id);
    return static_cast<std::uint8_t>(found - actionCards.begin());
}

}  // namespace

class ChanceTest : public QObject {
    Q_OBJECT
private slots:
    void howitzerHits_data() {
        QTest::addColumn<int>("distance");
        QTest::addColumn<double>("expected");
        const double percent[] = {100, 77.8, 58.3, 41.7, 27.8, 16.7, 8.3, 2.8, 0};
        // Exact values behind the rounded ones: none of the drawn tiles explodes.
        for (int distance = 1; distance <= 9; ++distance) {
            double odds = 1;
            for (int tile = 0; tile < distance - 1; ++tile) odds *= (7.0 - tile) / (9 - tile);
            QVERIFY(std::abs(odds * 100 - percent[distance - 1]) < 0.06);
            QTest::addRow("%d", distance) << distance << odds;
        }
    }
    void howitzerHits() {
        QFETCH(int, distance);
        QFETCH(double, expected);
        const Battle battle = fixture::battleOn(shootingRange(distance));
        State ready = startBattle(battle, Army::Shadow);
        apply(battle, ready, {Move::Kind::Card, noRegiment, designOf("howitzer")}, nullptr);
        const RegimentId target = firstOf(RegimentKind::Satyrs);
        Rng rng(2026, "howitzer");
        const int shots = throws / 10 + (distance > 1 && distance < 9 ? throws * 9 / 10 : 0);
        int hits = 0, misfires = 0, lost = 0;
        for (int shot = 0; shot < shots; ++shot) {
            State state = ready;
            apply(battle, state, {Move::Kind::Attack, howitzer, gone, target}, nullptr);
            while (turnOf(state).kind != play::Turn::Kind::Over && state.phase != Phase::Draw) {
                misfires += state.phase == Phase::Misfire ? 1 : 0;
                QVERIFY(state.phase == Phase::Tile || state.phase == Phase::Misfire);
                apply(battle, state, draw(battle, state, rng), nullptr);
            }
            hits += state.at[target] == gone ? 1 : 0;
            lost += state.at[howitzer] == gone ? 1 : 0;
        }
        const auto near = [&](int count, double odds) {
            const double deviation = std::sqrt(odds * (1 - odds) / shots);
            return std::abs(static_cast<double>(count) / shots - odds) <= 3 * deviation;
        };
        QVERIFY2(near(hits, expected), qPrintable(QString::number(static_cast<double>(hits) / shots)));
        if (distance == 1) return;
        QVERIFY(near(misfires, 2.0 / 9));
        QVERIFY(near(lost, 2.0 / 9 / 8));
    }

    void meanDamage_data() {
        QTest::addColumn<int>("attack");
        QTest::addColumn<int>("defence");
        QTest::addColumn<double>("mean");
        const std::tuple<int, int, double> rows[] = {{2, 2, 0.76}, {2, 3, 0.67}, {3, 3, 1.09}, {3, 5, 0.87},
                                                     {4, 3, 1.55}, {5, 3, 2.03}, {5, 5, 1.74}, {6, 5, 2.21}};
        for (const auto& [attack, defence, mean] : rows)
            QTest::addRow("%d/%d", attack, defence) << attack << defence << mean;
    }
    /// Mean damage of thrown dice and of the table that the program's players use.
    void meanDamage() {
        QFETCH(int, attack);
        QFETCH(int, defence);
        QFETCH(double, mean);
        Scenario scenario = fixture::openMat();
        fixture::put(scenario, "knights", "5,4");
        fixture::put(scenario, "gnomes", "6,4");
        const Battle battle = fixture::battleOn(scenario);
        State state = startBattle(battle, Army::Shadow);
        state.phase = Phase::Dice;
        state.attackDice = static_cast<std::uint8_t>(attack);
        state.defenceDice = static_cast<std::uint8_t>(defence);
        Rng rng(2026, "dice");
        double sum = 0, squares = 0;
        for (int i = 0; i < throws; ++i) {
            const Move dice = draw(battle, state, rng);
            int skulls = 0, shields = 0;
            for (int die = 0; die < attack; ++die) skulls += faceOf(dice, die) == Face::Skull ? 1 : 0;
            for (int die = 0; die < defence; ++die)
                shields += faceOf(dice, attack + die) == Face::Shield ? 1 : 0;
            const int chips = std::max(0, skulls - shields);
            sum += chips;
            squares += chips * chips;
        }
        const double found = sum / throws;
        const double error = std::sqrt((squares / throws - found * found) / throws);
        // The spec rounds to hundredths.
        QVERIFY2(std::abs(found - mean) <= 3 * error + 0.005, qPrintable(QString::number(found)));
        QVERIFY(std::abs(battle.odds().chips(attack, defence, 6) / double{Odds::one} - found) <=
                3 * error + 0.0001);
    }

    /// Cards, Ogir's cards: each as often as its copies.
    void cardsAreDrawnAsTheyLie() {
        const Battle battle = fixture::battleOn(fixture::layout("plan-1"));
        const State state = startBattle(battle, Army::Shadow);
        Rng rng(2026, "cards");
        std::array<int, deckDesigns> counts{};
        for (int i = 0; i < throws; ++i) ++counts[draw(battle, state, rng).to];
        for (std::size_t design = 0; design < deckDesigns; ++design) {
            const double odds = actionCards[design].count / 59.0;
            const double deviation = std::sqrt(odds * (1 - odds) / throws);
            QVERIFY(std::abs(static_cast<double>(counts[design]) / throws - odds) <= 4 * deviation);
        }
    }

    void theBoxIsWhole() {
        QCOMPARE(publicValues().deckSize(), 59);
        int shadow = 0, reinforcement = 0, wolves = 0;
        for (const ActionCard& card : actionCards) {
            if (card.army == Army::Shadow) shadow += card.count;
            if (card.sort == CardSort::Extra) reinforcement += card.count;
            if ((card.names & setOf(RegimentKind::Wolves)) != 0) wolves += card.count;
        }
        QCOMPARE(shadow, 33);
        QCOMPARE(reinforcement, 4);
        QCOMPARE(wolves, 14);
        QCOMPARE(publicValues().faces[0] + publicValues().faces[1] + publicValues().faces[2], 6);
        QCOMPARE(publicValues().tiles[0] + publicValues().tiles[1] + publicValues().tiles[2], 9);
    }
};

HEXA_TEST(ChanceTest, "slow-unoptimized");

}  // namespace hexa::claymore

#include "chance_test.moc"
