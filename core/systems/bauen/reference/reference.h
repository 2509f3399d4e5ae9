// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace hexa::bauen {

/// Returns the numbers of the rules in short (resources/rules/bauen-und-beherrschen.hexatext), from
/// what the rules themselves use.
std::map<std::string, std::string, std::less<>> referenceNumbers();

}  // namespace hexa::bauen
