// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tiledgrid.h"

#include "core/board/board.h"

#include <algorithm>
#include <cmath>

namespace hexa::exchange::tiled {
namespace {

/// Returns half of an even number at or below `line`.
constexpr int halfOf(int line) { return (line - (line & 1)) / 2; }

}  // namespace

Grid::Grid(const Map& map, int firstLine, int firstPlace)
    : mOrientation(map.orientation), mFirstLine(firstLine), mFirstPlace(firstPlace) {
    if (((mFirstLine & 1) != 0) != map.staggerEven) ++mFirstLine;
    const bool flat = map.orientation == Orientation::Flat;
    // Calculated as in Tiled (HexagonalRenderer): in whole pixels, tiles of even sizes.
    const int along = (flat ? map.tileWidth : map.tileHeight) & ~1;
    const int across = (flat ? map.tileHeight : map.tileWidth) & ~1;
    mLinePitch = std::max((along - map.side) / 2 + map.side, 1);
    mPlacePitch = std::max(across, 1);
    mHalfLine = along / 2.0;
    mHalfPlace = across / 2.0;
}

Grid::Spot Grid::spotOf(Hex hex, Orientation orientation) {
    if (orientation == Orientation::Flat) return {hex.q, hex.r + halfOf(hex.q)};
    return {hex.r, hex.q + halfOf(hex.r)};
}

Grid::Cell Grid::cellOf(Hex hex) const {
    const Spot spot = spotOf(hex, mOrientation);
    const int line = spot.line - mFirstLine;
    const int place = spot.place - mFirstPlace;
    return mOrientation == Orientation::Flat ? Cell{line, place} : Cell{place, line};
}

Hex Grid::hexOf(Cell cell) const {
    const bool flat = mOrientation == Orientation::Flat;
    const int line = (flat ? cell.column : cell.row) + mFirstLine;
    const int place = (flat ? cell.row : cell.column) + mFirstPlace - halfOf(line);
    return flat ? Hex{line, place} : Hex{place, line};
}

Point Grid::centreOf(Hex hex) const {
    const bool flat = mOrientation == Orientation::Flat;
    const int line = flat ? hex.q : hex.r;
    const int place = flat ? hex.r : hex.q;
    const double along = (line - mFirstLine) * mLinePitch + mHalfLine;
    const double across = (place + line / 2.0 - mFirstPlace) * mPlacePitch + mHalfPlace;
    return flat ? Point{along, across} : Point{across, along};
}

Point Grid::middleOf(Edge edge) const {
    const auto [one, other] = hexesOf(edge);
    const Point a = centreOf(one);
    const Point b = centreOf(other);
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

Point Grid::pointOf(Corner corner) const {
    Point sum;
    for (const Hex hex : hexesOf(corner)) {
        const Point centre = centreOf(hex);
        sum = {sum.x + centre.x / 3, sum.y + centre.y / 3};
    }
    return sum;
}

Point Grid::besideOf(Hex hex, Edge edge) const {
    constexpr double inwards = 0.2;
    const Point centre = centreOf(hex), middle = middleOf(edge);
    return {middle.x + (centre.x - middle.x) * inwards, middle.y + (centre.y - middle.y) * inwards};
}

std::optional<Hex> Grid::hexAt(Point point) const {
    const bool flat = mOrientation == Orientation::Flat;
    const double line = ((flat ? point.x : point.y) - mHalfLine) / mLinePitch + mFirstLine;
    const double place = ((flat ? point.y : point.x) - mHalfPlace) / mPlacePitch + mFirstPlace - line / 2.0;
    constexpr double farthest = Board::maxCoordinate + 0.5;
    // Written so that not-a-number fails.
    if (!(std::abs(line) < farthest) || !(std::abs(place) < farthest)) return std::nullopt;
    const Hex hex = flat ? rounded(line, place) : rounded(place, line);
    if (std::abs(hex.q) > Board::maxCoordinate || std::abs(hex.r) > Board::maxCoordinate) return std::nullopt;
    return hex;
}

std::optional<Hex> Grid::shiftOf(Point offset) const {
    const bool flat = mOrientation == Orientation::Flat;
    const double line = (flat ? offset.x : offset.y) / mLinePitch;
    const double place = (flat ? offset.y : offset.x) / mPlacePitch - line / 2.0;
    constexpr double farthest = 4.0 * Board::maxCoordinate;
    // Written so that not-a-number fails.
    if (!(std::abs(line) < farthest) || !(std::abs(place) < farthest)) return std::nullopt;
    return flat ? rounded(line, place) : rounded(place, line);
}

Point Grid::offsetOf(Hex shift) const {
    const Point from = centreOf({0, 0});
    const Point to = centreOf(shift);
    return {to.x - from.x, to.y - from.y};
}

std::optional<Corner> Grid::cornerAt(Point point) const {
    const auto hex = hexAt(point);
    if (!hex) return std::nullopt;
    const auto away = [&](int number) {
        const Point other = pointOf(cornerOf(*hex, number));
        return std::hypot((point.x - other.x) / mLinePitch, (point.y - other.y) / mLinePitch);
    };
    int nearest = 0;
    for (int number = 1; number < 6; ++number)
        if (away(number) < away(nearest)) nearest = number;
    return cornerOf(*hex, nearest);
}

std::optional<Edge> Grid::edgeAt(Point point) const {
    const auto hex = hexAt(point);
    if (!hex) return std::nullopt;
    const auto distanceTo = [&](Point other) {
        return std::hypot((point.x - other.x) / mLinePitch, (point.y - other.y) / mLinePitch);
    };
    int nearest = 0;
    for (int direction = 1; direction < 6; ++direction)
        if (distanceTo(middleOf(edgeOf(*hex, direction))) < distanceTo(middleOf(edgeOf(*hex, nearest))))
            nearest = direction;
    return edgeOf(*hex, nearest);
}

}  // namespace hexa::exchange::tiled
