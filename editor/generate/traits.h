// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <string>
#include <vector>

namespace hexa::editor {

/// Returns the distinguishing quality of a map: the one farthest from the mean of the maps beside
/// it, on its own side of the usual value. Returns the code of the phrase, such as
/// "….contact.low.trait", or an empty text.
std::string traitOf(const GenerateFunctions& game, const Candidate& map,
                    const std::vector<const Candidate*>& beside);

}  // namespace hexa::editor
