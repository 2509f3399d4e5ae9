// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/report.h"
#include "core/balance/reportjson.h"
#include "core/messages/messages.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::balance;
using test::CoinRules;
using test::Coins;
using test::effectsFor;

namespace {

BalanceReport reportOn(const CoinRules& rules, Looking looking = Looking::Always,
                       std::int64_t games = 20'000) {
    CheckPlan plan;
    plan.panel = {"calm", "bold"};
    plan.seed = 18'446'744'073'709'551'615U;
    plan.looking = looking;
    plan.games = games;
    plan.margin = 0.03;
    return makeReport(plan, check(Coins(rules), plan));
}

std::string reportText(const BalanceReport& report) {
    JsonWriter json;
    writeReport(json, report);
    return json.take();
}

Result<BalanceReport> reportFrom(const std::string& text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    return readReport(document->root());
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const auto at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

bool says(const BalanceReport& report, std::string_view code) {
    for (const Message& text : statements(report))
        if (text.code == code) return true;
    return false;
}

}  // namespace

class ReportTest : public QObject {
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheGames() {
        CoinRules rules;
        rules.seats = 3;
        rules.seat = {0, 0, -0.4};
        rules.turn = {0.3};
        rules.unfinishedEvery = 100;
        const BalanceReport report = reportOn(rules, Looking::Once, 12'000);
        QCOMPARE(report.verdict, Verdict::Unfair);
        QCOMPARE(report.seed, std::uint64_t{18'446'744'073'709'551'615U});
        QCOMPARE(report.scheme, std::string(sim::designScheme));
        QVERIFY(report.hardestPlace == 2);
        QCOMPARE(report.bots.size(), std::size_t{2});
        for (const BotReport& bot : report.bots) {
            QCOMPARE(bot.games + bot.unfinished, std::int64_t{12'000});
            QVERIFY(bot.unfinished > 60 && bot.unfinished < 200);
            double shares = 0;
            double margins = 0;
            for (const ShareFigure& figure : bot.places) {
                shares += figure.share;
                QVERIFY(figure.interval.low < figure.share && figure.share < figure.interval.high);
            }
            for (const MeanFigure& figure : bot.margins) margins += figure.mean;
            QVERIFY(std::abs(shares - 1) < 3e-6 && std::abs(margins) < 3e-6);
            QVERIFY(bot.gapInterval.low > 0 && bot.gapInterval.low < bot.gap &&
                    bot.gap < bot.gapInterval.high);
            QVERIFY(bot.turns[0].share > bot.turns[1].share);
            QVERIFY(std::abs(bot.places[2].effect + 0.4 * 2 / 3) < 5 * bot.places[2].error);
            QVERIFY(bot.unevenChance && *bot.unevenChance < 1e-6);
            // Coins: 4.5 points on average, 10 more for the winner.
            QVERIFY(std::abs(bot.points[0].mean - 4.5 - 10 * bot.places[0].share) < 0.2);
            QVERIFY(std::abs(bot.points[0].error - std::sqrt(30.0 / 12'000)) < 0.01);
        }
        QVERIFY(report.bots[0].hash != report.bots[1].hash);
        QVERIFY(report.disagreement < 0.03);
    }

    /// The gap counts from the targets: a declared difference is not a gap.
    void gapsCountFromTheTargets() {
        CoinRules rules;
        rules.seat = effectsFor({0.6, 0.4});
        const BalanceReport even = reportOn(rules, Looking::Once, 20'000);
        QVERIFY(std::abs(even.bots[0].gap - 0.2) < 0.03);
        rules.targets = {3, 2};
        const BalanceReport wanted = reportOn(rules, Looking::Once, 20'000);
        QVERIFY(wanted.bots[0].gap < 0.03);
        QCOMPARE(wanted.bots[0].places[0].share, even.bots[0].places[0].share);
        QVERIFY(wanted.bots[0].gapInterval.low == 0 && *wanted.bots[0].unevenChance > 1e-3);
        QVERIFY(*even.bots[0].unevenChance < 1e-6);
        QCOMPARE(targetsOf(wanted), (std::vector<double>{0.6, 0.4}));
        rules.judged = Judged::Order;
        rules.targets = {};
        rules.turn = {0, 1};
        rules.seat = {};
        const BalanceReport order = reportOn(rules, Looking::Once, 20'000);
        QVERIFY(order.bots[0].places[1].share > 0.7 && order.bots[0].gap > 0.4);
        QVERIFY(order.bots[0].places[1].effect > order.bots[0].places[0].effect + 0.8);
    }

    void reportsSurviveTheirFile() {
        CoinRules rules;
        for (const int teams : {0, 2}) {
            rules.seats = teams == 0 ? 2 : 4;
            rules.teams = teams;
            for (const Looking looking : {Looking::Once, Looking::Always}) {
                const BalanceReport report = reportOn(rules, looking, 5'000);
                const auto again = reportFrom(reportText(report));
                QVERIFY2(again, again ? "" : again.error().code().c_str());
                QVERIFY(*again == report);
                QCOMPARE(reportText(*again), reportText(report));
            }
        }
        // Features of some games only.
        CoinRules order;
        order.seats = 3;
        order.judged = Judged::Order;
        order.targets = {2, 1, 1};
        order.sharedEvery = 4;
        order.drawnEvery = 5;
        CoinRules bound = order;
        bound.judged = Judged::Seats;
        bound.ordered = false;
        bound.factions = 0;
        for (const CoinRules& special : {order, bound}) {
            const BalanceReport report = reportOn(special, Looking::Once, 2'000);
            QVERIFY(report.bots[0].shared > 200 && report.bots[0].drawn > 200);
            const auto again = reportFrom(reportText(report));
            QVERIFY2(again, again ? "" : again.error().code().c_str());
            QVERIFY(*again == report);
            QCOMPARE(reportText(*again), reportText(report));
        }
        // The report of a game without it contains nothing of it.
        const std::string usual = reportText(reportOn(CoinRules{}, Looking::Once, 500));
        for (const char* key : {"\"judged\"", "\"targets\"", "\"shared\"", "\"drawn\""})
            QVERIFY2(usual.find(key) == std::string::npos, key);
        rules.unfinishedEvery = 1;  // nothing to divide by
        const BalanceReport empty = reportOn(rules, Looking::Once, 100);
        QCOMPARE(empty.verdict, Verdict::Undecided);
        QVERIFY(reportFrom(reportText(empty)).ok() && *reportFrom(reportText(empty)) == empty);
        QVERIFY(says(empty, "balance.unfinished"));
    }

    void badReportsAreRefused() {
        const std::string text = reportText(reportOn(CoinRules{}, Looking::Once, 1'000));
        QVERIFY(reportFrom(text));
        const auto refused = [&](std::string_view what, std::string_view with) {
            const std::string bad = replaced(text, what, with);
            return bad != text && !reportFrom(bad);
        };
        QVERIFY(refused("\"verdict\": \"", "\"verdict\": \"very "));
        QVERIFY(refused("\"margin\": 0.03", "\"margin\": 0"));
        QVERIFY(refused("\"margin\"", "\"m\""));
        QVERIFY(refused("\"seats\": 2", "\"seats\": 3"));
        QVERIFY(refused("\"seats\": 2", "\"seats\": 99"));
        QVERIFY(refused("\"teamOf\": [0, 1]", "\"teamOf\": [0, 2]"));
        QVERIFY(refused("\"seed\": \"1844", "\"seed\": \"91844"));
        QVERIFY(refused("\"hash\": \"", "\"hash\": \"x"));
        QVERIFY(refused("\"worstBot\": ", "\"worstBot\": 7"));
        QVERIFY(refused("\"looking\": \"once\"", "\"looking\": \"twice\""));
        QVERIFY(refused("\"interval\": [0", "\"interval\": [2, 0"));
        CoinRules order;
        order.seats = 3;
        order.judged = Judged::Order;
        order.targets = {2, 1, 3};
        order.sharedEvery = 3;
        const std::string other = reportText(reportOn(order, Looking::Once, 1'000));
        QVERIFY(reportFrom(other));
        for (const auto& [what, with] : {std::pair("\"judged\": \"order\"", "\"judged\": \"seats\""),
                                         {"\"targets\": [2, 1, 3]", "\"targets\": [2, 0, 3]"},
                                         {"\"targets\": [2, 1, 3]", "\"targets\": [2, 1]"},
                                         {"\"shared\": ", "\"shared\": 9"},
                                         {"\"shared\": ", "\"drawn\": 1000, \"shared\": "}}) {
            const std::string bad = replaced(other, what, with);
            QVERIFY(bad != other);
            QVERIFY2(!reportFrom(bad), with);
        }
        QVERIFY(!reportFrom("[]"));
        QVERIFY(!reportFrom("{}"));
    }

    void sentencesInAllLanguages() {
        const Messages messages = coreMessages();
        CoinRules teams;
        teams.seats = 4;
        teams.teams = 2;
        CoinRules unfair;
        unfair.seat = {0.5, 0};
        unfair.turn = {0.5, 0};
        unfair.faction = {0.5, 0, 0, -0.5};
        unfair.unfinishedEvery = 20;
        CoinRules unfairTeams = teams;
        unfairTeams.seat = {0.5, 0};
        CoinRules order;
        order.seats = 3;
        order.judged = Judged::Order;
        CoinRules unfairOrder = order;
        unfairOrder.turn = {0, 0, -0.6};
        CoinRules several = order;
        several.sharedEvery = several.drawnEvery = 4;
        CoinRules targets;
        targets.targets = {3, 2};
        targets.seat = effectsFor({0.6, 0.4});
        CoinRules otherTargets = targets;
        otherTargets.targets = {2, 3};
        CoinRules teamTargets = unfairTeams;
        teamTargets.targets = {1, 3};
        CoinRules orderTargets = unfairOrder;
        orderTargets.targets = {2, 1, 1};
        CoinRules bound = unfair;
        bound.factions = 0;
        bound.ordered = false;
        for (const CoinRules& rules : {CoinRules{}, teams, unfair, unfairTeams, order, unfairOrder, several,
                                       targets, otherTargets, teamTargets, orderTargets, bound})
            for (const std::int64_t games : {500, 20'000}) {
                const BalanceReport report = reportOn(rules, Looking::Always, games);
                for (const char* language : {"en", "de", "fr"}) {
                    for (const Message& text : statements(report)) {
                        QVERIFY2(messages.knows(text.code), text.code.c_str());
                        const std::string words = messages.text(language, text.code, text.arguments);
                        QVERIFY2(words.find('{') == std::string::npos, words.c_str());
                        QVERIFY2(words.find("  ") == std::string::npos, words.c_str());
                    }
                    // The conditions of the check are always included.
                    const Message first = statements(report).front();
                    const std::string words = messages.text(language, first.code, first.arguments);
                    QVERIFY(words.find("calm, bold") != std::string::npos);
                }
            }
        const BalanceReport report = reportOn(unfair);
        QVERIFY(says(report, "balance.verdict.unfair") && says(report, "balance.hardest"));
        QVERIFY(says(report, "balance.turn-order") && says(report, "balance.factions"));
        QVERIFY(says(reportOn(order), "balance.verdict.fair.order"));
        QVERIFY(says(reportOn(order, Looking::Always, 100), "balance.verdict.undecided.order"));
        QVERIFY(says(reportOn(unfairOrder), "balance.verdict.unfair.order"));
        QVERIFY(says(reportOn(unfairOrder), "balance.hardest.order"));
        QVERIFY(!says(reportOn(unfairOrder), "balance.turn-order"));  // said by the verdict
        QVERIFY(says(reportOn(several), "balance.shared") && says(reportOn(several), "balance.drawn"));
        QVERIFY(!says(reportOn(order), "balance.shared") && !says(reportOn(order), "balance.drawn"));
        QVERIFY(says(reportOn(targets), "balance.verdict.fair.targets"));
        QVERIFY(says(reportOn(targets, Looking::Always, 100), "balance.verdict.undecided.targets"));
        QVERIFY(says(reportOn(otherTargets), "balance.verdict.unfair.targets"));
        QVERIFY(!says(reportOn(otherTargets), "balance.hardest"));
        QVERIFY(says(reportOn(teamTargets), "balance.verdict.unfair.targets.teams"));
        QVERIFY(says(reportOn(orderTargets), "balance.verdict.unfair.targets.order"));
        QVERIFY(!says(reportOn(bound), "balance.turn-order") && !says(reportOn(bound), "balance.factions"));
        QVERIFY(says(reportOn(unfairTeams), "balance.verdict.unfair.teams"));
        QVERIFY(says(reportOn(teams), "balance.verdict.fair.teams"));
        QVERIFY(!says(reportOn(teams), "balance.hardest.teams"));
    }

    /// "calm" is the weaker bot, "bold" the stronger one.
    void strengthIsReported_data() {
        QTest::addColumn<int>("weaker");
        QTest::addColumn<int>("stronger");
        QTest::addColumn<int>("unfairTo");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, Verdict weaker, Verdict stronger, UnfairFor who,
                            const char* code) {
            QTest::newRow(name) << static_cast<int>(weaker) << static_cast<int>(stronger)
                                << static_cast<int>(who) << QString(code);
        };
        row("both fair", Verdict::Fair, Verdict::Fair, UnfairFor::Nobody, "balance.strength");
        row("beginners", Verdict::Fair, Verdict::Unfair, UnfairFor::StrongPlay, "balance.strength.strong");
        row("experts", Verdict::Unfair, Verdict::Fair, UnfairFor::WeakerPlay, "balance.strength.weaker");
        row("both unfair", Verdict::Unfair, Verdict::Unfair, UnfairFor::Everybody, "balance.strength");
        row("unknown", Verdict::Undecided, Verdict::Unfair, UnfairFor::Everybody, "balance.strength");
    }
    void strengthIsReported() {
        QFETCH(int, weaker);
        QFETCH(int, stronger);
        QFETCH(int, unfairTo);
        QFETCH(QString, code);
        BalanceReport report = reportOn(CoinRules{}, Looking::Once, 1'000);
        report.bots[0].verdict = static_cast<Verdict>(weaker);
        report.bots[1].verdict = static_cast<Verdict>(stronger);
        report.verdict = std::max(report.bots[0].verdict, report.bots[1].verdict);
        report.worstBot = stronger > weaker ? 1 : 0;
        QCOMPARE(strongestOf(report), nullptr);
        QVERIFY(!says(report, code.toStdString()));
        report.bots[0].strength = 1;
        report.bots[1].strength = 4;
        QCOMPARE(strongestOf(report), &report.bots[1]);
        QCOMPARE(worstOfWeaker(report), &report.bots[0]);
        QCOMPARE(static_cast<int>(unfairFor(report)), unfairTo);
        QVERIFY(says(report, code.toStdString()));
        report.missing = "wizard";
        QVERIFY(says(report, "balance.missing"));
        QVERIFY(*reportFrom(reportText(report)) == report);
        for (const char* language : {"en", "de", "fr"})
            for (const Message& text : statements(report)) {
                const std::string words = coreMessages().text(language, text.code, text.arguments);
                QVERIFY2(words.find('{') == std::string::npos, words.c_str());
            }
    }

    void numbersForPeople() {
        QCOMPARE(percentText(0.4831).in("en"), std::string_view("48.3"));
        QCOMPARE(percentText(0.4831).in("de"), std::string_view("48,3"));
        QCOMPARE(percentText(0.012, PlusSign::Shown).in("fr"), std::string_view("+1,2"));
        QCOMPARE(percentText(-0.004, PlusSign::Shown).in("en"), std::string_view("\u22120.4"));
        QCOMPARE(percentText(-0.0001, PlusSign::Shown).in("en"), std::string_view("0.0"));
        QCOMPARE(decimalText(-0.04, 1).in("en"), std::string_view("0.0"));
        QCOMPARE(decimalText(1.005, 3).in("de"), std::string_view("1,005"));
        QCOMPARE(decimalText(12, 0).in("en"), std::string_view("12"));
    }
};

HEXA_TEST(ReportTest, "slow-unoptimized");
#include "report_test.moc"
