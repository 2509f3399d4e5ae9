// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexa::exchange::tiled {

/// Returns the tile numbers of a layer from the text that a file holds: comma-separated (encoding
/// "csv") or "base64", the latter plain or packed by "zlib", "gzip" or "zstd". Never more than
/// `expected` numbers are unpacked. Fails with "exchange.data-encoding", "exchange.data-damaged",
/// "exchange.data-size" or "exchange.data-long"; the caller adds the place.
Result<std::vector<std::uint32_t>> decodeLayer(std::string_view text, std::string_view encoding,
                                               std::string_view compression, std::size_t expected);

}  // namespace hexa::exchange::tiled
