// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/bots.h"

#include "core/systems/clockwork/bots/noise.h"
#include "core/systems/clockwork/bots/sight.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <bit>
#include <set>

namespace hexa::clockwork {

class BotsTest : public QObject {
    Q_OBJECT

    static bool searches(const Bot& bot) {
        return bot.name() == "sampler" || bot.name() == "regret" || bot.name() == "thinker" ||
               bot.name() == "master";
    }

    static std::vector<const Bot*> withScouts() {
        std::vector<const Bot*> all(bots().begin(), bots().end());
        all.insert(all.end(), scouts().begin(), scouts().end());
        return all;
    }

    /// Returns a bot's decision for a seat; a choice as the Court's workers of an otherwise empty
    /// sheet.
    static Sheet answer(const Bot& bot, const Game& game, const State& state, Player seat,
                        std::uint64_t seed) {
        Rng rng = play::botRng(seed, 1, seat);
        const PlayerView view(game, state, seat);
        if (state.decision.kind == DecisionKind::Deploy) return bot.deploy(game, view, rng);
        Sheet sheet;
        sheet.court = bot.choose(game, view, rng);
        return sheet;
    }

private slots:
    void namesAreDifferentAndFound() {
        std::set<std::string_view> names;
        for (const Bot* bot : withScouts()) {
            names.insert(bot->name());
            QCOMPARE(findBot(bot->name()), bot);
            QVERIFY(bot->version() >= 1);
        }
        QCOMPARE(names.size(), withScouts().size());
        // Scouts are not offered as opponents.
        for (const Bot* scout : scouts())
            QVERIFY(std::ranges::find(test::game().play->bots, scout->name()) ==
                    test::game().play->bots.end());
        QCOMPARE(findBot("nobody"), nullptr);
    }

    /// In positions of random play, which are odder than any that the bots bring about.
    void everyAnswerIsLegal() {
        int answers = 0;
        std::set<DecisionKind> kinds;
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 12; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    const Decision& open = state.decision;
                    if (open.kind == DecisionKind::Over || open.kind == DecisionKind::Shuffle) return;
                    kinds.insert(open.kind);
                    for (const Bot* bot : withScouts()) {
                        if (searches(*bot) && (open.kind != DecisionKind::Deploy || seed > 0)) continue;
                        const Player seat =
                            open.actor == everyPlayer
                                ? static_cast<Player>(seed % static_cast<unsigned>(game.players()))
                                : open.actor;
                        const Sheet sheet = answer(*bot, game, state, seat, seed);
                        const bool legal = open.kind == DecisionKind::Deploy
                                               ? !checkSheet(game, state, seat, sheet)
                                               : open.allows(sheet.court);
                        if (!legal)
                            QFAIL(
                                qPrintable(QString("%1 at %2").arg(bot->name().data()).arg(int(open.kind))));
                        ++answers;
                    }
                });
        QVERIFY(answers > 50'000);
        QVERIFY(kinds.size() > 25);
    }

    /// Long calibrations found that the hunter of games for three and four went for the lower seat
    /// of two leaders.
    void huntersDontPreferALowSeat() {
        constexpr Traits hunting{Noise(0.5), 320, true};
        int ties = 0, leaders = 0;
        for (const test::Variant& variant : test::variants())
            test::playThrough(variant, 5, [&](const Game& game, const State& state) {
                if (game.alliances() || game.players() < 3) return;
                const PlayerView view(game, state, 0);
                const Sight sight(game, view, hunting);
                const auto standing = [&](Player other) {
                    return 4 * state.players[other].vp + std::popcount(sight.control.of[other]);
                };
                for (Player a = 1; a < game.players(); ++a)
                    for (Player b = a + 1; b < game.players(); ++b) {
                        const int better = standing(a) - standing(b);
                        if (better == 0) QCOMPARE(sight.envy(a), sight.envy(b));
                        if (better > 0) QVERIFY(sight.envy(a) >= sight.envy(b));
                        if (better < 0) QVERIFY(sight.envy(a) <= sight.envy(b));
                        ties += better == 0 ? 1 : 0;
                        leaders += sight.envy(a) != sight.envy(b) ? 1 : 0;
                    }
            });
        QVERIFY(ties > 100 && leaders > 100);
    }

