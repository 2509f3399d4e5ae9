// SPDX-License-Identifier: GPL-3.0-or-later
// All rule cases (resources/clockwork/cases), and invalid case files.
#include "core/systems/clockwork/cases/cases.h"

#include "tests/core/systems/clockwork/rules/suite.h"
#include "tests/support/casetests.h"

namespace hexa::rulestest {
namespace {

using namespace hexa::clockwork;

void allCases() {
    const std::string trouble = test::troubleOfCases(caseGame());
    expect(trouble.empty(), trouble);
}
const Test all("cases", allCases);

const std::string good = "CASE X-1 Something\n"
                         "RULES MAP-08\n"
                         "MAP\n"
                         "  K1  V1  K2\n"
                         "STATE\n"
                         "  stage deploy\n"
                         "  P1 pool 2\n"
                         "ORDERS\n"
                         "  P1 deploy V1=2\n"
                         "EXPECT\n"
                         "  V1 P1 2\n"
                         "END\n";

/// Every line of a good case broken in some way: the trouble names the line.
void malformed() {
    const test::BrokenCase list[] = {
        {"CASE X-1 Something", "CASE X-1", "1:"},
        {"RULES MAP-08", "RULE MAP-08", "2:"},
        {"RULES MAP-08\n", "", "11:"},
        {"  K1  V1  K2", "  K1   V1  K2", "4:"},
        {"  K1  V1  K2", "  K1  X1  K2", "4:"},
        {"  K1  V1  K2", "  K1  V1  V2", "1:"},
        {"stage deploy", "stage dinner", "6:"},
        {"P1 pool 2", "P1 pool two", "7:"},
        {"P1 pool 2", "P3 pool 2", "7:"},
        {"P1 pool 2", "P1 pool 40", "1:"},
        {"P1 pool 2", "P1 gold 2", "7:"},
        {"stage deploy", "turn 300", "6:"},
        {"stage deploy", "turn 0", "6:"},
        {"P1 pool 2", "P1 pool 300", "7:"},
        {"P1 pool 2", "general guardian", "7:"},
        {"P1 pool 2", "general guardian V1", "7:"},
        {"P1 pool 2", "V1 P1 2147483647+2147483647", "7:"},
        {"P1 pool 2", "deck e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13 e14 e15 e1", "7:"},
        {"P1 pool 2", "P1 hand e1 P2 hand e1", "7:"},
        {"MAP\n", "CARDS\n  e1 {\nMAP\n", "4:"},
        {"MAP\n", "CARDS\n  e1 ambush 1000 {}\nMAP\n", "4:"},
        {"V1 P1 2", "result nobody V1 controlled", "11:"},
        {"  P1 deploy V1=2", "  P1 deploy V1", "9:"},
        {"  P1 deploy V1=2", "  P1 deploy V1=3", "9:"},
        {"  P1 deploy V1=2", "  P1 spy gambit", "9:"},
        {"  P1 deploy V1=2", "  REFUSED DEP-02 P1 deploy V1=2", "9:"},
        {"  P1 deploy V1=2", "  REFUSED DEP-04 P1 deploy V1=3", "9:"},
        {"V1 P1 2", "V1 P1 3", "11:"},
        {"V1 P1 2", "V1 P2 2", "11:"},
        {"V1 P1 2", "V1 empty", "11:"},
        {"V1 P1 2", "V9 P1 2", "11:"},
        {"  V1 P1 2\n", "  event killed\n", "11:"},
        {"EXPECT\n  V1 P1 2\n", "", "10:"},
        {"END\n", "", "11:"},
        {"END\n", "CASE Y More\nEND\n", "12:"},
        {"STATE\n  stage deploy", "STATE lunch\n  stage deploy", "5:"},
        {"MAP\n  K1  V1  K2\n", "MAP nowhere\n", "3:"},
        {"MAP\n", "OPTIONS heroic\nMAP\n", "3:"},
        {"MAP\n", "OPTIONS alliances\nMAP\n", "1:"},
        {"MAP\n", "PLAYERS elves\nMAP\n", "3:"},
        {"MAP\n", "CARDS\n  e1 something {\"verb\": \"sing\"}\nMAP\n", "4:"},
        {"MAP\n", "CARDS\n  e99 ambush\nMAP\n", "4:"},
        {"MAP\n", "CARDS\n  e1 no-such-card\nMAP\n", "4:"},
    };
    const std::string trouble = test::troubleOfBroken(caseGame(), good, list);
    expect(trouble.empty(), trouble);
}
const Test bad("malformed cases", malformed);

/// "until" is a word of the form, not a player, whatever follows it and whatever is open.
void untilWhatIsOpen() {
    const auto with = [](const std::string& orders) {
        std::string text = good;
        text.replace(text.find("  P1 deploy V1=2\n"), 17, orders);
        return test::troubleOfCases(caseGame(), text);
    };
    expect(with("  until deploy\n  P1 deploy V1=2\n").empty(),
           "deploy is open already: " + with("  until deploy\n  P1 deploy V1=2\n"));
    expect(with("  P1 deploy V1=2\n  until spy\n").empty(),
           "what was deployed before comes first: " + with("  P1 deploy V1=2\n  until spy\n"));
    expect(with("  until deploy V1=2\n").find("9: nobody may pass") != std::string::npos,
           "no sheet of somebody called until");
}
const Test until("until deploy while deploy is open", untilWhatIsOpen);

/// Words of a case file are moved to other places: the result is reported and nothing breaks.
void mixedUp() {
    test::playCasesMixedUp(caseGame(),
                           {"-1", "255", "256", "2147483648", "P0", "P9", "{", "=", "+", "999", "gone"},
                           4000 * repeat());
}
const Test mixed("cases with words mixed up", mixedUp);

}  // namespace
}  // namespace hexa::rulestest
