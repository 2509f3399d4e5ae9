// SPDX-License-Identifier: GPL-3.0-or-later
// All rule cases (resources/bauen/cases), and that each switch matters to some of them.
#include "core/systems/bauen/cases/cases.h"

#include "tests/core/systems/bauen/fixture.h"
#include "tests/support/casetests.h"
#include "tests/support/test.h"

#include <string>

namespace hexa::bauen {
namespace {

const std::string good = "CASE X-1 Something\n"
                         "RULES BB-100\n"
                         "OPTIONS marchExact\n"
                         "PLAYERS 3\n"
                         "BOARD P1 H1 M1 P2 H2 M2 P3 H3 M3\n"
                         "AREAS\n"
                         "  1a grey 2 blue 1 site clothing tools\n"
                         "DATA\n"
                         "  knights supply 1 2 3\n"
                         "DEAL\n"
                         "  starters P1 P2 P3 P1\n"
                         "  open workers\n"
                         "  P2 secret towns\n"
                         "STATE round 1 P1\n"
                         "  P1 town 1 garrison 2\n"
                         "  1a grey 2 carry 1\n"
                         "  1a business tools level 2 store 1\n"
                         "  4a troop P2 3\n"
                         "  1b walls E\n"
                         "  P1 workers 3\n"
                         "  red 3\n"
                         "MAP\n"
                         "  4b troop P2 1\n"
                         "ORDERS\n"
                         "  P1 lay normal worker\n"
                         "  P1 worker 1a blue\n"
                         "EXPECT\n"
                         "  1a blue 1 carry 0\n"
                         "END\n";

}  // namespace

class BauenCasesTest : public QObject {
    Q_OBJECT
private slots:
    void allHold() {
        const std::string trouble = test::troubleOfCases(caseGame());
        QVERIFY2(trouble.empty(), trouble.c_str());
        QVERIFY(play::casesOf(caseGame()).size() > 80);
    }

    /// The worked examples of the rulebook are cases: T26 and T27 boards, and typed figures too
    /// (missions_test).
    void everyExampleIsThere() {
        std::string titles;
        for (const play::RuleCase& one : play::casesOf(caseGame())) titles += one.title + ' ';
        for (int number = 1; number <= 27; ++number) {
            const std::string id = (number < 10 ? "T0" : "T") + std::to_string(number);
            QVERIFY2(titles.find(id) != std::string::npos, id.c_str());
        }
    }

    /// After flipping any switch of the rules of play, a case fails.
    void everySwitchMatters() {
        const auto cases = play::casesOf(caseGame());
        for (std::size_t i = 0; i < switchCount; ++i) {
            const auto which = static_cast<Switch>(i);
            if (which == Switch::PublicMissions) continue;  // about the deal, which cases say themselves
            const bool noticed = test::anyCaseFails(cases, [which] {
                return caseTable(fixture::set(),
                                 [which](RuleOptions& options) { options.set(which, !options.on(which)); });
            });
            QVERIFY2(noticed, std::string(factsOf(which).id).c_str());
        }
    }

    void malformed() {
        const test::BrokenCase list[] = {
            {"OPTIONS marchExact", "OPTIONS heroic", "3:"},
            {"OPTIONS marchExact", "OPTIONS marchExact=maybe", "3:"},
            {"PLAYERS 3", "PLAYERS 9", "4:"},
            {"M3\n", "M9\n", "1:"},
            {"1a grey 2 blue 1 site", "9z grey 2 blue 1 site", "7:"},
            {"1a grey 2 blue 1 site", "1a grey 7 blue 1 site", "7:"},
            {"site clothing tools", "site clothing", "7:"},
            {"knights supply 1 2 3", "knights supply 1 2", "9:"},
            {"starters P1 P2 P3 P1", "starters P1 P2", "11:"},
            {"starters P1 P2 P3 P1", "starters P1 P2 P3 P9", "11:"},
            {"open workers", "open luck", "12:"},
            {"STATE round 1 P1", "STATE round 7 P1", "14:"},
            {"P1 town 1 garrison 2", "P1 town 99", "15:"},
            {"P1 town 1 garrison 2", "P1 town 1 garrison 9", "15:"},
            {"1a grey 2 carry 1", "1a grey 2 carry 3", "16:"},
            {"business tools level 2 store 1", "business fish level 2 store 1", "17:"},
            {"business tools level 2 store 1", "business tools level 2 store 3", "17:"},
            {"troop P2 3", "troop P2 7", "18:"},
            {"1b walls E", "1b walls W", "19:"},
            {"P1 workers 3", "P1 luck 3", "20:"},
            {"red 3", "green 3", "21:"},
            {"4b troop P2 1", "4b troop P2 7", "23:"},
            {"P1 worker 1a blue\n", "P1 worker 1a yellow\n", "26:"},
            {"P1 worker 1a blue\n", "REFUSED BB-101 P1 worker 1a blue\n", "26:"},
            {"1a blue 1 carry 0", "1a blue 1 carry 1", "28:"},
            {"1a blue 1 carry 0", "event marched", "28:"},
            {"1a blue 1 carry 0", "weather fine", "28:"},
        };
        const std::string trouble = test::troubleOfBroken(caseGame(), good, list);
        QVERIFY2(trouble.empty(), trouble.c_str());
    }

    /// Words of a case file are moved to other places: the result is reported and nothing breaks.
    void mixedUp() {
        test::playCasesMixedUp(caseGame(), {"-1", "255", "2147483648", "P0", "P9", "99z", ".", "0a", "1`"},
                               1500);
    }
};

HEXA_TEST(BauenCasesTest);

}  // namespace hexa::bauen

#include "cases_test.moc"
