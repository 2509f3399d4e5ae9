// SPDX-License-Identifier: GPL-3.0-or-later
// Calibrations behind a report, and their statements.
#include "core/balance/certificate.h"
#include "core/balance/reportjson.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::balance;
using test::CoinRules;
using test::Coins;

namespace {

CalibrationRecord record(const std::string& configuration, const std::string& bot, bool passed) {
    CalibrationRecord result;
    result.configuration = configuration;
    result.bot = bot;
    result.botVersion = 2;
    result.rulesVersion = 5;
    result.maps = 40;
    result.games = bot == "calm" ? 80'000 : 60'000;
    result.worstZ = -1.25;
    result.spread = 1.02;
    result.passed = passed;
    return result;
}

/// Returns a game with bots of version 2, under rules of version 5; "epic" is another
/// configuration.
GameSystem game(std::vector<CalibrationRecord> records) {
    GameSystem system;
    system.play = std::make_shared<const PlayFunctions>();
    ownCopy(system.play).rulesVersion = 5;
    ownCopy(system.play).botVersion = [](std::string_view) { return 2; };
    system.balance = std::make_shared<const BalanceFunctions>();
    ownCopy(system.balance).configuration = [](int players,
                                               const OptionValues& values) -> Result<std::string> {
        const auto epic = values.find("epic");
        return std::to_string(players) + (epic != values.end() && epic->second ? "-epic" : "");
    };
    ownCopy(system.balance).calibrations = [records] { return records; };
    return system;
}

Scenario seats(std::size_t count) {
    Scenario scenario;
    scenario.seats.resize(count);
    return scenario;
}

BalanceReport reportOf(const std::vector<std::string>& bots) {
    CoinRules rules;
    rules.seats = 3;
    const CheckPlan plan = certificatePlan(bots, 3'000, 0.05, 7, 1);
    return makeReport(plan, check(Coins(rules), plan));
}

std::vector<std::string> codes(const std::vector<Message>& texts) {
    std::vector<std::string> list;
    for (const Message& text : texts)
        if (text.code.starts_with("balance.calibrated")) list.push_back(text.code);
    return list;
}

}  // namespace

class CalibratedTest : public QObject {
    Q_OBJECT
private slots:
    void onlyWhatIsMeantHolds() {
        const GameSystem system = game({record("3", "calm", true)});
        const auto note = [](const GameSystem& asked, const Scenario& scenario, const OptionValues& options,
                             const char* bot) { return calibrationOf(asked, scenario, options, {}, bot); };
        QCOMPARE(note(system, seats(3), {}, "calm"), (CalibrationNote{true, 40, 80'000, -1.25, 1.02}));
        QCOMPARE(note(system, seats(3), {}, "bold").maps, 0);
        QCOMPARE(note(system, seats(4), {}, "calm").maps, 0);
        QCOMPARE(note(system, seats(3), {{"epic", true}}, "calm").maps, 0);
        Scenario epic = seats(3);
        epic.options["epic"] = true;
        QCOMPARE(note(system, epic, {}, "calm").maps, 0);
        QCOMPARE(note(system, epic, {{"epic", false}}, "calm").maps, 40);  // who plays has the last word
        GameSystem newer = system;
        ownCopy(newer.play).botVersion = [](std::string_view) { return 3; };
        QCOMPARE(note(newer, seats(3), {}, "calm").maps, 0);
        newer = system;
        ownCopy(newer.play).rulesVersion = 6;
        QCOMPARE(note(newer, seats(3), {}, "calm").maps, 0);
        newer.balance.reset();
        QCOMPARE(note(newer, seats(3), {}, "calm").maps, 0);
    }

    void anotherGameIsNotCalibrated() {
        GameSystem system = game({record("3", "calm", true)});
        ownCopy(system.play).options = {{"epic", false, true}, {"espionage", true}, {"second", false}};
        const auto maps = [&](const Scenario& scenario, const OptionValues& options, std::string_view cards) {
            return calibrationOf(system, scenario, options, cards, "calm").maps;
        };
        QCOMPARE(maps(seats(3), {}, {}), 40);
        QCOMPARE(maps(seats(3), {{"espionage", true}, {"second", false}}, {}), 40);
        QCOMPARE(maps(seats(3), {{"espionage", false}}, {}), 0);
        QCOMPARE(maps(seats(3), {{"second", true}}, {}), 0);
        QCOMPARE(maps(seats(3), {}, "{}"), 0);
        Scenario house = seats(3);
        house.options["second"] = true;
        QCOMPARE(maps(house, {}, {}), 0);
        QCOMPARE(maps(house, {{"second", false}}, {}), 40);
        // A variant is another configuration, no other game.
        QVERIFY(isStandardGame(system, seats(3), {{"epic", true}}, {}));
        QVERIFY(!isStandardGame(system, house, {}, {}));
        // The program's own cards stay the same cards when a file contains them.
        ownCopy(system.play).cardsHash = [](const std::string& cards) {
            return cards.empty() || cards == "own" ? std::uint64_t{7} : std::uint64_t{0};
        };
        QCOMPARE(maps(seats(3), {}, "own"), 40);
        QCOMPARE(maps(seats(3), {}, "else"), 0);
    }

    void reportsSayWhatStandsBehindThem() {
        BalanceReport report = reportOf({"calm", "bold", "wild"});
        QVERIFY(codes(statements(report)).empty());  // nobody asked
        QVERIFY(!weakestCalibration(report));
        noteGrounds(report,
                    game({record("3", "calm", true), record("3", "bold", true), record("3", "wild", true)}),
                    seats(3), {}, {});
        QCOMPARE(codes(statements(report)), (std::vector<std::string>{"balance.calibrated"}));
        QCOMPARE(weakestCalibration(report)->games, std::int64_t{60'000});

        noteGrounds(report, game({record("3", "calm", true), record("3", "wild", false)}), seats(3), {}, {});
        const auto texts = statements(report);
        QCOMPARE(codes(texts),
                 (std::vector<std::string>{"balance.calibrated.failed", "balance.calibrated.missing",
                                           "balance.calibrated"}));
        const auto bots = [&](std::size_t fromEnd) {
            return std::get<std::string>(texts[texts.size() - fromEnd].arguments[0].value);
        };
        QCOMPARE(bots(3), std::string("wild"));
        QCOMPARE(bots(2), std::string("bold"));
        QCOMPARE(bots(1), std::string("calm"));
        QVERIFY(!weakestCalibration(report));  // one has none
        noteGrounds(report,
                    game({record("3", "calm", true), record("3", "bold", true), record("3", "wild", false)}),
                    seats(3), {}, {});
        QVERIFY(!weakestCalibration(report)->passed);
    }

    /// Strengths of the bots, and a missing strongest bot of the game's panel.
    void reportsKnowHowStrongTheirBotsAre() {
        GameSystem system = game({});
        ownCopy(system.play).bots = {"random", "wild", "calm", "trained"};
        ownCopy(system.balance).panel = {"trained", "calm"};
        BalanceReport report = reportOf({"calm", "wild", "stranger"});
        noteGrounds(report, system, seats(3), {}, {});
        QVERIFY(report.bots[0].strength == 2 && report.bots[1].strength == 1);
        QVERIFY(!report.bots[2].strength);
        QCOMPARE(report.missing, std::string("trained"));
        report = reportOf({"wild", "trained"});
        noteGrounds(report, system, seats(3), {}, {});
        QVERIFY(report.missing.empty());
        QCOMPARE(strongestOf(report)->bot, std::string("trained"));
        // Reports stored by an earlier version lack it.
        BalanceReport stored = reportOf({"wild"});
        noteStrengths(stored, system);
        QCOMPARE(stored.missing, std::string("trained"));
        QVERIFY(!stored.bots[0].calibration);
        ownCopy(system.play).bots.clear();  // a game that doesn't rank its bots
        noteGrounds(report, system, seats(3), {}, {});
        QVERIFY(report.missing.empty() && strongestOf(report) == nullptr);
    }

    /// Text, file and certificate give the number of stand-in cards; files of earlier versions
    /// don't and are valid.
    void reportsSayHowManyCardsAreStandIns() {
        GameSystem system = game({});
        const auto foot = [](const BalanceReport& report) {
            for (const Message& text : statements(report))
                if (text.code == "cards.stand-ins") return text.arguments;
            return Arguments();
        };
        BalanceReport report = reportOf({"calm"});
        QVERIFY(foot(report).empty());
        ownCopy(system.play).standIns = [](const std::string& cards) {
            return cards == "own" ? StandInCount{60, 0, 0} : StandInCount{60, 20, 39};
        };
        noteGrounds(report, system, seats(3), {}, "own");
        QVERIFY(report.standIns == (StandInCount{60, 0, 0}));
        QVERIFY(foot(report).empty());
        noteGrounds(report, system, seats(3), {}, {});
        QVERIFY(report.standIns == (StandInCount{60, 20, 39}));
        QVERIFY(foot(report) == (Arguments{{"count", std::int64_t{59}},
                                           {"cards", std::int64_t{60}},
                                           {"wholly", std::int64_t{39}},
                                           {"partly", std::int64_t{20}}}));
        JsonWriter json;
        writeReport(json, report);
        const std::string text = json.take();
        const std::string member = R"(  "standIns": {"cards": 60, "wholly": 39, "partly": 20},)";
        QVERIFY2(text.find(member) != std::string::npos, text.c_str());
        const auto read = [](const std::string& from) {
            const auto document = JsonDocument::parse(from);
            Q_ASSERT(document);
            return readReport(document->root());
        };
        const auto again = read(text);
        QVERIFY(again.ok() && *again == report);
        std::string old = text;
        old.erase(old.find(member), member.size());
        const auto earlier = read(old);
        QVERIFY(earlier.ok() && !earlier->standIns);
        // A report can't have more stand-ins than cards.
        std::string wrong = text;
        wrong.replace(wrong.find("\"wholly\": 39"), 12, "\"wholly\": 49");
        QVERIFY(!read(wrong).ok());
    }

    void notesSurviveTheFile() {
        BalanceReport report = reportOf({"calm", "bold"});
        noteGrounds(report, game({record("3", "calm", true)}), seats(3), {}, {});
        JsonWriter json;
        writeReport(json, report);
        const auto document = JsonDocument::parse(json.take());
        const auto again = readReport(document->root());
        QVERIFY(again.ok());
        QCOMPARE(*again, report);
        QCOMPARE(again->bots[0].calibration->spread, 1.02);
        QCOMPARE(again->bots[1].calibration->maps, 0);
    }
};

HEXA_TEST(CalibratedTest, "slow-unoptimized");
#include "calibrated_test.moc"
