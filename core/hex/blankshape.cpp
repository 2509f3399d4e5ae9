// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/blankshape.h"

#include <algorithm>

namespace hexa {
namespace {

std::vector<Hex> rectangle(int columns, int rows, Orientation orientation) {
    std::vector<Hex> hexes;
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows; ++row)
            hexes.push_back(orientation == Orientation::Flat ? Hex{column, row - column / 2}
                                                             : Hex{column - row / 2, row});
    return hexes;
}

std::vector<Hex> triangle(int side) {
    std::vector<Hex> hexes;
    for (int q = 0; q < side; ++q)
        for (int r = 0; r < side - q; ++r) hexes.push_back({q, r});
    return hexes;
}

}  // namespace

std::vector<Hex> hexesOf(const BlankShape& shape, Orientation orientation) {
    std::vector<Hex> hexes = shape.form == BlankShape::Form::Hexagon ? disc({}, shape.size)
                             : shape.form == BlankShape::Form::Rectangle
                                 ? rectangle(shape.size, shape.rows, orientation)
                                 : triangle(shape.size);
    std::ranges::sort(hexes);
    return hexes;
}

}  // namespace hexa
