// SPDX-License-Identifier: GPL-3.0-or-later
// repair: the fewest swaps that make a map fair.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/weighing.h"

#include "app/cli/generateoptions.h"
#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "core/balance/report.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/generate/fairer.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"
#include "core/library/shelf.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <memory>

namespace hexa::cli {
namespace {

struct RepairOptions {
    PlayingOptions playing;
    std::string swaps;
    std::string games;
    std::string threads;
    std::string output;
};

std::string idOf(const Scenario& map, Hex at) {
    const Cell* cell = map.board.find(at);
    return cell == nullptr ? std::string() : std::string(cell->id.text());
}

std::string swapsText(const Scenario& map, const Repair& repair) {
    std::string text;
    for (const auto& [a, b] : repair.swaps) {
        if (!text.empty()) text += ", ";
        text += idOf(map, a) + "-" + idOf(map, b);
    }
    return text;
}

void print(const Context& context, const Scenario& map, const std::vector<generate::PlayedRepair>& repairs) {
    if (!context.json) {
        for (const generate::PlayedRepair& found : repairs) {
            const generate::PlayedGap& before = generate::worstOf(found.before);
            const generate::PlayedGap& after = generate::worstOf(found.after);
            context.printLine(context.text("cli.repair.swaps",
                                           {{"count", static_cast<std::int64_t>(found.repair.swaps.size())},
                                            {"swaps", swapsText(map, found.repair)},
                                            {"before", balance::decimalText(before.gap, 1)},
                                            {"after", balance::decimalText(after.gap, 1)},
                                            {"low", balance::decimalText(after.interval.low, 1)},
                                            {"high", balance::decimalText(after.interval.high, 1)},
                                            {"bot", after.bot}}));
        }
        return;
    }
    JsonWriter json;
    json.beginArray();
    for (const generate::PlayedRepair& found : repairs) {
        json.beginObject();
        json.key("swaps");
        json.beginArray(JsonWriter::Style::Compact);
        for (const auto& [a, b] : found.repair.swaps) {
            json.beginArray();
            for (const int number : {a.q, a.r, b.q, b.r}) json.value(number);
            json.endArray();
        }
        json.endArray();
        json.member("predictedBefore", found.repair.before);
        json.member("predictedAfter", found.repair.after);
        writeGaps(json, "before", found.before);
        writeGaps(json, "after", found.after);
        json.endObject();
    }
    json.endArray();
    context.printJson(json.take());
}

/// Says what else to do if swaps don't make the map fair.
void sayNextStep(const Context& context, const Scenario& map, const generate::Fairer& fairer) {
    if (!fairer.nearest) return context.say("cli.repair.generate");
    Arguments arguments{{"count", std::int64_t{fairer.nearest->differing}},
                        {"gap", balance::decimalText(library::gapOf(*fairer.nearest->map), 1)},
                        {"code", fairer.nearest->map->code}};
    if (fairer.step != generate::FairStep::Unlock) return context.say("cli.repair.proven", arguments);
    std::string locked;
    for (const Hex at : fairer.locked) locked += (locked.empty() ? "" : ", ") + idOf(map, at);
    arguments.push_back({"locked", locked});
    context.say("cli.repair.unlock", arguments);
}

void runRepair(Context& context, const RepairOptions& options) {
    if (!mayWrite(context, options.output, Written::Map, {options.playing.cards})) return;
    const auto map = context.load(options.playing.path);
    if (!map) return;
    std::optional<std::int64_t> swaps = 3;
    if (!options.swaps.empty()) swaps = context.number("--swaps", options.swaps, 1, 3);
    if (isWeighed(context.systemOf(*map))) {
        if (!options.games.empty() || !options.playing.bots.empty())
            return context.wrongUsage("cli.balance.weights.no-games");
        if (swaps) repairByWeights(context, *map, static_cast<int>(*swaps), options.output);
        return;
    }
    const PlayFunctions* play = playOf(context, *map);
    if (play == nullptr) return;
    const auto values = optionValues(context, *play, options.playing);
    const auto cards = cardsOf(context, options.playing);
    const auto seed = context.seed(options.playing.seed);
    const auto threads = threadsOf(context, options.threads);
    generate::RepairRequest request;
    std::optional<std::int64_t> games = request.games;
    if (!options.games.empty()) games = context.number("--games", options.games, 1, maxGames);
    const GameSystem& system = context.systemOf(*map);
    const auto panel = botsOf(context, system, options.playing);
    if (!panel || !values || !cards || !seed || !threads || !swaps || !games) return;
    request.scenario = *map;
    request.options = *values;
    request.cards = *cards;
    if (!options.playing.bots.empty()) request.panel = *panel;
    request.swaps = static_cast<int>(*swaps);
    request.games = *games;
    request.seed = *seed;
    request.threads = *threads;
    const auto shelf = library::Shelf::open(system, builtInLibrary(system.id()));
    const auto fairer = generate::makeFairer(system, request, shelf ? &*shelf : nullptr);
    if (!fairer) return failToPlay(context, fairer.error(), options.playing);
    const std::vector<generate::PlayedRepair>* repairs = &fairer->repairs;
    if (repairs->empty()) {
        context.say("cli.repair.none");
        sayNextStep(context, *map, *fairer);
        return context.raise(Exit::Problems);
    }
    print(context, *map, *repairs);
    if (!fairer->fair) sayNextStep(context, *map, *fairer);
    if (options.output.empty()) return;
    const auto best =
        std::min_element(repairs->begin(), repairs->end(),
                         [](const generate::PlayedRepair& a, const generate::PlayedRepair& b) {
                             return generate::worstOf(a.after).gap < generate::worstOf(b.after).gap;
                         });
    if (context.write(options.output, writeScenario(best->scenario, system.catalog)) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

}  // namespace

void addRepairing(CLI::App& app, Context& context) {
    const auto options = std::make_shared<RepairOptions>();
    CLI::App* command = addCommand(app, context, "repair", "repair map.hexa --swaps 2 -o fairer.hexa");
    options->playing.usual = UsualBots::Panel;
    addPlayingOptions(*command, context, options->playing);
    command->add_option("--swaps", options->swaps, context.text("cli.option.swaps"))->type_name("1..3");
    command->add_option("--games", options->games, context.text("cli.option.repair-games"))->type_name("N");
    command->add_option("--threads", options->threads, context.text("cli.option.threads"))->type_name("T");
    command->add_option("-o,--output", options->output, context.text("cli.option.repaired"))->type_name("F");
    command->callback([&context, options] { runRepair(context, *options); });
}

}  // namespace hexa::cli
