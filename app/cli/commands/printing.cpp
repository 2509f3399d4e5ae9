// SPDX-License-Identifier: GPL-3.0-or-later
// print: sheets for the table.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/draw.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <memory>
#include <optional>

namespace hexa::cli {
namespace {

/// Options as typed; empty = not given.
struct Typed {
    std::string input, output, what = "layout";
    std::map<std::string, std::string> values;  ///< By PrintOption::id.
    std::vector<std::string> variants;
    std::string dpi, measuredX, measuredY;
};

std::string joinedNames(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

std::vector<std::string> parts(const std::string& list) {
    std::vector<std::string> names(1);
    for (const char c : list) {
        if (c == ',')
            names.emplace_back();
        else
            names.back() += c;
    }
    return names;
}

/// Returns the name of a file without folder and suffix.
std::string stemOf(const std::string& path) {
    const auto slash = path.rfind('/');
    const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    const auto dot = name.rfind('.');
    return dot == std::string::npos || dot == 0 ? name : name.substr(0, dot);
}

/// Returns a length in mm. Prints an error and returns none if it is not one.
std::optional<double> lengthOf(Context& context, const char* option, const std::string& text) {
    constexpr int shortest = 10, longest = 3000;
    double value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure == std::errc{} && end == text.data() + text.size() && value >= shortest && value <= longest)
        return value;
    context.wrongUsage("cli.usage.length", {{"option", std::string(option)},
                                            {"value", text},
                                            {"min", std::int64_t{shortest}},
                                            {"max", std::int64_t{longest}}});
    return std::nullopt;
}

/// Reads a measured length, alone or with the printed one beside its line: "168.3/170". Prints an
/// error and returns false if it is wrong.
bool readMeasure(Context& context, const char* option, const std::string& text, Measured& target) {
    if (text.empty()) return true;
    const auto slash = text.find('/');
    const auto length = lengthOf(context, option, text.substr(0, slash));
    if (!length) return false;
    target.length = *length;
    if (slash == std::string::npos) return true;
    const auto line = lengthOf(context, option, text.substr(slash + 1));
    if (line) target.line = *line;
    return line.has_value();
}

/// Returns the options of the print. Prints the first mistake and returns none if there is one.
std::optional<PrintOptions> optionsOf(Context& context, const Typed& typed) {
    constexpr std::array formats{std::pair{"pdf", PrintFormat::Pdf}, std::pair{"png", PrintFormat::Png},
                                 std::pair{"svg", PrintFormat::Svg}, std::pair{"zip", PrintFormat::Zip}};
    PrintOptions options;
    options.path = typed.output;
    options.sheets = parts(typed.what);
    options.variants = typed.variants;
    for (const auto& [id, text] : typed.values)
        if (!text.empty()) options.values[id] = text;
    const std::string suffix = suffixOf(typed.output);
    const auto format = std::find_if(formats.begin(), formats.end(),
                                     [&suffix](const auto& known) { return known.first == suffix; });
    if (format == formats.end()) {
        context.wrongUsage(
            "cli.usage.choice",
            {{"option", std::string("-o")}, {"value", suffix}, {"known", std::string("pdf, png, svg, zip")}});
        return std::nullopt;
    }
    options.format = format->second;
    if (!typed.dpi.empty()) {
        const auto dpi = context.number("--dpi", typed.dpi, 10, 1200);
        if (!dpi) return std::nullopt;
        options.dpi = static_cast<int>(*dpi);
    }
    if (!readMeasure(context, "--measured-x", typed.measuredX, options.measuredX) ||
        !readMeasure(context, "--measured-y", typed.measuredY, options.measuredY) ||
        !canPrint(context, options))
        return std::nullopt;
    return options;
}

/// Returns the variant of the map with these options switched on. None if the game lacks it for
/// this number of players.
std::optional<OptionValues> variantOf(const GameSystem& system, const Scenario& scenario,
                                      const std::vector<std::string>& on) {
    if (!system.play || !system.play->variants) return std::nullopt;
    const auto wanted = [&](const std::string& option) {
        const auto own = scenario.options.find(option);
        return std::ranges::find(on, option) != on.end() || (own != scenario.options.end() && own->second);
    };
    for (const OptionValues& variant : system.play->variants(scenario.players())) {
        const bool all = std::ranges::all_of(
            on, [&](const std::string& option) { return variant.find(option) != variant.end(); });
        if (all && std::ranges::all_of(
                       variant, [&](const auto& option) { return option.second == wanted(option.first); }))
            return variant;
    }
    return std::nullopt;
}

void run(Context& context, const Typed& typed) {
    if (!canDraw()) return context.wrongUsage("cli.usage.no-drawing");
    auto options = optionsOf(context, typed);
    if (!options) return;
    printFile(context, typed.input, *std::move(options));
}

}  // namespace

void printFile(Context& context, const std::string& input, PrintOptions options) {
    if (!mayWrite(context, options.path, Written::Other, {input}) ||
        !mayWritePages(context, options.path, input))
        return;
    const auto text = readMapText(input);
    if (!text) return context.fail(Exit::Input, text.error(), input);
    const auto scenario = context.openText(*text, input);
    if (!scenario) return context.fail(Exit::Input, scenario.error(), input);
    if (!options.variants.empty()) {
        options.variant = variantOf(context.systemOf(*scenario), *scenario, options.variants);
        if (!options.variant)
            return context.wrongUsage("cli.usage.no-variant", {{"value", joinedNames(options.variants)}});
    }
    const Status status = printSheets(context, *scenario, stemOf(input), *text, options);
    if (!status) return context.fail(Exit::Output, status.error(), options.path);
    context.say("cli.written", {{"path", options.path}});
}

void addPrinting(CLI::App& app, Context& context) {
    const auto typed = std::make_shared<Typed>();
    CLI::App* print =
        addCommand(app, context, "print",
                   "print map.hexa --what layout,tiles,poster --paper A4 --lang de -o sheets.pdf");
    const auto add = [&](const char* option, std::string& target, const char* text, const char* type) {
        return print->add_option(option, target, context.text(text))->type_name(type);
    };
    print->add_option("F", typed->input, context.text("cli.option.map"))->required();
    std::string names;
    for (const std::string& name : sheetNames(context)) names += name + '|';
    if (!names.empty()) names.back() = ',';
    add("--what", typed->what, "cli.option.what", (names + "...").c_str());
    for (const PrintOption& option : printOptions(context))
        print->add_option("--" + option.id, typed->values[option.id], option.help)->type_name(option.type);
    // Without Qt there are none: the command says so, whatever is asked for.
    print->allow_extras(!canDraw());
    add("--measured-x", typed->measuredX, "cli.option.measured-x", "MM[/MM]");
    add("--measured-y", typed->measuredY, "cli.option.measured-y", "MM[/MM]");
    add("--dpi", typed->dpi, "cli.option.sheet-dpi", "D");
    addVariantFlags(*print, context, typed->variants, "cli.option.print-variant");
    add("-o,--output", typed->output, "cli.option.sheet", "F")->required();
    print->callback([&context, typed] { run(context, *typed); });
}

}  // namespace hexa::cli
