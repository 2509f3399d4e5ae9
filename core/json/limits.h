// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace hexa {

/// Most values (numbers, texts, lists, names ...) of a JSON text; each takes 24 bytes at most,
/// besides the content of texts. The largest map of all, four million cells with names, has 36
/// million. Texts with more are refused with "json.too-many-values" before they are parsed.
inline constexpr std::size_t maxJsonValues = 40'000'000;

}  // namespace hexa
