// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/messages/messages.h"
#include "core/systems/claymore/rules/values.h"

#include <string>
#include <vector>

/// Things that a battle leaves to the next one of a campaign: {"elite": ["knights-1", "ogir"]}, the
/// regiments with an elite chip (CS-144). Everything else is reset: full regiments, a full deck, a
/// standing tower (CS-142).
namespace hexa::claymore {

std::string writeCarried(RegimentSet elite);
/// Reads the regiments. Empty = the first battle. Fails with a place, or with
/// "claymore.play.carried" at a word that names no regiment or a repeated one.
Result<RegimentSet> readCarried(const std::string& json);
/// Returns a sentence for each army with elite regiments, for people.
std::vector<Message> tellCarried(RegimentSet elite);

}  // namespace hexa::claymore
