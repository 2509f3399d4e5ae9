// SPDX-License-Identifier: GPL-3.0-or-later
// Replacement in a build without Qt, chosen by CMake: drawing is impossible.
#include "app/cli/draw.h"

#include <cassert>

namespace hexa::cli {

bool canDraw() { return false; }

texts::TextMeasure textMeasure() { return {}; }

Status drawMap(const Context&, const Scenario&, const DrawOptions&) {
    assert(false && "canDraw() is asked first");
    return Error("cli.usage.no-drawing");
}

void addPainters(const Context&, const Scenario&, bool, MapExportOptions&) {}

std::vector<std::string> sheetNames(const Context&) { return {}; }

std::vector<PrintOption> printOptions(const Context&) { return {}; }

bool canPrint(Context&, const PrintOptions&) { return false; }

Status printSheets(const Context&, const Scenario&, const std::string&, const std::string&,
                   const PrintOptions&) {
    assert(false && "canDraw() is asked first");
    return Error("cli.usage.no-drawing");
}

}  // namespace hexa::cli
