// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>

namespace hexa::clockwork {

/// Returns values of the placeholders of the rules reference
/// (resources/rules/clockwork-wars.hexatext), taken from the rules, cards and maps themselves. A
/// test compares them with resources/rules/numbers.tsv and the text.
/// @param played active options: with "epic" its numbers have their epic values
std::map<std::string, std::string, std::less<>> referenceNumbers(const std::set<std::string>& played = {});

}  // namespace hexa::clockwork
