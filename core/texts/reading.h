// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

// A unit's text as a person reads it.

namespace hexa::texts {

/// By name of a placeholder.
using Values = std::map<std::string, std::string, std::less<>>;

/// The text with values in place of its placeholders `{name}`. An unknown name stays as it is written: it must be seen.
std::string filled(std::string_view text, const Values& values);

/// Without the marks of bold and italic, for where there is only one kind of letters.
std::string withoutMarks(std::string_view text);

}  // namespace hexa::texts
