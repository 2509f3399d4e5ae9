// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/entry/entry.h"

#include "core/systems/clockwork/cases/cases.h"
#include "core/systems/clockwork/clockwork.h"
#include "core/systems/clockwork/ownercards.h"
#include "core/systems/clockwork/reference/reference.h"
#include "core/systems/clockwork/terms/resources.h"

namespace hexa::clockwork {

play::GameEntry entry() {
    return {{"clockwork-wars",
             resource("glossary.json"),
             resource("clockwork-wars.hexatext"),
             referenceNumbers,
             {{"epic", "epic"}, {"alliances", "alliances"}}},
            makeSystem,
            ownerCards,
            caseGame,
            resource("library.json")};
}

}  // namespace hexa::clockwork
