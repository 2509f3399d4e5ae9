// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/surprise.h"

#include "core/balance/panel.h"
#include "core/base/rng.h"
#include "core/engine/system.h"
#include "core/generate/fairfill.h"
#include "core/messages/messages.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace hexa::generate {
namespace {

constexpr int attempts = 5;
/// Percent of a search's default work: people wait for this.
constexpr int surpriseEffort = 20;

bool isSearch(const GameSystem& system, std::string_view mode) {
    const auto found = std::ranges::find(system.generate->modes, mode, &GenerateMethod::id);
    return found != system.generate->modes.end() && found->searches;
}

std::uint32_t sizeOf(const auto& list) { return static_cast<std::uint32_t>(list.size()); }

const Layout& layoutOf(const GameSystem& system, std::uint64_t seed) {
    return system.layouts[Rng(seed, "surprise-0").below(sizeOf(system.layouts))];
}

}  // namespace

SurpriseWish surpriseWish(const GameSystem& system, std::uint64_t seed, int attempt) {
    Rng dice(seed, "surprise-" + std::to_string(attempt));
    static_cast<void>(dice.below(sizeOf(system.layouts)));  // of the first attempt: the layout
    const Layout& layout = layoutOf(system, seed);
    SurpriseWish wish{layout.id, {}};
    GenerateRequest& request = wish.request;
    request.base = layout.scenario;
    request.options.insert(layout.scenario.options.begin(), layout.scenario.options.end());
    request.seed = seed;
    request.effort = surpriseEffort;
    // Modes that search for fairness, those with symmetry if there are any: few games keep the
    // others from being fair. A game with draws alone uses one of them.
    std::vector<const GenerateMethod*> modes;
    for (const GenerateMethod& mode : system.generate->modes)
        if (mode.searches && mode.symmetric) modes.push_back(&mode);
    for (const GenerateMethod& mode : system.generate->modes)
        if (mode.searches && modes.empty()) modes.push_back(&mode);
    if (modes.empty()) modes.push_back(&system.generate->modes.front());
    const GenerateMethod& mode = *modes[dice.below(sizeOf(modes))];
    request.mode = mode.id;
    if (mode.nearly) request.swaps = 1;
    if (!mode.searches || system.generate->axes.empty()) return wish;
    // One extreme quality is a visible style; more of them would only reduce fairness.
    const TasteAxis& axis = system.generate->axes[dice.below(sizeOf(system.generate->axes))];
    const int thousandths = 100 + static_cast<int>(dice.below(201));
    const bool low = dice.below(2) == 0;
    request.tastes.push_back({axis.id, (low ? thousandths : 1000 - thousandths) / 1000.0});
    return wish;
}

std::uint64_t surpriseSeed(const GameSystem& system, std::uint64_t from, std::string_view layout) {
    assert(system.layout(layout) != nullptr);
    while (layoutOf(system, from).id != layout) ++from;
    return from;
}

Result<Surprise> surprise(const GameSystem& system, std::uint64_t seed, int threads, std::stop_token stop,
                          const std::function<void(const ProduceProgress&)>& look,
                          std::optional<std::int64_t> games) {
    if (!system.generate || system.generate->modes.empty() || system.layouts.empty())
        return Error("generate.no-mode", {{"mode", ""}});
    Error last("generate.cancelled");
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (stop.stop_requested()) return Error("generate.cancelled");
        SurpriseWish wish = surpriseWish(system, seed, attempt);
        ProduceRequest request;
        request.search = wish.request;
        request.search.threads = threads;
        request.search.stop = stop;
        request.panel = balance::quickPanel(system);  // those that search would take minutes
        request.games = games.value_or(fillGames(wish.request.base.players()));
        const bool judged =
            request.games > 0 && !request.panel.empty() && isSearch(system, wish.request.mode);
        request.tournament = judged ? WithTournament::Yes : WithTournament::No;
        auto made = produce(system, request, look);
        if (made && made->cancelled) return Error("generate.cancelled");
        if (made) {
            Produced& map = made->maps.front();
            const Messages messages = coreMessages();
            for (const auto& [language, text] : messages.all().find("generate.surprise")->second.texts)
                map.candidate.scenario.title.set(
                    language, messages.text(language, "generate.surprise", {{"seed", std::to_string(seed)}}));
            return Surprise{std::move(wish), std::move(map)};
        }
        if (!made) last = made.error();
    }
    return last;
}

}  // namespace hexa::generate
