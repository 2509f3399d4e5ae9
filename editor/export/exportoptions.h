// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "editor/paint/render.h"
#include "editor/sheets/sheetjob.h"

#include <QPageSize>
#include <QString>

class QSettings;

namespace hexa::editor {

enum class ExportFormat { Png, Svg, Pdf };

/// Returns "png", "svg" or "pdf".
QString suffixOf(ExportFormat format);
/// Returns `path` with the suffix of the format: kept if it exists already, else added, or
/// replacing one of the others.
QString withSuffix(const QString& path, ExportFormat format);

/// All choices of the export dialog; a value, remembered under "export/" in the settings.
struct ExportOptions {
    ExportFormat format = ExportFormat::Png;
    paint::TileStyle tiles = paint::TileStyle::Abstract;
    bool ids = true;
    bool columns = true;
    bool emptySlots = true;
    int hexWidth = 128;  ///< Width of a hex in pixels.
    int dpi = 150;
    bool transparent = false;
    QPageSize::PageSizeId paper = QPageSize::A4;
    bool landscape = false;
    bool legend = true;

    void save(QSettings& settings) const;
    static ExportOptions load(QSettings& settings);

    paint::MapStyle style(const std::string& language) const;
    /// Options for renderPng() and renderSvg(), without progress.
    paint::PictureOptions picture(Orientation orientation, const std::string& language) const;
    /// Returns the options of one page: the layout sheet of Print mode.
    sheets::SheetOptions sheet(const std::string& language) const;
};

/// Returns the width of a hex with circumradius 1.
double hexWidthInUnits(Orientation orientation);

}  // namespace hexa::editor
