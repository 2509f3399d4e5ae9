// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <string_view>

namespace hexa {
struct CutMark;
}  // namespace hexa

namespace hexa::paint {

enum class TileStyle;

/// Returns the corners of the hex with this bounding box, clockwise on screen, in the order of
/// cornersOf(). A box wider than high is that of a flat-top hex. `grow`: distance that every side
/// moves outwards.
QPolygonF hexPolygon(const QRectF& hexBox, double grow = 0);

/// Returns the rest of a hex (its corners as from hexPolygon()) after cutting away some of its
/// twelve triangles; `cut`: the mask of CellDetails::cut.
QPainterPath remainderOf(const QPolygonF& hex, unsigned cut);

/// Returns a rectangle with the same centre, scaled.
QRectF scaledAbout(const QRectF& rect, double factor);

/// Returns the part of a line within a convex polygon. (Clipping by hand, because Qt's SVG writer
/// has no clips.)
std::optional<QLineF> lineWithin(const QPolygonF& convex, const QLineF& line);

/// Paints text on one line, as large as fits the box, in its middle; it stays text in PDF and SVG.
/// Works in any painter unit, unlike QFont alone (which has whole pixels only).
void paintFittedText(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour,
                     QFont::Weight weight = QFont::Bold);

enum class TextSide { Left, Middle, Right };
/// Paints text on one line with capitals of `capHeight`, with their middle at the height `at.y()`.
void paintText(QPainter& painter, QPointF at, double capHeight, const QString& text, const QColor& colour,
               TextSide side = TextSide::Middle, QFont::Weight weight = QFont::Bold);
/// Returns the width of a text from paintText().
double textWidth(double capHeight, const QString& text, QFont::Weight weight = QFont::Bold);
/// Returns the text, cut off with dots at its end if paintText() would make it wider.
QString cutText(double capHeight, const QString& text, double width, QFont::Weight weight = QFont::Bold);

/// Paints a seal with many points around a short text: special victory points.
void paintSeal(QPainter& painter, QPointF middle, double radius, const QString& text, TileStyle style);

/// Paints a mark of a game, on a hex with this middle and circumradius; white if the style saves
/// ink.
void paintMark(QPainter& painter, QPointF hexMiddle, double unit, const CutMark& mark, TileStyle style,
               std::string_view language);

}  // namespace hexa::paint
