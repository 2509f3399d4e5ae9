// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace hexa::claymore {

/// Values of the placeholders of the rules reference (resources/rules/claymore-saga.hexatext),
/// taken from the rules themselves.
std::map<std::string, std::string, std::less<>> referenceNumbers();

}  // namespace hexa::claymore
