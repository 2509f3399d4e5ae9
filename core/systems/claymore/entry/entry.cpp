// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/entry/entry.h"

#include "core/systems/claymore/cases/cases.h"
#include "core/systems/claymore/claymore.h"
#include "core/systems/claymore/ownerdata.h"
#include "core/systems/claymore/reference/reference.h"
#include "core/systems/claymore/terms/resources.h"

#include <set>
#include <string>

namespace hexa::claymore {

play::GameEntry entry() {
    return {{"claymore-saga", resource("glossary.json"), resource("claymore-saga.hexatext"),
             [](const std::set<std::string>&) { return referenceNumbers(); }},
            makeSystem,
            [] { return ownerData(makeSystem()); },
            caseGame};
}

}  // namespace hexa::claymore
