// SPDX-License-Identifier: GPL-3.0-or-later
// Advice for a deciding person: a bot's reasons are its own judgement, and the fights end as
// foretold.
#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/bots/lookahead.h"
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/rules/control.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace hexa::clockwork {

class AdviceTest : public QObject {
    Q_OBJECT

    static int sumOf(const std::vector<ReasonTerm>& terms) {
        return std::accumulate(terms.begin(), terms.end(), 0,
                               [](int sum, const ReasonTerm& term) { return sum + term.worth(); });
    }
    static TileIndex tileAt(const Game& game, Hex at) {
        const auto found = std::ranges::find(game.map().hex, at);
        return static_cast<TileIndex>(found - std::begin(game.map().hex));
    }
    static bool byWeight(const ReasonTerm& a, const ReasonTerm& b) {
        return std::abs(a.worth()) > std::abs(b.worth());
    }

    static inline const QStringList searchers{"sampler", "regret", "thinker", "master"};

private slots:
    /// The bots judge a position only by its parts.
    void partsAddUpToTheStanding() {
        int states = 0;
        for (const test::Variant& variant : test::variants())
            test::playThrough(variant, 3, [&](const Game& game, const State& state) {
                if (++states % 7 != 0) return;
                const Leads leads = leadsOf(game, state);
                for (Player player = 0; player < game.players(); ++player) {
                    Account account(game, player);
                    account.add(state, 1);
                    const auto terms = account.terms(1);
                    // The enemies' worth is divided by their number, part by part.
                    const bool whole = game.alliances() || game.players() == 2;
                    const int tolerance = whole ? 0 : static_cast<int>(terms.size());
                    QVERIFY(std::abs(sumOf(terms) - leads[player]) <= tolerance);
                    QVERIFY(std::ranges::is_sorted(terms, byWeight));
                    account.add(state, -1);
                    QVERIFY(account.terms(1).empty());
                }
            });
        QVERIFY(states > 1'000);
    }

    void aSheetIsExplainedByTheJudgementBehindIt_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"greedy", "calm", "trained", "sampler", "regret", "thinker", "master"})
            QTest::newRow(name) << name;
    }
    void aSheetIsExplainedByTheJudgementBehindIt() {
        QFETCH(QString, name);
        const Bot& bot = *findBot(name.toStdString());
        const bool searches = searchers.contains(name);
        int sheets = 0, again = 0;
        for (const test::Variant& variant : test::variants()) {
            int turn = 0;
            test::playThrough(variant, 5, [&](const Game& game, const State& state) {
                if (state.decision.kind != DecisionKind::Deploy) return;
                if (++turn % (searches ? 4 : 1) != 0) return;
                const auto seat = static_cast<Player>(turn % game.players());
                const PlayerView view(game, state, seat);
                Rng plain = play::botRng(9, 1, seat), asked = play::botRng(9, 1, seat);
                Reasons reasons;
                const Sheet played = bot.deploy(game, view, plain);
                const Sheet advised = bot.explainSheet(game, view, asked, reasons);
                // Asking for reasons changes nothing, except when the bot hesitates or mixes. It
                // then recommends the best by far more lookaheads, and never loses by that.
                if (!searches) QVERIFY(played == advised);
                if (searches) {
                    QVERIFY(reasons.next.has_value() || advised == Sheet{});
                    QVERIFY(reasons.total >= 0);
                    QVERIFY(!reasons.next || !(*reasons.next == advised));
                    QVERIFY(!checkSheet(game, state, seat, advised));
                    again += played == advised ? 1 : 0;
                }
                QVERIFY(std::ranges::is_sorted(reasons.terms, byWeight));
                QCOMPARE(reasons.lookaheads > 0, searches);
                QVERIFY(std::abs(sumOf(reasons.terms) - reasons.total) <=
                        (searches ? 2 * static_cast<int>(reasons.terms.size()) + 2 : 0));
                const auto reported = describe(game, view, reasons, std::nullopt);
                if (reasons.terms.empty()) {
                    QVERIFY(reported.empty());
                    return;
                }
                ++sheets;
                QCOMPARE(reported.front().worth, reasons.total);
                QCOMPARE(reported.size(), std::min(reasons.terms.size(), std::size_t{4}) + 1);
                for (std::size_t i = 1; i < reported.size(); ++i) {
                    const ReasonTerm& term = reasons.terms[i - 1];
                    QCOMPARE(reported[i].worth, term.worth());
                    QCOMPARE(reported[i].at.has_value(), term.tile != noTile);
                    if (reported[i].at) QVERIFY(*reported[i].at == game.map().hex[term.tile]);
                    // Negative points come from losses, never from possessions.
                    if (reported[i].at && term.worth() < 0) {
                        const bool enemies = std::abs(term.enemies) > std::abs(term.own);
                        QCOMPARE(reported[i].text.code, std::string(enemies ? "clockwork.why.denied-less"
                                                                            : "clockwork.why.given-up"));
                    }
                    QVERIFY2(test::messages().knows(reported[i].text.code), reported[i].text.code.c_str());
                }
            });
        }
        QVERIFY2(sheets >= 8, QByteArray::number(sheets).constData());
        // The bot mostly plays its own recommendation, or something close to it.
        const bool searching = searchers.contains(name);
        QVERIFY2(!searching || again > 0, QByteArray::number(again).constData());
    }

    /// A greedy bot's reason about a territory agrees with its own table.
    void aTerritoryIsWorthWhatTheTableSays() {
        int compared = 0;
        for (const test::Variant& variant : test::variants())
            test::playThrough(variant, 8, [&](const Game& game, const State& state) {
                if (state.decision.kind != DecisionKind::Deploy) return;
                for (Player seat = 0; seat < game.players(); ++seat) {
                    const PlayerView view(game, state, seat);
                    static constexpr Traits still{Noise(0), 256, false};
                    Reasons reasons;
                    const Sight sight(game, view, still, &reasons);
                    Rng rng(1, "plan");
                    const Sheet sheet = planSheet(sight, rng);
                    for (const ReasonTerm& term : reasons.terms) {
                        // For an empty territory that gets only Soldiers, the sum is simple.
                        if (term.tile == noTile || (occupied(state) & bit(term.tile)) != 0) continue;
                        if (sheet.unique[0] == term.tile || sheet.unique[1] == term.tile) continue;
                        const int units = sheet.workers[term.tile];
                        const Worth worth =
                            sight.holding(term.tile, units) * sight.holds(term.tile, false)(units) >> 8;
                        QCOMPARE(term.own, worth);
                        QCOMPARE(term.enemies, 0);
                        ++compared;
                    }
                }
            });
        QVERIFY(compared > 100);
    }

    void aChoiceIsExplainedByAllThatWasWeighed() {
        const Bot& bot = *findBot("regret");
        std::set<DecisionKind> kinds;
        int gains = 0;
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 6; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    const Decision& open = state.decision;
                    if (open.actor >= game.players()) return;
                    const PlayerView view(game, state, open.actor);
                    Rng plain = play::botRng(seed, 1, open.actor), asked = play::botRng(seed, 1, open.actor);
                    Reasons reasons;
                    const Choice choice = bot.explainChoice(game, view, asked, reasons);
                    QCOMPARE(bot.choose(game, view, plain), choice);
                    kinds.insert(open.kind);
                    if (!reasons.options.empty()) {
                        QCOMPARE(static_cast<int>(reasons.options.size()), open.count());
                        const auto max =
                            std::ranges::max_element(reasons.options, {}, &Reasons::Judged::worth);
                        const auto own = std::ranges::find(reasons.options, choice, &Reasons::Judged::choice);
                        QVERIFY(own != reasons.options.end());
                        QCOMPARE(own->worth, max->worth);
                    }
                    const auto reported = describe(game, view, reasons, choice);
                    // A single, bad option has no reason.
                    QVERIFY(!reported.empty() || reasons.options.size() == 1);
                    for (const auto& reason : reported)
                        QVERIFY2(test::messages().knows(reason.text.code), reason.text.code.c_str());
                    if (reasons.options.size() < 2 ||
                        reported.front().text.code.find(".gain") == std::string::npos)
                        return;
                    // The first reason is the gain over the next best.
                    std::vector<Worth> worths;
                    for (const auto& judged : reasons.options) worths.push_back(judged.worth);
                    std::ranges::sort(worths, std::greater());
                    QCOMPARE(reported.front().worth, worths[0] - worths[1]);
                    QVERIFY(reported.front().worth > 0);
                    ++gains;
                });
        QVERIFY(gains > 100);
        QVERIFY2(kinds.size() > 25, QByteArray::number(static_cast<int>(kinds.size())).constData());
    }

    /// The fights by one sheet alone: carried out with the others at home and without
    /// reinforcement, they end as foretold.
    void fightsEndAsForetold() {
        int fights = 0, won = 0, tied = 0, crashed = 0;
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 20; seed < 30; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    if (state.decision.kind != DecisionKind::Deploy) return;
                    const auto seat = static_cast<Player>(seed % static_cast<unsigned>(game.players()));
                    const PlayerView view(game, state, seat);
                    Rng rng(seed + state.turn, "sheet");
                    Sheet sheets[maxPlayers];
                    sheets[seat] = sampleSheet(game, state, seat, rng);
                    const State planned = revealedAlone(game, view.open(), seat, sheets[seat]);
                    const auto foretold = fightsOf(game, view, planned);
                    if (foretold.empty()) return;
                    State after = state;
                    EventLog log;
                    QVERIFY(!deploy(game, after, {sheets, static_cast<std::size_t>(game.players())}, &log));
                    while (after.battles != 0) {
                        // A Crasher must act (UNI-08), and kills all it can; all others pass.
                        const Decision& open = after.decision;
                        const bool crashes = after.effectCard == crasherCard && after.stage == Stage::Effect;
                        Choice choice = open.nth(0);
                        if (open.mayPass != 0 && !crashes)
                            choice = passChoice;
                        else if (open.kind == DecisionKind::Reinforce)
                            choice = reinforce::crasher;
                        choose(game, after, choice, &log);
                    }
                    for (const MatchView::Fight& fight : foretold) {
                        QVERIFY(!fight.open.empty());
                        for (const Message& text : fight.open)
                            QVERIFY2(test::messages().knows(text.code), text.code.c_str());
                        for (const Message& text : fight.sure)
                            QVERIFY2(test::messages().knows(text.code), text.code.c_str());
                        // Its owner will choose among several enemies.
                        if (std::ranges::find(fight.open, "clockwork.open.crasher", &Message::code) !=
                            fight.open.end())
                            continue;
                        crashed += fight.sure.empty() ? 0 : 1;
                        std::vector<int> winners;
                        for (const auto& side : fight.sides) {
                            int lost = 0;
                            for (const Event& event : log)
                                if (event.kind == EventKind::Killed &&
                                    game.map().hex[event.tile] == fight.at &&
                                    std::ranges::find(side.seats, int{event.player}) != side.seats.end())
                                    lost += event.amount;
                            // A Crasher leaves the game without being killed.
                            for (const int seatThere : side.seats) {
                                const auto player = static_cast<Player>(seatThere);
                                const int slot = uniqueAt(planned, player, tileAt(game, fight.at));
                                if (slot >= 0 && game.uniqueKind(player) == UniqueKind::Crasher) ++lost;
                            }
                            QCOMPARE(lost, side.lost);
                        }
                        for (const Event& event : log)
                            if (event.kind == EventKind::BattleWon && game.map().hex[event.tile] == fight.at)
                                winners.push_back(event.player);
                        if (fight.sides.size() > 1 && fight.sure.empty()) {
                            QVERIFY(winners == fight.winners);
                            ++(winners.empty() ? tied : won);
                        } else if (!winners.empty()) {  // after a Crasher there may be no battle at all
                            QVERIFY(winners == fight.winners);
                        }
                        ++fights;
                    }
                });
        QVERIFY(fights > 200);
        QVERIFY(won > 100 && tied > 20);
        QVERIFY(crashed > 5);
    }

    /// UNI-08: the Crasher's forced action is considered, as long as its owner has no choice of
    /// Soldiers.
    void aCrasherIsReckonedWith() {
        int sure = 0, open = 0, idle = 0;
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 40; seed < 46; ++seed)
                test::playThrough(variant, seed, [&](const Game& game, const State& state) {
                    if (state.stage != Stage::Reinforce && state.stage != Stage::Effect) return;
                    const PlayerView view(game, state, 0);
                    for (const MatchView::Fight& fight : fightsOf(game, view, view.open())) {
                        const TileIndex tile = tileAt(game, fight.at);
                        for (Player player = 0; player < game.players(); ++player) {
                            const bool there = uniqueAt(state, player, tile) >= 0;
                            if (!there || game.uniqueKind(player) != UniqueKind::Crasher) continue;
                            int soldiers = 0, enemies = 0, max = 3;
                            for (Player other = 0; other < game.players(); ++other)
                                if (game.enemies(player, other) && state.soldiers[tile][other] > 0) {
                                    soldiers += state.soldiers[tile][other];
                                    ++enemies;
                                }
                            if (state.stage == Stage::Effect && state.effectCard == crasherCard)
                                max = state.effectLeft;
                            const bool choice = enemies > 1 && soldiers > max;
                            QCOMPARE(fight.sure.size(), choice
                                                            ? std::size_t{0}
                                                            : static_cast<std::size_t>(std::max(1, enemies)));
                            QCOMPARE(std::ranges::count(fight.open, "clockwork.open.crasher", &Message::code),
                                     choice ? 1 : 0);
                            ++(choice ? open : enemies > 0 ? sure : idle);
                            // Strengths are those afterwards: its enemies have already suffered
                            // their losses.
                            if (choice || enemies != 1) continue;
                            State then = state;
                            then.players[player].unique[uniqueAt(state, player, tile)] = place::gone;
                            for (Player other = 0; other < game.players(); ++other)
                                if (game.enemies(player, other) && then.soldiers[tile][other] > 0)
                                    then.soldiers[tile][other] = static_cast<std::uint8_t>(
                                        std::max(0, then.soldiers[tile][other] - max));
                            for (const auto& side : fight.sides) {
                                int strength = 0;
                                for (const int seat : side.seats)
                                    if (unitsAt(then, static_cast<Player>(seat), tile) > 0)
                                        strength += strengthAt(game, then, static_cast<Player>(seat), tile);
                                QCOMPARE(side.strength, strength);
                            }
                        }
                    }
                });
        QVERIFY2(sure > 10 && open > 0,
                 qPrintable(QStringLiteral("%1 sure, %2 open, %3 idle").arg(sure).arg(open).arg(idle)));
    }

    /// A look ahead reveals nothing hidden: other secrets have the same answer.
    void aLookAheadKeepsSecrets() {
        int looks = 0;
        for (const test::Variant& variant : test::variants())
            test::playThrough(variant, 12, [&](const Game& game, const State& state) {
                if (state.decision.kind != DecisionKind::Deploy) return;
                const PlayerView view(game, state, 0);
                Rng rng(state.turn, "guess");
                const State other = determinise(game, view, rng);
                const Sheet sheet = sampleSheet(game, state, 0, rng);
                const PlayerView again(game, other, 0);
                QVERIFY(fightsOf(game, view, revealedAlone(game, view.open(), 0, sheet)) ==
                        fightsOf(game, again, revealedAlone(game, again.open(), 0, sheet)));
                ++looks;
            });
        QVERIFY(looks > 40);
    }

    void onlyOwnLegalSheetsAreForeseen() {
        MatchSetup setup;
        setup.seed = 6;
        setup.players = {{{}, "random", {}}, {{}, "random", {}}};
        const auto match = *test::game().play->start(test::legalMap(2), setup);
        QVERIFY(match->preview(0, "P1 spy gambit").empty());
        while (match->decision().kind != MatchDecision::Kind::Orders) QVERIFY(match->playOne());
        const std::uint64_t hash = match->hash();
        QVERIFY(match->preview(1, match->orderForm(0).order).empty());
        QVERIFY(match->preview(0, match->orderForm(0).order + " nowhere=3").empty());
        static_cast<void>(match->preview(0, match->orderForm(0).order + " court=1"));
        QCOMPARE(match->hash(), hash);
    }
};

HEXA_TEST(AdviceTest, "slow-unoptimized");

}  // namespace hexa::clockwork
#include "advice_test.moc"
