// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/otherforms.h"

#include "core/engine/system.h"
#include "editor/paint/singlepictures.h"
#include "editor/sheets/cutface.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

namespace hexa::editor {

Status exportForOthers(const Scenario& scenario, const GameSystem& system, ExchangeForm form,
                       const QString& path, const std::string& language, std::vector<Problem>& warnings) {
    const QFileInfo file(path);
    paint::TileArt art(system);
    MapExportOptions options;
    options.name = file.completeBaseName().toStdString();
    options.language = language;
    options.pictureUrl =
        QUrl::fromLocalFile(file.absoluteDir().filePath(file.completeBaseName() + QStringLiteral("-tiles/")))
            .toString(QUrl::FullyEncoded)
            .toStdString();
    options.painter = [&](const exchange::TileLook& look, exchange::PictureSize size,
                          Orientation orientation) -> Result<std::string> {
        return paint::tilePng(art, look.kind, look.faction, paint::TileStyle::Abstract,
                              {size.width, size.height}, orientation);
    };
    options.itemPainter = [&](const CutItem& item, ItemSide side, int longest) -> Result<std::string> {
        sheets::SheetOptions sheet;
        sheet.language = language;
        sheet.tileSize = sheets::tileSizeOf(system);
        return sheets::itemPng(system, item, side, sheet, longest).toStdString();
    };
    options.board = [&](const Scenario& shown, exchange::PictureSize size, double left, double top,
                        double pixelsPerUnit) {
        paint::MapStyle style;
        style.language = language;
        style.rulers = false;
        style.locks = false;
        return paint::boardPng(shown, system, style, {size.width, size.height}, {left, top}, pixelsPerUnit);
    };
    auto content = exportMap(scenario, system, form, options);
    if (!content) return content.error();
    warnings = std::move(content->warnings);
    return writeExport(*content, QFile::encodeName(path).toStdString());
}

}  // namespace hexa::editor
