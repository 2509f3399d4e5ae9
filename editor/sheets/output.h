// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/render.h"
#include "editor/sheets/page.h"

#include <QByteArray>
#include <QImage>

#include <string>
#include <vector>

class QPagedPaintDevice;

/// Jobs as files. Everything here works in any thread, reports its progress, and can be stopped
/// ("render.stopped"). Files are replaced completely or not at all. The same job results in the
/// same bytes.
namespace hexa::sheets {

struct Control {
    paint::Progress progress;
    std::stop_token stop;
    void tell(double part) const {
        if (progress) progress(part);
    }
};

/// Returns a vector PDF (fonts embedded, no pictures) that carries the map's file.
Result<QByteArray> pdfOf(const SheetJob& job, const std::vector<Page>& pages, const Control& control = {});
Status writePdf(const std::string& path, const SheetJob& job, const Control& control = {});

/// Paints all pages on a printer or the like, from `first` to `last` (counted from 1), setting the
/// paper of each.
Status printOn(QPagedPaintDevice& device, const SheetJob& job, const std::vector<Page>& pages, int first,
               int last, const Control& control = {});

enum class PictureKind { Png, Svg };
/// Writes one file for each page: `sheet.png`, or for several pages `sheet-01.png` and so on.
Status writePictures(const std::string& path, PictureKind kind, double dpi, const SheetJob& job,
                     const Control& control = {});
QByteArray svgOf(const SheetJob& job, const Page& page, int number, int count);
/// Returns a page in pixels; `pixels` should have its proportions.
QImage imageOf(const SheetJob& job, const Page& page, int number, int count, QSize pixels);
/// Largest picture of a page.
inline constexpr qint64 maxPixels = 200'000'000;

/// Returns a zip with all sheets as one PDF, the map as PNG and SVG, its file and a manifest.
Status writeKit(const std::string& path, const SheetJob& job, const Control& control = {});

}  // namespace hexa::sheets
