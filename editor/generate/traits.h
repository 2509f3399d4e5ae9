// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <optional>
#include <vector>

namespace hexa::editor {

/// Returns the distinguishing quality of a map: the one farthest from the mean of the maps beside
/// it, on its own side of the usual value. Returns none if it has no such quality.
std::optional<Message> traitOf(const GenerateFunctions& game, const Candidate& map,
                               const std::vector<const Candidate*>& beside);

}  // namespace hexa::editor
