// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/rulecases.h"

#include "core/registry/entries.h"

namespace hexa {

RuleCaseGame ruleCaseGame(std::string_view system) {
    for (const play::GameEntry& entry : gameEntries())
        if (entry.texts.system == system) return entry.cases;
    return nullptr;
}

}  // namespace hexa
