// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <string>
#include <vector>

namespace hexa {

/// Forms of a map that hold less than a `.hexa` file.
enum class MapForm { ShareCode, TextMap };

/// What a map has that a form does not hold, as codes of messages ("omitted.notes"), so that nothing gets lost
/// unnoticed. Empty if the form holds all.
std::vector<std::string> omissionsOf(const Scenario& scenario, const Catalog& catalog, MapForm form);

}  // namespace hexa
