// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/atlasoptions.h"

#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/splitting.h"
#include "core/balance/headline.h"
#include "core/engine/system.h"
#include "core/generate/atlas/atlasfile.h"
#include "core/io/file.h"

#include <charconv>
#include <utility>

namespace hexa::cli {
namespace {

constexpr int maxRounds = 10'000;
constexpr int maxLegs = 10'000;

/// "contact,villages"; the first two axes of the game by default. False, and said why, if they are no two axes.
bool readAxes(Context& context, const GameSystem& system, const std::string& text, AtlasGrid& grid) {
    const auto& axes = system.generate->axes;
    if (text.empty() && axes.size() > 1) {
        grid.columns.id = axes[0].id;
        grid.rows.id = axes[1].id;
        return true;
    }
    const auto comma = text.find(',');
    std::string known;
    bool first = false;
    bool second = false;
    for (const TasteAxis& axis : axes) {
        known += (known.empty() ? "" : ", ") + axis.id;
        first |= axis.id == text.substr(0, comma);
        second |= comma != std::string::npos && axis.id == text.substr(comma + 1);
    }
    if (first && second && text.substr(0, comma) != text.substr(comma + 1)) {
        grid.columns.id = text.substr(0, comma);
        grid.rows.id = text.substr(comma + 1);
        return true;
    }
    context.wrongUsage("cli.usage.axes", {{"value", text}, {"known", known}});
    return false;
}

/// "6x6"
bool readGrid(Context& context, const std::string& text, AtlasGrid& grid) {
    if (text.empty()) return true;
    const char* const last = text.data() + text.size();
    int columns = 0;
    int rows = 0;
    const auto [sign, noColumns] = std::from_chars(text.data(), last, columns);
    const bool more = noColumns == std::errc{} && sign != last && *sign == 'x';
    const auto [end, noRows] = more ? std::from_chars(sign + 1, last, rows)
                                    : std::from_chars_result{last, std::errc::invalid_argument};
    const auto fits = [](int number) { return number >= 1 && number <= AtlasGrid::maxCells; };
    if (noRows == std::errc{} && end == last && fits(columns) && fits(rows)) {
        grid.columns.cells = columns;
        grid.rows.cells = rows;
        return true;
    }
    context.wrongUsage("cli.usage.grid", {{"value", text}, {"max", std::int64_t{AtlasGrid::maxCells}}});
    return false;
}

/// The atlas to begin with: that of --resume, or an empty one of what the options describe.
std::optional<generate::Atlas> startOf(Context& context, const GenerateOptions& generate,
                                       const AtlasOptions& options) {
    if (!options.resume.empty()) {
        const BaseOptions& base = generate.base;
        const bool other = !base.layout.empty() || !base.lock.empty() || !base.players.empty() ||
                           !generate.counts.empty() || !generate.wishes.empty() || !options.axes.empty() ||
                           !options.grid.empty() || !generate.settings.empty() ||
                           !generate.playing.variants.empty() || !generate.playing.values.empty();
        if (!other) return readAtlasFile(context, options.resume);
        context.wrongUsage("cli.usage.atlas-resume");
        return std::nullopt;
    }
    const auto base = baseOf(context, generate.base);
    if (!base) return std::nullopt;
    const GameSystem& system = context.systemOf(*base);
    if (!system.generate || !system.generate->atlas) {
        context.wrongUsage("generate.atlas.none");
        return std::nullopt;
    }
    AtlasGrid grid;
    for (const auto& [option, given] :
         {std::pair("--swaps", !generate.swaps.empty()), std::pair("--atlas", !generate.atlas.empty()),
          std::pair("--symmetry", !generate.symmetry.empty()),
          std::pair("--taste", !generate.tastes.empty())})
        if (given) {
            context.wrongUsage("cli.usage.option-of-mode", {{"option", option}, {"mode", "atlas"}});
            return std::nullopt;
        }
    // The search of an atlas has no mode, but takes the wishes of one that searches.
    GenerateOptions plain = generate;
    const auto searching = std::ranges::find_if(system.generate->modes, &GenerateMode::searches);
    plain.mode = searching == system.generate->modes.end() ? std::string() : searching->id;
    auto request = produceRequest(context, system, plain);
    if (!request || !readAxes(context, system, options.axes, grid) || !readGrid(context, options.grid, grid))
        return std::nullopt;
    request->search.base = *base;
    auto atlas = generate::emptyAtlas(system, std::move(request->search), grid);
    if (atlas) return *std::move(atlas);
    context.wrongUsage(atlas.error().code(), atlas.error().arguments());
    return std::nullopt;
}

std::function<void(const generate::AtlasProgress&)> progressTeller(const Context& context) {
    return [&context, last = std::int64_t{-1}](const generate::AtlasProgress& progress) mutable {
        const auto percent = static_cast<std::int64_t>(progress.part * 100);
        if (percent == std::exchange(last, percent)) return;
        const char* const code = progress.checking ? "generate.stage.measuring" : "generate.stage.searching";
        const std::string stage = context.text(code, {{"games", balance::countText(progress.games)}});
        context.say("cli.generate.progress", {{"percent", percent}, {"stage", stage}});
    };
}

}  // namespace

void addAtlasOptions(CLI::App& command, const Context& context, AtlasOptions& options) {
    const auto option = [&](const char* name, auto& value, const char* code, const char* type) {
        command.add_option(name, value, context.text(code))->type_name(type);
    };
    option("--axes", options.axes, "cli.option.axes", "A,B");
    option("--grid", options.grid, "cli.option.grid", "CxR");
    option("--rounds", options.rounds, "cli.option.rounds", "N");
    option("--legs", options.legs, "cli.option.legs", "N");
    option("--resume", options.resume, "cli.option.resume-atlas", "F");
}

std::optional<generate::Atlas> readAtlasFile(Context& context, const std::string& path) {
    context.willRead(path);
    const auto text = readFile(path);
    auto atlas = text ? generate::readAtlas(*text, context.systems()) : Result<generate::Atlas>(text.error());
    if (atlas) return *std::move(atlas);
    context.fail(Exit::Input, atlas.error(), path);
    return std::nullopt;
}

void makeAtlas(Context& context, const GenerateOptions& generate, const AtlasOptions& options) {
    const auto seed = context.seed(generate.playing.seed);
    const auto part = partOf(context, generate.part);
    const auto threads = threadsOf(context, generate.threads);
    const auto number = [&](const char* name, const std::string& text, std::int64_t min, std::int64_t max,
                            std::int64_t otherwise) {
        return text.empty() ? std::optional(otherwise) : context.number(name, text, min, max);
    };
    const auto rounds = number("--rounds", options.rounds, 0, maxRounds, 8);
    const auto legs = number("--legs", options.legs, 1, maxLegs, 8);
    const auto effort = number("--effort", generate.effort, 1, 100'000, 100);
    const auto games = number("--race-games", generate.tournamentGames, 0, maxGames, 0);
    if (!seed || !part || !threads || !rounds || !legs || !effort || !games) return;
    if (!generate.part.empty() && generate.playing.seed.empty())
        return context.wrongUsage("cli.usage.part-seed");
    auto start = startOf(context, generate, options);
    if (!start ||
        !mayWrite(context, generate.output, Written::Other, {generate.base.lock, generate.base.layout}))
        return;
    if (start->part) return context.fail(Exit::Input, Error("generate.atlas.is-part"), options.resume);
    const GameSystem& system = context.systemOf(start->ground.base);
    generate::AtlasRequest request;
    request.start = *std::move(start);
    request.seed = *seed;
    request.effort = static_cast<int>(*effort);
    request.rounds = static_cast<int>(*rounds);
    request.legs = static_cast<int>(*legs);
    request.games = *games;
    if (!generate.playing.bots.empty()) request.panel = botsOf(generate.playing);
    request.part = *part;
    request.program = HEXATELIER_VERSION;
    request.threads = *threads;
    const auto atlas = generate.progress ? generate::explore(system, request, progressTeller(context))
                                         : generate::explore(system, request);
    if (!atlas) return context.fail(Exit::Input, atlas.error(), options.resume);
    if (!context.write(generate.output, generate::writeAtlas(*atlas, system.catalog))) return;
    context.say("cli.atlas.made", {{"path", generate.output},
                                   {"seed", std::to_string(*seed)},
                                   {"filled", static_cast<std::int64_t>(atlas->filled())},
                                   {"cells", static_cast<std::int64_t>(atlas->cells.size())}});
}

}  // namespace hexa::cli
