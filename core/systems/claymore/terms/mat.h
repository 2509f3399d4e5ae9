// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "core/systems/claymore/terms/regiments.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Play mat as the rulebooks number it. Even lines have 12 hexes and are half a hex to the right of
// the odd ones, which have 13; the first and the last hex of an odd line are cut in half (CS-022).
// Pattern and sizes are public facts about the same game, not from the German rules (spec section
// 3.5).

namespace hexa::claymore {

/// Column from the left and line from the top, both from 0; written "5,2".
struct MatPlace {
    int column = 0;
    int line = 0;
    friend auto operator<=>(const MatPlace&, const MatPlace&) = default;
};

inline constexpr int matLines = 12;
inline constexpr int matHexes = 150;
constexpr int matColumns(int line) { return line % 2 == 0 ? 12 : 13; }
constexpr bool onMat(MatPlace place) {
    return place.line >= 0 && place.line < matLines && place.column >= 0 &&
           place.column < matColumns(place.line);
}

/// Return axial coordinates on the pointy-top grid, and back; any line, also off the mat.
constexpr Hex hexOf(MatPlace place) {
    const int odd = ((place.line % 2) + 2) % 2;
    return {place.column - (place.line + odd) / 2, place.line};
}
constexpr MatPlace matPlace(Hex hex) {
    const int odd = ((hex.r % 2) + 2) % 2;
    return {hex.q + (hex.r + odd) / 2, hex.r};
}

std::string matText(MatPlace place);
/// Reads "5,2"; none if it is not of that form. It need not lie on the mat.
std::optional<MatPlace> readMatPlace(std::string_view text);

/// Return the print of the mat, in reading order.
std::vector<MatPlace> matRiver();    ///< The 12 hexes with river, without the bridges.
std::vector<MatPlace> matBridges();  ///< The 3 hexes with road and river.
std::vector<std::pair<MatPlace, MatPlace>>
matRoad();  ///< Pairs of neighbours that the road joins; each once, sorted.
/// Print of a mat.
struct Mat {
    std::vector<MatPlace> river;                      ///< Without the bridges.
    std::vector<MatPlace> bridges;                    ///< Road and river.
    std::vector<std::pair<MatPlace, MatPlace>> road;  ///< Pairs of neighbours that it joins.
    Source source = Source::Public;
};
/// Returns the one that comes with the program.
Mat publicMat();

/// True for half hexes: the first and the last one of the odd lines.
constexpr bool isCut(MatPlace place) {
    return place.line % 2 != 0 && (place.column == 0 || place.column == matColumns(place.line) - 1);
}

}  // namespace hexa::claymore
