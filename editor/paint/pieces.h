// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/mappainter.h"

#include <QColor>
#include <QPainterPath>
#include <QString>

#include <optional>
#include <vector>

namespace hexa::paint {

/// The outline of a seat's pieces: colour is never the only sign. By the number of the faction,
/// round and round.
enum class PieceShape { Disc, Square, Triangle, Diamond, Hexagon, Star };
inline constexpr int pieceShapes = 6;
constexpr PieceShape shapeOf(int faction) {
    return static_cast<PieceShape>(faction < 0 ? 0 : faction % pieceShapes);
}

/// Returns that outline in a box.
QPainterPath outlineOf(const QRectF& box, PieceShape shape);

/// Pieces on the map during a game, shown above the tiles, on screen or on paper.
struct PieceLayer {
    /// Holder of a cell: a rim in a seat's colour; several colours are contested and split the rim.
    struct Rim {
        Hex at;
        std::vector<QColor> colours;
        bool broken = false;  ///< Cut off: dashed.
        bool thick = false;   ///< More than it was on the map.
        friend bool operator==(const Rim&, const Rim&) = default;
    };
    struct Stack {
        Hex at;
        QColor colour;
        PieceShape shape = PieceShape::Disc;
        int count = 1;
        QString letter;      ///< In place of the count, for a piece of its kind.
        bool token = false;  ///< A marker: small, at the rim.
        /// Finer than the hex, in map units: a side's middle or a slot. Such pieces are smaller.
        std::optional<QPointF> point = std::nullopt;
        friend bool operator==(const Stack&, const Stack&) = default;
    };
    /// Words on a cell: plans, state of a fight.
    struct Badge {
        Hex at;
        QString text;
        QColor colour;
        friend bool operator==(const Badge&, const Badge&) = default;
    };
    /// ID of a tile, if pieces and rims leave room for it (MapStyle::ids is off meanwhile).
    struct Label {
        Hex at;
        QString text;
        friend bool operator==(const Label&, const Label&) = default;
    };
    std::vector<Label> labels;
    std::vector<Rim> rims;
    std::vector<Stack> stacks;
    std::vector<Badge> badges;
    std::vector<Hex> lit;    ///< Can be chosen now.
    std::vector<Hex> fresh;  ///< Places of the latest events.
    double freshness = 0;    ///< 1 to 0, while that fades.
    /// Finer than a hex: places that can be chosen now, in map units. `side`: 0-5, that side of
    /// `at`; -1: a place inside.
    struct Mark {
        Hex at;
        int side = -1;
        QPointF point;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    std::vector<Mark> marks;
    std::vector<Hex> mild;  ///< Can be chosen with a condition, or is spoken of.
    friend bool operator==(const PieceLayer&, const PieceLayer&) = default;
};

/// Paints the rims of cells that the view shows, below everything else.
void paintRims(QPainter& painter, const PieceLayer& layer, Orientation orientation, const MapView& view);
/// Paints all but the rims on the cells that the view shows; pieces from far away as plain dots.
void paintPieces(QPainter& painter, const PieceLayer& layer, Orientation orientation, const MapView& view);
/// Paints one piece, for legends and tables.
void paintPiece(QPainter& painter, const QRectF& box, const QColor& colour, PieceShape shape,
                const QString& text);

}  // namespace hexa::paint
