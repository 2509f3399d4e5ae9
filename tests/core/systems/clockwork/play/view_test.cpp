// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/view.h"

#include "core/engine/play/seatlog.h"
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/rules/invariants.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <cmath>

namespace hexa::clockwork {

class ViewTest : public QObject {
    Q_OBJECT

    /// Seat of an onlooker.
    static constexpr Player nobody = maxPlayers;

    /// Changes only the things hidden from `seat`; true if there was anything to change.
    static bool changeSecrets(const Game& game, State& state, Player seat, Rng& rng) {
        const State before = state;
        const unsigned known = seat == nobody ? 0 : state.known[seat];
        // Cards of other hands and of the deck that the seat did not put there change places.
        std::vector<std::uint8_t> pool;
        for (Player player = 0; player < game.players(); ++player)
            for (unsigned card = 0; player != seat && card < espionageCards; ++card)
                if ((state.hands[player] >> card & 1) != 0) pool.push_back(static_cast<std::uint8_t>(card));
        for (int place = 0; place < state.deckSize; ++place) {
            const auto card = static_cast<std::uint8_t>(state.deck >> 4 * place & 0xf);
            if ((known >> card & 1) == 0) pool.push_back(card);
        }
        rng.shuffle(pool);
        std::size_t next = 0;
        for (Player player = 0; player < game.players(); ++player) {
            if (player == seat) continue;
            const int size = __builtin_popcount(state.hands[player]);
            state.hands[player] = 0;
            for (int i = 0; i < size; ++i)
                state.hands[player] = static_cast<std::uint16_t>(state.hands[player] | 1U << pool[next++]);
            state.known[player] = static_cast<std::uint16_t>(rng.below(1U << espionageCards));
            auto& ip = state.players[player].ip;
            std::rotate(ip, ip + 1, ip + disciplineCount);
            for (auto& workers : state.players[player].sacrifice)
                workers = static_cast<std::uint8_t>(rng.below(4));
            if (game.alliances() && (seat == nobody || game.enemies(player, seat)))
                state.callToArms[game.side(player)] = static_cast<TileIndex>(rng.below(10));
        }
        for (int place = 0; place < state.deckSize; ++place) {
            const auto card = static_cast<std::uint8_t>(state.deck >> 4 * place & 0xf);
            if ((known >> card & 1) != 0) continue;
            state.deck &= ~(std::uint64_t{0xf} << 4 * place);
            state.deck |= std::uint64_t{pool[next++]} << 4 * place;
        }
        // Another player's options reveal his hand and influence.
        switch (state.decision.kind) {
        case DecisionKind::PlayCard:
        case DecisionKind::Reinforce:
        case DecisionKind::Buy:
        case DecisionKind::Sacrifice:
        case DecisionKind::KeepCard:
            if (state.decision.actor != seat) state.decision.options = rng.next();
            break;
        case DecisionKind::PayWith:
            if (state.decision.actor != seat) state.effectCard = static_cast<std::uint8_t>(rng.below(15));
            break;
        default:
            break;
        }
        return !(before == state);
    }

    /// Returns the public events of a choice.
    static EventLog openEvents(const Game& game, State& state, Choice choice) {
        EventLog log, open;
        const Refusal refusal = choose(game, state, choice, &log);
        Q_ASSERT(!refusal);
        for (const Event& event : log)
            if (!describe(game, event, 0).secret) open.push_back(event);
        return open;
    }

private slots:
    void secretsDoNotShow() {
        int changed = 0;
        Rng rng(1, "secrets");
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 15; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    for (Player seat = 0; seat < game.players(); ++seat) {
                        State other = state;
                        changed += changeSecrets(game, other, seat, rng) ? 1 : 0;
                        QVERIFY(PlayerView(game, state, seat) == PlayerView(game, other, seat));
                    }
                });
        QVERIFY(changed > 35'000);
    }

