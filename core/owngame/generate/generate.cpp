// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/generate.h"

#include "core/engine/generate/settings.h"
#include "core/messages/sentences.h"
#include "core/owngame/generate/making.h"
#include "core/owngame/generate/stylescale.h"
#include "core/owngame/generate/weighing.h"
#include "core/owngame/rules/seatsymmetries.h"
#include "core/owngame/rules/worth.h"

#include <algorithm>
#include <array>

namespace hexa::owngame {
namespace {

constexpr int generatorVersion = 4;
constexpr int mostSwaps = 3;
constexpr std::string_view randomMode = "random", symmetricMode = "symmetric", balancedMode = "balanced",
                           nearestMode = "nearest";

Localized nameOfMode(std::string_view id) {
    const Messages all = coreMessages();
    return inEveryLanguage(
        [&](std::string_view language) { return all.text(language, "owngame.mode." + std::string(id)); });
}

Result<std::vector<SymmetryChoice>> choicesOf(const GenerateRequest& request) {
    std::vector<SymmetryChoice> list;
    for (const mapsearch::FairSymmetry& symmetry : seatSymmetries(request.base))
        list.push_back({symmetry.id, symmetry.name, true, symmetry.group, {}});
    return list;
}

/// Returns the gap between the seats. A lower value is fairer.
std::int64_t gapOf(const Definition& definition, const Scenario& map) {
    Ground ground(definition, map);
    WorthSum worth(ground);
    worth.reset();
    return worth.gap();
}

/// Data shared by the functions.
struct Shared {
    std::shared_ptr<const Definition> definition;
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<StyleScales> scales = std::make_shared<StyleScales>();
};

/// Returns where a map is on the styles of its game. Returns no figures for a map with empty slots.
Result<Candidate> assessed(const Shared& shared, const Scenario& map, const GenerateRequest& request) {
    Candidate candidate;
    candidate.scenario = map;
    const bool whole = std::ranges::count(map.board.cells(), KindId::Empty, &Cell::kind) == 0;
    if (!whole || map.board.cellCount() > limits::cells) return candidate;
    if (const auto scale = shared.scales->of(*shared.definition, *shared.catalog, request))
        candidate.tastes = scale->figures(*shared.definition, map);
    if (request.stop.stop_requested()) return Error("generate.cancelled");
    return candidate;
}

class Generator {
public:
    Generator(const Shared& shared, const GenerateMethod& mode)
        : mDefinition(*shared.definition), mCatalog(*shared.catalog), mScales(*shared.scales), mMode(mode) {}

