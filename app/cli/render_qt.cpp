// SPDX-License-Identifier: GPL-3.0-or-later
// Chosen by CMake for a build with Qt: draws with the painters of the editor.
#include "app/cli/draw.h"

#include "core/io/sharecode.h"
#include "editor/paint/render.h"
#include "editor/paint/singlepictures.h"
#include "editor/sheets/output.h"
#include "editor/sheets/ruler.h"

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

std::optional<std::vector<sheets::SheetKind>> sheetsOf(const std::vector<std::string>& names) {
    std::vector<sheets::SheetKind> kinds;
    const auto add = [&](sheets::SheetKind kind) {
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    };
    for (const std::string& name : names) {
        if (name == "kit") {
            for (const auto kind : sheets::kitSheets()) add(kind);
            continue;
        }
        const auto kind = sheets::sheetKind(name);
        if (!kind) return std::nullopt;
        add(*kind);
    }
    if (kinds.empty()) return std::nullopt;
    return kinds;
}

sheets::SheetOptions sheetOptions(const Context& context, const PrintOptions& options) {
    sheets::SheetOptions sheet;
    sheet.sheets = sheetsOf(options.sheets).value_or(std::vector<sheets::SheetKind>());
    sheet.paper = sheets::paperSize(options.paper).value_or(QSizeF(210, 297));
    sheet.turn = static_cast<sheets::Turn>(options.turn);
    sheet.margin = options.margin;
    sheet.style = tileStyle(options.style);
    sheet.language = context.language();
    sheet.tileSize = options.tileSize;
    sheet.tiles = options.wholeBox ? sheets::TileChoice::Box : sheets::TileChoice::Map;
    sheet.bleed = options.bleed;
    sheet.safe = options.safe;
    sheet.backs = static_cast<sheets::Backs>(options.backs);
    sheet.flip = options.shortEdge ? sheets::Flip::ShortEdge : sheets::Flip::LongEdge;
    sheet.overlap = options.overlap;
    sheet.ordersPerPage = options.ordersPerPage;
    sheet.orderCopies = options.orderCopies;
    return sheet;
}

/// None: the measures can't be those of the ruler page on this paper.
std::optional<sheets::Calibration> calibrationOf(const PrintOptions& options,
                                                 const sheets::SheetOptions& sheet) {
    const QSizeF lines = sheets::rulerLines(sheet);
    const auto or0 = [](double measured, double line) { return measured > 0 ? measured : line; };
    return sheets::calibrationFrom(or0(options.measuredX, lines.width()),
                                   or0(options.measuredY, lines.height()), lines);
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
    const GameSystem& game = context.systemOf(scenario);
    paint::MapStyle style;
    style.tiles = tileStyle(options.style);
    style.language = context.language();
    // Ink is for paper: the ground stays white.
    if (options.style == DrawStyle::Ink) style.ground = Qt::white;
    paint::PictureOptions picture;
    picture.style = style;
    picture.pixelsPerUnit *= options.dpi / standardDpi;
    picture.dpi = options.dpi;
    return options.format == DrawFormat::Png ? paint::renderPng(options.path, scenario, game, picture)
                                             : paint::renderSvg(options.path, scenario, game, picture);
}

void addPainters(const Context& context, const Scenario& scenario, bool tiles, MapExportOptions& options) {
    const auto qt = std::make_shared<PaintingQt>();
    const GameSystem& game = context.systemOf(scenario);
    if (tiles)
        options.painter = [qt, art = std::make_shared<paint::TileArt>(game)](
                              const exchange::TileLook& look, exchange::PictureSize size,
                              Orientation orientation) -> Result<std::string> {
            return paint::tilePng(*art, look.kind, look.faction, paint::TileStyle::Abstract,
                                  {size.width, size.height}, orientation);
        };
    options.board = [qt, &context, &scenario, &game](exchange::PictureSize size, double left, double top,
                                                     double pixelsPerUnit) {
        paint::MapStyle style;
        style.language = context.language();
        style.rulers = false;
        style.locks = false;
        return paint::boardPng(scenario, game, style, {size.width, size.height}, {left, top}, pixelsPerUnit);
    };
}

std::vector<std::string> sheetNames() {
    std::vector<std::string> names;
    for (int i = 0; i < sheets::sheetKinds; ++i)
        names.emplace_back(sheets::idOf(static_cast<sheets::SheetKind>(i)));
    names.emplace_back("kit");
    return names;
}

std::string wrongPrintOption(const PrintOptions& options) {
    if (!sheetsOf(options.sheets)) return "--what";
    if (!sheets::paperSize(options.paper)) return "--paper";
    sheets::SheetOptions sheet;
    sheet.paper = *sheets::paperSize(options.paper);
    sheet.turn = static_cast<sheets::Turn>(options.turn);
    sheet.margin = options.margin;
    return calibrationOf(options, sheet) ? "" : "--measured";
}

Status printSheets(const Context& context, const Scenario& scenario, const std::string& name,
                   const std::string& text, const PrintOptions& options) {
    const PaintingQt application;
    const GameSystem& system = context.systemOf(scenario);
    sheets::SheetOptions sheet = sheetOptions(context, options);
    sheet.calibration = calibrationOf(options, sheet).value_or(sheets::Calibration());
    const auto code = encodeShareCode(scenario, context.systems());
    const sheets::SheetJob job = sheets::makeJob(scenario, system, context.messages(), sheet,
                                                 code ? *code : std::string(), name, text);
    switch (options.format) {
    case PrintFormat::Pdf:
        return sheets::writePdf(options.path, job);
    case PrintFormat::Png:
        return sheets::writePictures(options.path, sheets::PictureKind::Png, options.dpi, job);
    case PrintFormat::Svg:
        return sheets::writePictures(options.path, sheets::PictureKind::Svg, options.dpi, job);
    case PrintFormat::Zip:
        break;
    }
    return sheets::writeKit(options.path, job);
}

}  // namespace hexa::cli
