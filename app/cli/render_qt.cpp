// SPDX-License-Identifier: GPL-3.0-or-later
// Chosen by CMake for a build with Qt: draws with the painter of the editor.
#include "app/cli/draw.h"

#include "editor/paint/mappage.h"
#include "editor/paint/render.h"

#include <QGuiApplication>

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

}  // namespace

bool canDraw() { return true; }

Status drawMap(const Context& context, const Scenario& scenario, const DrawOptions& options) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "hexatelier-cli";
    char* argv[] = {name, nullptr};
    const QGuiApplication application(argc, argv);

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

}  // namespace hexa::cli
