// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/sheets/sheetjob.h"

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <functional>
#include <stop_token>
#include <vector>

class QPainter;

namespace hexa::sheets {

inline constexpr double mmPerInch = 25.4;

class SheetPen;

/// Above and below so much stays free whatever the margin, for the foot of the page and its ruler.
inline constexpr double footRoom = 5;
/// Returns the part of a paper within the margin.
QRectF roomOf(QSizeF paper, double margin);

/// One side of a sheet of paper. Painting it changes nothing and is possible in any thread, with
/// drawings of its own.
struct Page {
    SheetKind kind = SheetKind::Layout;
    QString name;            ///< E.g. "Poster B2".
    QSizeF size;             ///< In mm, in the printed orientation.
    bool trueScale = false;  ///< Lengths on it are meant: it carries the 100 mm ruler.
    std::function<void(SheetPen&)> paint;
    std::string sheet = {};  ///< For SheetKind::Items: the id of the game's sheet.
    /// Paths for a plotter to cut, in mm, before correction.
    std::vector<QPainterPath> cuts = {};
    QRectF trim = {};  ///< Part left after cutting; null: all of the page.
    double bleed = 0;  ///< Width of the bleed around `trim`.

    /// Its name in files: that of its kind, or of the game's sheet.
    std::string id() const { return sheet.empty() ? idOf(kind) : sheet; }
    QRectF room(double margin) const { return roomOf(size, margin); }
};

/// More pages than this are refused.
inline constexpr int maxPages = 5000;

/// Returns the pages of all sheets of a job, in the requested order. Sheets without anything from
/// the map or the game have no page. Fails with "sheet.nothing" if no page is left,
/// "sheet.item-too-large", "sheet.paper-too-small", "sheet.too-many-pages" or "render.stopped".
Result<std::vector<Page>> makePages(const SheetJob& job, std::stop_token stop = {});

/// Returns the number of pages saved if the things to cut out had no bleed. Returns 0 if that saves
/// none, or without such things.
std::size_t savedWithoutBleed(const SheetJob& job, const std::vector<Page>& pages);

/// Returns the stretching of a page's lengths that corrects the printer.
QTransform correctionOf(const SheetJob& job, const Page& page);
/// Returns the lines of a page that a plotter cuts along, as one path in mm as printed; empty if
/// the job does not ask for them.
QPainterPath cutPathOf(const SheetJob& job, const Page& page);
/// "CutContour", as plotters know it: the name of the layer and of its spot colour, which is shown
/// as this.
inline constexpr const char* cutLayer = "CutContour";
inline const QColor cutColour(0xff, 0x00, 0xff);
inline constexpr double cutWidth = 0.1;

/// Paints a page with vector operations, without the layer of cut lines. The painter's unit is a
/// millimetre, its origin the page's upper left corner. `number` and `count` are for its foot.
/// @param art drawings of the job's catalog, of the calling thread
void paintPage(QPainter& painter, const SheetJob& job, const Page& page, paint::TileArt& art, int number,
               int count);

}  // namespace hexa::sheets
