// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/rulecases.h"

#include <string_view>

namespace hexa {

/// What plays the rule cases of a game, by the id of its system; null if the game has no form for them or is not known.
RuleCaseRunner ruleCaseRunner(std::string_view system);

}  // namespace hexa
