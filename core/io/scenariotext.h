// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>

namespace hexa {

class Systems;

/// readScenario() for a text that is not needed any more: no copy of a large one is made.
Result<Scenario> consumeScenario(std::string text, const Systems& systems);

}  // namespace hexa
