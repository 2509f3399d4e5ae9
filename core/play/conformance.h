// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play.h"

namespace hexa::play {

/// Plays one game with bots at every seat and checks the requirements of every game, as far as
/// visible from outside:
///
///     an offered option is legal; a clone continues alike and independently; a record resumes to the
///     same state by both modes; stepping back and forth comes to the same record; a sealed move
///     changes nothing that others see, nor the log or a hint, and can't be made twice; an event refers
///     to existing lines only; nothing can be done after the end of a game; an option has an action or
///     a place; every seat has a figure in every column of the standing; without secrets all seats see
///     the same; a result of chance fits its form, and typing it gives the same game.
///
/// Returns the first fault, for developers; empty: none.
std::string findFault(const PlayFunctions& play, const Scenario& scenario, const OptionValues& options,
                      std::uint64_t seed);

}  // namespace hexa::play
