// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace hexa::bauen {

/// Returns the numbers in the rules in short (resources/rules/bauen-und-beherrschen.hexatext), from
/// the rules' own data.
std::map<std::string, std::string, std::less<>> referenceNumbers();

}  // namespace hexa::bauen