    Result<std::vector<Candidate>> run(const GenerateRequest& request) const {
        if (request.base.board.cellCount() > limits::cells)
            return Error("owngame.too-large-to-make", {{"max", std::int64_t{limits::cells}}});
        if (auto known = StyleGoals::check(mDefinition, request.tastes); !known) return known.error();
        std::string symmetry;
        std::vector<Isometry> group;
        if (mMode.symmetric) {
            const auto known = seatSymmetries(request.base);
            const auto found = request.symmetry.empty()
                                   ? (known.empty() ? known.end() : known.begin())
                                   : std::ranges::find(known, request.symmetry, &mapsearch::FairSymmetry::id);
            if (found == known.end()) return Error("owngame.symmetry.none");
            symmetry = found->id;
            group = found->group;
        }
        const Aim aim = mMode.id == balancedMode  ? Aim::Even
                        : mMode.id == nearestMode ? Aim::Nearest
                                                  : Aim::Sound;
        Maker maker(mDefinition, mCatalog, request, std::move(group), aim);
        std::vector<Candidate> maps;
        const int wanted = std::max({1, request.keep, request.pick});
        // Positions take a while to measure: only where they are wanted or compared.
        std::shared_ptr<const StyleScale> scale;
        if (wanted > 1 || !request.tastes.empty()) scale = mScales.of(mDefinition, mCatalog, request);
        if (scale) maker.want(*scale);
        for (int i = 0; i < wanted; ++i) {
            auto map = maker.make(static_cast<std::size_t>(i));
            if (!map && maps.empty()) return map.error();
            if (!map) break;
            Candidate& candidate = maps.emplace_back();
            candidate.scenario = *std::move(map);
            candidate.symmetry = symmetry;
            if (scale) candidate.tastes = scale->figures(mDefinition, candidate.scenario);
            if (request.progress) request.progress(static_cast<double>(i + 1) / wanted);
        }
        if (mMode.id == balancedMode)
            std::ranges::stable_sort(maps, {},
                                     [&](const Candidate& map) { return gapOf(mDefinition, map.scenario); });
        for (std::size_t i = 0; i < maps.size(); ++i) sign(maps[i].scenario.provenance, request, i);
        if (request.pick > 0 && static_cast<std::size_t>(request.pick) <= maps.size())
            maps = {maps[static_cast<std::size_t>(request.pick) - 1]};
        return maps;
    }

private:
    /// Records how the map can be generated again.
    void sign(Provenance& provenance, const GenerateRequest& request, std::size_t place) const {
        provenance.generator = mMode.id;
        provenance.generatorVersion = mMode.version;
        provenance.seed = request.seed;
        GenerateRequest again = request;
        again.mode = mMode.id;
        if (again.keep > 1) again.pick = static_cast<int>(place) + 1;
        provenance.settings = writeSettings(again, mCatalog);
    }

    const Definition& mDefinition;
    const Catalog& mCatalog;
    StyleScales& mScales;
    const GenerateMethod& mMode;
};

}  // namespace

GenerateFunctions makeGenerateFunctions(std::shared_ptr<const Definition> definition,
                                        std::shared_ptr<const Catalog> catalog) {
    GenerateFunctions functions;
    const auto homes = [](const LayoutPlan& plan) { return !plan.homes.empty(); };
    for (const std::string_view id : {randomMode, symmetricMode, balancedMode, nearestMode}) {
        if (id == symmetricMode && std::ranges::none_of(definition->layouts, homes)) continue;
        if (id == balancedMode && definition->worth.decay.empty()) continue;
        if (id == nearestMode && definition->rules.empty()) continue;
        GenerateMethod mode;
        mode.id = id;
        mode.name = nameOfMode(id);
        mode.version = generatorVersion;
        mode.symmetric = id == symmetricMode;
        mode.styles = true;
        functions.modes.push_back(std::move(mode));
    }
    functions.axes = axesOf(*definition);
    const Shared shared{definition, catalog};
    functions.run =
        [shared, modes = functions.modes](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
        for (const GenerateMethod& mode : modes)
            if (request.mode.empty() || mode.id == request.mode) return Generator(shared, mode).run(request);
        return Error("generate.no-mode", {{"mode", request.mode}});
    };
    functions.assess = [shared](const Scenario& map, const GenerateRequest& request) {
        return assessed(shared, map, request);
    };
    functions.symmetries = choicesOf;
    if (!definition->worth.decay.empty())
        functions.refine = [definition, catalog](const GenerateRequest& request, const Scenario& start,
                                                 const std::vector<BotShares>&,
                                                 int max) -> Result<std::vector<Candidate>> {
            std::vector<Candidate> maps;
            for (Evening& evening : evenings(*definition, *catalog, start, mostSwaps, request.stop)) {
                Candidate& candidate = *maps.emplace(maps.begin());  // more swaps are more even
                candidate.scenario = std::move(evening.map);
                candidate.gap = static_cast<double>(evening.after) / 10;  // percent
            }
            if (request.stop.stop_requested()) return Error("generate.cancelled");
            maps.resize(std::min(maps.size(), static_cast<std::size_t>(std::max(0, max))));
            return maps;
        };
    return functions;
}

}  // namespace hexa::owngame