    /// An onlooker sees only public information.
    void lookingOnTellsNothing() {
        int changed = 0;
        Rng rng(5, "looking on");
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 4; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    State other = state;
                    changed += changeSecrets(game, other, nobody, rng) ? 1 : 0;
                    QVERIFY(viewOf(game, state, -1) == viewOf(game, other, -1));
                    for (Player seat = 0; seat < game.players(); ++seat) {
                        other = state;
                        changeSecrets(game, other, seat, rng);
                        QVERIFY(viewOf(game, state, seat) == viewOf(game, other, seat));
                    }
                });
        QVERIFY(changed > 2'000);
    }

    /// Public events about a choice depend only on facts that the choosing player knows.
    void eventsForAllTellNothing() {
        int compared = 0;
        Rng rng(6, "events");
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 10; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    const Player actor = state.decision.actor;
                    if (actor >= game.players()) return;
                    State here = state, there = state;
                    if (!changeSecrets(game, there, actor, rng)) return;
                    // There are only as many as there are workers.
                    for (Player player = 0; player < game.players(); ++player)
                        std::copy_n(here.players[player].sacrifice, disciplineCount,
                                    there.players[player].sacrifice);
                    const auto count = static_cast<std::uint32_t>(state.decision.count());
                    const Choice choice = state.decision.nth(static_cast<int>(rng.below(count)));
                    QVERIFY(openEvents(game, here, choice) == openEvents(game, there, choice));
                    ++compared;
                });
        QVERIFY2(compared > 5'000, std::to_string(compared).c_str());
    }

    /// R-STU-01: the exact income of controlled territories is public; other points stay hidden.
    void incomeOfTerritoriesIsReported() {
        int reported = 0, hidden = 0;
        Rng rng(7, "income");
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 10; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    if (state.decision.kind == DecisionKind::Over) return;
                    State after = state;
                    EventLog log;
                    playRandomly(game, after, rng, &log);
                    int income[maxPlayers][disciplineCount] = {};
                    bool studied = false;
                    for (const Event& event : log) {
                        if (event.kind != EventKind::PointsGained) continue;
                        const bool open = !describe(game, event, 0).secret;
                        ++(open ? reported : hidden);
                        studied = studied || open;
                        if (open) income[event.player][event.a] += event.amount;
                    }
                    if (!studied) return;
                    const Control control = controlOf(game, after);
                    for (Player player = 0; player < game.players(); ++player)
                        for (int d = 0; d < disciplineCount; ++d) {
                            const TileMask tiles =
                                control.of[player] & game.map().studied(static_cast<Discipline>(d));
                            int expected = __builtin_popcountll(tiles);
                            for (Player owner = 0; owner < game.players(); ++owner)
                                for (const std::uint8_t where : after.players[owner].unique)
                                    if (game.uniqueKind(owner) == UniqueKind::Engineer && onMap(where) &&
                                        (tiles >> where & 1) != 0)
                                        ++expected;
                            QCOMPARE(income[player][d], expected);
                        }
                });
        QVERIFY2(reported > 1'000 && hidden > 1'000,
                 (std::to_string(reported) + ", " + std::to_string(hidden)).c_str());
    }

    /// R-SET-06: totals are open, so everybody hears that Counter-Intelligence gave or took a
    /// point, but not the discipline.
    void totalsOfCounterIntelligenceAreReported() {
        int reported = 0;
        Rng rng(8, "totals");
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 10; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    if (state.stage != Stage::CounterIntel) return;
                    State after = state;
                    EventLog log;
                    playRandomly(game, after, rng, &log);
                    for (const Event& event : log) {
                        if (event.kind != EventKind::PointsGained ||
                            static_cast<Seen>(event.b) != Seen::AmountByAll)
                            continue;
                        const MatchEvent shown = describe(game, event, 0);
                        const Message* open = knownOf(shown, -1);
                        QVERIFY(shown.secret && open != nullptr && open != &shown.text);
                        QCOMPARE(open->code, shown.text.code + ".open");
                        for (const Argument& argument : open->arguments) QVERIFY(argument.name != "what");
                        QVERIFY(knownOf(shown, event.player) == &shown.text);
                        ++reported;
                    }
                });
        QVERIFY2(reported > 20, std::to_string(reported).c_str());
    }

    void everythingOpenShows() {
        test::playThrough(test::variants().back(), 3, [&](const Game& game, const State& state) {
            for (Player seat = 0; seat < game.players(); ++seat) {
                const PlayerView view(game, state, seat);
                const State& open = view.open();
                QVERIFY(std::equal(&state.soldiers[0][0], &state.soldiers[0][0] + sizeof state.soldiers,
                                   &open.soldiers[0][0]));
                QCOMPARE(open.hands[seat], state.hands[seat]);
                QCOMPARE(open.discard, state.discard);
                QCOMPARE(open.turn, state.turn);
                for (Player player = 0; player < game.players(); ++player) {
                    QCOMPARE(open.players[player].vp, state.players[player].vp);
                    QCOMPARE(open.players[player].pool, state.players[player].pool);
                    QCOMPARE(view.handSize(player), __builtin_popcount(state.hands[player]));
                }
                for (int d = 0; d < disciplineCount; ++d)
                    QCOMPARE(open.players[seat].ip[d], state.players[seat].ip[d]);
                if (state.decision.actor == seat) QVERIFY(open.decision == state.decision);
            }
        });
    }

    void determinedStatesLookTheSame() {
        int tried = 0;
        Rng rng(2, "determinise");
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 15; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    for (Player seat = 0; seat < game.players(); ++seat) {
                        const PlayerView view(game, state, seat);
                        if (!view.mustDecide()) continue;
                        State other = determinise(game, view, rng);
                        QVERIFY(PlayerView(game, other, seat) == view);
                        const auto violation = findViolation(game, other);
                        QVERIFY2(!violation, violation ? violation->what : "");
                        ++tried;
                        // It can be played on to the end.
                        if (tried % 50 == 0) {
                            playOut(game, other, rng);
                            QVERIFY(!findViolation(game, other));
                        }
                    }
                });
        QVERIFY(tried > 10'000);
    }

    /// The frequency of each unknown card in an opponent's hand of one is that of an even draw:
    /// chi-square with 13 degrees of freedom stays below 34.5 (probability 0.001) for this seed.
    void hiddenCardsAreEven() {
        Rng rng(4, "even");
        const Game game(test::mapOf(2), test::cards(), {}, dealCards(2, rng));
        const State state = startGame(game);
        const Player seat = state.decision.actor;
        const PlayerView view(game, state, seat);
        constexpr int draws = 14'000;
        std::array<int, espionageCards> seen{};
        for (int i = 0; i < draws; ++i)
            ++seen[static_cast<std::size_t>(__builtin_ctz(determinise(game, view, rng).hands[1 - seat]))];
        double chiSquare = 0;
        for (unsigned card = 0; card < espionageCards; ++card) {
            if ((state.hands[seat] >> card & 1) != 0) {
                QCOMPARE(seen[card], 0);
                continue;
            }
            chiSquare += std::pow(seen[card] - draws / 14.0, 2) / (draws / 14.0);
        }
        QVERIFY2(chiSquare < 34.5, std::to_string(chiSquare).c_str());
    }
};

HEXA_TEST(ViewTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "view_test.moc"
