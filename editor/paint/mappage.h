// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/messages/messages.h"
#include "core/scenario/scenario.h"
#include "editor/paint/mapstyle.h"
#include "editor/paint/tileart.h"

#include <QPageLayout>
#include <QPainter>

#include <string>

namespace hexa::paint {

/// The map page: title, the map as large as fits, a legend with the count of each kind, and how the map came to be.
struct PageOptions {
    MapStyle style;
    QPageSize size{QPageSize::A4};
    QPageLayout::Orientation turn = QPageLayout::Portrait;
    double marginMm = 10;
    bool title = true;
    bool legend = true;
    bool footer = true;  ///< Author, seed, stand-in note.
};

/// Size of the page in mm, turned as asked.
QSizeF pageSizeMm(const PageOptions& options);

/// Paints the page with vector operations; painter units are millimetres from the page's top left corner. Used by PDF,
/// printer and preview alike.
void paintMapPage(QPainter& painter, const Scenario& scenario, const Catalog& catalog, TileArt& art,
                  const Messages& messages, const PageOptions& options);

/// Writes the page as a vector PDF (fonts embedded, no pictures), as a whole or not at all. Fails with "render.failed"
/// or the codes of writeFile() (core/io/file.h).
Status renderPdf(const std::string& path, const Scenario& scenario, const Catalog& catalog,
                 const Messages& messages, const PageOptions& options);

}  // namespace hexa::paint
