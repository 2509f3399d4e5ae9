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
#include <memory>
#include <optional>

namespace hexa::cli {
namespace {

/// Options as typed; empty = not given.
struct Typed {
    std::string input, output;
    std::string what = "layout", paper = "A4", orientation = "auto", style = "colour", tiles = "map",
                backs = "none", flip = "long", cardSize = "game", cutLines = "none", poster = "pieces";
    std::string counterScale, itemCopies;
    std::vector<std::string> variants;
    std::string dpi, margin, tileSize, bleed, safe, overlap, perPage, copies, measuredX, measuredY;
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

/// Turns the typed options into options of the print; the first mistake is reported and ends it.
class Reader {
public:
    explicit Reader(Context& context) : mContext(context) {}
    bool fine() const { return mFine; }

    template <class T, std::size_t n>
    void choice(const char* option, const std::string& value,
                const std::array<std::pair<const char*, T>, n>& known, T& target) {
        std::vector<std::string> names;
        for (const auto& [name, meaning] : known) {
            if (value == name) return void(target = meaning);
            names.emplace_back(name);
        }
        wrong(option, value, names);
    }
    template <class Number>
    void length(const char* option, const std::string& text, int min, int max, Number& target) {
        if (text.empty() || !mFine) return;
        if (const auto value = number(option, text, min, max)) target = *value;
    }
    /// Reads a measured length, alone or with the printed one beside its line: "168.3/170".
    void measure(const char* option, const std::string& text, Measured& target) {
        if (text.empty() || !mFine) return;
        constexpr int shortest = 10, longest = 3000;
        const auto slash = text.find('/');
        if (const auto value = number(option, text.substr(0, slash), shortest, longest))
            target.length = *value;
        if (slash == std::string::npos || !mFine) return;
        if (const auto value = number(option, text.substr(slash + 1), shortest, longest))
            target.line = *value;
    }
    void count(const char* option, const std::string& text, int min, int max, int& target) {
        if (text.empty() || !mFine) return;
        const auto value = mContext.number(option, text, min, max);
        mFine = value.has_value();
        if (value) target = static_cast<int>(*value);
    }
    void wrong(const char* option, const std::string& value, const std::vector<std::string>& known) {
        if (mFine)
            mContext.wrongUsage(
                "cli.usage.choice",
                {{"option", std::string(option)}, {"value", value}, {"known", joinedNames(known)}});
        mFine = false;
    }

private:
    std::optional<double> number(const char* option, const std::string& text, int min, int max) {
        double value = 0;
        const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (failure == std::errc{} && end == text.data() + text.size() && value >= min && value <= max)
            return value;
        mContext.wrongUsage("cli.usage.length", {{"option", std::string(option)},
                                                 {"value", text},
                                                 {"min", std::int64_t(min)},
                                                 {"max", std::int64_t(max)}});
        mFine = false;
        return std::nullopt;
    }

