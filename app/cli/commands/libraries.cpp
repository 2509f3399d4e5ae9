// SPDX-License-Identifier: GPL-3.0-or-later
// Command library: lists, takes, checks and makes proven maps.
#include "app/cli/base.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/libraryoptions.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "core/balance/headline.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"
#include "core/library/configuration.h"
#include "core/library/images.h"
#include "core/library/shelf.h"
#include "core/library/style.h"
#include "core/registry/registry.h"

#include <memory>

namespace hexa::cli {

const GameSystem* libraryGameOf(Context& context, const LibraryOptions& options) {
    if (options.base.system.empty())
        for (const GameSystem& system : context.systems().list())
            if (!builtInLibrary(system.id()).empty()) return &system;
    return systemNamed(context, options.base.system);
}

namespace {

/// Returns the library of --library, else the one that comes with the program.
std::optional<library::Shelf> shelfOf(Context& context, const GameSystem& system, const std::string& file) {
    std::string_view text = builtInLibrary(system.id());
    std::optional<std::string> own;
    if (!file.empty()) {
        own = context.read(file);
        if (!own) return std::nullopt;
        text = *own;
    }
    if (text.empty()) {
        context.fail(Exit::Input, Error("library.none", {{"game", system.id()}}));
        return std::nullopt;
    }
    auto shelf = library::Shelf::open(system, text);
    if (shelf) return *std::move(shelf);
    context.fail(Exit::Input, shelf.error(), file);
    return std::nullopt;
}

bool isWanted(const LibraryOptions& options, const library::ProvenMap& map, std::size_t number) {
    return (options.configuration.empty() || options.configuration == map.configuration) &&
           (options.style.empty() || library::hasStyle(map, options.style)) &&
           (options.number.empty() || options.number == std::to_string(number));
}

/// Fails if the options match no map. Without options, an empty library is valid.
bool foundNone(Context& context, const LibraryOptions& options, std::int64_t found) {
    const bool all = options.configuration.empty() && options.style.empty() && options.number.empty();
    if (found > 0 || all) return false;
    context.fail(Exit::Problems, Error("library.no-entry"));
    return true;
}

/// Returns a style in the game's words, or else its ID.
std::string styleText(const Context& context, const GameSystem& system, const std::string& style) {
    const auto read = library::readStyle(style);
    if (!read || !system.generate) return style;
    for (const TasteAxis& axis : system.generate->axes)
        if (axis.id == read->axis) return context.text(read->trait(axis));
    return style;
}

std::string gapText(const Context& context, const library::ProvenMap& map) {
    if (map.exact()) return context.text("cli.library.exact");
    const std::vector<generate::PlayedGap> gaps = library::gapsOf(map);
    const generate::PlayedGap& worst = generate::worstOf(gaps);
    return context.text("cli.library.gap", {{"gap", balance::gapText(worst.gap)},
                                            {"low", balance::gapText(worst.interval.low)},
                                            {"high", balance::gapText(worst.interval.high)},
                                            {"bot", worst.bot}});
}

void writeEntry(JsonWriter& json, const library::ProvenMap& map, std::size_t number) {
    json.beginObject();
    json.member("number", number);
    json.member("configuration", std::string_view(map.configuration));
    json.member("code", std::string_view(map.code));
    json.member("style", std::string_view(library::styleOf(map)));
    json.member("symmetry", std::string_view(map.symmetry));
    json.member("exact", map.exact());
    json.member("gap", library::gapOf(map));
    if (!map.exact()) {
        const auto gaps = library::gapsOf(map);
        json.member("low", generate::worstOf(gaps).interval.low);
        json.member("high", generate::worstOf(gaps).interval.high);
        json.member("bot", std::string_view(generate::worstOf(gaps).bot));
    }
    json.endObject();
}

void runList(Context& context, const LibraryOptions& options) {
    const GameSystem* system = libraryGameOf(context, options);
    if (system == nullptr) return;
    const auto shelf = shelfOf(context, *system, options.file);
    if (!shelf) return;
    JsonWriter json;
    json.beginArray();
    std::int64_t shown = 0;
    for (std::size_t i = 0; i < shelf->library().maps.size(); ++i) {
        const library::ProvenMap& map = shelf->library().maps[i];
        if (!isWanted(options, map, i + 1)) continue;
        ++shown;
        if (context.json)
            writeEntry(json, map, i + 1);
        else
            context.printLine(std::to_string(i + 1) + "  " + map.configuration + "  " +
                              gapText(context, map) + "  " +
                              styleText(context, *system, library::styleOf(map)) + "  " + map.code);
    }
    if (foundNone(context, options, shown)) return;
    json.endArray();
    if (context.json) context.printJson(json.take());
    context.say("cli.library.count", {{"count", shown}, {"minutes", shelf->library().allSeconds() / 60}});
}

void runTake(Context& context, const LibraryOptions& options) {
    if (!mayWrite(context, options.output, Written::Map, {options.base.lock})) return;
    LibraryOptions asked = options;
    const GameSystem* system = libraryGameOf(context, options);
    if (system == nullptr) return;
    asked.base.system = system->id();
    const auto base = baseOf(context, asked.base);
    const auto seed = context.seed(options.seed);
    const auto shelf = shelfOf(context, *system, options.file);
    if (!base || !seed || !shelf) return;
    Scenario wanted = *base;
    for (const std::string& variant : options.variants) wanted.options[variant] = true;
    library::Wish wish;
    wish.configuration = library::configurationOf(*system, wanted);
    wish.style = options.style;
    // A number of players alone leaves the layout open.
    if (!options.base.layout.empty() || !options.base.lock.empty()) wish.base = wanted;
    wish.seed = *seed;
    auto taken = shelf->take(wish, 1);
    if (taken.empty()) return context.fail(Exit::Problems, Error("library.nothing"));
    const Scenario& proven = taken.front().scenario;
    const Scenario map = wish.base ? library::withTilesOf(*wish.base, proven) : proven;
    if (!context.write(options.output, writeScenario(map, system->catalog))) return;
    if (options.output != "-")
        context.say("cli.library.taken", {{"path", options.output},
                                          {"gap", gapText(context, *taken.front().map)},
                                          {"seed", std::to_string(*seed)}});
}

void runCheck(Context& context, const LibraryOptions& options) {
    const GameSystem* system = libraryGameOf(context, options);
    const auto threads = threadsOf(context, options.threads);
    if (system == nullptr || !threads) return;
    const auto shelf = shelfOf(context, *system, options.file);
    if (!shelf) return;
    std::int64_t checked = 0, wrong = 0;
    for (std::size_t i = 0; i < shelf->library().maps.size(); ++i) {
        const library::ProvenMap& map = shelf->library().maps[i];
        if (!isWanted(options, map, i + 1)) continue;
        const auto holds = library::holds(*system, map, *threads);
        if (!holds) return context.fail(Exit::Input, holds.error());
        ++checked;
        wrong += *holds ? 0 : 1;
        context.printLine(std::to_string(i + 1) + "  " + map.configuration + "  " +
                          context.text(*holds ? "cli.library.holds" : "cli.library.differs"));
    }
    if (foundNone(context, options, checked)) return;
    context.say("cli.library.checked", {{"count", checked}, {"wrong", wrong}});
    if (wrong > 0) context.raise(Exit::Problems);
}

void runMerge(Context& context, const LibraryOptions& options) {
    if (!mayWrite(context, options.output, Written::Other, {})) return;
    library::Library all;
    for (const std::string& file : options.files) {
        const auto text = context.read(file);
        if (!text) return;
        const auto read = library::readLibrary(*text);
        if (!read) return context.fail(Exit::Input, read.error(), file);
        auto both = library::merged(std::move(all), *read);
        if (!both) return context.fail(Exit::Input, both.error(), file);
        all = *std::move(both);
    }
    if (context.write(options.output, library::writeLibrary(all)) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

}  // namespace

void addLibraries(CLI::App& app, Context& context) {
    const auto options = std::make_shared<LibraryOptions>();
    CLI::App* group = addCommand(app, context, "library", "library take --players 3 -o map.hexa");
    group->require_subcommand(1);
    group->fallthrough();
    const auto option = [&](CLI::App* command, const char* name, std::string& value, const char* code,
                            const char* type) {
        return command->add_option(name, value, context.text(code))->type_name(type);
    };
    const auto common = [&](CLI::App* command) {
        option(command, "--system", options->base.system, "cli.option.library-system", "ID");
        option(command, "--library", options->file, "cli.option.library", "FILE");
    };
    const auto choice = [&](CLI::App* command) {
        option(command, "--config", options->configuration, "cli.option.library-config", "C");
        option(command, "--style", options->style, "cli.option.library-style", "Y");
        option(command, "--number", options->number, "cli.option.library-number", "N");
    };
    CLI::App* listing = addCommand(*group, context, "list", "library list --config 3p");
    common(listing);
    choice(listing);
    listing->callback([&context, options] { runList(context, *options); });

    CLI::App* taking = addCommand(*group, context, "take", "library take --players 3 --seed 7 -o map.hexa");
    addBaseOptions(*taking, context, options->base);
    option(taking, "--lock", options->base.lock, "cli.option.lock", "F");
    option(taking, "--library", options->file, "cli.option.library", "FILE");
    option(taking, "--style", options->style, "cli.option.library-style", "Y");
    option(taking, "--seed", options->seed, "cli.option.seed", "K");
    option(taking, "-o,--output", options->output, "cli.option.output", "F")->required();
    addVariantFlags(*taking, context, options->variants);
    taking->callback([&context, options] { runTake(context, *options); });

    CLI::App* checking = addCommand(*group, context, "check", "library check --config 3p");
    common(checking);
    choice(checking);
    option(checking, "--threads", options->threads, "cli.option.threads", "T");
    checking->callback([&context, options] { runCheck(context, *options); });

    CLI::App* making = addCommand(*group, context, "make",
                                  "library make --config 3p --maps 8 --seed 1 --part 1/4 -o part-1.json");
    option(making, "--system", options->base.system, "cli.option.library-system", "ID");
    option(making, "--config", options->configuration, "cli.option.library-config", "C")->required();
    option(making, "--layout", options->base.layout, "cli.option.library-layout", "ID");
    option(making, "--kind", options->kind, "cli.option.library-kind", "KIND");
    option(making, "--maps", options->maps, "cli.option.library-maps", "N");
    option(making, "--tries", options->tries, "cli.option.library-tries", "N");
    option(making, "--games", options->games, "cli.option.library-games", "N");
    option(making, "--search-games", options->searchGames, "cli.option.library-search-games", "N");
    option(making, "--seed", options->seed, "cli.option.seed", "K");
    option(making, "--part", options->part, "cli.option.library-part", "K/N");
    option(making, "--continue", options->onFrom, "cli.option.library-continue", "FILE");
    option(making, "--threads", options->threads, "cli.option.threads", "T");
    option(making, "-o,--output", options->output, "cli.option.output", "F")->required();
    making->callback([&context, options] { runMake(context, *options); });

    CLI::App* merging = addCommand(*group, context, "merge", "library merge part-*.json -o library.json");
    merging->add_option("FILE", options->files, context.text("cli.option.library-files"))->required();
    option(merging, "-o,--output", options->output, "cli.option.output", "F")->required();
    merging->callback([&context, options] { runMerge(context, *options); });
}

}  // namespace hexa::cli