    /// Calibrations with 20 000 games a map scattered more than chance: Engineers, for which most
    /// places are equally good, went to the one with the lowest number.
    void equalPlacesForUniqueUnitsAreDrawn() {
        const Bot& bot = *findBot("calm");
        const std::vector<const Bot*> seats(maxPlayers, &bot);
        const std::vector<test::Variant> variants = test::variants();
        int positions = 0, varied = 0;
        for (std::uint64_t number = 0; number < 6 * variants.size(); ++number) {
            const test::Variant& variant = variants[number % variants.size()];
            Rng deal(number, "deal");
            const Game game(test::mapOf(variant.players), test::cards(), variant.options,
                            dealCards(variant.players, deal));
            State state = startGame(game);
            for (std::uint64_t step = 0; state.decision.kind != DecisionKind::Over; ++step) {
                const Control control = controlOf(game, state);
                for (Player seat = 0; seat < game.players() && state.decision.kind == DecisionKind::Deploy;
                     ++seat) {
                    if (game.uniqueKind(seat) != UniqueKind::Engineer) continue;
                    const TileMask places = deployTargets(game, state, control, seat).direct &
                                            game.map().research() & control.of[seat];
                    if (std::popcount(places) < 3) continue;
                    std::set<int> chosen;
                    for (std::uint64_t seed = 0; seed < 16; ++seed)
                        for (const std::uint8_t at : answer(bot, game, state, seat, seed).unique)
                            if (onMap(at)) chosen.insert(at);
                    if (chosen.empty()) continue;
                    ++positions;
                    varied += chosen.size() > 2 ? 1 : 0;  // there are two Engineers
                }
                play::step<GameRules>(GameRules(game), state, seats, number, step);
            }
        }
        QVERIFY2(positions > 15 && varied > positions / 4,
                 qPrintable(QString("%1 of %2").arg(varied).arg(positions)));
    }

    /// Nothing but the view and the generator: the same in a position that only looks the same to
    /// the seat.
    void anAnswerDependsOnTheViewAlone() {
        int tried = 0;
        for (const test::Variant& variant : test::variants())
            test::playThrough(variant, 77, [&](const Game& game, const State& state) {
                const Decision& open = state.decision;
                if (open.kind == DecisionKind::Over || open.kind == DecisionKind::Shuffle) return;
                const Player seat = open.actor == everyPlayer ? Player{0} : open.actor;
                Rng rng(state.turn, "other");
                const State other = determinise(game, PlayerView(game, state, seat), rng);
                for (const Bot* bot : bots()) {
                    if (searches(*bot) && (open.kind != DecisionKind::Deploy || state.turn > 1)) continue;
                    QCOMPARE(answer(*bot, game, state, seat, 5), answer(*bot, game, other, seat, 5));
                    ++tried;
                }
            });
        QVERIFY(tried > 1000);
    }

    void gamesOfEachBotEnd() {
        for (const test::Variant& variant : test::variants())
            for (const Bot* bot : bots()) {
                if (searches(*bot)) continue;
                std::array<const Bot*, maxPlayers> seats{};
                seats.fill(bot);
                Rng rng(3, "deal");
                const Game game(test::mapOf(variant.players), test::cards(), variant.options,
                                dealCards(variant.players, rng));
                State state = startGame(game);
                std::uint64_t number = 0;
                while (state.decision.kind != DecisionKind::Over && number < 5000)
                    play::step<GameRules>(GameRules(game), state, seats, 9, number++);
                QCOMPARE(state.decision.kind, DecisionKind::Over);
            }
    }

    void hotterBotsVaryMore() {
        Rng rng(1, "noise");
        double last = 0;
        for (const double sigma : {0.0, 0.2, 0.5, 1.0}) {
            const Noise noise(sigma);
            double sum = 0, squares = 0;
            constexpr int draws = 20'000;
            for (int i = 0; i < draws; ++i) {
                const double value = std::log(noise.draw(rng) / 256.0);
                sum += value;
                squares += value * value;
            }
            const double deviation = std::sqrt(squares / draws - sum / draws * (sum / draws));
            QVERIFY(std::abs(deviation - sigma) < 0.05 * sigma + 0.01);
            QVERIFY(deviation >= last);
            last = deviation;
        }
    }

    void moreUnitsHoldBetter() {
        for (int comers = 0; comers <= 200; comers += 20) {
            const Holding holds({comers});
            for (int ahead = -8; ahead < 20; ++ahead) {
                QVERIFY(0 <= holds(ahead) && holds(ahead) <= 256);
                QVERIFY(holds(ahead) <= holds(ahead + 1));
                if (ahead <= 0) QCOMPARE(holds(ahead), 0);
                if (ahead > 0 && comers == 0) QCOMPARE(holds(ahead), 256);
                if (ahead > 0) QVERIFY(holds(ahead) >= Holding({comers + 1})(ahead));
            }
        }
    }

    /// Equal options are chosen equally often, whatever their number is.
    void tiesAreBrokenByLot() {
        Decision decision;
        decision.kind = DecisionKind::KeepSoldiers;
        decision.options = 0b1011'0100;
        std::array<int, 8> chosen{};
        Rng rng(4, "ties");
        constexpr int draws = 8000;
        for (int i = 0; i < draws; ++i)
            ++chosen[bestOf(nullptr, decision, -1, rng, [](Choice choice) { return choice == 2 ? 0 : 7; })];
        QCOMPARE(chosen[2], 0);
        for (const int option : {4, 5, 7}) QVERIFY(std::abs(chosen[option] - draws / 3) < 170);  // 4 sigma
    }
};

HEXA_TEST(BotsTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "bots_test.moc"
