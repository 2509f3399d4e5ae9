// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QPainterPath>
#include <QSize>
#include <QString>

#include <functional>

namespace hexa::paint {

/// Returns the drawing of `paint` on a page of this size, as SVG for every XML parser, with any
/// characters in the title and the texts: Qt 6.4 writes titles and forbidden characters as they
/// are. Texts stay texts with a fixed length, so that they keep their room without their font.
/// `resolution`: units of the page an inch. Empty if Qt can't paint.
QByteArray svgPicture(QSize size, int resolution, const QString& title,
                      const std::function<void(QPainter&)>& paint);

/// Returns a path as the "d" of an SVG path.
QByteArray svgPathOf(const QPainterPath& path);

/// Paints only the part within an outline of straight lines, on any device. Qt's SVG has no clips:
/// for it this leaves marks that svgPicture() turns into clip paths.
void paintWithin(QPainter& painter, const QPainterPath& outline, const std::function<void()>& paint);

}  // namespace hexa::paint
