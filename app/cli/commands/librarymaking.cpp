// SPDX-License-Identifier: GPL-3.0-or-later
// Command library make: proven maps in parts, with the number of tries.
#include "app/cli/commands/libraryoptions.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "app/cli/splitting.h"
#include "core/base/rng.h"
#include "core/engine/system.h"
#include "core/generate/provenmap.h"
#include "core/library/configuration.h"

#include <array>
#include <ctime>
#include <optional>
#include <string_view>
#include <utility>

namespace hexa::cli {
namespace {

/// Request of `make`, from valid options.
struct Making {
    library::LibrarySection configuration;
    std::vector<const Layout*> layouts;
    generate::ProvenRequest request;
    std::uint64_t seed = 0;
    parts::PartNumber part;
    std::int64_t maps = 0, tries = 0;
    std::optional<FairKind> kind;  ///< None: all in turn.
};

constexpr std::array<std::pair<std::string_view, FairKind>, 3> provenKinds{
    {{"symmetric", FairKind::Symmetric}, {"nearly", FairKind::Nearly}, {"balanced", FairKind::Balanced}}};

/// Takes the layouts of the configuration, or the one with this ID. Prints an error and returns
/// false for an unknown ID.
bool takeLayouts(Context& context, const GameSystem& system, const std::string& id, Making& making) {
    std::string known;
    for (const Layout& layout : system.layouts) {
        if (layout.scenario.players() != making.configuration.players) continue;
        if (id.empty() || layout.id == id) making.layouts.push_back(&layout);
        known.append(known.empty() ? "" : ", ").append(layout.id);
    }
    if (!making.layouts.empty()) return true;
    context.wrongUsage("cli.usage.choice",
                       {{"option", std::string("--layout")}, {"value", id}, {"known", known}});
    return false;
}

/// Reads the kind of maps by its name. Prints an error and returns false for an unknown kind.
bool takeKind(Context& context, const std::string& name, Making& making) {
    std::string known;
    for (const auto& [word, kind] : provenKinds) {
        if (name == word) making.kind = kind;
        known.append(known.empty() ? "" : ", ").append(word);
    }
    if (name.empty() || making.kind) return true;
    context.wrongUsage("cli.usage.choice",
                       {{"option", std::string("--kind")}, {"value", name}, {"known", known}});
    return false;
}

std::optional<Making> makingOf(Context& context, const GameSystem& system, const LibraryOptions& options) {
    Making making;
    std::string known;
    for (const library::LibrarySection& one : library::sectionsOf(system)) {
        if (one.id == options.configuration) making.configuration = one;
        known += (known.empty() ? "" : ", ") + one.id;
    }
    if (known.empty()) {
        context.fail(Exit::Input, Error("library.no-configurations"));
        return std::nullopt;
    }
    if (making.configuration.id.empty()) {
        context.wrongUsage(
            "cli.usage.choice",
            {{"option", std::string("--config")}, {"value", options.configuration}, {"known", known}});
        return std::nullopt;
    }
    if (!takeLayouts(context, system, options.base.layout, making)) return std::nullopt;
    const auto number = [&](const char* name, const std::string& text, std::int64_t otherwise) {
        return text.empty() ? std::optional(otherwise) : context.number(name, text, 1, maxGames);
    };
    if (!takeKind(context, options.kind, making)) return std::nullopt;
    const auto seed = context.seed(options.seed);
    const auto threads = threadsOf(context, options.threads);
    const auto part = partOf(context, options.part);
    const auto maps = number("--maps", options.maps, 8);
    const auto tries = number("--tries", options.tries, 1'000);
    const auto games = number("--games", options.games, making.request.games);
    const auto searchGames = number("--search-games", options.searchGames, making.request.searchGames);
    if (!seed || !threads || !part || !maps || !tries || !games || !searchGames) return std::nullopt;
    making.seed = *seed;
    making.part = *part;
    making.maps = *maps;
    making.tries = *tries;
    making.request.options = making.configuration.options;
    making.request.margin = generate::provenMargin(making.configuration.players);
    making.request.games = *games;
    making.request.searchGames = *searchGames;
    making.request.threads = *threads;
    return making;
}

/// Tries each kind in turn unless one is requested, then each layout.
generate::ProvenRequest tryOf(const Making& making, std::int64_t number) {
    generate::ProvenRequest request = making.request;
    const auto layouts = static_cast<std::int64_t>(making.layouts.size());
    const auto turns = making.kind ? 1 : std::ssize(provenKinds);
    request.base = making.layouts[static_cast<std::size_t>(number / turns % layouts)]->scenario;
    request.kind =
        making.kind.value_or(provenKinds[static_cast<std::size_t>(number % std::ssize(provenKinds))].second);
    request.seed = mixed(making.seed, static_cast<std::uint64_t>(number));
    return request;
}

/// True if no other try can succeed either.
bool isFinal(const Error& error) {
    return error.code() == "generate.no-mode" || error.code() == "generate.not-playable";
}

}  // namespace

void runMake(Context& context, const LibraryOptions& options) {
    if (!mayWrite(context, options.output, Written::Other, {})) return;
    const GameSystem* system = libraryGameOf(context, options);
    if (system == nullptr) return;
    const auto making = makingOf(context, *system, options);
    if (!making) return;
    library::Library made;
    made.system = system->id();
    if (!options.onFrom.empty()) {
        // Reads the file itself, because a shelf leaves out maps that this version can't read.
        const auto text = context.read(options.onFrom);
        if (!text) return;
        const auto read = library::readLibrary(*text);
        auto both = read ? library::merged(std::move(made), *read) : read;
        if (!both) return context.fail(Exit::Input, both.error(), options.onFrom);
        made = *std::move(both);
    }
    const std::clock_t start = std::clock();
    std::string run = making->configuration.id + '/' + std::to_string(making->seed) + '/' +
                      std::to_string(making->part.number) + '/' + std::to_string(making->part.of);
    if (making->kind) run += '/' + options.kind;
    if (!options.base.layout.empty()) run += '/' + options.base.layout;
    std::int64_t& tried = made.tries[run];
    std::int64_t& seconds = made.seconds[run];
    const std::int64_t before = seconds;
    std::int64_t found = 0;
    for (; tried < making->tries && found < making->maps; ++tried) {
        const std::int64_t number = making->part.number - 1 + tried * making->part.of;
        const auto map = generate::makeProven(*system, tryOf(*making, number));
        seconds = before + static_cast<std::int64_t>((std::clock() - start) / CLOCKS_PER_SEC);
        if (!map && isFinal(map.error())) return context.fail(Exit::Input, map.error());
        // Some layouts and styles allow no map; the next try has another.
        if (!map || !*map) continue;
        library::Library one;
        one.system = system->id();
        one.maps.push_back(**map);
        const std::size_t size = made.maps.size();
        library::Library more = *library::merged(made, one);
        if (more.maps.size() == size) continue;
        made.maps = std::move(more.maps);
        ++found;
        // Writes after each map, so that a stopped run keeps its maps.
        if (!context.write(options.output, library::writeLibrary(made))) return;
    }
    if (!context.write(options.output, library::writeLibrary(made)) || options.output == "-") return;
    context.say("cli.library.made", {{"path", options.output},
                                     {"found", found},
                                     {"count", std::ssize(made.maps)},
                                     {"seconds", seconds - before},
                                     {"seed", std::to_string(making->seed)}});
}

}  // namespace hexa::cli