    Context& mContext;
    bool mFine = true;
};

std::optional<PrintOptions> optionsOf(Context& context, const Typed& typed) {
    PrintOptions options;
    options.path = typed.output;
    options.sheets = parts(typed.what);
    options.paper = typed.paper;
    options.cardSize = typed.cardSize;
    Reader read(context);
    using std::pair;
    read.choice("-o", suffixOf(typed.output),
                std::array{pair{"pdf", PrintFormat::Pdf}, pair{"png", PrintFormat::Png},
                           pair{"svg", PrintFormat::Svg}, pair{"zip", PrintFormat::Zip}},
                options.format);
    read.choice("--orientation", typed.orientation,
                std::array{pair{"auto", PrintTurn::Auto}, pair{"portrait", PrintTurn::Portrait},
                           pair{"landscape", PrintTurn::Landscape}},
                options.turn);
    read.choice("--style", typed.style,
                std::array{pair{"colour", DrawStyle::Colour}, pair{"pictorial", DrawStyle::Pictorial},
                           pair{"ink", DrawStyle::Ink}},
                options.style);
    read.choice("--tiles", typed.tiles, std::array{pair{"map", false}, pair{"box", true}}, options.wholeBox);
    read.choice("--backs", typed.backs,
                std::array{pair{"none", PrintBacks::None}, pair{"duplex", PrintBacks::Duplex},
                           pair{"fold", PrintBacks::Fold}},
                options.backs);
    read.choice("--flip", typed.flip, std::array{pair{"long", false}, pair{"short", true}},
                options.shortEdge);
    read.choice("--cut-lines", typed.cutLines,
                std::array{pair{"none", PrintCuts::None}, pair{"layer", PrintCuts::Layer},
                           pair{"only", PrintCuts::Only}},
                options.cutLines);
    read.choice("--poster", typed.poster,
                std::array{pair{"pieces", BoardParts::All}, pair{"terrain", BoardParts::Terrain},
                           pair{"bare", BoardParts::Bare}},
                options.poster);
    read.length("--counter-scale", typed.counterScale, 25, 400, options.counterScale);
    read.count("--item-copies", typed.itemCopies, 1, 50, options.itemCopies);
    read.count("--dpi", typed.dpi, 10, 1200, options.dpi);
    read.length("--margin", typed.margin, 0, 40, options.margin);
    read.length("--tile-size", typed.tileSize, 10, 1000, options.tileSize);
    read.length("--bleed", typed.bleed, 0, 10, options.bleed);
    read.length("--safe", typed.safe, 0, 20, options.safe);
    read.length("--overlap", typed.overlap, 0, 60, options.overlap);
    read.count("--per-page", typed.perPage, 1, 16, options.ordersPerPage);
    read.count("--copies", typed.copies, 1, 200, options.orderCopies);
    read.measure("--measured-x", typed.measuredX, options.measuredX);
    read.measure("--measured-y", typed.measuredY, options.measuredY);
    if (!read.fine()) return std::nullopt;
    const std::string bad = wrongPrintOption(context, options);
    if (bad == "--what") read.wrong("--what", typed.what, sheetNames(context));
    if (bad == "--card-size")
        read.wrong("--card-size", typed.cardSize, {"game", "mini", "poker", "tarot", "WxH (mm)"});
    if (bad == "--paper")
        read.wrong("--paper", typed.paper, {"A3", "A4", "A5", "letter", "legal", "WxH (mm)"});
    if (bad == "--measured") context.wrongUsage("cli.usage.measured");
    if (!bad.empty()) return std::nullopt;
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
    options->variants = typed.variants;
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
    add("--paper", typed->paper, "cli.option.paper", "A3|A4|A5|letter|legal|WxH");
    add("--orientation", typed->orientation, "cli.option.orientation", "auto|portrait|landscape");
    add("--style", typed->style, "cli.option.style", "colour|pictorial|ink");
    add("--margin", typed->margin, "cli.option.page-margin", "MM");
    add("--tile-size", typed->tileSize, "cli.option.tile-size", "MM");
    add("--tiles", typed->tiles, "cli.option.which-tiles", "map|box");
    add("--bleed", typed->bleed, "cli.option.bleed", "MM");
    add("--safe", typed->safe, "cli.option.safe", "MM");
    add("--backs", typed->backs, "cli.option.backs", "none|duplex|fold");
    add("--flip", typed->flip, "cli.option.flip", "long|short");
    add("--card-size", typed->cardSize, "cli.option.card-size", "game|mini|poker|tarot|WxH");
    add("--counter-scale", typed->counterScale, "cli.option.counter-scale", "PERCENT");
    add("--item-copies", typed->itemCopies, "cli.option.item-copies", "N");
    add("--cut-lines", typed->cutLines, "cli.option.cut-lines", "none|layer|only");
    add("--overlap", typed->overlap, "cli.option.overlap", "MM");
    add("--poster", typed->poster, "cli.option.poster", "pieces|terrain|bare");
    add("--per-page", typed->perPage, "cli.option.per-page", "N");
    add("--copies", typed->copies, "cli.option.copies", "N");
    add("--measured-x", typed->measuredX, "cli.option.measured-x", "MM[/MM]");
    add("--measured-y", typed->measuredY, "cli.option.measured-y", "MM[/MM]");
    add("--dpi", typed->dpi, "cli.option.sheet-dpi", "D");
    addVariantFlags(*print, context, typed->variants, "cli.option.print-variant");
    add("-o,--output", typed->output, "cli.option.sheet", "F")->required();
    print->callback([&context, typed] { run(context, *typed); });
}

}  // namespace hexa::cli
