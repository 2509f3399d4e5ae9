// SPDX-License-Identifier: GPL-3.0-or-later
// new, generate: empty maps and random ones.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "core/io/scenariofile.h"
#include "core/json/writer.h"

#include <filesystem>
#include <memory>

namespace hexa::cli {
namespace {

constexpr std::int64_t mostMaps = 1'000'000;

struct MakingOptions {
    BaseOptions base;
    std::string mode = "rulebook";
    std::string seed;
    std::string count;
    std::string output;
};

void addBaseOptions(CLI::App& command, const Context& context, MakingOptions& options) {
    command.add_option("--system", options.base.system, context.text("cli.option.system"))->type_name("S");
    command.add_option("--players", options.base.players, context.text("cli.option.players"))->type_name("N");
    command.add_option("--layout", options.base.layout, context.text("cli.option.layout"))->type_name("L");
}

void runNew(Context& context, const MakingOptions& options) {
    const auto scenario = baseOf(context, options.base);
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
    context.print(json.take());
}

const GenerateMode* modeFor(Context& context, const GameSystem& system, const std::string& mode) {
    const GenerateMode* found = system.generateMode(mode);
    if (found != nullptr) return found;
    std::string known;
    if (system.generate)
        for (const GenerateMode& candidate : system.generate->modes)
            known += (known.empty() ? "" : ", ") + candidate.id;
    context.wrongUsage("cli.usage.mode", {{"mode", mode}, {"known", known}});
    return nullptr;
}

struct Made {
    std::string file;
    std::uint64_t seed = 0;
};

void printMade(const Context& context, const Scenario& base, const GenerateMode& mode,
               const std::vector<Made>& maps) {
    JsonWriter json;
    json.beginObject();
    json.member("system", std::string_view(base.system));
    json.member("mode", std::string_view(mode.id));
    json.member("generatorVersion", mode.version);
    json.key("maps");
    json.beginArray();
    for (const Made& map : maps) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("file", std::string_view(map.file));
        json.member("seed", std::string_view(std::to_string(map.seed)));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    context.print(json.take());
}

void runGenerate(Context& context, const MakingOptions& options) {
    namespace fs = std::filesystem;
    const auto base = baseOf(context, options.base);
    const auto seed = base ? context.seed(options.seed) : std::nullopt;
    if (!base || !seed) return;
    const auto count = options.count.empty() ? 1 : context.number("--count", options.count, 1, mostMaps);
    const GameSystem& system = context.systemOf(*base);
    const GenerateMode* mode = modeFor(context, system, options.mode);
    if (!count || mode == nullptr) return;

    // Several maps, or a folder that is there: one file a seed in it.
    std::error_code ignored;
    const bool toFolder = !options.count.empty() || fs::is_directory(options.output, ignored);
    if (toFolder && options.output == "-") return context.wrongUsage("cli.usage.count-to-stdout");
    std::error_code failure;
    if (toFolder) fs::create_directory(options.output, failure);
    if (failure) {
        const Arguments arguments{{"path", options.output}, {"reason", failure.message()}};
        return context.fail(Exit::Output, Error("cli.folder-failed", arguments));
    }

    std::vector<Made> maps;
    GenerateRequest request;
    request.base = *base;
    request.mode = mode->id;
    for (std::int64_t i = 0; i < *count; ++i) {
        request.seed = *seed + static_cast<std::uint64_t>(i);
        const auto map = makeMap(system, request);
        if (!map) return context.fail(Exit::Input, map.error(), options.base.lock);
        const auto name = "map-" + std::to_string(request.seed) + ".hexa";
        const std::string path = toFolder ? (fs::path(options.output) / name).string() : options.output;
        if (!context.write(path, writeScenario(*map, system.catalog))) return;
        context.say("cli.generated", {{"path", path}, {"seed", std::to_string(request.seed)}});
        maps.push_back({path, request.seed});
    }
    if (context.json && options.output != "-") printMade(context, *base, *mode, maps);
}

}  // namespace

void addMaking(CLI::App& app, Context& context) {
    const auto options = std::make_shared<MakingOptions>();
    CLI::App* make = addCommand(app, context, "new", "new --system clockwork-wars --players 3 -o empty.hexa");
    addBaseOptions(*make, context, *options);
    make->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("F")
        ->required();
    make->callback([&context, options] { runNew(context, *options); });

    CLI::App* generate = addCommand(app, context, "generate",
                                    "generate --system clockwork-wars --players 4 --seed 42 -o map.hexa");
    addBaseOptions(*generate, context, *options);
    generate->add_option("--mode", options->mode, context.text("cli.option.mode"))->type_name("M");
    generate->add_option("--seed", options->seed, context.text("cli.option.seed"))->type_name("K");
    generate->add_option("--count", options->count, context.text("cli.option.count"))->type_name("M");
    generate->add_option("--lock", options->base.lock, context.text("cli.option.lock"))->type_name("F");
    generate->add_option("-o,--output", options->output, context.text("cli.option.output-or-folder"))
        ->type_name("F")
        ->required();
    generate->callback([&context, options] { runGenerate(context, *options); });
}

}  // namespace hexa::cli
