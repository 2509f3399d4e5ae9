// SPDX-License-Identifier: GPL-3.0-or-later
// Command fill: fills the empty slots of a map as fairly as games can measure. Placed tiles stay.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "core/balance/binding.h"
#include "core/balance/countedgames.h"
#include "core/balance/headline.h"
#include "core/edit/builders.h"
#include "core/engine/system.h"
#include "core/generate/fairfill.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"
#include "core/library/shelf.h"
#include "core/registry/registry.h"

#include <memory>
#include <optional>

namespace hexa::cli {
namespace {

struct FillOptions {
    FillOptions() { playing.usual = UsualBots::Panel; }

    std::string map;
    std::string output;
    std::string seed;
    std::string symmetry;
    std::string games;
    std::string threads;
    PlayingOptions playing;  ///< Only its bots.
};

/// Returns the games of a filled map as the window shows them: all that prove a map of the library,
/// otherwise without bots whose few games are mostly chance. None without games.
std::optional<balance::BalanceReport> gamesOf(const GameSystem& system, const Scenario& map,
                                              const generate::Filling& filling) {
    const auto reportOf = filling.proven ? balance::countedReport : balance::settledReport;
    return reportOf(system, map, generate::winsOf(filling.played), balance::marginOf(system));
}

void tellFilling(const Context& context, const FillOptions& options, std::uint64_t seed,
                 const generate::Filling& filling, const std::optional<balance::BalanceReport>& games) {
    Arguments arguments{{"count", static_cast<std::int64_t>(filling.changes.size())},
                        {"path", options.output},
                        {"seed", std::to_string(seed)}};
    const char* code = "cli.filled";
    if (filling.proven) {
        code = "cli.filled.proven";
        arguments.push_back({"gap", balance::gapText(games ? balance::expectedGap(*games).gap : 0)});
    } else if (filling.exact) {
        code = "cli.filled.symmetric";
        arguments.push_back({"symmetry", context.text(*filling.symmetry)});
    } else if (games) {
        code = "cli.filled.played";
        arguments.push_back({"gap", balance::gapText(balance::expectedGap(*games).gap)});
        arguments.push_back({"bot", games->bots[games->worstBot].bot});
    }
    context.say(code, arguments);
}

void printFilling(const Context& context, const FillOptions& options, std::uint64_t seed,
                  const generate::Filling& filling, const std::optional<balance::BalanceReport>& games) {
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.output));
    json.member("seed", std::string_view(std::to_string(seed)));
    json.member("filled", static_cast<std::int64_t>(filling.changes.size()));
    json.member("symmetric", filling.exact);
    json.member("proven", filling.proven);
    if (filling.symmetry) json.member("symmetry", std::string_view(context.text(*filling.symmetry)));
    if (games) json.member("playedGap", balance::expectedGap(*games).gap);
    json.endObject();
    context.printJson(json.take());
}

void runFill(Context& context, const FillOptions& options) {
    if (!mayWrite(context, options.output, Written::Map, {options.map})) return;
    auto map = context.load(options.map);
    if (!map) return;
    const GameSystem& system = context.systemOf(*map);
    generate::FillRequest request;
    const auto seed = context.seed(options.seed);
    const auto threads = threadsOf(context, options.threads);
    if (!options.games.empty()) {
        request.games = context.number("--games", options.games, 0, maxGames);
        if (!request.games) return;
    }
    if (!seed || !threads) return;
    request.map = *map;
    request.seed = *seed;
    request.symmetry = options.symmetry;
    request.threads = *threads;
    if (!options.playing.bots.empty()) {
        if (playOf(context, *map) == nullptr) return;
        const auto bots = botsOf(context, system, options.playing);
        if (!bots) return;
        request.panel = *bots;
    }
    const auto shelf = library::Shelf::open(system, builtInLibrary(system.id()));
    if (shelf) request.library = &*shelf;
    const auto filling = generate::fillFairly(system, request);
    if (!filling) return context.fail(Exit::Input, filling.error(), options.map);
    static_cast<void>(apply(*map, changeCells(*map, system.catalog, filling->changes)));
    if (!context.write(options.output, writeScenario(*map, system.catalog))) return;
    if (options.output == "-") return;
    const auto games = gamesOf(system, *map, *filling);
    tellFilling(context, options, *seed, *filling, games);
    if (context.json) printFilling(context, options, *seed, *filling, games);
}

}  // namespace

void addFilling(CLI::App& app, Context& context) {
    const auto options = std::make_shared<FillOptions>();
    CLI::App* command = addCommand(app, context, "fill", "fill begun.hexa -o map.hexa");
    const auto option = [&](const char* name, auto& value, const char* code, const char* type) {
        return command->add_option(name, value, context.text(code))->type_name(type);
    };
    command->add_option("MAP", options->map, context.text("cli.option.map"))->required();
    option("-o", options->output, "cli.option.output", "F")->required();
    option("--seed", options->seed, "cli.option.fill-seed", "K");
    option("--symmetry", options->symmetry, "cli.option.fill-symmetry", "ID|none");
    option("--games", options->games, "cli.option.fill-games", "N");
    addBotsOption(*command, context, options->playing);
    option("--threads", options->threads, "cli.option.threads", "T");
    command->callback([&context, options] { runFill(context, *options); });
}

}  // namespace hexa::cli
