// SPDX-License-Identifier: GPL-3.0-or-later
// Chosen by CMake for a build with Qt: draws with the painters of the editor.
#include "app/cli/draw.h"

#include "core/balance/headline.h"
#include "core/engine/system.h"
#include "core/io/share/sharecode.h"
#include "core/library/configuration.h"
#include "core/library/shelf.h"
#include "core/registry/registry.h"
#include "editor/paint/render.h"
#include "editor/paint/singlepictures.h"
#include "editor/paint/textwidth.h"
#include "editor/sheets/cutface.h"
#include "editor/sheets/optioninfo.h"
#include "editor/sheets/output.h"
#include "editor/sheets/ruler.h"
#include "editor/sheets/sheetinfo.h"

#include <QGuiApplication>

#include <algorithm>
#include <memory>
#include <optional>

namespace hexa::cli {
namespace {

// At this resolution a hex is as large as the default picture shows it.
constexpr double standardDpi = 96;
constexpr std::size_t manyPages = 100;

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

/// Chosen sheets, and the game's own ones by their ids (none: all of them).
struct ChosenSheets {
    std::vector<sheets::SheetKind> kinds;
    std::vector<std::string> items;
};

bool isItemSheet(const Systems& systems, const std::string& name) {
    return std::ranges::any_of(systems.list(), [&](const GameSystem& system) {
        const auto& all = sheets::itemSheetsOf(system);
        return std::any_of(all.begin(), all.end(), [&](const CutSheet& sheet) { return sheet.id == name; });
    });
}

/// Returns the sheets with these names; none if a name is unknown. `game` is that of the map, if it
/// is known already.
std::optional<ChosenSheets> sheetsOf(const Systems& systems, const std::vector<std::string>& names,
                                     const GameSystem* game = nullptr) {
    ChosenSheets chosen;
    bool allItems = false;
    const auto add = [&](sheets::SheetKind kind) {
        allItems = allItems || kind == sheets::SheetKind::Items;
        if (std::find(chosen.kinds.begin(), chosen.kinds.end(), kind) == chosen.kinds.end())
            chosen.kinds.push_back(kind);
    };
    for (const std::string& name : names) {
        if (name == "kit") {
            for (const auto kind : game != nullptr ? sheets::kitSheets(*game) : sheets::kitSheets())
                add(kind);
        } else if (const auto kind = sheets::sheetKind(name)) {
            add(*kind);
        } else if (isItemSheet(systems, name)) {
            const bool before = allItems;
            add(sheets::SheetKind::Items);
            allItems = before;
            chosen.items.push_back(name);
        } else {
            return std::nullopt;
        }
    }
    if (chosen.kinds.empty()) return std::nullopt;
    if (allItems) chosen.items.clear();
    return chosen;
}

sheets::SheetOptions sheetOptions(const Context& context, const GameSystem& game,
                                  const PrintOptions& options) {
    sheets::SheetOptions sheet;
    const ChosenSheets chosen = sheetsOf(context.systems(), options.sheets, &game).value_or(ChosenSheets());
    sheet.sheets = chosen.kinds;
    sheet.items = chosen.items;
    sheet.language = context.language();
    sheet.variant = options.variant;
    sheet.tileSize = sheets::tileSizeOf(game);
    for (const auto& [id, text] : options.values) sheets::setOption(sheet, *sheets::optionInfo(id), text);
    return sheet;
}

/// Says which of the given options no sheet uses: they are probably mistakes.
void sayUnused(const Context& context, const GameSystem& system, const Scenario& scenario,
               const PrintOptions& options, const sheets::SheetOptions& sheet) {
    std::vector<std::string> ids;
    for (const sheets::OptionInfo* info : sheets::usedOptions(sheet, system, scenario))
        ids.emplace_back(info->id);
    const auto say = [&](const std::string& id, const std::string& name) {
        if (std::ranges::find(ids, id) == ids.end())
            context.say("cli.print.unused", {{"option", "--" + name}});
    };
    for (const auto& [id, text] : options.values) say(id, id);
    for (const std::string& variant : options.variants) say("variant", variant);
}

/// Returns the values of an option for the help: "none|duplex|fold", "MM".
std::string typeOf(const sheets::OptionInfo& info) {
    std::string type;
    for (const std::string_view choice : sheets::choicesOf(info))
        type.append(type.empty() ? "" : "|").append(choice);
    if (info.kind == sheets::OptionKind::Size) return type + "|WxH";
    if (info.kind == sheets::OptionKind::Choice) return type;
    return info.unit == std::string_view("mm") ? "MM" : info.unit == std::string_view("%") ? "PERCENT" : "N";
}

/// Says what an option may be instead.
void refuse(Context& context, const sheets::OptionInfo& info, const std::string& value) {
    const std::string option = std::string("--") + info.id;
    const auto min = static_cast<std::int64_t>(info.min), max = static_cast<std::int64_t>(info.max);
    if (info.kind == sheets::OptionKind::Number) {
        const char* code = info.unit[0] == '\0' ? "cli.usage.number" : "cli.usage.length";
        context.wrongUsage(code, {{"option", option}, {"value", value}, {"min", min}, {"max", max}});
        return;
    }
    std::string known;
    for (const std::string_view choice : sheets::choicesOf(info))
        known.append(known.empty() ? "" : ", ").append(choice);
    if (info.kind == sheets::OptionKind::Size) known += ", WxH (mm)";
    context.wrongUsage("cli.usage.choice", {{"option", option}, {"value", value}, {"known", known}});
}

/// Returns the correction; none if the measures are impossible for the ruler page on this paper.
std::optional<sheets::Correction> correctionOf(const PrintOptions& options,
                                               const sheets::SheetOptions& sheet) {
    const QSizeF own = sheets::rulerLines(sheet.paper);
    const auto either = [](double first, double second) { return first > 0 ? first : second; };
    const QSizeF lines(either(options.measuredX.line, own.width()),
                       either(options.measuredY.line, own.height()));
    return sheets::correctionFrom(either(options.measuredX.length, lines.width()),
                                  either(options.measuredY.length, lines.height()), lines);
}

/// Handler of Qt's messages while Qt starts without a session. It doesn't get the warning about the
/// missing folder.
QtMessageHandler otherMessages = nullptr;

void tellOtherMessages(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (!text.startsWith("QStandardPaths: ")) otherMessages(type, context, text);
}

/// Qt application for painting with fonts, without a display.
class PaintingQt {
public:
    PaintingQt() {
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        // Qt looks for Wayland in the folder of the session even if nothing is shown. Without a
        // session (cron, ssh, sudo) it would complain, and make a folder among the temporary files.
        // So that folder is hidden meanwhile.
        const bool session = !qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR");
        const QByteArray temporary = qgetenv("TMPDIR");
        if (!session) {
            qputenv("TMPDIR", "/dev/null");
            otherMessages = qInstallMessageHandler(tellOtherMessages);
        }
        mApplication = std::make_unique<QGuiApplication>(mCount, mArguments);
        if (session) return;
        qInstallMessageHandler(otherMessages);
        if (temporary.isNull())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", temporary);
    }

private:
    int mCount = 1;
    char mName[15] = "hexatelier-cli";
    char* mArguments[2] = {mName, nullptr};
    std::unique_ptr<QGuiApplication> mApplication;
};

}  // namespace

bool canDraw() { return true; }

texts::TextMeasure textMeasure() {
    struct Measuring {
        PaintingQt application;
        paint::TextWidths widths;
    };
    // Qt starts when the first text is measured.
    return [state = std::make_shared<std::optional<Measuring>>()](const texts::MeasuredRun& run,
                                                                  const std::string& font, double points) {
        if (!*state) state->emplace();
        return (*state)->widths.of(run.text, {font, points, run.bold, run.italic});
    };
}

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
    options.itemPainter = [qt, &game, language = context.language()](const CutItem& item, ItemSide side,
                                                                     int longest) -> Result<std::string> {
        sheets::SheetOptions sheet;
        sheet.language = language;
        sheet.tileSize = sheets::tileSizeOf(game);
        return sheets::itemPng(game, item, side, sheet, longest).toStdString();
    };
    options.board = [qt, &context, &game](const Scenario& shown, exchange::PictureSize size, double left,
                                          double top, double pixelsPerUnit) {
        paint::MapStyle style;
        style.language = context.language();
        style.rulers = false;
        style.locks = false;
        return paint::boardPng(shown, game, style, {size.width, size.height}, {left, top}, pixelsPerUnit);
    };
}

