// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playoptions.h"

#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"

#include <algorithm>
#include <thread>

namespace hexa::cli {
namespace {

constexpr std::int64_t maxThreads = 1'024;

/// Names of things with commas between.
template <class List, class F>
std::string joined(const List& list, F nameOf) {
    std::string out;
    for (const auto& item : list) {
        if (!out.empty()) out += ", ";
        out += nameOf(item);
    }
    return out;
}

bool isOption(const PlayFunctions& play, std::string_view name) {
    return std::any_of(play.options.begin(), play.options.end(),
                       [name](const PlayOption& option) { return option.name == name; });
}

/// Returns the text of --bots in --help, with the levels of all games.
std::string botsText(const Context& context, UsualBots usual) {
    std::vector<std::string> levels;
    for (const GameSystem& system : context.systems().list()) {
        if (!system.play) continue;
        for (const PlayLevel& level : system.play->levels)
            if (std::find(levels.begin(), levels.end(), level.id) == levels.end()) levels.push_back(level.id);
    }
    const bool bySeat = usual == UsualBots::Level || usual == UsualBots::Random;
    std::string text = context.text(bySeat ? "cli.option.bots" : "cli.option.panel");
    if (!levels.empty())
        text += ' ' + context.text("cli.option.levels",
                                   {{"levels", joined(levels, [](const std::string& id) { return id; })}});
    const char* const codes[] = {"cli.option.usual.level", "cli.option.usual.random",
                                 "cli.option.usual.panel", "cli.option.usual.all"};
    return text + ' ' + context.text(codes[static_cast<std::size_t>(usual)]);
}

/// Returns the bots that play if none are named.
std::vector<std::string> usualBots(const GameSystem& system, UsualBots usual) {
    const PlayFunctions& play = *system.play;
    if (usual == UsualBots::All) return play.bots;
    if (usual == UsualBots::Panel && system.balance && !system.balance->panel.empty())
        return system.balance->panel;
    if (usual == UsualBots::Level) return {play.usualBot()};
    return {"random"};
}

/// Returns the bot of this level or name; empty if there is none.
std::string botNamed(const GameSystem& system, const std::string& name) {
    const PlayFunctions& play = *system.play;
    for (const PlayLevel& level : play.levels)
        if (level.id == name) return level.bot;
    if (std::find(play.bots.begin(), play.bots.end(), name) != play.bots.end()) return name;
    if (!system.balance) return {};
    const auto& scouts = system.balance->scouts;
    const bool scout =
        std::any_of(scouts.begin(), scouts.end(), [&name](const Scout& each) { return each.bot == name; });
    return scout ? name : std::string();
}

/// Says which levels there are, and then the other bots.
void refuseBot(Context& context, const GameSystem& system, const std::string& name) {
    const std::vector<PlayLevel>& levels = system.play->levels;
    std::vector<std::string> others = system.play->bots;
    for (const PlayLevel& level : levels) std::erase(others, level.bot);
    const auto list = joined(others, [](const std::string& bot) { return bot; });
    if (levels.empty())
        return context.wrongUsage("cli.usage.bot.no-levels",
                                  {{"bot", name}, {"system", system.catalog.name}, {"known", list}});
    const auto offered = joined(levels, [](const PlayLevel& level) {
        return level.id == level.bot ? level.id : level.id + " (" + level.bot + ')';
    });
    context.wrongUsage("cli.usage.bot", {{"bot", name}, {"levels", offered}, {"known", list}});
}

}  // namespace

void addPlayingOptions(CLI::App& command, const Context& context, PlayingOptions& options) {
    command.add_option("F", options.path, context.text("cli.option.map"))->required();
    command.add_option("--cards", options.cards, context.text("cli.option.cards"))->type_name("P");
    addRunOptions(command, context, options);
}

void addBotsOption(CLI::App& command, const Context& context, PlayingOptions& options) {
    command.add_option("--bots", options.bots, botsText(context, options.usual))->type_name("B");
}

void addRunOptions(CLI::App& command, const Context& context, PlayingOptions& options) {
    command.add_option("--seed", options.seed, context.text("cli.option.seed"))->type_name("K");
    addBotsOption(command, context, options);
    command.add_option("--option", options.values, context.text("cli.option.option"))->type_name("O=on|off");
    addVariantFlags(command, context, options.variants);
}

void addVariantFlags(CLI::App& command, const Context& context, std::vector<std::string>& variants,
                     const char* text) {
    std::vector<std::string> seen;
    for (const GameSystem& system : context.systems().list()) {
        if (!system.play) continue;
        for (const PlayOption& option : system.play->options) {
            if (!option.variant || std::find(seen.begin(), seen.end(), option.name) != seen.end()) continue;
            seen.push_back(option.name);
            command.add_flag_callback(
                "--" + option.name, [&variants, name = option.name] { variants.push_back(name); },
                context.text(text, {{"name", option.name}}));
        }
    }
}

const PlayFunctions* playOf(Context& context, const Scenario& scenario) {
    const GameSystem& system = context.systemOf(scenario);
    if (system.play) return system.play.get();
    context.wrongUsage("cli.usage.no-play", {{"system", system.catalog.name}});
    return nullptr;
}

std::optional<OptionValues> optionValues(Context& context, const PlayFunctions& play,
                                         const PlayingOptions& options) {
    OptionValues values;
    for (const std::string& variant : options.variants) values[variant] = true;
    for (const std::string& text : options.values) {
        const std::size_t sign = text.find('=');
        const std::string name = text.substr(0, sign);
        const std::string value = sign == std::string::npos ? "" : text.substr(sign + 1);
        if (!isOption(play, name) || (value != "on" && value != "off")) {
            const auto known = joined(play.options, [](const PlayOption& option) { return option.name; });
            context.wrongUsage("cli.usage.option", {{"value", text}, {"known", known}});
            return std::nullopt;
        }
        values[name] = value == "on";
    }
    for (const auto& [name, value] : values)
        if (!isOption(play, name)) {
            context.wrongUsage("cli.usage.option", {{"value", name}, {"known", std::string()}});
            return std::nullopt;
        }
    return values;
}

std::optional<std::vector<std::string>> botsOf(Context& context, const GameSystem& system,
                                               const PlayingOptions& options, std::string_view more) {
    if (options.bots.empty()) return usualBots(system, options.usual);
    std::vector<std::string> bots;
    for (std::size_t begin = 0; begin <= options.bots.size();) {
        const std::size_t end = std::min(options.bots.find(',', begin), options.bots.size());
        const std::string name = options.bots.substr(begin, end - begin);
        std::string bot = !more.empty() && name == more ? name : botNamed(system, name);
        if (bot.empty()) {
            refuseBot(context, system, name);
            return std::nullopt;
        }
        bots.push_back(std::move(bot));
        begin = end + 1;
    }
    return bots;
}

std::optional<std::string> cardsOf(Context& context, const PlayingOptions& options) {
    if (options.cards.empty()) return std::string();
    auto text = readFile(options.cards);
    if (text) return *std::move(text);
    context.fail(Exit::Input, text.error(), options.cards);
    return std::nullopt;
}

std::optional<int> threadsOf(Context& context, const std::string& text) {
    if (text.empty()) return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const auto number = context.number("--threads", text, 1, maxThreads);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

void failToPlay(Context& context, const Error& error, const PlayingOptions& options) {
    // The place shows if the error is in the options and bots.
    const auto* place = std::get_if<JsonPointer>(&error.place());
    const bool usage =
        place != nullptr && (place->path.starts_with("/options") || place->path.starts_with("/players"));
    if (usage) return context.wrongUsage(error.code(), error.arguments());
    const bool cards = place != nullptr && !options.cards.empty();
    context.fail(Exit::Input, error, cards ? options.cards : options.path);
}

}  // namespace hexa::cli
