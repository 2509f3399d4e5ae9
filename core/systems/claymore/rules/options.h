// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/switches.h"

namespace hexa::claymore {

/// Answers to the open questions of the rules in one battle.
using RuleOptions = play::SwitchSet<Switch, switchTable>;

/// Returns the options of the map, overridden by those of the players. Fails with
/// "claymore.play.option" at an option that this game doesn't have.
inline Result<RuleOptions> readOptions(const Scenario& scenario, const OptionValues& values) {
    return RuleOptions::read(scenario, values, "claymore.play.option");
}

}  // namespace hexa::claymore