std::vector<std::string> sheetNames(const Context& context) {
    std::vector<std::string> names;
    for (const sheets::SheetInfo& info : sheets::sheetInfos()) names.emplace_back(info.id);
    for (const GameSystem& system : context.systems().list())
        for (const CutSheet& sheet : sheets::itemSheetsOf(system))
            if (std::ranges::find(names, sheet.id) == names.end()) names.push_back(sheet.id);
    names.emplace_back("kit");
    return names;
}

std::vector<PrintOption> printOptions(const Context& context) {
    std::vector<PrintOption> options;
    for (const sheets::OptionInfo& info : sheets::optionInfos()) {
        // These are options of the program and flags of the games.
        if (info.kind == sheets::OptionKind::Language || info.kind == sheets::OptionKind::Variant) continue;
        std::string help = context.text(std::string("sheet.option.") + info.id + ".help");
        const std::string usual = sheets::usualText(info);
        if (!usual.empty()) help += ' ' + context.text("cli.option.usual", {{"value", usual}});
        options.push_back({info.id, typeOf(info), help});
    }
    return options;
}

bool canPrint(Context& context, const PrintOptions& options) {
    if (!sheetsOf(context.systems(), options.sheets)) {
        std::string typed, known;
        for (const std::string& name : options.sheets) typed.append(typed.empty() ? "" : ",").append(name);
        for (const std::string& name : sheetNames(context))
            known.append(known.empty() ? "" : ", ").append(name);
        context.wrongUsage("cli.usage.choice",
                           {{"option", std::string("--what")}, {"value", typed}, {"known", known}});
        return false;
    }
    sheets::SheetOptions sheet;
    for (const auto& [id, text] : options.values) {
        const sheets::OptionInfo& info = *sheets::optionInfo(id);
        if (sheets::setOption(sheet, info, text)) continue;
        refuse(context, info, text);
        return false;
    }
    if (correctionOf(options, sheet)) return true;
    context.wrongUsage("cli.usage.measured");
    return false;
}

