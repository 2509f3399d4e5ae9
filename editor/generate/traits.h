// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"

#include <string>
#include <vector>

namespace hexa::editor {

/// What tells a map apart from those beside it: the quality in which it is farthest from their
/// mean, on its own side of what is usual. Code of the phrase, such as "….contact.low.trait"; empty
/// if nothing does.
std::string traitOf(const GenerateFunctions& game, const Candidate& map,
                    const std::vector<const Candidate*>& beside);

}  // namespace hexa::editor
