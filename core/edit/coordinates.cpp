// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/coordinates.h"

#include <charconv>

namespace hexa {
namespace {

struct Numbers {
    int x = 0;
    int y = 0;
};

std::optional<Numbers> numbersOf(const TileId& id) {
    const std::string_view text = id.text();
    const char* const end = text.data() + text.size();
    Numbers numbers;
    const auto [comma, wrong] = std::from_chars(text.data(), end, numbers.x);
    if (wrong != std::errc{} || comma == end || *comma != ',') return std::nullopt;
    const auto [last, alsoWrong] = std::from_chars(comma + 1, end, numbers.y);
    if (alsoWrong != std::errc{} || last != end) return std::nullopt;
    return numbers;
}

/// Farthest distance along a line for filling a hole of the map.
constexpr int farthest = 64;

}  // namespace

bool isCoordinate(const TileId& id) { return numbersOf(id).has_value(); }

bool namesPlaces(const Board& board) {
    for (const Cell& cell : board.cells())
        if (isTile(cell.kind)) return isCoordinate(cell.id);
    return false;
}

std::optional<TileId> coordinateOf(const Board& board, Hex at) {
    if (const Cell* cell = board.find(at); cell != nullptr && isTile(cell->kind)) {
        if (isCoordinate(cell->id)) return cell->id;
        return std::nullopt;
    }
    // Along such a line one number counts on and the other one stays, in every way of counting.
    const Hex step = board.orientation == Orientation::Flat ? Hex{0, 1} : Hex{1, 0};
    for (const int way : {-1, 1}) {
        std::optional<std::pair<int, Numbers>> near;
        Hex there = at;
        for (int away = way; away != way * farthest; away += way) {
            there = way > 0 ? there + step : there - step;
            const Cell* cell = board.find(there);
            const auto numbers = cell != nullptr ? numbersOf(cell->id) : std::nullopt;
            if (!numbers) continue;
            if (!near) {
                near = {away, *numbers};
                continue;
            }
            const auto [nearAway, first] = *near;
            const int apart = away - nearAway;
            const int perStepX = (numbers->x - first.x) / apart;
            const int perStepY = (numbers->y - first.y) / apart;
            if (perStepX * apart != numbers->x - first.x || perStepY * apart != numbers->y - first.y) break;
            if (std::abs(perStepX) + std::abs(perStepY) != 1) break;
            return TileId::from(std::to_string(first.x - perStepX * nearAway) + ',' +
                                std::to_string(first.y - perStepY * nearAway));
        }
    }
    return std::nullopt;
}

}  // namespace hexa
