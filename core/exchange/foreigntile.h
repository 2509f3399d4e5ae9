// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace hexa {

/// A picture file, or a rectangle of it, in pixels.
struct PicturePart {
    std::string file;  ///< Relative to the map that names it; empty = none.
    int x = 0;
    int y = 0;
    int width = 0;  ///< 0 = all of it.
    int height = 0;
    friend bool operator==(const PicturePart&, const PicturePart&) = default;
};

/// Kind of tile in a foreign map without a meaning in any game: the user has to choose one.
struct ForeignTile {
    std::string name;  ///< Name as in MapImportOptions::kinds.
    /// Common name of tiles that differ by a number, also accepted by `kinds`; or empty.
    std::string group;
    std::int64_t count = 0;       ///< Number of these tiles,
    std::int64_t decoration = 0;  ///< and of those among them over known tiles.
    PicturePart picture;
    friend bool operator==(const ForeignTile&, const ForeignTile&) = default;
};

}  // namespace hexa
