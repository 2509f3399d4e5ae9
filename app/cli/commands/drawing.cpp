// SPDX-License-Identifier: GPL-3.0-or-later
// render: pictures of a map.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/draw.h"
#include "app/cli/help.h"
#include "app/cli/output.h"

#include <algorithm>
#include <array>
#include <memory>

namespace hexa::cli {
namespace {

constexpr int minDpi = 10;
constexpr int maxDpi = 2400;

struct DrawingOptions {
    std::string input;
    std::string output;
    std::string style = "colour";
    std::string dpi = "96";
};

/// Checks one choice; otherwise prints the possible ones.
template <std::size_t n>
bool isOneOf(Context& context, const std::array<std::string_view, n>& known, const char* option,
             const std::string& value) {
    if (std::find(known.begin(), known.end(), value) != known.end()) return true;
    std::string list;
    for (const std::string_view name : known) list.append(list.empty() ? "" : ", ").append(name);
    context.wrongUsage("cli.usage.choice",
                       {{"option", std::string(option)}, {"value", value}, {"known", list}});
    return false;
}

void run(Context& context, const DrawingOptions& options) {
    if (!canDraw()) return context.wrongUsage("cli.usage.no-drawing");
    constexpr std::array<std::string_view, 3> styles{"colour", "pictorial", "ink"};
    constexpr std::array<std::string_view, 3> pictures{"png", "svg", "pdf"};
    const std::string suffix = suffixOf(options.output);
    if (!isOneOf(context, styles, "--style", options.style)) return;
    if (!isOneOf(context, pictures, "-o", suffix)) return;
    const auto dpi = context.number("--dpi", options.dpi, minDpi, maxDpi);
    const DrawStyle style = options.style == "ink"         ? DrawStyle::Ink
                            : options.style == "pictorial" ? DrawStyle::Pictorial
                                                           : DrawStyle::Colour;
    if (dpi && suffix == "pdf") {  // its page: the layout sheet of `print`
        PrintOptions page;
        page.path = options.output;
        page.values["style"] = options.style;
        return printFile(context, options.input, page);
    }
    if (!dpi || !mayWrite(context, options.output, Written::Other, {options.input})) return;
    const auto scenario = context.load(options.input);
    if (!scenario) return;

    DrawOptions draw;
    draw.path = options.output;
    draw.format = suffix == "png" ? DrawFormat::Png : DrawFormat::Svg;
    draw.style = style;
    draw.dpi = static_cast<int>(*dpi);
    const Status status = drawMap(context, *scenario, draw);
    if (!status) return context.fail(Exit::Output, status.error(), options.output);
    context.say("cli.written", {{"path", options.output}});
}

}  // namespace

void addDrawing(CLI::App& app, Context& context) {
    const auto options = std::make_shared<DrawingOptions>();
    CLI::App* render = addCommand(app, context, "render", "render map.hexa -o map.png --dpi 300");
    render->add_option("F", options->input, context.text("cli.option.map"))->required();
    render->add_option("--style", options->style, context.text("cli.option.style"))
        ->type_name("colour|pictorial|ink");
    render->add_option("--dpi", options->dpi, context.text("cli.option.dpi"))->type_name("D");
    render->add_option("-o,--output", options->output, context.text("cli.option.picture"))
        ->type_name("F")
        ->required();
    render->callback([&context, options] { run(context, *options); });
}

}  // namespace hexa::cli
