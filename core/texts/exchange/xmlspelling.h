// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace hexa::texts {

/// Returns the content of an XML element with what it had before at its beginning and end: programs
/// write the same character as `"`, `&quot;` or `&#34;`, and a line end as "\r\n". A text in a
/// section of CDATA stays in one.
/// @param before well-formed content as the file has it @param now content that takes its place
std::string withSpellingOf(std::string_view before, std::string_view now);

}  // namespace hexa::texts
