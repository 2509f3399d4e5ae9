// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/tournament/expectation.h"

#include "core/balance/panel.h"
#include "core/balance/relations.h"
#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "core/sim/tally.h"

#include <algorithm>
#include <optional>

namespace hexa::generate {

Unforeseen unforeseenOf(const GameSystem& system, const Scenario& map, const OptionValues& options,
                        const std::vector<std::string>& bots) {
    if (const BotRelations* known = balance::relationsOf(system, map, options)) {
        auto onMaps = balance::covarianceOf(bots, *known, known->onMaps);
        auto onNeighbours = balance::covarianceOf(bots, *known, known->onNeighbours);
        if (onMaps && onNeighbours)
            return {*std::move(onMaps), *std::move(onNeighbours), known->foreseenChange};
    }
    const TournamentFigures figures = system.balance ? system.balance->tournament : TournamentFigures();
    std::vector<double> onMaps, onNeighbours;
    for (const std::string& bot : bots) {
        const SearchBot* searches = balance::searchBot(system, bot);
        onMaps.push_back(searches ? searches->apartOnMaps : figures.apartOnMaps);
        onNeighbours.push_back(searches ? searches->apartOnNeighbours : figures.apartOnNeighbours);
    }
    return {covarianceOf(onMaps, figures.commonOnMaps),
            covarianceOf(onNeighbours, figures.commonOnNeighbours), 0};
}

ShareProcess processOf(const Unforeseen& unforeseen) {
    return {unforeseen.onMaps, unforeseen.onNeighbours, unforeseen.usualChange};
}

std::vector<std::vector<double>> foreseenOf(const GameSystem& system, const Candidate& map,
                                            const OptionValues& options, const std::vector<std::string>& bots,
                                            const Series& series) {
    const sim::Tally shape(series, sim::uniformDesign(series, 0));
    const std::vector<double> targets = sim::targetsOf(shape);
    std::vector<std::vector<double>> expected(
        bots.size(), std::vector<double>(targets.size(), 1 / static_cast<double>(targets.size())));
    if (map.foreseen.empty() || shape.judged != Judged::Seats) return expected;
    std::vector<std::string> judges;
    std::vector<std::vector<double>> beyond;  // by table and place: what is foreseen more than the target
    for (const BotShares& table : map.foreseen) {
        judges.push_back(table.bot);
        auto& places = beyond.emplace_back(targets.size());
        for (std::size_t seat = 0; seat < table.shares.size(); ++seat)
            places[shape.teamOf[seat]] = table.shares[seat] - targets[shape.teamOf[seat]];
    }
    const BotRelations* known = balance::relationsOf(system, map.scenario, options);
    for (std::size_t bot = 0; bot < bots.size(); ++bot) {
        std::optional<std::vector<double>> factors;
        if (known != nullptr) factors = balance::foreseenFrom(bots[bot], judges, *known);
        if (!factors) {
            factors.emplace(judges.size());
            const auto own = std::ranges::find(judges, bots[bot]);
            if (own != judges.end()) (*factors)[static_cast<std::size_t>(own - judges.begin())] = 1;
        }
        for (std::size_t table = 0; table < judges.size(); ++table)
            for (std::size_t place = 0; place < targets.size(); ++place)
                expected[bot][place] += (*factors)[table] * beyond[table][place];
    }
    return expected;
}

}  // namespace hexa::generate
