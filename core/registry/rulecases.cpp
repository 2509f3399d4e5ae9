// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/rulecases.h"

#include "core/systems/bauen/cases/cases.h"
#include "core/systems/claymore/cases/cases.h"
#include "core/systems/clockwork/cases/cases.h"

namespace hexa {

RuleCaseRunner ruleCaseRunner(std::string_view system) {
    if (system == "bauen-und-beherrschen") return bauen::runCaseFile;
    if (system == "claymore-saga") return claymore::runCaseFile;
    return system == "clockwork-wars" ? clockwork::runCaseFile : nullptr;
}

}  // namespace hexa
