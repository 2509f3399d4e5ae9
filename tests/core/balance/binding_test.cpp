// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/binding.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/io/format/scenariofile.h"
#include "tests/core/sim/coins.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;
using namespace hexa::balance;

class BindingTest : public QObject {
    Q_OBJECT

    static Scenario toyMap() { return test::toySystem().layout("2p")->scenario; }
    static GameSystem playable() {
        GameSystem system = test::toySystem();
        system.play = std::make_shared<const PlayFunctions>();
        ownCopy(system.play).rulesVersion = 4;
        ownCopy(system.play).options = {{"long", false, true}, {"strict", true, false}};
        return system;
    }
    static Bindings bound(const GameSystem& system, const Scenario& scenario,
                          const OptionValues& options = {}, std::string_view cards = {}) {
        return bindingsOf(system, scenario, options, cards, "1.2", {"calm"});
    }
    static Certificate certificate(const Bindings& bindings) {
        const CheckPlan plan = certificatePlan({"calm"}, 100, 0.3, 1, 1);
        test::CoinRules rules;
        rules.seats = 2;
        return *makeCertificate(makeReport(plan, check(test::Coins(rules), plan)), bindings, {});
    }

private slots:
    /// The defaults, overridden by the map's, overridden by the caller's.
    void optionsAreAllNamed() {
        const GameSystem system = playable();
        Scenario map = toyMap();
        QCOMPARE(bound(system, map).options, (OptionValues{{"long", false}, {"strict", true}}));
        map.options = {{"long", true}};
        QCOMPARE(bound(system, map).options, (OptionValues{{"long", true}, {"strict", true}}));
        QCOMPARE(bound(system, map, {{"long", false}}).options,
                 (OptionValues{{"long", false}, {"strict", true}}));
        QCOMPARE(bound(system, map).rules, 4);
    }

    void eachChangeShows() {
        const GameSystem system = playable();
        const Scenario map = toyMap();
        const Bindings before = bound(system, map);
        QVERIFY(differences(before, bound(system, map)).empty());
        Scenario optioned = map;
        optioned.options["long"] = true;
        QCOMPARE(differences(before, bound(system, optioned)),
                 std::vector<std::string>{"balance.binding.options"});
        QCOMPARE(differences(before, bound(system, map, {}, "{}")),
                 std::vector<std::string>{"balance.binding.cards"});
        // If a game reads cards, the data of the cards counts.
        GameSystem reading = system;
        ownCopy(reading.play).cardsHash = [](const std::string& cards) {
            return static_cast<std::uint64_t>(std::ranges::count(cards, 'x'));
        };
        const Bindings read = bound(reading, map, {}, "x");
        QVERIFY(differences(read, bound(reading, map, {}, " x\n")).empty());
        QCOMPARE(differences(read, bound(reading, map, {}, "x x")),
                 std::vector<std::string>{"balance.binding.cards"});
        Scenario moved = map;
        std::swap(moved.seats[0].home, moved.seats[1].home);
        QCOMPARE(differences(before, bound(system, moved)),
                 std::vector<std::string>{"balance.binding.board"});
    }

    /// In the file it is one member; a second one takes the place of the first; other members stay.
    void storedWithTheMap() {
        const GameSystem system = playable();
        const Systems systems({system});
        Scenario map = toyMap();
        map.extra.members = {{"mine", "[1,2]"}};
        QVERIFY(!certificateOf(map)->has_value());
        const Certificate first = certificate(bound(system, map));
        setCertificate(map, first);
        const auto read = readScenario(writeScenario(map, system.catalog), systems);
        QVERIFY(read.ok());
        QCOMPARE(*read, map);
        QCOMPARE(**certificateOf(*read), first);
        Bindings other = first.bindings;
        other.program = "1.3";
        setCertificate(map, certificate(other));
        QCOMPARE(map.extra.members.size(), std::size_t{2});
        QCOMPARE((*certificateOf(map))->bindings.program, std::string("1.3"));
        map.extra.members.back().second = "7";
        QVERIFY(!certificateOf(map).ok());
        QVERIFY(!shownCertificate(system, map, "1.2").ok());
    }

    /// The grounds shown beside the games are the program's own, even if the file has others.
    void notesAreTheProgramsOwn() {
        GameSystem system = playable();
        ownCopy(system.play).bots = {"calm", "deep"};
        ownCopy(system.play).standIns = [](const std::string&) { return StandInCount{10, 1, 2}; };
        ownCopy(system.balance).panel = {"calm", "deep"};
        Scenario map = toyMap();
        QVERIFY(!shownCertificate(system, map, "1.2")->has_value());
        Certificate forged = certificate(bound(system, map));
        forged.report.bots[0].strength = 9;
        forged.report.standIns = StandInCount{10, 0, 0};
        forged.calibration = CalibrationNote{true, 40, 80'000, 0, 1};
        setCertificate(map, forged);
        const auto shown = shownCertificate(system, map, "1.2");
        QVERIFY(shown.ok() && *shown && (*shown)->holds());
        const BalanceReport& report = (*shown)->certificate.report;
        QCOMPARE(report.bots[0].strength, std::optional<int>(0));
        QCOMPARE(report.missing, std::string("deep"));
        QCOMPARE(report.standIns, std::optional<StandInCount>(StandInCount{10, 1, 2}));
        QVERIFY(!(*shown)->certificate.calibration);
        QCOMPARE((*shownCertificate(system, map, "1.3"))->differences,
                 std::vector<std::string>{"balance.binding.program"});
    }
};

HEXA_TEST(BindingTest, "slow-unoptimized");
#include "binding_test.moc"
