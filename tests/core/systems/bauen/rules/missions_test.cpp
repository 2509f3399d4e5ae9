// SPDX-License-Identifier: GPL-3.0-or-later
// Scoring of typed figures: the example of the rulebook (T26, T27) and laws. Rule cases show the
// counts of each mission on a board.
#include "core/systems/bauen/rules/missions.h"

#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <numeric>

namespace hexa::bauen {
namespace {

/// Four players: Mirko, Sandro, Carla, Pascal.
const std::vector<Counted> example{{Theme::Basics, none, {10, 16, 13, 12}},
                                   {Theme::Production, none, {3, 4, 4, 7}},
                                   {Theme::Combat, none, {5, 0, 4, 7}},
                                   {Theme::Defence, none, {13, 6, 12, 6}}};

std::vector<int> themesOf(const Glory& glory, Theme theme) {
    std::vector<int> points;
    for (std::size_t seat = 0; seat < 4; ++seat)
        points.push_back(glory.of[seat][static_cast<std::size_t>(theme)]);
    return points;
}

}  // namespace

class MissionsTest : public QObject {
    Q_OBJECT
private slots:
    /// T26, BB-160, BB-161.
    void publicMissionsOfTheExample() {
        const Glory glory = gloryOf(example, 4);
        QCOMPARE(themesOf(glory, Theme::Basics), (std::vector{0, 3, 2, 1}));
        QCOMPARE(themesOf(glory, Theme::Production), (std::vector{0, 1, 1, 3}));
        QCOMPARE(themesOf(glory, Theme::Combat), (std::vector{2, 0, 1, 3}));
        QCOMPARE(themesOf(glory, Theme::Defence), (std::vector{3, 0, 2, 0}));
        std::vector<int> totals;
        for (int seat = 0; seat < 4; ++seat) totals.push_back(glory.total(seat));
        QCOMPARE(totals, (std::vector{5, 4, 6, 7}));
        QCOMPARE(winnersOf(glory, 4), 8U);
    }

    /// T27: Mirko alone is scored for his secret mission; then he has the most.
    void secretMissionOfTheExample() {
        std::vector<Counted> all = example;
        all.push_back({Theme::Basics, 0, {4, 3, 3, 2}});
        const Glory glory = gloryOf(all, 4);
        QCOMPARE(themesOf(glory, Theme::Basics), (std::vector{3, 3, 2, 1}));
        QCOMPARE(glory.total(0), 8);
        QCOMPARE(glory.total(3), 7);
        QCOMPARE(winnersOf(glory, 4), 1U);
    }

    /// A tie shares the victory (BB-164).
    void equalsShare() {
        const std::vector<Counted> tie{{Theme::Basics, none, {2, 1, 0, 0, 0, 0}},
                                       {Theme::Combat, none, {1, 2, 0, 0, 0, 0}}};
        QCOMPARE(winnersOf(gloryOf(tie, 3), 3), 3U);
        QCOMPARE(winnersOf(gloryOf({}, 2), 2), 3U);
    }

    void laws() {
        const auto figures = rc::gen::container<std::vector<int>>(maxPlayers, rc::gen::inRange(0, 9));
        QVERIFY(rc::check(
            "glory of one mission: 0 to players - 1, order and shift do not matter (BB-160, 162)", [&] {
                const int seats = *rc::gen::inRange(minSeats, maxPlayers + 1);
                const std::vector<int> drawn = *figures;
                Figures own{}, shifted{};
                for (std::size_t i = 0; i < own.size(); ++i) own[i] = drawn[i], shifted[i] = drawn[i] + 7;
                int sum = 0, ties = 0;
                for (int seat = 0; seat < seats; ++seat) {
                    const int points = gloryOf(own, seats, seat);
                    RC_ASSERT(points >= 0 && points < seats);
                    RC_ASSERT(points == gloryOf(shifted, seats, seat));
                    sum += points;
                    for (int other = seat + 1; other < seats; ++other)
                        ties += own[static_cast<std::size_t>(seat)] == own[static_cast<std::size_t>(other)]
                                    ? 1
                                    : 0;
                }
                // Every pair gives one point, except ties.
                RC_ASSERT(sum == seats * (seats - 1) / 2 - ties);
            }));
    }
};

HEXA_TEST(MissionsTest);

}  // namespace hexa::bauen

#include "missions_test.moc"
