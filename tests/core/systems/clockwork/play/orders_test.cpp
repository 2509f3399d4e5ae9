// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <set>

namespace hexa::clockwork {

class OrdersTest : public QObject {
    Q_OBJECT

    /// The first state of random games in which a decision of this kind is open.
    template <class Act>
    static bool atFirst(DecisionKind kind, Act&& act) {
        bool found = false;
        for (std::uint64_t seed = 0; seed < 200 && !found; ++seed)
            for (const test::Variant& variant : test::variants())
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    if (found || state.decision.kind != kind) return;
                    found = true;
                    act(game, state);
                });
        return found;
    }

private slots:
    void keywordsDiffer() {
        std::set<std::string_view> words;
        for (int kind = 2; kind <= static_cast<int>(DecisionKind::StrengthAt); ++kind)
            QVERIFY(words.insert(keywordOf(static_cast<DecisionKind>(kind))).second);
        QVERIFY(!words.contains(""));
    }

    void everyChoiceComesBack() {
        std::set<DecisionKind> met;
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 150; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    const Decision& decision = state.decision;
                    met.insert(decision.kind);
                    if (decision.kind == DecisionKind::Deploy || decision.kind == DecisionKind::Shuffle ||
                        decision.kind == DecisionKind::Over)
                        return;
                    std::set<std::string> texts;
                    for (int n = 0; n < decision.count(); ++n) {
                        const Choice choice = decision.nth(n);
                        const std::string text = orderText(game, state, choice);
                        QVERIFY2(texts.insert(text).second, text.c_str());
                        const auto read = readOrder(game, state, text);
                        QVERIFY2(read.ok(), text.c_str());
                        QCOMPARE(*read, choice);
                    }
                });
        for (int kind = 1; kind <= static_cast<int>(DecisionKind::StrengthAt); ++kind)
            QVERIFY2(met.contains(static_cast<DecisionKind>(kind)), std::to_string(kind).c_str());
    }

    void everySheetComesBack() {
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                Rng rng(seed, "sheets");
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    if (state.decision.kind != DecisionKind::Deploy) return;
                    for (Player player = 0; player < game.players(); ++player) {
                        const Sheet sheet = sampleSheet(game, state, player, rng);
                        const std::string text = sheetText(game, player, sheet);
                        const auto read = readSheet(game, state, text);
                        QVERIFY2(read.ok(), text.c_str());
                        QCOMPARE(read->player, player);
                        QVERIFY2(read->sheet == sheet, text.c_str());
                    }
                });
            }
    }

    void everyShuffleComesBack() {
        int shuffles = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Rng rng(seed, "decks");
            test::playThrough({4, {}}, seed, [&](const Game& game, const State& state) {
                if (state.decision.kind != DecisionKind::Shuffle) return;
                std::vector<std::uint8_t> cards;
                for (std::uint8_t card = 0; card < espionageCards; ++card)
                    if ((state.discard >> card & 1) != 0) cards.push_back(card);
                rng.shuffle(cards);
                const std::string text = shuffleText(game, cards);
                const auto read = readShuffle(game, state, text);
                QVERIFY2(read.ok(), text.c_str());
                QVERIFY(std::equal(cards.begin(), cards.end(), read->span().begin(), read->span().end()));
                ++shuffles;
            });
        }
        QVERIFY(shuffles > 0);
    }
};

HEXA_TEST(OrdersTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "orders_test.moc"
