// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/entry/entry.h"

#include "core/systems/bauen/bauen.h"
#include "core/systems/bauen/cases/cases.h"
#include "core/systems/bauen/ownerdata.h"
#include "core/systems/bauen/reference/reference.h"
#include "core/systems/bauen/terms/resources.h"

#include <set>
#include <string>

namespace hexa::bauen {

play::GameEntry entry() {
    return {{"bauen-und-beherrschen", resource("glossary.json"), resource("bauen-und-beherrschen.hexatext"),
             [](const std::set<std::string>&) { return referenceNumbers(); }},
            [] { return makeSystem(); },
            ownerData,
            caseGame};
}

}  // namespace hexa::bauen
