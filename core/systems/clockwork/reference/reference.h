// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace hexa::clockwork {

/// Values of the placeholders of the rules reference (resources/rules/clockwork-wars.hexatext), taken from the rules,
/// cards and maps themselves. A test compares them with resources/rules/numbers.tsv and the text.
std::map<std::string, std::string, std::less<>> referenceNumbers();

}  // namespace hexa::clockwork
