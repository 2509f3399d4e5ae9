// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exchange/tmx.h"

#include <optional>

// Common parts of the readers of both forms of Tiled's maps: limits, checks and errors. Only for
// them.

namespace hexa::exchange::tiled {

inline constexpr int maxSide = 1'000'000;
inline constexpr int maxTileSide = 100'000;
inline constexpr int maxDepth = 64;
inline constexpr std::size_t maxTilesets = 1000;
inline constexpr std::int64_t maxPixel = 1'000'000'000'000;

/// Offset of a layer or group on the map, and its visibility.
struct LayerView {
    Point offset;
    bool hidden = false;
};

/// Words of a map's head that decide its kind.
struct MapForm {
    std::string orientation;
    std::string staggerAxis;
    std::string staggerIndex;
};
/// Fails with "exchange.not-hexagonal" or "exchange.bad-value"; numbers must have been read.
Status applyForm(const MapForm& form, Map& map);

/// Returns the number of places of a chunk, counted with those of the file so far. Fails with
/// "exchange.too-many-cells".
Result<std::size_t> reserveCells(const Chunk& chunk, std::size_t& soFar, const Place& where);

/// Returns a tileset in a file beside the map; its errors name the file.
Result<Tileset> loadTileset(const std::string& name, const Place& where, const Companion& companion);
Result<Tileset> readTsj(std::string_view text);

void sortTilesets(Map& map);

/// Returns an error of decodeLayer() with layer and place.
Error layerError(const Error& error, const Layer& layer, const Place& where);

/// Returns a finite number within maxPixel, whatever the locale.
std::optional<double> parseReal(std::string_view text);

}  // namespace hexa::exchange::tiled
