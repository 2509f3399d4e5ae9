// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hexa {

/// Returns bytes as Base64 with padding, on one line.
std::string toBase64(std::string_view bytes);

/// Returns the bytes of a Base64 text. Blanks and line ends are skipped. Returns none if the text
/// has other characters, continues behind its padding or is cut off within a group.
std::optional<std::string> fromBase64(std::string_view text);

}  // namespace hexa
