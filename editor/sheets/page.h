// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/sheets/sheetjob.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <stop_token>
#include <vector>

class QPainter;

namespace hexa::sheets {

class SheetPen;

/// One side of a sheet of paper. A value: painting it changes nothing, and any thread may, with drawings of its own.
struct Page {
    SheetKind kind = SheetKind::Layout;
    QString name;            ///< E.g. "Poster B2".
    QSizeF size;             ///< In mm, turned as it is printed.
    bool trueScale = false;  ///< Lengths on it are meant: it carries the 100 mm ruler.
    std::function<void(SheetPen&)> paint;

    QRectF room(double margin) const { return QRectF({}, size).adjusted(margin, margin, -margin, -margin); }
};

/// More pages than this are refused.
inline constexpr int maxPages = 5000;

/// The pages of all sheets of a job, in the order in which they are asked for. Sheets for which the map or the game has
/// nothing give no page; fails with "sheet.nothing" if no page is left, "sheet.tile-too-large",
/// "sheet.paper-too-small", "sheet.too-many-pages" or "render.stopped".
Result<std::vector<Page>> makePages(const SheetJob& job, std::stop_token stop = {});

/// Paints a page with vector operations. The painter's unit is a millimetre, its origin the page's upper left corner.
/// `number` and `count` are for its foot. @param art drawings of the job's catalog, of the calling thread
void paintPage(QPainter& painter, const SheetJob& job, const Page& page, paint::TileArt& art, int number,
               int count);

}  // namespace hexa::sheets
