// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <map>
#include <set>

namespace hexa::clockwork {

class RefusalTest : public QObject {
    Q_OBJECT

    static std::string argument(const Error& error, std::string_view name) {
        for (const Argument& candidate : error.arguments())
            if (candidate.name == name)
                if (const auto* text = std::get_if<std::string>(&candidate.value)) return *text;
        return {};
    }
    static bool hasSentence(const Error& error) {
        for (const char* language : {"en", "de", "fr"}) {
            const std::string text = test::messages().text(language, error);
            if (text == error.code() || text.find('{') != std::string::npos) return false;
        }
        return true;
    }

private slots:
    /// Every forbidden choice changes nothing, has a rule of its own and a sentence without gaps.
    void everyForbiddenChoice() {
        std::map<std::string, std::set<std::string>> met;
        const std::vector<test::Variant> all = test::variants();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::uint64_t seed = 0; seed < 40; ++seed)
                test::playThrough(all[i], seed, [&](const Game& game, const State& state) {
                    if (state.decision.kind == DecisionKind::Over) return;
                    for (int choice = 0; choice <= 0xff; choice += choice < 70 ? 1 : 37) {
                        const auto wish = static_cast<Choice>(choice);
                        if (state.decision.allows(wish)) continue;
                        State tried = state;
                        QVERIFY(choose(game, tried, wish));
                        QVERIFY(tried == state);
                        const Error error = refusalError(game, state, wish);
                        const std::string rule = argument(error, "rule");
                        QVERIFY2(rule.size() == 6 && rule[3] == '-', error.code().c_str());
                        if (met[error.code()].insert(rule).second)
                            QVERIFY2(hasSentence(error), error.code().c_str());
                    }
                });
        // Each of these has occurred: different rules have different codes.
        for (const char* code :
             {"action-taken",       "bought-already",   "later-age",        "too-dear",
              "no-place-for-token", "token-there",      "token-kind",       "general-taken",
              "general-too-dear",   "crasher-must-act", "no-citadel",       "no-own-units",
              "no-battle",          "enemy-capital",    "not-controlled",   "ally-controls",
              "leviathan-guardian", "hunter-far",       "card-not-in-hand", "used-this-turn",
              "out-of-range"})
            QVERIFY2(met.contains(std::string("clockwork.refused.") + code), code);
        QVERIFY(met.at("clockwork.refused.ally-controls").contains("ALL-12"));
        QVERIFY(met.at("clockwork.refused.not-controlled").contains("SPY-03"));
        QVERIFY(met.at("clockwork.refused.leviathan-guardian") == std::set<std::string>{"GNL-04"});
    }

