// SPDX-License-Identifier: GPL-3.0-or-later
// Commands generate (random, symmetric, balanced and certified maps) and symmetries (those possible
// on a layout).

#include "app/cli/commands/commands.h"
#include "app/cli/commands/generatereports.h"
#include "app/cli/generateoptions.h"
#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/splitting.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hexa::cli {
namespace {

/// A written map.
struct Made {
    std::string file;
    std::uint64_t seed = 0;
    generate::Produced map;
    std::optional<generate::KeptLimit> keptLimit = {};  ///< Reported with the first map of a seed.
};

void printMade(const Context& context, const GameSystem& system, const GenerateMethod& mode,
               const std::vector<Made>& maps) {
    JsonWriter json;
    json.beginObject();
    json.member("system", std::string_view(system.id()));
    json.member("mode", std::string_view(mode.id));
    json.member("generatorVersion", mode.version);
    json.key("maps");
    json.beginArray();
    for (const Made& made : maps) {
        json.beginObject(mode.searches ? JsonWriter::Style::Lines : JsonWriter::Style::Compact);
        json.member("file", std::string_view(made.file));
        json.member("seed", std::string_view(std::to_string(made.seed)));
        const std::string& settings = made.map.candidate.scenario.provenance.settings;
        if (!settings.empty()) json.member("settings", std::string_view(settings));
        writeFigures(context, json, system, made.map);
        if (made.keptLimit) writeKeptLimit(json, *made.keptLimit);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

/// Chooses the fairest search for the mode "certified": symmetric maps, if the layout has any.
void chooseSearch(const GameSystem& system, GenerateRequest& request) {
    for (const GenerateMethod& mode : system.generate->modes) {
        if (!mode.searches) continue;
        request.mode = mode.id;
        if (mode.symmetric && system.generate->symmetries && system.generate->symmetries(request)) return;
    }
}

/// Destination of the maps: one file, or a folder with one file a map.
struct Destination {
    std::string output;
    bool folder = false;
    int kept = 1;  ///< Most maps of a seed.

    std::string pathOf(std::uint64_t seed, int number) const {
        if (!folder) return output;
        std::string name = "map-" + std::to_string(seed);
        if (kept > 1) name += '-' + std::to_string(number + 1);
        return (std::filesystem::path(output) / (name + ".hexa")).string();
    }
};

/// Creates the folder and protects existing files. A named output file is replaced. Names in a
/// folder are made from seeds, which users don't remember, so files there are not replaced.
bool prepare(Context& context, const GenerateOptions& options, const Destination& to, std::uint64_t seed,
             const parts::Jobs& maps) {
    if (to.folder && to.output == "-") {
        context.wrongUsage("cli.usage.count-to-stdout");
        return false;
    }
    std::error_code failure;
    if (to.folder) std::filesystem::create_directory(to.output, failure);
    if (failure) {
        context.fail(Exit::Output,
                     Error("cli.folder-failed", {{"path", to.output}, {"reason", failure.message()}}));
        return false;
    }
    const std::string settings = options.settings.starts_with('@') ? options.settings.substr(1) : "";
    const std::vector<std::string> inputs{options.base.layout, options.base.lock, settings};
    for (std::int64_t i = maps.begin; i < maps.end; ++i)
        for (int number = 0; number < to.kept; ++number) {
            const std::string path = to.pathOf(seed + static_cast<std::uint64_t>(i), number);
            if (!mayWrite(context, path, Written::Map, inputs)) return false;
            if (!to.folder || options.force || !std::filesystem::exists(path, failure)) continue;
            context.wrongUsage("cli.usage.exists", {{"path", path}});
            return false;
        }
    return true;
}

/// Returns the maps of a series to be made here: the part's share of `count`. Prints an error and
/// returns none if the options are wrong.
std::optional<parts::Jobs> mapsOf(Context& context, const GenerateOptions& options) {
    const auto count = options.count.empty() ? 1 : context.number("--count", options.count, 1, maxMaps);
    const auto part = partOf(context, options.part);
    if (!count || !part) return std::nullopt;
    const char* const wrong = options.part.empty()           ? nullptr
                              : options.count.empty()        ? "cli.usage.part-count"
                              : options.playing.seed.empty() ? "cli.usage.part-seed"
                                                             : nullptr;
    if (wrong == nullptr) return parts::jobsOf(*part, *count);
    context.wrongUsage(wrong);
    return std::nullopt;
}

/// Prints each fault of a map once, with the number of places that have it.
void tellFaults(Context& context, const std::vector<Problem>& problems) {
    std::vector<std::pair<std::string, std::int64_t>> faults;
    for (const Problem& problem : problems) {
        const std::string text = context.text(problem);
        const auto known = std::ranges::find(faults, text, &std::pair<std::string, std::int64_t>::first);
        if (known == faults.end())
            faults.emplace_back(text, 1);
        else
            ++known->second;
    }
    for (const auto& [text, places] : faults)
        if (places == 1)
            context.say("cli.generated.faulty", {{"problem", text}});
        else
            context.say("cli.generated.faulty-places", {{"problem", text}, {"count", places}});
    if (!faults.empty()) context.raise(Exit::Problems);
}

void runGenerate(Context& context, const GenerateOptions& options) {
    const auto base = baseOf(context, options.base);
    const auto seed = base ? context.seed(options.playing.seed) : std::nullopt;
    if (!base || !seed) return;
    const auto maps = mapsOf(context, options);
    const GameSystem& system = context.systemOf(*base);
    auto request = maps ? produceRequest(context, system, options) : std::nullopt;
    if (!request) return;
    request->search.base = *base;
    request->explainKept = options.count.empty();  // not for each of many maps
    if (request->search.mode.empty()) chooseSearch(system, request->search);
    const GenerateMethod& mode = *generateMode(system, request->search.mode);

    std::error_code ignored;
    Destination to{options.output, !options.count.empty(), 1};
    if (request->search.pick == 0) to.kept = std::max(1, request->search.keep);
    to.folder = to.folder || to.kept > 1 || std::filesystem::is_directory(options.output, ignored);
    if (!prepare(context, options, to, *seed, *maps)) return;
    if (system.generate->advice)
        if (const auto advice = system.generate->advice(request->search))
            context.say(advice->code, advice->arguments);

    std::vector<Made> made;
    for (std::int64_t i = maps->begin; i < maps->end; ++i) {
        request->search.seed = *seed + static_cast<std::uint64_t>(i);
        auto production = options.progress ? generate::produce(system, *request, progressTeller(context))
                                           : generate::produce(system, *request);
        if (!production) {
            const auto* place = std::get_if<JsonPointer>(&production.error().place());
            if (place != nullptr)
                return context.wrongUsage(production.error().code(), production.error().arguments());
            return context.fail(Exit::Input, production.error(), options.base.lock);
        }
        const bool chooses = mode.searches && !request->search.atlas && request->search.pick == 0;
        const auto found = static_cast<std::int64_t>(production->maps.size());
        if (production->keptLimit) tellKeptLimit(context, *production->keptLimit, *base);
        if (chooses && found < request->search.keep) context.say("cli.generate.few", {{"count", found}});
        for (std::size_t number = 0; number < production->maps.size(); ++number) {
            generate::Produced& map = production->maps[number];
            const std::string path = to.pathOf(request->search.seed, static_cast<int>(number));
            if (!context.write(path, writeScenario(map.candidate.scenario, system.catalog))) return;
            context.say("cli.generated", {{"path", path}, {"seed", std::to_string(request->search.seed)}});
            tellFigures(context, system, request->search, map);
            if (system.catalog.definition) tellFaults(context, errorsOf(system, map.candidate.scenario));
            if (options.log && !context.json && path != "-") printDraw(context, map.candidate);
            if (map.certificate && map.certificate->report.verdict == balance::Verdict::Unfair)
                context.raise(Exit::Problems);
            made.push_back({path, request->search.seed, std::move(map)});
            if (number == 0) made.back().keptLimit = production->keptLimit;
        }
    }
    if (context.json && options.output != "-") printMade(context, system, mode, made);
}

void runSymmetries(Context& context, const GenerateOptions& options) {
    const auto base = baseOf(context, options.base);
    if (!base) return;
    const GameSystem& system = context.systemOf(*base);
    auto request = produceRequest(context, system, options);
    if (!request) return;
    if (!system.generate->symmetries) return context.wrongUsage("generate.no-mode", {{"mode", "symmetric"}});
    request->search.base = *base;
    const auto choices = system.generate->symmetries(request->search);
    if (!choices) return context.fail(Exit::Input, choices.error(), options.base.lock);
    JsonWriter json;
    json.beginArray();
    for (const SymmetryChoice& choice : *choices) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("id", std::string_view(choice.id));
        json.member("name", std::string_view(context.text(choice.name)));
        json.member("exact", choice.exact);
        if (choice.maps) json.member("maps", std::string_view(std::to_string(*choice.maps)));
        json.endObject();
        if (context.json) continue;
        const std::string code = choice.maps    ? "cli.symmetries.atlas"
                                 : choice.exact ? "cli.symmetries.exact"
                                                : "cli.symmetries.classes";
        context.printLine(choice.id + ": " +
                          context.text(code, {{"name", context.text(choice.name)},
                                              {"count", std::to_string(choice.maps.value_or(0))}}));
    }
    json.endArray();
    if (context.json) context.printJson(json.take());
}

}  // namespace

void addGenerating(CLI::App& app, Context& context) {
    const auto options = std::make_shared<GenerateOptions>();
    CLI::App* generate =
        addCommand(app, context, "generate",
                   "generate --system clockwork-wars --players 4 --mode certified --seed 42 -o map.hexa");
    addGenerateOptions(*generate, context, *options);
    const auto option = [&](const char* name, auto& value, const char* code, const char* type) {
        return generate->add_option(name, value, context.text(code))->type_name(type);
    };
    option("--mode", options->mode, "cli.option.mode", "M");
    option("--symmetry", options->symmetry, "cli.option.symmetry", "Y");
    option("--swaps", options->swaps, "cli.option.near-swaps", "K");
    option("--atlas", options->atlas, "cli.option.atlas", "I");
    option("--taste", options->tastes, "cli.option.taste", "A=0..100");
    option("--wish", options->wishes, "cli.option.wish", "W");
    option("--settings", options->settings, "cli.option.settings", "TEXT|@F");
    option("--effort", options->effort, "cli.option.effort", "P");
    option("--race-games", options->tournamentGames, "cli.option.race-games", "N");
    option("--margin", options->margin, "cli.option.certify-margin", "P");
    option("--keep", options->keep, "cli.option.keep", "N");
    option("--threads", options->threads, "cli.option.threads", "T");
    option("--count", options->count, "cli.option.count", "M");
    option("--part", options->part, "cli.option.part-maps", "K/N");
    generate->add_flag("--force", options->force, context.text("cli.option.force"));
    generate->add_flag("--log", options->log, context.text("cli.option.draw-log"));
    generate->add_flag("--progress", options->progress, context.text("cli.option.progress"));
    option("-o,--output", options->output, "cli.option.output-or-folder", "F")->required();
    generate->callback([&context, options] { runGenerate(context, *options); });

    const auto look = std::make_shared<GenerateOptions>();
    CLI::App* symmetries =
        addCommand(app, context, "symmetries", "symmetries --system clockwork-wars --players 4");
    addGenerateOptions(*symmetries, context, *look);
    symmetries->callback([&context, look] { runSymmetries(context, *look); });
}

}  // namespace hexa::cli
