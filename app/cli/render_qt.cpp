// SPDX-License-Identifier: GPL-3.0-or-later
// Chosen by CMake for a build with Qt: draws with the painter of the editor.
#include "app/cli/draw.h"

#include "editor/paint/mappage.h"
#include "editor/paint/render.h"
#include "editor/paint/singlepictures.h"

#include <QGuiApplication>

#include <memory>

namespace hexa::cli {
namespace {

// At this resolution a hex is as large as the default picture shows it.
constexpr double standardDpi = 96;

paint::TileStyle tileStyle(DrawStyle style) {
    switch (style) {
    case DrawStyle::Pictorial:
        return paint::TileStyle::Pictorial;
    case DrawStyle::Ink:
        return paint::TileStyle::Ink;
    case DrawStyle::Colour:
        break;
    }
    return paint::TileStyle::Abstract;
}

QPageSize pageSize(const std::string& paper) {
    if (paper == "A3") return QPageSize(QPageSize::A3);
    if (paper == "A5") return QPageSize(QPageSize::A5);
    if (paper == "letter") return QPageSize(QPageSize::Letter);
    return QPageSize(QPageSize::A4);
}

/// What Qt needs to paint with fonts, without a display.
class PaintingQt {
public:
    PaintingQt() {
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        mApplication = std::make_unique<QGuiApplication>(mCount, mArguments);
    }

private:
    int mCount = 1;
    char mName[15] = "hexatelier-cli";
    char* mArguments[2] = {mName, nullptr};
    std::unique_ptr<QGuiApplication> mApplication;
};

}  // namespace

bool canDraw() { return true; }

Status drawMap(const Context& context, const Scenario& scenario, const DrawOptions& options) {
    const PaintingQt application;
    const Catalog& catalog = context.systemOf(scenario).catalog;
    paint::MapStyle style;
    style.tiles = tileStyle(options.style);
    style.language = context.language();
    // Ink is for paper: the ground stays white.
    if (options.style == DrawStyle::Ink) style.ground = Qt::white;
    if (options.format == DrawFormat::Pdf) {
        paint::PageOptions page;
        page.style = style;
        page.size = pageSize(options.paper);
        return paint::renderPdf(options.path, scenario, catalog, context.messages(), page);
    }
    paint::PictureOptions picture;
    picture.style = style;
    picture.pixelsPerUnit *= options.dpi / standardDpi;
    picture.dpi = options.dpi;
    return options.format == DrawFormat::Png ? paint::renderPng(options.path, scenario, catalog, picture)
                                             : paint::renderSvg(options.path, scenario, catalog, picture);
}

void addPainters(const Context& context, const Scenario& scenario, bool tiles, MapExportOptions& options) {
    const auto qt = std::make_shared<PaintingQt>();
    const Catalog& catalog = context.systemOf(scenario).catalog;
    if (tiles)
        options.painter = [qt, art = std::make_shared<paint::TileArt>(catalog)](
                              const exchange::TileLook& look, exchange::PictureSize size,
                              Orientation orientation) -> Result<std::string> {
            return paint::tilePng(*art, look.kind, look.faction, paint::TileStyle::Abstract,
                                  {size.width, size.height}, orientation);
        };
    options.board = [qt, &context, &scenario, &catalog](exchange::PictureSize size, double left, double top,
                                                        double pixelsPerUnit) {
        paint::MapStyle style;
        style.language = context.language();
        style.rulers = false;
        style.locks = false;
        return paint::boardPng(scenario, catalog, style, {size.width, size.height}, {left, top},
                               pixelsPerUnit);
    };
}

}  // namespace hexa::cli
