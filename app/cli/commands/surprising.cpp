// SPDX-License-Identifier: GPL-3.0-or-later
// surprise: a fair map of any size and style, as by Surprise Map in the window.
#include "app/cli/base.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/generatereports.h"
#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "core/engine/system.h"
#include "core/generate/surprise.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"

#include <memory>

namespace hexa::cli {
namespace {

struct SurpriseOptions {
    std::string system;
    std::string layout;
    std::string seed;
    std::string games;
    std::string threads;
    std::string output;
    bool progress = false;
};

void printSurprise(const Context& context, const GameSystem& system, const SurpriseOptions& options,
                   std::uint64_t seed, const generate::Surprise& made) {
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.output));
    json.member("system", std::string_view(system.id()));
    json.member("seed", std::string_view(std::to_string(seed)));
    json.member("players", made.map.candidate.scenario.players());
    json.member("layout", std::string_view(made.wish.layout));
    json.member("mode", std::string_view(made.wish.request.mode));
    writeFigures(context, json, system, made.map);
    json.endObject();
    context.printJson(json.take());
}

void runSurprise(Context& context, const SurpriseOptions& options) {
    const GameSystem* system = systemNamed(context, options.system);
    if (system == nullptr || !mayWrite(context, options.output, Written::Map, {})) return;
    auto seed = context.seed(options.seed);
    const auto threads = threadsOf(context, options.threads);
    std::optional<std::int64_t> games;
    if (!options.games.empty()) {
        games = context.number("--race-games", options.games, 0, maxGames);
        if (!games) return;
    }
    if (!seed || !threads) return;
    if (!options.layout.empty()) {
        if (system->layout(options.layout) == nullptr) return refuseLayout(context, *system, options.layout);
        seed = generate::surpriseSeed(*system, *seed, options.layout);
    }
    std::function<void(const generate::ProduceProgress&)> look;
    if (options.progress) look = progressTeller(context);
    const auto made = generate::surprise(*system, *seed, *threads, {}, look, games);
    if (!made) return context.fail(Exit::Input, made.error());
    const Scenario& map = made->map.candidate.scenario;
    if (!context.write(options.output, writeScenario(map, system->catalog))) return;
    if (options.output == "-") return;
    context.say("cli.surprised", {{"path", options.output},
                                  {"title", map.title},
                                  {"players", std::int64_t{map.players()}},
                                  {"seed", std::to_string(*seed)}});
    tellFigures(context, *system, made->wish.request, made->map);
    if (context.json) printSurprise(context, *system, options, *seed, *made);
}

}  // namespace

void addSurprising(CLI::App& app, Context& context) {
    const auto options = std::make_shared<SurpriseOptions>();
    CLI::App* command =
        addCommand(app, context, "surprise", "surprise --system clockwork-wars -o surprise.hexa");
    const auto option = [&](const char* name, auto& value, const char* code, const char* type) {
        return command->add_option(name, value, context.text(code))->type_name(type);
    };
    option("--system", options->system, "cli.option.system", "ID")->required();
    option("--layout", options->layout, "cli.option.surprise-layout", "ID");
    option("--seed", options->seed, "cli.option.surprise-seed", "K");
    option("--race-games", options->games, "cli.option.surprise-games", "N");
    option("--threads", options->threads, "cli.option.threads", "T");
    command->add_flag("--progress", options->progress, context.text("cli.option.progress"));
    option("-o,--output", options->output, "cli.option.output", "F")->required();
    command->callback([&context, options] { runSurprise(context, *options); });
}

}  // namespace hexa::cli
