// SPDX-License-Identifier: GPL-3.0-or-later
// new: empty maps, maps of a line that people type, maps for another number of players.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace hexa::cli {
namespace {

struct MakingOptions {
    BaseOptions base;
    std::optional<std::string> line;
    std::string change;
    std::string output;
};

/// Returns an existing map, changed for --players.
std::optional<Scenario> changedMap(Context& context, const MakingOptions& options) {
    auto map = context.load(options.change);
    if (!map) return std::nullopt;
    const GameSystem& system = context.systemOf(*map);
    if (!system.generate || !system.generate->forPlayers) {
        context.wrongUsage("cli.new.no-change", {{"system", system.catalog.name}});
        return std::nullopt;
    }
    const auto players = context.number("--players", options.base.players, 1, maxScenarioSeats);
    if (!players) return std::nullopt;
    const auto change = system.generate->forPlayers(*map, static_cast<int>(*players));
    if (!change) {
        context.fail(Exit::Usage, change.error());
        return std::nullopt;
    }
    for (const Message& message : change->losses) context.say(message.code, message.arguments);
    static_cast<void>(apply(*map, change->edit));
    return map;
}

/// Places the board of --line on the chosen layout. Prints an error and returns none if it can't be
/// read.
std::optional<Scenario> typedMap(Context& context, const MakingOptions& options) {
    const auto base = baseOf(context, options.base);
    if (!base || !options.line) return base;
    if (options.line->empty()) {
        context.wrongUsage("cli.new.empty-line");
        return std::nullopt;
    }
    const GameSystem& system = context.systemOf(*base);
    if (!system.generate || !system.generate->typed) {
        context.wrongUsage("cli.new.no-line", {{"system", system.catalog.name}});
        return std::nullopt;
    }
    auto map = system.generate->typed(*base, *options.line);
    if (map) return std::move(*map);
    context.fail(Exit::Usage, map.error());
    return std::nullopt;
}

void runNew(Context& context, const MakingOptions& options) {
    if (!mayWrite(context, options.output, Written::Map, {options.base.layout, options.change})) return;
    const auto scenario = options.change.empty() ? typedMap(context, options) : changedMap(context, options);
    if (!scenario) return;
    if (!context.write(options.output, writeScenario(*scenario, context.systemOf(*scenario).catalog))) return;
    if (options.output == "-") return;
    context.say("cli.written", {{"path", options.output}});
    if (!context.json) return;
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.output));
    json.member("system", std::string_view(scenario->system));
    json.member("players", scenario->players());
    json.member("layout", std::string_view(scenario->provenance.layout));
    json.endObject();
    context.printJson(json.take());
}

}  // namespace

void addMaking(CLI::App& app, Context& context) {
    const auto options = std::make_shared<MakingOptions>();
    CLI::App* make = addCommand(app, context, "new", "new --system clockwork-wars --players 3 -o empty.hexa");
    addBaseOptions(*make, context, options->base);
    make->add_option("--line", options->line, context.text("cli.option.line"))->type_name("L");
    make->add_option("--change", options->change, context.text("cli.option.change"))->type_name("F");
    make->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("F")
        ->required();
    make->callback([&context, options] { runNew(context, *options); });
}

}  // namespace hexa::cli
