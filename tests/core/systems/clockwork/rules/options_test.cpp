// SPDX-License-Identifier: GPL-3.0-or-later
// The cases hold for the options that they name: each option, flipped, makes a case fail.
#include "core/systems/clockwork/cards/cards.h"
#include "core/systems/clockwork/cases/cases.h"
#include "core/systems/clockwork/terms/resources.h"
#include "tests/core/systems/clockwork/rules/suite.h"

namespace hexa::rulestest {
namespace {

using namespace hexa::clockwork;

void flipEach() {
    const auto catalog = readCatalog(resource("catalog.json"));
    const CardPack cards = standInPack();
    const auto cases = play::casesOf(caseGame());
    // An option without a name could be neither chosen nor tried.
    expect(sizeof(RuleOptions) == optionNames().size(), "an option has no name");
    for (const auto& [name, member] : optionNames()) {
        const auto option = member;  // a lambda may not capture a name of the binding
        int on = 0, off = 0;         // cases that fail when the option is switched on, or off
        for (const play::RuleCase& one : cases) {
            bool was = false;
            const auto table = caseTable(*catalog, cards, [&](RuleOptions& rules) {
                was = rules.*option;
                // Alliances need four players: only from on to off.
                if (option != &RuleOptions::alliances || was) rules.*option = !was;
            });
            if (play::runCase(one, *table)) ++(was ? off : on);
        }
        expect(off > 0, "no case notices that " + std::string(name) + " is off");
        expect(on > 0 || member == &RuleOptions::alliances,
               "no case notices that " + std::string(name) + " is on");
    }
}
const Test flip("flipped options", flipEach);

}  // namespace
}  // namespace hexa::rulestest
