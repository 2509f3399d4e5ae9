// SPDX-License-Identifier: GPL-3.0-or-later
// learn: a bot's judgements are learned by playing. For developers of a game.
#include "app/lab/commands/learning.h"

#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/lab/commands/commands.h"
#include "app/lab/tuning.h"
#include "core/balance/report.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/lab/learnstate.h"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace hexa::cli {
namespace {

constexpr std::int64_t maxLearningMaps = 100'000;
constexpr std::int64_t maxPopulation = 128;

struct LearnOptions {
    TuningOptions tuning;
    std::string generations;
    std::string population = "32";
    std::string start;
    std::string state;
    std::string output;
};

std::optional<std::string> textOf(Context& context, const std::string& path) {
    auto text = readFile(path);
    if (text) return *std::move(text);
    context.fail(Exit::Input, text.error(), path);
    return std::nullopt;
}

/// Returns the state where learning begins: a stored state, a learned set, or the unlearned
/// numbers.
std::optional<lab::LearnState> beginning(Context& context, const LearnFunctions& learn,
                                         const LearnOptions& options, const std::string& purpose) {
    if (!options.state.empty()) context.willRead(options.state);
    if (!options.state.empty() && std::filesystem::exists(options.state)) {
        const auto text = context.read(options.state);
        if (!text) return std::nullopt;
        auto state = lab::readLearnState(*text, purpose, learn.parameters.size());
        if (state) return *std::move(state);
        context.fail(Exit::Input, state.error(), options.state);
        return std::nullopt;
    }
    const auto start = startingValues(context, learn, options.start);
    if (!start) return std::nullopt;
    return lab::LearnState{lab::Learner::begin(learn, *start), 0};
}

Localized percent(double part, double whole) { return balance::percentText(whole > 0 ? part / whole : 0); }

void runLearn(Context& context, const LearnOptions& options) {
    if (!mayWrite(context, options.output, Written::Other, {options.start, options.state}) ||
        !mayWrite(context, options.state, Written::Other, {options.start}))
        return;
    const auto setting = settingOf(context, options.tuning);
    const auto generations = context.number("--generations", options.generations, 1, maxGenerations);
    const auto population = context.number("--population", options.population, 4, maxPopulation);
    if (!setting || !generations || !population) return;
    if (!setting->play.learn)
        return context.wrongUsage("cli.usage.no-learning", {{"system", setting->system.id()}});
    const auto opponents = botsOf(context, setting->system, options.tuning.playing, lab::itself);
    if (!opponents) return;
    const LearnFunctions& learn = *setting->play.learn;
    lab::LearnPlan plan{setting->players,
                        setting->values,
                        *opponents,
                        static_cast<int>(std::min(setting->maps, maxLearningMaps)),
                        static_cast<int>(setting->games),
                        static_cast<int>(*population / 2 * 2),
                        setting->seed,
                        {},
                        false};
    const auto configuration = setting->balance.configuration(setting->players, setting->values);
    if (!configuration) return context.fail(Exit::Input, configuration.error());
    const std::string purpose = lab::learnPurpose(setting->play, setting->laboratory, plan);
    auto state = beginning(context, learn, options, purpose);
    if (!state) return;
    lab::Learner learner(setting->play, setting->laboratory, plan, state->evolution);
    while (learner.state().generation < *generations) {
        const auto progress = learner.next(setting->control);
        if (!progress) return context.fail(Exit::Input, progress.error());
        state->games += (*progress)->games;
        state->evolution = learner.state();
        tellGeneration(context, **progress);
        if (!options.state.empty() && !context.write(options.state, lab::writeLearnState(purpose, *state)))
            return;
    }
    LearnInfo info;
    info.configuration = *configuration;
    info.botVersion = setting->play.botVersion(learn.bot);
    info.rulesVersion = setting->play.rulesVersion;
    info.program = HEXATELIER_VERSION;
    info.opponents = plan.opponents;
    info.start = std::filesystem::path(options.start).filename().string();
    info.maps = setting->laboratory.samples;
    info.generations = state->evolution.generation;
    info.population = plan.population;
    info.games = state->games;
    info.seed = plan.seed;
    context.write(options.output, learn.write(info, learner.values()));
}

}  // namespace

std::optional<LearnValues> startingValues(Context& context, const LearnFunctions& learn,
                                          const std::string& path) {
    LearnValues start;
    for (const LearnParameter& parameter : learn.parameters) start.push_back(parameter.start);
    if (path.empty()) return start;
    const auto text = textOf(context, path);
    if (!text) return std::nullopt;
    auto values = learn.read(*text);
    if (values) return *std::move(values);
    context.fail(Exit::Input, values.error(), path);
    return std::nullopt;
}

void tellGeneration(Context& context, const lab::LearnProgress& progress) {
    const auto games = static_cast<double>(progress.games);
    context.say("cli.learn.generation",
                {{"generation", progress.generation},
                 {"share", percent(static_cast<double>(progress.wins), games)},
                 {"even", percent(static_cast<double>(progress.expected) / 1000, games)},
                 {"step", balance::decimalText(progress.sigma, 3)}});
}

void addLearning(CLI::App& app, Context& context) {
    const auto options = std::make_shared<LearnOptions>();
    CLI::App* command = addCommand(
        app, context, "learn",
        "learn --system clockwork-wars --players 2 --bots greedy,sampler,itself --maps 16 --games 16 "
        "--generations 200 --seed 1 --state state.json -o 2p.json");
    addTuningOptions(*command, context, options->tuning);
    command->add_option("--generations", options->generations, context.text("cli.option.generations"))
        ->type_name("N")
        ->required();
    command->add_option("--population", options->population, context.text("cli.option.population"))
        ->type_name("N");
    command->add_option("--start", options->start, context.text("cli.option.learn-start"))->type_name("F");
    command->add_option("--state", options->state, context.text("cli.option.learn-state"))->type_name("F");
    command->add_option("-o", options->output, context.text("cli.option.learned"))
        ->type_name("F")
        ->required();
    command->callback([&context, options] { runLearn(context, *options); });
}

}  // namespace hexa::cli
