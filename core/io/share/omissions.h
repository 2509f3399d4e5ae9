// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace hexa {

/// Returns the parts of a map that its share code leaves out, as codes of messages
/// ("omitted.notes"), so that no loss goes unnoticed. Empty if the code holds all.
std::vector<std::string> omissionsOf(const Scenario& scenario, const Catalog& catalog);

}  // namespace hexa
