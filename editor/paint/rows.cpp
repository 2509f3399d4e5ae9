// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/rows.h"

#include <algorithm>

namespace hexa::paint {

std::vector<QRectF> placesIn(const Room& room, std::size_t count) {
    const auto fitting = [](double length, double size) {
        return static_cast<std::size_t>(length / size + 1e-9);
    };
    count = std::min(count,
                     fitting(room.size.width(), room.smallest) * fitting(room.size.height(), room.smallest));
    double size = 0;
    std::size_t columns = 1;
    for (std::size_t tried = 1; tried <= count; ++tried) {
        const auto rows = static_cast<double>((count + tried - 1) / tried);
        const double possible = std::min(
            {room.largest, room.size.width() / static_cast<double>(tried), room.size.height() / rows});
        if (possible <= size + 1e-9) continue;
        size = possible;
        columns = tried;
    }
    const std::size_t rows = (count + columns - 1) / columns;
    const double height = size * static_cast<double>(rows);
    const double top = std::min(-height / 2, room.bottom - height);
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / columns, inRow = std::min(columns, count - row * columns);
        const double x = (static_cast<double>(i % columns) - static_cast<double>(inRow) / 2) * size;
        places.emplace_back(room.middle.x() + x, room.middle.y() + top + static_cast<double>(row) * size,
                            size, size);
    }
    return places;
}

}  // namespace hexa::paint
