// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/engine/print/boardparts.h"
#include "core/engine/record.h"
#include "core/exchange/exchange.h"
#include "core/texts/widest.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hexa::cli {

enum class DrawFormat { Png, Svg };
enum class DrawStyle { Colour, Pictorial, Ink };

struct DrawOptions {
    std::string path;
    DrawFormat format = DrawFormat::Png;
    DrawStyle style = DrawStyle::Colour;
    int dpi = 96;
};

enum class PrintFormat { Pdf, Png, Svg, Zip };
/// Measured and nominal length of a line of the ruler page, in mm; 0: not measured, or as on the
/// page for this paper.
struct Measured {
    double length = 0;
    double line = 0;
};

/// Option of printed sheets, as the command line offers it.
struct PrintOption {
    std::string id;    ///< After "--".
    std::string type;  ///< Values for the help: "none|duplex|fold", "MM".
    std::string help;
};

/// Sheets for the table, as typed.
struct PrintOptions {
    std::string path;
    PrintFormat format = PrintFormat::Pdf;
    std::vector<std::string> sheets{"layout"};  ///< Or "kit" ...
    int dpi = 200;                              ///< PNG.
    std::map<std::string, std::string> values;  ///< By PrintOption::id; only what is given.
    std::vector<std::string> variants;          ///< Options switched on besides those of the map.
    std::optional<OptionValues> variant;        ///< Resulting options; none: the map's.
    Measured measuredX, measuredY;
};

/// True except in a build without Qt (render_none.cpp), where the functions below must not be
/// called.
bool canDraw();

/// Returns what measures texts in fonts, or none in a build without Qt.
texts::TextMeasure textMeasure();

/// Writes a picture of the map in the context's language. Needs no display.
Status drawMap(const Context& context, const Scenario& scenario, const DrawOptions& options);

/// Adds the painters of an export's pictures; does nothing in a build without Qt. `tiles`: PNG
/// instead of SVG for the tiles. The painters are valid as long as context and scenario live.
void addPainters(const Context& context, const Scenario& scenario, bool tiles, MapExportOptions& options);
/// Names of the sheets, for messages and help.
std::vector<std::string> sheetNames(const Context& context);
/// Returns the options of printed sheets, in the language of the context.
std::vector<PrintOption> printOptions(const Context& context);
/// True if sheets and options can be printed. Prints an error if not.
bool canPrint(Context& context, const PrintOptions& options);
/// Writes sheets, and names given options that none of them uses. `text` is the map's file as it
/// was read, for the attachment; `name` its name without folder and suffix.
Status printSheets(const Context& context, const Scenario& scenario, const std::string& name,
                   const std::string& text, const PrintOptions& options);
/// Reads a map and writes its sheets; reports the result.
void printFile(Context& context, const std::string& input, PrintOptions options);

}  // namespace hexa::cli
