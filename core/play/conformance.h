// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play.h"

namespace hexa::play {

/// Plays one game by bots at every seat and tries what every game has to keep, as far as it shows
/// from outside:
///
///     an option that is offered is legal; a clone goes on alike and alone; a record resumes to the same state by both modes;
///     stepping back and forth comes to the same record; a sealed move changes nothing that others see, nor the log or a
///     hint, and can't be made twice; an event is only about lines that are there; nothing can be done in a game that is over;
///     an option says what it does or where; every seat has a figure in every column of the standing; where nothing is secret
///     all see the same; what chance gives has a place in its form, and typed in it gives the same game.
///
/// Gives what failed first, for developers; empty: nothing did.
std::string findFault(const PlayFunctions& play, const Scenario& scenario, const OptionValues& options,
                      std::uint64_t seed);

}  // namespace hexa::play
