// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hexa {

/// Returns the text as one line without effect on a terminal. Control characters, line and
/// paragraph separators, and the marks that turn the direction of writing become `\n`, `\x1b` or
/// `\u202e`; bytes outside of UTF-8 become `\xff`. For people: a backslash is not escaped, so the
/// result can't be converted back.
std::string printable(std::string_view text);

/// Returns JSON text with the same value: `\u001b` within strings, while the line ends between them
/// stay. Expects JSON in UTF-8.
std::string printableJson(std::string_view json);

}  // namespace hexa
