// SPDX-License-Identifier: GPL-3.0-or-later
// generate: random, symmetric, balanced and certified maps, atlases; symmetries: what a layout allows.
#include "app/cli/atlasoptions.h"
#include "app/cli/commands/commands.h"
#include "app/cli/generateoptions.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/splitting.h"
#include "core/balance/headline.h"
#include "core/generate/stages.h"
#include "core/io/scenariofile.h"
#include "core/json/writer.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <utility>

namespace hexa::cli {
namespace {

constexpr std::int64_t maxMaps = 1'000'000;

/// A map that was written.
struct Made {
    std::string file;
    std::uint64_t seed = 0;
    generate::Produced map;
};

void writeHexes(JsonWriter& json, const std::vector<std::vector<Hex>>& sets) {
    json.beginArray(JsonWriter::Style::Compact);
    for (const auto& set : sets) {
        json.beginArray();
        for (const Hex at : set) {
            json.beginArray();
            json.value(at.q);
            json.value(at.r);
            json.endArray();
        }
        json.endArray();
    }
    json.endArray();
}

void writeFigures(const Context& context, JsonWriter& json, const GameSystem& system,
                  const generate::Produced& map) {
    const Candidate& candidate = map.candidate;
    if (candidate.gap) json.member("gap", *candidate.gap);
    if (const auto played = map.playedGap()) json.member("playedGap", *played);
    if (!map.played.empty()) writeGaps(json, "played", map.played);
    if (!candidate.tastes.empty()) {
        json.key("tastes");
        json.beginObject();
        for (std::size_t axis = 0; axis < candidate.tastes.size(); ++axis) {
            json.key(system.generate->axes[axis].id);
            json.beginObject(JsonWriter::Style::Compact);
            json.member("value", candidate.tastes[axis].value);
            json.member("position", candidate.tastes[axis].position);
            json.endObject();
        }
        json.endObject();
    }
    if (!candidate.wishes.empty()) {
        json.key("wishes");
        json.beginArray();
        for (const WishResult& wish : candidate.wishes) {
            json.beginObject(JsonWriter::Style::Compact);
            json.member("met", wish.met);
            json.member("missing", wish.missing);
            json.endObject();
        }
        json.endArray();
    }
    if (!candidate.symmetry.empty()) {
        json.member("symmetry", std::string_view(candidate.symmetry));
        json.key("unequal");
        writeHexes(json, candidate.unequal);
    }
    const GenerateMode* mode = system.generateMode(candidate.scenario.provenance.generator);
    if (mode != nullptr && mode->nearly) {
        json.member("swaps", swapsOf(candidate.rings));
        json.key("rings");
        writeHexes(json, candidate.rings);
    }
    if (!candidate.log.empty()) {
        json.key("log");
        json.beginArray();
        for (const DrawStep& step : candidate.log) json.value(std::string_view(context.text(step.text)));
        json.endArray();
    }
    if (map.certificate) {
        json.key("certificate");
        json.beginObject(JsonWriter::Style::Compact);
        json.member("verdict", balance::verdictName(map.certificate->report.verdict));
        json.member("margin", map.certificate->report.margin);
        json.endObject();
    }
}

void printMade(const Context& context, const GameSystem& system, const GenerateMode& mode,
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
        json.endObject();
    }
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

/// How far a map is from symmetry, and the IDs of the tiles that are meant: "V3–L1, F2".
void tellSwaps(const Context& context, const Candidate& map) {
    if (map.rings.empty()) return context.say("cli.generate.no-swaps");
    std::string tiles;
    for (const auto& ring : map.rings) {
        if (!tiles.empty()) tiles += ", ";
        for (const Hex at : ring) {
            if (at != ring.front()) tiles += "–";
            tiles += map.scenario.board.find(at)->id.text();
        }
    }
    context.say("cli.generate.swaps",
                {{"count", std::int64_t{swapsOf(map.rings)}}, {"tiles", std::move(tiles)}});
}

/// What a person wants to know about the map.
void tell(const Context& context, const GameSystem& system, const GenerateRequest& request,
          const generate::Produced& map) {
    if (map.candidate.gap)
        context.say("cli.generate.predicted", {{"gap", balance::decimalText(*map.candidate.gap, 1)}});
    if (map.candidate.gap && !balance::isStandardGame(system, map.candidate.scenario, request.options, {}))
        context.say("balance.predicted.unusual");
    const GenerateMode* mode = system.generateMode(map.candidate.scenario.provenance.generator);
    if (mode != nullptr && mode->nearly)
        tellSwaps(context, map.candidate);
    else if (!map.candidate.unequal.empty())
        context.say("cli.generate.unequal",
                    {{"count", static_cast<std::int64_t>(map.candidate.unequal.size())}});
    for (const generate::PlayedGap& gap : map.played)
        context.say("cli.generate.played", {{"bot", gap.bot},
                                            {"gap", balance::decimalText(gap.gap, 1)},
                                            {"low", balance::decimalText(gap.interval.low, 1)},
                                            {"high", balance::decimalText(gap.interval.high, 1)},
                                            {"games", balance::countText(gap.games)}});
    for (std::size_t i = 0; i < map.candidate.wishes.size(); ++i)
        if (!map.candidate.wishes[i].met) {
            const Wish& wish = request.wishes[i];
            Arguments arguments{{"number", std::int64_t{wish.number}}};
            if (isTile(wish.kind)) arguments.push_back({"kind", system.catalog.kind(wish.kind).name});
            if (isTile(wish.other)) arguments.push_back({"other", system.catalog.kind(wish.other).name});
            arguments.push_back({"cell", std::to_string(wish.at.q) + ", " + std::to_string(wish.at.r)});
            std::string code;
            for (const WishForm& form : system.generate->wishes)
                if (form.id == wish.form) code = form.code;
            context.say("cli.generate.wish", {{"wish", context.text(code, arguments)},
                                              {"missing", std::int64_t{map.candidate.wishes[i].missing}}});
        }
    if (!map.certificate) return;
    const balance::BalanceReport& report = map.certificate->report;
    if (report.verdict != balance::Verdict::Fair)
        context.say("cli.generate.not-reached",
                    {{"margin", balance::percentText(report.margin)},
                     {"gap", balance::percentText(report.bots[report.worstBot].gap)}});
    const Message verdict = balance::headlineOf(report, balance::Evidence::Certificate).text;
    context.say("cli.generate.verdict", {{"verdict", context.text(verdict)}});
    for (const Message& text : balance::statements(report)) context.say(text.code, text.arguments);
}

/// Step by step what chance gave.
void printDraw(const Context& context, const Candidate& map) {
    if (map.log.empty()) return context.say("cli.generate.no-log");
    for (std::size_t i = 0; i < map.log.size(); ++i)
        context.printLine(context.text("cli.generate.log-step", {{"number", static_cast<std::int64_t>(i) + 1},
                                                                 {"text", context.text(map.log[i].text)}}));
}

/// Tells how far a run is whenever another percent is done, or another stage begins.
std::function<void(const generate::ProduceProgress&)> progressTeller(const Context& context) {
    return [&context, last = std::string()](const generate::ProduceProgress& progress) mutable {
        const auto percent = static_cast<std::int64_t>(progress.part * 100);
        const std::string now = std::to_string(percent) + generate::stageCode(progress.stage);
        if (now == std::exchange(last, now)) return;
        const std::string stage = context.text(generate::stageCode(progress.stage),
                                               {{"games", balance::countText(progress.games)}});
        context.say("cli.generate.progress", {{"percent", percent}, {"stage", stage}});
    };
}

/// The mode "certified" takes the search that is fair for most: symmetric maps, if the layout has any.
void chooseSearch(const GameSystem& system, GenerateRequest& request) {
    for (const GenerateMode& mode : system.generate->modes) {
        if (!mode.searches) continue;
        request.mode = mode.id;
        if (mode.symmetric && system.generate->symmetries && system.generate->symmetries(request)) return;
    }
}

/// Where the maps go: into one file, or into a folder, one file a map.
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

/// Makes the folder, and sees that nothing is lost: a file that is named is replaced, but those in a folder get their
/// names from seeds, which nobody has in mind.
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

/// Which maps of a series are made here: of `count` those that belong to the part. None, and said why, if the options are wrong.
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

void runGenerate(Context& context, const GenerateOptions& options) {
    const auto base = baseOf(context, options.base);
    const auto seed = base ? context.seed(options.playing.seed) : std::nullopt;
    if (!base || !seed) return;
    const auto maps = mapsOf(context, options);
    const GameSystem& system = context.systemOf(*base);
    auto request = maps ? produceRequest(context, system, options) : std::nullopt;
    if (!request) return;
    request->search.base = *base;
    if (request->search.mode.empty()) chooseSearch(system, request->search);
    const GenerateMode& mode = *system.generateMode(request->search.mode);

    std::error_code ignored;
    Destination to{options.output, !options.count.empty(), 1};
    if (request->search.pick == 0) to.kept = std::max(1, request->search.keep);
    to.folder = to.folder || to.kept > 1 || std::filesystem::is_directory(options.output, ignored);
    if (!prepare(context, options, to, *seed, *maps)) return;

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
        if (chooses && found < request->search.keep) context.say("cli.generate.few", {{"count", found}});
        for (std::size_t number = 0; number < production->maps.size(); ++number) {
            generate::Produced& map = production->maps[number];
            const std::string path = to.pathOf(request->search.seed, static_cast<int>(number));
            if (!context.write(path, writeScenario(map.candidate.scenario, system.catalog))) return;
            context.say("cli.generated", {{"path", path}, {"seed", std::to_string(request->search.seed)}});
            tell(context, system, request->search, map);
            if (options.log && !context.json && path != "-") printDraw(context, map.candidate);
            if (map.certificate && map.certificate->report.verdict == balance::Verdict::Unfair)
                context.raise(Exit::Problems);
            made.push_back({path, request->search.seed, std::move(map)});
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
    const auto atlas = std::make_shared<AtlasOptions>();
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
    addAtlasOptions(*generate, context, *atlas);
    generate->add_flag("--force", options->force, context.text("cli.option.force"));
    generate->add_flag("--log", options->log, context.text("cli.option.draw-log"));
    generate->add_flag("--progress", options->progress, context.text("cli.option.progress"));
    option("-o,--output", options->output, "cli.option.output-or-folder", "F")->required();
    generate->callback([&context, options, atlas] {
        if (options->mode == "atlas")
            makeAtlas(context, *options, *atlas);
        else
            runGenerate(context, *options);
    });

    const auto look = std::make_shared<GenerateOptions>();
    CLI::App* symmetries =
        addCommand(app, context, "symmetries", "symmetries --system clockwork-wars --players 4");
    addGenerateOptions(*symmetries, context, *look);
    symmetries->callback([&context, look] { runSymmetries(context, *look); });
}

}  // namespace hexa::cli
