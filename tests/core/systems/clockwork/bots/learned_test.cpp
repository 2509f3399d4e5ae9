// SPDX-License-Identifier: GPL-3.0-or-later
// Weights of the greedy planner as data: files, the bot that plays them, learning.
#include "core/systems/clockwork/bots/learned.h"

#include "core/lab/response.h"
#include "core/systems/clockwork/bots/bots.h"
#include "tests/core/systems/clockwork/laboratory.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <set>

namespace hexa::clockwork {

class LearnedTest : public QObject {
    Q_OBJECT

    static LearnValues valuesOf(const Weights& weights) {
        LearnValues values;
        for (const WeightField& field : weightFields()) values.push_back(weights.*field.value);
        return values;
    }
    static LearnedFile file() {
        return {{"3p",
                 1,
                 2,
                 "0.1.0",
                 {"greedy", "itself"},
                 "2p.json",
                 {"rulebook", "symmetric"},
                 20,
                 32,
                 81'920,
                 0xfedcba9876543210U},
                valuesOf({})};
    }
    static std::string codeOf(const std::string& json) {
        const auto read = readLearned(json);
        return read ? std::string() : read.error().code();
    }
    static std::string changed(std::string text, const std::string& from, const std::string& to) {
        const auto at = text.find(from);
        Q_ASSERT(at != std::string::npos);
        return text.replace(at, from.size(), to);
    }
    static lab::Evolution::State learned(int threads, int generations) {
        const lab::LearnPlan plan{.players = 2,
                                  .options = {},
                                  .opponents = {"greedy", std::string(lab::itself)},
                                  .maps = 4,
                                  .games = 16,
                                  .population = 6,
                                  .seed = 5,
                                  .fixed = {},
                                  .searching = false};
        const PlayFunctions& play = *test::game().play;
        lab::Learner learner(play, test::laboratory(), plan, lab::Learner::begin(*play.learn, valuesOf({})));
        sim::RunControl control;
        control.threads = threads;
        for (int i = 0; i < generations; ++i) {
            const auto progress = learner.next(control);
            Q_ASSERT(progress.ok() && *progress);
            Q_ASSERT((*progress)->games == 4 * 16 * 6);
        }
        return learner.state();
    }

private slots:
    void everyWeightHasAFieldOfItsOwn() {
        std::set<std::string_view> names;
        for (const WeightField& field : weightFields()) {
            names.insert(field.name);
            const int value = Weights{}.*field.value;
            QVERIFY(field.min <= value && value <= field.max && field.scale > 0);
            Weights other;
            other.*field.value = field.min;
            QCOMPARE(weightsOf(valuesOf(other)), other);
        }
        QCOMPARE(names.size(), weightFields().size());
    }

    /// With the unlearned numbers and the temperature of `calm` it is `calm`.
    void theDefaultsAreTheGreedyBots() {
        const LearnedBot learned(Weights{.temperature = 20});
        const Bot& trained = learned.bot;
        const Bot& calm = *findBot("calm");
        int compared = 0;
        for (const test::Variant& variant : test::variants())
            test::playThrough(variant, 11, [&](const Game& game, const State& state) {
                const Decision& open = state.decision;
                if (open.kind == DecisionKind::Over || open.kind == DecisionKind::Shuffle) return;
                const Player seat = open.actor == everyPlayer ? Player{0} : open.actor;
                const PlayerView view(game, state, seat);
                Rng a(state.turn, "bot"), b(state.turn, "bot");
                if (open.kind == DecisionKind::Deploy)
                    QCOMPARE(trained.deploy(game, view, a), calm.deploy(game, view, b));
                else
                    QCOMPARE(trained.choose(game, view, a), calm.choose(game, view, b));
                QCOMPARE(a.next(), b.next());
                ++compared;
            });
        QVERIFY(compared > 1000);
    }

    /// At the ends of all ranges too the answers are legal.
    void anyWeightsPlayLegally() {
        Rng rng(3, "weights");
        for (int i = 0; i < 40; ++i) {
            LearnValues values;
            for (const WeightField& field : weightFields())
                values.push_back(rng.below(2) == 0 ? field.min : field.max);
            const LearnedBot learned(weightsOf(values));
            const Bot& bot = learned.bot;
            const std::vector<test::Variant> variants = test::variants();
            const test::Variant& variant = variants[static_cast<std::size_t>(i) % variants.size()];
            test::playThrough(variant, static_cast<std::uint64_t>(i),
                              [&](const Game& game, const State& state) {
                                  const Decision& open = state.decision;
                                  if (open.kind == DecisionKind::Over || open.kind == DecisionKind::Shuffle)
                                      return;
                                  const Player seat = open.actor == everyPlayer ? Player{1} : open.actor;
                                  const PlayerView view(game, state, seat);
                                  Rng lots(state.turn, "bot");
                                  if (open.kind == DecisionKind::Deploy)
                                      QVERIFY(!checkSheet(game, state, seat, bot.deploy(game, view, lots)));
                                  else
                                      QVERIFY(open.allows(bot.choose(game, view, lots)));
                              });
        }
    }

