// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base.h"

#include "core/catalog/plainsystem.h"
#include "core/edit/builders.h"
#include "core/engine/system.h"
#include "core/owngame/shelf.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace hexa::cli {
namespace {

template <class List, class F>
std::string joinedIds(const List& list, F nameOf) {
    std::string out;
    for (const auto& item : list) out += (out.empty() ? "" : ", ") + nameOf(item);
    return out;
}

bool looksLikeFile(const std::string& layout) {
    return layout.ends_with(".hexa") || layout.find('/') != std::string::npos;
}

/// Returns the IDs of a game's layouts with their numbers of players.
std::string layoutsText(const GameSystem& system) {
    return joinedIds(system.layouts, [](const Layout& layout) {
        return layout.id + " (" + std::to_string(layout.scenario.players()) + ')';
    });
}

/// Returns a map from a file, which must agree with the other options.
std::optional<Scenario> fromFile(Context& context, const BaseOptions& options, const std::string& path,
                                 std::optional<int> players) {
    auto scenario = context.load(path);
    if (!scenario) return std::nullopt;
    if (!options.system.empty() && context.gameNamed(options.system) != &context.systemOf(*scenario)) {
        context.wrongUsage("cli.usage.other-system", {{"path", path},
                                                      {"system", context.systemOf(*scenario).catalog.name},
                                                      {"wanted", options.system}});
        return std::nullopt;
    }
    if (players && *players != scenario->players()) {
        context.wrongUsage("cli.usage.other-players", {{"path", path},
                                                       {"players", std::int64_t{scenario->players()}},
                                                       {"wanted", std::int64_t{*players}}});
        return std::nullopt;
    }
    return scenario;
}

std::optional<Scenario> fromLayout(Context& context, const BaseOptions& options, std::optional<int> players) {
    const GameSystem* system = systemNamed(context, options.system);
    if (system == nullptr) return std::nullopt;
    const Layout* found = nullptr;
    for (const Layout& layout : system->layouts) {
        const bool named = options.layout.empty() ? players.has_value() : layout.id == options.layout;
        if (found == nullptr && named && (!players || layout.scenario.players() == *players)) found = &layout;
    }
    if (found == nullptr) {
        if (!options.layout.empty() && !players) {
            refuseLayout(context, *system, options.layout);
            return std::nullopt;
        }
        context.wrongUsage(options.layout.empty() && !players ? "cli.usage.players-missing"
                                                              : "cli.usage.layout",
                           {{"known", layoutsText(*system)}});
        return std::nullopt;
    }
    Scenario scenario = found->scenario;
    scenario.provenance.layout = found->id;
    return scenario;
}

}  // namespace

std::string suffixOf(const std::string& path) {
    const auto dot = path.rfind('.');
    std::string suffix = dot == std::string::npos ? std::string() : path.substr(dot + 1);
    for (char& c : suffix)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return suffix;
}

void refuseLayout(Context& context, const GameSystem& system, const std::string& id) {
    context.wrongUsage("cli.usage.choice",
                       {{"option", std::string("--layout")}, {"value", id}, {"known", layoutsText(system)}});
}

void addBaseOptions(CLI::App& command, const Context& context, BaseOptions& options) {
    command.add_option("--system", options.system, context.text("cli.option.system"))->type_name("S");
    command.add_option("--players", options.players, context.text("cli.option.players"))->type_name("N");
    command.add_option("--layout", options.layout, context.text("cli.option.layout"))->type_name("L");
}

const GameSystem* systemNamed(Context& context, const std::string& id) {
    const GameSystem* system = context.gameNamed(id);
    if (system != nullptr) return system;
    const auto known = joinedIds(context.systems().list(),
                                 [](const GameSystem& game) { return std::string(plainSystem(game.id())); });
    if (id.empty())
        context.wrongUsage("cli.usage.system-missing", {{"known", known}});
    else
        context.wrongUsage("cli.usage.system", {{"system", id}, {"known", known}});
    return nullptr;
}

const GamePack* gameOfPack(const std::vector<GamePack>& packs, const std::string& text) {
    const auto found = std::ranges::find_if(packs, [&](const GamePack& pack) {
        const auto info = pack.read(text);
        return info || info.error().code() != "pack.system";
    });
    return found == packs.end() ? nullptr : &*found;
}

const GameSystem* useGame(Context& context, const std::string& path) {
    const auto text = context.read(path);
    if (!text) return nullptr;
    auto game = owngame::readGame(*text);
    if (game) return context.addGame(*std::move(game), path);
    context.fail(Exit::Input, game.error(), path);
    return nullptr;
}

bool usePack(Context& context, const std::string& path) {
    const auto text = context.read(path);
    if (!text) return false;
    const std::vector<GamePack> packs = builtInPacks();
    const GamePack* known = gameOfPack(packs, *text);
    const GamePack& pack = known != nullptr ? *known : packs.front();
    const auto info = pack.read(*text);
    if (!info) {
        context.fail(Exit::Input, info.error(), path);
        return false;
    }
    if (const GameSystem* game = context.systems().find(pack.system))
        context.replaceGame(pack.use(*game, *text), info->hash);
    return true;
}

std::optional<Scenario> baseOf(Context& context, const BaseOptions& options) {
    std::optional<int> players;
    if (!options.players.empty()) {
        const auto number = context.number("--players", options.players, 1, maxScenarioSeats);
        if (!number) return std::nullopt;
        players = static_cast<int>(*number);
    }
    if (!options.lock.empty() && !options.layout.empty()) {
        context.wrongUsage("cli.usage.lock-and-layout");
        return std::nullopt;
    }
    if (!options.lock.empty()) return fromFile(context, options, options.lock, players);
    if (!looksLikeFile(options.layout)) return fromLayout(context, options, players);
    const auto scenario = fromFile(context, options, options.layout, players);
    if (!scenario) return std::nullopt;
    return asLayout(*scenario, context.systemOf(*scenario).catalog);
}

}  // namespace hexa::cli
