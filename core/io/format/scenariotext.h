// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>

namespace hexa {

class Systems;

/// Calls readScenario() for a text that the caller no longer needs: a large one is not copied.
Result<Scenario> consumeScenario(std::string text, const Systems& systems);

}  // namespace hexa