    void whatIsWrittenIsRead() {
        QCOMPARE(*readLearned(writeLearned(file())), file());
        QVERIFY(readLearned(writeLearned(file()))->info.seed == 0xfedcba9876543210U);
    }

    void wrongFilesAreRefused() {
        const std::string good = writeLearned(file());
        QCOMPARE(codeOf(good), std::string());
        QCOMPARE(codeOf(changed(good, "learned-bot", "map")), std::string("clockwork.learned.format"));
        QCOMPARE(codeOf(changed(good, "\"version\": 1", "\"version\": 2")), std::string("json.range"));
        QCOMPARE(codeOf(changed(good, "\"bot\": \"trained\"", "\"bot\": \"greedy\"")),
                 std::string("clockwork.learned.format"));
        QCOMPARE(codeOf(changed(good, "\"3p\"", "\"5p\"")), std::string("clockwork.learned.configuration"));
        QCOMPARE(codeOf(changed(good, "\"seed\": \"", "\"seed\": \"x")),
                 std::string("clockwork.learned.seed"));
        QCOMPARE(codeOf(changed(good, "\"kept\": 220", "\"kept\": 99999999999999")),
                 std::string("json.range"));
        QCOMPARE(codeOf(changed(good, "\"kept\": 220", "\"kept\": 257")), std::string("json.range"));
        QCOMPARE(codeOf(changed(good, "\"kept\": 220", "\"kept\": 2.5")), std::string("json.type"));
        QCOMPARE(codeOf(changed(good, "\"kept\": 220,", "")), std::string("json.missing"));
        QCOMPARE(codeOf(changed(good, "\"kept\": 220", "\"kept\": 220, \"luck\": 1")),
                 std::string("json.unknown-member"));
        for (std::size_t length = 0; length + 2 < good.size(); length += 11)
            QVERIFY(!codeOf(good.substr(0, length)).empty());
    }

    void theBuiltInSetsAreForThisVersion() {
        std::set<std::string> names;
        for (const LearnedFile& built : builtInLearned()) {
            QVERIFY(names.insert(built.info.configuration).second);
            QCOMPARE(built.info.botVersion, trainedBot().version());
            QCOMPARE(built.info.rulesVersion, rulesVersion);
            QVERIFY(built.info.games > 0 && !built.info.opponents.empty());
        }
        for (const Configuration& game : configurations())
            QVERIFY2(names.contains(game.name()), game.name().c_str());
        QCOMPARE(names.size(), configurations().size());
    }

    void anyNumberOfThreadsLearnsTheSame() {
        const lab::Evolution::State one = learned(1, 2);
        QCOMPARE(learned(2, 2), one);
        QCOMPARE(one.generation, 2);
        QVERIFY(one.mean != learned(1, 1).mean);
    }

    /// On the given maps, measured by games not used for learning; the planner and the searcher
    /// answer differently.
    void anAnswerIsLearnedAndMeasured() {
        const PlayFunctions& play = *test::game().play;
        lab::ResponsePlan plan;
        plan.generations = 2;
        plan.games = 40;
        plan.learning.opponents = {"random"};
        plan.learning.maps = 2;
        plan.learning.games = 8;
        plan.learning.population = 4;
        plan.learning.seed = 5;
        for (const std::uint64_t seed : {3, 4})
            plan.learning.fixed.push_back(*test::laboratory().sample(2, "symmetric", seed));
        const auto answer = [&](bool searching, int threads) {
            plan.learning.searching = searching;
            sim::RunControl control;
            control.threads = threads;
            std::int64_t generations = 0;
            const auto response = lab::bestResponse(play, test::laboratory(), plan, valuesOf({}), control,
                                                    [&](const lab::LearnProgress&) { ++generations; });
            Q_ASSERT(response.ok() && *response && generations == 2);
            return **response;
        };
        const lab::Response planner = answer(false, 1);
        QCOMPARE(planner.played.size(), std::size_t{2});
        for (const sim::Tally& tally : planner.played) {
            QVERIFY(tally.games >= 40);
            QCOMPARE(tally.botTeams[1], tally.games);  // one of two seats
            QVERIFY2(tally.botWins[1] * 10 > tally.games * 8, "whoever plans beats whoever doesn't");
        }
        const lab::Response again = answer(false, 2);
        QCOMPARE(again.values, planner.values);
        QVERIFY(again.played == planner.played);
        QVERIFY(answer(true, 2).played != planner.played);
        sim::RunControl stopped;
        std::stop_source source;
        source.request_stop();
        stopped.stop = source.get_token();
        const auto none = lab::bestResponse(play, test::laboratory(), plan, valuesOf({}), stopped, {});
        QVERIFY(none.ok() && !*none);
    }
};

HEXA_TEST(LearnedTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "learned_test.moc"
