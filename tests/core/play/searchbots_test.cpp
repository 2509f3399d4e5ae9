// SPDX-License-Identifier: GPL-3.0-or-later
// A bot that searches through a game knowing only the rules, without a line of Clockwork Wars.
#include "core/play/searchbots.h"

#include "core/play/search.h"
#include "tests/support/harvest.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace hexa;
using test::Harvest;

namespace {

constexpr play::RandomBot<Harvest> randomBot;
constexpr play::SamplerBot<Harvest> sampler("sampler", 1, 60);

/// Calls `look(state)` at every decision of some games by random bots.
template <class Look>
void forEachState(const Harvest& rules, Look&& look) {
    const std::vector<const Harvest::Bot*> bots(static_cast<std::size_t>(rules.seats()), &randomBot);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Harvest::State state = rules.start(nullptr);
        for (std::uint64_t number = 0; rules.turn(state).kind != play::Turn::Kind::Over; ++number) {
            look(state);
            play::step<Harvest>(rules, state, bots, seed, number);
        }
    }
}

/// Games that a bot wins of `games` for each seat, alone among random bots.
int wins(const Harvest& rules, const Harvest::Bot& bot, int games) {
    int won = 0;
    for (int seat = 0; seat < rules.seats(); ++seat) {
        std::vector<const Harvest::Bot*> bots(static_cast<std::size_t>(rules.seats()), &randomBot);
        bots[static_cast<std::size_t>(seat)] = &bot;
        for (int game = 0; game < games; ++game) {
            Harvest::State state = rules.start(nullptr);
            if (!play::playToEnd<Harvest>(rules, state, bots, static_cast<std::uint64_t>(game))) continue;
            won += play::contains(rules.score(state).winners, seat) ? 1 : 0;
        }
    }
    return won;
}

/// Plans are numbers; the higher one is better, but every guess adds luck of its own. Counts the
/// calls.
struct Lottery {
    using State = int;
    using Seen = int;
    using Plan = int;
    std::map<int, int>* asked;

    int seats() const { return 2; }
    Seen see(const State& state, int /*seat*/) const { return state; }
    State guess(const Seen& seen, int /*seat*/, Rng& /*rng*/) const { return seen; }
    Plan plausible(const Seen& /*seen*/, int /*seat*/, Rng& /*rng*/) const { return -1; }
    std::array<std::int32_t, 2> lookAhead(const State& /*state*/, std::span<const Plan> plans,
                                          std::uint64_t seed) const {
        const int plan = plans[0];
        ++(*asked)[plan];
        return {plan * 10 + static_cast<int>(mixed(seed, static_cast<std::uint64_t>(plan)) % 5), 0};
    }
};
static_assert(play::Lookahead<Lottery>);

}  // namespace

class SearchBotsTest : public QObject {
    Q_OBJECT

private slots:
    void aGuessLooksLikeWhatIsSeen() {
        const Harvest rules(3);
        Rng rng(1, "guess");
        bool varies = false;
        forEachState(rules, [&](const Harvest::State& state) {
            for (int seat = 0; seat < rules.seats(); ++seat) {
                const Harvest::Seen seen = rules.see(state, seat);
                const Harvest::State guess = rules.guess(seen, seat, rng);
                QVERIFY(rules.see(guess, seat) == seen);
                QCOMPARE(rules.turn(guess).kind, rules.turn(state).kind);
                varies |= guess != rules.guess(seen, seat, rng);
            }
        });
        QVERIFY(varies);
    }

    void decisionsAreLegalAndOfTheSeed() {
        const Harvest rules(3);
        forEachState(rules, [&](const Harvest::State& state) {
            for (int seat = 0; seat < rules.seats(); ++seat) {
                if (!play::decides(rules.turn(state), 0, seat)) continue;
                Rng one(7, "bot"), two(7, "bot");
                const std::string line = rules.write(state, rules.decide(sampler, state, seat, one));
                QVERIFY(rules.read(state, 0, line).ok());
                QCOMPARE(rules.write(state, rules.decide(sampler, state, seat, two)), line);
            }
        });
    }

    /// All get the first round, the better half each further one. The worse in the common rounds is
    /// ranked behind.
    void halvingSpendsSamplesOnTheBest() {
        std::vector<int> candidates{3, 0, 7, 5, 1, 6, 2, 4};
        const std::array<int, 3> halving{2, 3, 4};
        std::map<int, int> asked;
        Rng rng(5, "halving");
        const auto order = play::rankBySampling(Lottery{&asked}, 0, 0, candidates, halving, rng);
        for (std::size_t place = 0; place < order.size(); ++place)
            QCOMPARE(candidates[order[place]], 7 - static_cast<int>(place));
        for (const int plan : candidates)
            QCOMPARE(asked[plan], plan >= 6 ? 2 + 3 + 4 : plan >= 4 ? 2 + 3 : 2);
        // In one round all get the same; of equals the first is taken.
        asked.clear();
        candidates = {4, 4, 2, 4};
        const std::array<int, 1> even{6};
        QCOMPARE(play::rankBySampling(Lottery{&asked}, 0, 0, candidates, even, rng),
                 (std::vector<std::size_t>{0, 1, 3, 2}));
        QCOMPARE(asked[4], 18);
        QCOMPARE(asked[2], 6);
    }

    /// A plan is worth 10 times its number here, and up to 4 by chance.
    void theFirstIsBelievedToBeBetterByItsLead() {
        const std::vector<int> candidates{3, 4, 6, 1};
        const std::array<int, 2> rounds{2, 2};
        std::map<int, int> asked;
        Rng rng(5, "lead");
        const auto ranked = [&](std::int32_t lead) {
            return play::rankBySampling(Lottery{&asked}, 0, 0, candidates, rounds, rng, lead);
        };
        QCOMPARE(ranked(0), (std::vector<std::size_t>{2, 1, 0, 3}));
        QCOMPARE(ranked(20), (std::vector<std::size_t>{2, 0, 1, 3}));
        QCOMPARE(ranked(40), (std::vector<std::size_t>{0, 2, 1, 3}));
    }

    /// The last harvest wins as points and loses as coins: no guess can change that.
    void whatWinsForSureIsTaken() {
        const Harvest rules(2);
        Harvest::State state = rules.start(nullptr);
        state.round = 3;
        state.worth = 2;
        state.taker = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng rng(seed, "bot");
            QCOMPARE(rules.decide(sampler, state, 0, rng).kind, Harvest::Move::Kind::Points);
        }
    }

    /// Far better than chance: its share is three standard errors above that of equal bots.
    void searchBeatsChance_data() {
        QTest::addColumn<int>("players");
        QTest::newRow("two players") << 2;
        QTest::newRow("three players") << 3;
    }
    void searchBeatsChance() {
        QFETCH(int, players);
        constexpr int gamesOfASeat = 150;
        const int games = players * gamesOfASeat;
        const double even = 1.0 / players;
        const double error = std::sqrt(even * (1 - even) / games);
        const int won = wins(Harvest(players), sampler, gamesOfASeat);
        QVERIFY2(won > games * (even + 3 * error), std::to_string(won).c_str());
    }
};

HEXA_TEST(SearchBotsTest);

#include "searchbots_test.moc"
