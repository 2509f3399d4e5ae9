// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/caserunner.h"

#include <string_view>

namespace hexa {

/// Plays the rule cases of a file; any text is safe.
using RuleCaseRunner = play::CaseReport (*)(std::string_view text);

/// What plays the rule cases of a game, by the id of its system; null if the game has no form for them or is not known.
RuleCaseRunner ruleCaseRunner(std::string_view system);

}  // namespace hexa
