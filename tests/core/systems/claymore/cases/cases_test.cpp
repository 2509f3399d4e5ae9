// SPDX-License-Identifier: GPL-3.0-or-later
// All rule cases (resources/claymore/cases), and that each switch matters to some of them.
#include "core/systems/claymore/cases/cases.h"

#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/casetests.h"
#include "tests/support/test.h"

namespace hexa::claymore {
namespace {

const std::string good = "CASE X-1 Something\n"
                         "RULES CS-080\n"
                         "OPTIONS deployOnTower\n"
                         "FIELD open\n"
                         "  tower 5.2\n"
                         "  palisade 6.5 E SE\n"
                         "  hedge 3.3 4.3\n"
                         "STATE\n"
                         "  knights-1 5.4\n"
                         "  gnomes-1 5.6 chips 1\n"
                         "ORDERS\n"
                         "  chance card knights\n"
                         "  P1 knights-1 to 5.5\n"
                         "EXPECT\n"
                         "  knights-1 5.5\n"
                         "END\n";

}  // namespace

class CasesTest : public QObject {
    Q_OBJECT
private slots:
    void allHold() {
        const std::string trouble = test::troubleOfCases(caseGame());
        QVERIFY2(trouble.empty(), trouble.c_str());
        QVERIFY(play::casesOf(caseGame()).size() > 100);
    }

    /// After flipping any switch of the rules of play, a case fails.
    void everySwitchMatters() {
        const auto cases = play::casesOf(caseGame());
        for (std::size_t i = 0; i < switchCount; ++i) {
            const auto which = static_cast<Switch>(i);
            if (which == Switch::HedgeIsPiece) continue;  // a rule about maps, which play does not ask
            const bool noticed = test::anyCaseFails(cases, [which] {
                return caseTable(fixture::game().catalog,
                                 [which](RuleOptions& options) { options.set(which, !options.on(which)); });
            });
            QVERIFY2(noticed, std::string(factsOf(which).id).c_str());
        }
    }

    void malformed() {
        const test::BrokenCase list[] = {
            {"OPTIONS deployOnTower", "OPTIONS heroic", "3:"},
            {"OPTIONS deployOnTower", "OPTIONS deployOnTower=maybe", "3:"},
            {"FIELD open", "FIELD wide", "4:"},
            {"FIELD open", "SEATS elves shadow\nFIELD open", "4:"},
            {"tower 5.2", "tower 50.2", "5:"},
            {"tower 5.2", "castle 5.2", "5:"},
            {"palisade 6.5 E SE", "palisade 6.5 E UP", "6:"},
            {"palisade 6.5 E SE", "palisade 6.5 E", "6:"},
            {"hedge 3.3 4.3", "hedge 3.3 9.9", "7:"},
            {"hedge 3.3 4.3", "hedge 3.3", "7:"},
            {"knights-1 5.4", "knights-4 5.4", "9:"},
            {"knights-1 5.4", "knights-1", "9:"},
            {"knights-1 5.4", "knights-1 5.6", "1:"},
            {"gnomes-1 5.6 chips 1", "gnomes-1 5.6 chips many", "10:"},
            {"gnomes-1 5.6 chips 1", "gnomes-1 5.6 seat 3", "10:"},
            {"chance card knights", "chance card nobody", "12:"},
            {"P1 knights-1 to 5.5", "P1 knights-1 to 5.6", "13:"},
            {"P1 knights-1 to 5.5", "REFUSED CS-081 P1 knights-1 to 5.5", "13:"},
            {"knights-1 5.5\nEND", "knights-1 5.4\nEND", "15:"},
            {"knights-1 5.5\nEND", "event destroyed\nEND", "15:"},
            {"knights-1 5.5\nEND", "weather fine\nEND", "15:"},
        };
        const std::string trouble = test::troubleOfBroken(caseGame(), good, list);
        QVERIFY2(trouble.empty(), trouble.c_str());
    }

    /// Words of a case file are moved to other places: the result is reported and nothing breaks.
    void mixedUp() {
        test::playCasesMixedUp(
            caseGame(), {"-1", "255", "2147483648", "P0", "P9", "999.999", ".", "waiting", "gone"}, 3000);
    }
};

HEXA_TEST(CasesTest);

}  // namespace hexa::claymore

#include "cases_test.moc"
