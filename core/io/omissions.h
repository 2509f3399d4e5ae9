// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace hexa {

/// What a map has that its share code does not hold, as codes of messages ("omitted.notes"), so
/// that nothing gets lost unnoticed. Empty if the code holds all.
std::vector<std::string> omissionsOf(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa
