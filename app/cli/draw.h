// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/exchange/exchange.h"

#include <string>

namespace hexa::cli {

enum class DrawFormat { Png, Svg, Pdf };
enum class DrawStyle { Colour, Pictorial, Ink };

struct DrawOptions {
    std::string path;
    DrawFormat format = DrawFormat::Png;
    DrawStyle style = DrawStyle::Colour;
    int dpi = 96;              ///< PNG and SVG.
    std::string paper = "A4";  ///< PDF: A3, A4, A5 or letter.
};

/// False in a build without Qt (render_none.cpp), where drawMap() must not be called.
bool canDraw();

/// Writes a picture of the map, or as PDF its page, in the context's language. Needs no display.
Status drawMap(const Context& context, const Scenario& scenario, const DrawOptions& options);

/// Gives an export what paints its pictures; does nothing in a build without Qt. `tiles`: PNG instead of SVG for the
/// tiles. What is put into the options works as long as context and scenario live.
void addPainters(const Context& context, const Scenario& scenario, bool tiles, MapExportOptions& options);

}  // namespace hexa::cli
