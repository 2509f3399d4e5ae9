// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"

namespace hexa::play {

/// Plays one game with bots at every seat and checks the requirements of every game, as far as
/// visible from outside:
///
/// - An offered option is legal, and has an action or a place.
/// - A clone continues alike and independently.
/// - A record resumes to the same state by both modes.
/// - Stepping back and forth leads to the same record.
/// - A sealed move changes no view of others, no log and no hint, and can't be made twice.
/// - An event refers only to existing lines.
/// - Nothing can be done after the end of a game.
/// - Every seat has a figure in every column of the standing.
/// - Without secrets all seats see the same.
/// - A result of chance fits its form, and typing it leads to the same game.
///
/// Returns the first fault, for developers, or an empty text.
std::string findFault(const PlayFunctions& play, const Scenario& scenario, const OptionValues& options,
                      std::uint64_t seed);

}  // namespace hexa::play
