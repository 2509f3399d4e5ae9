// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/caserunner.h"

#include <string_view>

namespace hexa {

/// Returns a game's player of rule cases.
using RuleCaseGame = play::CaseGame (*)();

/// Returns that of a game, by the id of its system; null if the game has no form for them or is not
/// known.
RuleCaseGame ruleCaseGame(std::string_view system);

}  // namespace hexa
