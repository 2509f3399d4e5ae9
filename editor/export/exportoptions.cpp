// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/exportoptions.h"

#include <QFileInfo>
#include <QSettings>

namespace hexa::editor {

QString suffixOf(ExportFormat format) {
    switch (format) {
    case ExportFormat::Svg:
        return QStringLiteral("svg");
    case ExportFormat::Pdf:
        return QStringLiteral("pdf");
    case ExportFormat::Png:
        break;
    }
    return QStringLiteral("png");
}

QString withSuffix(const QString& path, ExportFormat format) {
    const QString has = QFileInfo(path).suffix().toLower();
    if (has == suffixOf(format)) return path;
    for (const QString& other : {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")})
        if (has == other) return path.chopped(has.size()) + suffixOf(format);
    return path + u'.' + suffixOf(format);
}

void ExportOptions::save(QSettings& settings) const {
    settings.beginGroup("export");
    settings.setValue("format", static_cast<int>(format));
    settings.setValue("tiles", static_cast<int>(tiles));
    settings.setValue("ids", ids);
    settings.setValue("columns", columns);
    settings.setValue("emptySlots", emptySlots);
    settings.setValue("hexWidth", hexWidth);
    settings.setValue("dpi", dpi);
    settings.setValue("transparent", transparent);
    settings.setValue("paper", static_cast<int>(paper));
    settings.setValue("landscape", landscape);
    settings.setValue("legend", legend);
    settings.endGroup();
}

ExportOptions ExportOptions::load(QSettings& settings) {
    ExportOptions options;
    settings.beginGroup("export");
    options.format = static_cast<ExportFormat>(qBound(0, settings.value("format", 0).toInt(), 2));
    options.tiles = static_cast<paint::TileStyle>(qBound(0, settings.value("tiles", 0).toInt(), 2));
    options.ids = settings.value("ids", options.ids).toBool();
    options.columns = settings.value("columns", options.columns).toBool();
    options.emptySlots = settings.value("emptySlots", options.emptySlots).toBool();
    options.hexWidth = settings.value("hexWidth", options.hexWidth).toInt();
    options.dpi = settings.value("dpi", options.dpi).toInt();
    options.transparent = settings.value("transparent", options.transparent).toBool();
    options.paper = static_cast<QPageSize::PageSizeId>(settings.value("paper", int(options.paper)).toInt());
    options.landscape = settings.value("landscape", options.landscape).toBool();
    options.legend = settings.value("legend", options.legend).toBool();
    settings.endGroup();
    return options;
}

double hexWidthInUnits(Orientation orientation) { return orientation == Orientation::Flat ? 2 : sqrt3; }

paint::MapStyle ExportOptions::style(const std::string& language) const {
    paint::MapStyle style;
    style.tiles = tiles;
    style.ids = ids;
    style.rulers = columns;
    style.emptySlots = emptySlots;
    style.locks = false;  // a designer's mark, of no use on a finished map
    style.language = language;
    if (transparent)
        style.ground = Qt::transparent;
    else if (tiles == paint::TileStyle::Ink)
        style.ground = Qt::white;
    return style;
}

paint::PictureOptions ExportOptions::picture(Orientation orientation, const std::string& language) const {
    paint::PictureOptions picture;
    picture.style = style(language);
    picture.pixelsPerUnit = hexWidth / hexWidthInUnits(orientation);
    picture.dpi = dpi;
    picture.transparent = transparent;
    return picture;
}

sheets::SheetOptions ExportOptions::sheet(const std::string& language) const {
    sheets::SheetOptions sheet;
    sheet.paper = QPageSize(paper).size(QPageSize::Millimeter);
    sheet.turn = landscape ? sheets::Turn::Landscape : sheets::Turn::Portrait;
    sheet.style = tiles;
    sheet.language = language;
    sheet.layout = {legend, ids, columns, emptySlots};
    return sheet;
}

}  // namespace hexa::editor
