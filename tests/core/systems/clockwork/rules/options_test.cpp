// SPDX-License-Identifier: GPL-3.0-or-later
// The cases hold for the options that they name: each option, flipped, makes a case fail.
#include "core/systems/clockwork/cases/cases.h"
#include "core/systems/clockwork/resources.h"
#include "tests/core/systems/clockwork/rules/suite.h"

#include <algorithm>

namespace hexa::rulestest {
namespace {

using namespace hexa::clockwork;

struct Option {
    const char* name;
    bool RuleOptions::*member;
};
constexpr Option options[] = {{"epic", &RuleOptions::epic},
                              {"alliances", &RuleOptions::alliances},
                              {"gambitDistinctTargets", &RuleOptions::gambitDistinctTargets},
                              {"counterIntelSameDiscipline", &RuleOptions::counterIntelSameDiscipline},
                              {"allyMarchNeedsUnit", &RuleOptions::allyMarchNeedsUnit}};
// A new option needs a case: it shows here as a size that has changed.
static_assert(sizeof(RuleOptions) == std::size(options));

void flipEach() {
    const auto catalog = readCatalog(resource("catalog.json"));
    const CardPack cards = standInPack();
    const auto cases = builtInCases();
    for (const auto& [name, member] : options) {
        int on = 0, off = 0;  // cases that fail when the option is switched on, or off
        for (const RuleCase& one : cases) {
            bool was = false;
            const auto result = runCase(one, *catalog, cards, [&](RuleOptions& rules) {
                was = rules.*member;
                // Alliances need four players: only from on to off.
                if (member != &RuleOptions::alliances || was) rules.*member = !was;
            });
            if (!result.ok()) ++(was ? off : on);
        }
        expect(off > 0, std::string("no case notices that ") + name + " is off");
        expect(on > 0 || member == &RuleOptions::alliances,
               std::string("no case notices that ") + name + " is on");
    }
}
const Test flip("flipped options", flipEach);

}  // namespace
}  // namespace hexa::rulestest