Status printSheets(const Context& context, const Scenario& scenario, const std::string& name,
                   const std::string& text, const PrintOptions& options) {
    const PaintingQt application;
    const GameSystem& system = context.systemOf(scenario);
    sheets::SheetOptions sheet = sheetOptions(context, system, options);
    sayUnused(context, system, scenario, options, sheet);
    sheet.correction = correctionOf(options, sheet).value_or(sheets::Correction());
    const auto code = encodeShareCode(scenario, context.systems());
    sheets::SheetJob job = sheets::makeJob(scenario, system, context.messages(), sheet,
                                           code ? *code : std::string(), name, text);
    if (const auto shelf = library::Shelf::open(system, builtInLibrary(system.id())))
        if (const auto* proven = shelf->provenAs(scenario, library::configurationOf(system, scenario)))
            sheets::setFairness(job, scenario, balance::headlineOfProven(library::expectedGap(*proven)));
    // Printed before the work begins, so that it can be stopped.
    if (const auto pages = sheets::makePages(job)) {
        const auto count = static_cast<std::int64_t>(pages->size());
        if (pages->size() > manyPages) context.say("cli.many-pages", {{"pages", count}});
        if (const auto saved = static_cast<std::int64_t>(sheets::savedWithoutBleed(job, *pages)); saved > 0)
            context.say("cli.bleed-pages", {{"pages", count}, {"fewer", count - saved}});
    }
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