    /// The same for sheets with one fault.
    void everyForbiddenSheet() {
        std::set<std::string> met;
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 30; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    if (state.decision.kind != DecisionKind::Deploy) return;
                    for (Player player = 0; player < game.players(); ++player)
                        for (std::uint8_t to = 0; to < game.map().tiles; ++to) {
                            Sheet sheets[3];
                            sheets[0].add(to);
                            sheets[1].unique[0] = to;
                            sheets[2].unique[1] = sheets[2].unique[0] = to;
                            for (const Sheet& sheet : sheets) {
                                const Refusal refusal = checkSheet(game, state, player, sheet);
                                if (!refusal) continue;
                                const Error error = refusalError(game, state, player, refusal);
                                QVERIFY(argument(error, "rule").size() == 6);
                                if (met.insert(error.code()).second)
                                    QVERIFY2(hasSentence(error), error.code().c_str());
                            }
                        }
                });
        for (const char* code : {"not-deployable", "march-blocked", "enemy-capital", "enemy-guardian",
                                 "no-unit-between", "too-many-workers", "unique-not-there",
                                 "one-unique-a-turn", "engineer-place", "engineer-twice", "crasher-place"})
            QVERIFY2(met.contains(std::string("clockwork.refused.") + code), code);
    }

    void wrongWords_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("column");
        const auto row = [](const char* line, const char* code, int column) {
            QTest::newRow(line) << line << code << column;
        };
        row("", "incomplete", 1);
        row("   ", "incomplete", 4);
        row("Q1 spy gambit", "no-player", 1);
        row("P9 spy gambit", "no-player", 1);
        row("P1", "incomplete", 3);
        row("P1 spie gambit", "no-keyword", 4);
        row("P1 buy alchemy", "not-now", 4);
        row("P2 spy gambit", "not-now", 1);
        row("chance deck ambush", "not-now", 1);
        row("P1 spy", "incomplete", 7);
        row("P1 spy gambits", "no-choice", 8);
        row("P1 spy gambit now", "extra-word", 15);
        row("P1 spy pass now", "extra-word", 13);
    }
    void wrongWords() {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(int, column);
        Rng rng(1, "words");
        Deal deal = dealCards(2, rng);
        deal.firstPlayer = 0;
        const Game game(test::mapOf(2), test::cards(), {}, deal);
        const State state = startGame(game);
        const auto read = readOrder(game, state, line.toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().code()), "clockwork.order." + code);
        QVERIFY(hasSentence(read.error()));
        QVERIFY(read.error().place() == Place(TextPosition{1, column}));
    }

    void wrongSheets_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("column");
        const auto row = [](const char* line, const char* code, int column) {
            QTest::newRow(line) << line << code << column;
        };
        row("", "incomplete", 1);
        row("deploy", "no-player", 1);
        row("P1 deploi", "no-keyword", 4);
        row("P1 deploy V99=1", "no-tile", 11);
        row("P1 deploy V1", "no-place", 11);
        row("P1 deploy V1=0", "no-number", 11);
        row("P1 deploy V1=31", "no-number", 11);
        row("P1 deploy V1=1x", "no-number", 11);
        row("P1 deploy V1=1 V1=2", "twice", 16);
        row("P1 deploy court=1 court=1", "twice", 19);
        row("P1 deploy dragon@V1", "no-unit", 11);
        row("P1 deploy operative3@V1", "no-unit", 11);
        row("P1 deploy operative@", "no-tile", 11);
        row("P1 deploy operative@V1 operative@V1", "twice", 24);
    }
    void wrongSheets() {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(int, column);
        bool found = false;
        test::playThrough({2, {}}, 1, [&](const Game& game, const State& state) {
            if (found || state.decision.kind != DecisionKind::Deploy) return;
            found = true;
            const auto read = readSheet(game, state, line.toStdString());
            QVERIFY(!read);
            QCOMPARE(QString::fromStdString(read.error().code()), "clockwork.order." + code);
            QVERIFY(hasSentence(read.error()));
            QVERIFY(read.error().place() == Place(TextPosition{1, column}));
        });
        QVERIFY(found);
    }

    /// A tile or card with a word of the orders as its name is written without ambiguity.
    void namesThatAreWords() {
        Scenario map = test::legalMap(2, 5);
        const char* names[] = {"pass", "court", "#3", "A=1", "a@b", "V1"};
        std::size_t used = 0;
        for (const Cell& cell : std::vector<Cell>(map.board.cells().begin(), map.board.cells().end()))
            if (isTile(cell.kind)) {
                const std::string spare = "Z" + std::to_string(used);
                test::setId(map, cell.at, used < std::size(names) ? names[used] : spare);
                ++used;
            }
        const auto made = makeGameMap(map, test::game().catalog);
        QVERIFY(made.ok());
        CardPack pack = test::cards();
        pack.espionage[0].id = "pass";
        pack.discoveries[0][0].id = "guardian";
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Rng rng(seed, "names");
            Deal deal = dealCards(2, rng);
            deal.discovery[0] = 0;
            const Game game(*made, pack, {}, deal);
            State state = startGame(game);
            while (state.decision.kind != DecisionKind::Over) {
                if (state.decision.kind == DecisionKind::Deploy) {
                    const Sheet sheet = sampleSheet(game, state, 0, rng);
                    const auto read = readSheet(game, state, sheetText(game, 0, sheet));
                    QVERIFY(read.ok() && read->sheet == sheet);
                } else if (state.decision.kind != DecisionKind::Shuffle) {
                    for (int n = 0; n < state.decision.count(); ++n) {
                        const std::string text = orderText(game, state, state.decision.nth(n));
                        const auto read = readOrder(game, state, text);
                        QVERIFY2(read.ok(), text.c_str());
                        QVERIFY2(*read == state.decision.nth(n), text.c_str());
                    }
                }
                playRandomly(game, state, rng);
            }
        }
    }
};

HEXA_TEST(RefusalTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "refusal_test.moc"
