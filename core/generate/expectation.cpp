// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/expectation.h"

#include "core/balance/panel.h"
#include "core/balance/relations.h"

#include <algorithm>
#include <optional>

namespace hexa::generate {
namespace {

/// Null where they were not measured.
const BotRelations* measuredOf(const GameSystem& system, const Scenario& map, const OptionValues& options) {
    if (!system.balance || !system.balance->relations) return nullptr;
    return system.balance->relations(map, options);
}

/// What tables leave open.
struct Open {
    BotRelations::Covariance onMaps;
    BotRelations::Covariance onNeighbours;
};

/// As it was measured; where that was not done, or not of all of them, each deviates from the mean of all by its own.
Open openOf(const GameSystem& system, const BotRelations* known, const std::vector<std::string>& panel) {
    if (known != nullptr) {
        auto onMaps = balance::covarianceOf(panel, *known, known->onMaps);
        auto onNeighbours = balance::covarianceOf(panel, *known, known->onNeighbours);
        if (onMaps && onNeighbours) return {*std::move(onMaps), *std::move(onNeighbours)};
    }
    const TournamentFigures figures = system.balance ? system.balance->tournament : TournamentFigures();
    std::vector<double> onMaps, onNeighbours;
    for (const std::string& bot : panel) {
        const SearchBot* searches = balance::searchBot(system, bot);
        onMaps.push_back(searches ? searches->apartOnMaps : figures.apartOnMaps);
        onNeighbours.push_back(searches ? searches->apartOnNeighbours : figures.apartOnNeighbours);
    }
    return {covarianceOf(onMaps, figures.commonOnMaps),
            covarianceOf(onNeighbours, figures.commonOnNeighbours)};
}

/// By bot of the panel and place, evened: what is expected of them by the tables. Without relations each table speaks for its own
/// bot. Nothing without tables, or where places are no teams: tables know of those alone.
std::vector<std::vector<double>> foreseenOf(const std::vector<BotShares>& tables, const Series& series,
                                            const BotRelations* known,
                                            const std::vector<std::string>& panel) {
    const sim::Tally shape(series, sim::uniformDesign(series, 0));
    if (tables.empty() || shape.judged != Judged::Seats) return {};
    const std::vector<double> targets = sim::targetsOf(shape);
    std::vector<std::string> judges;
    std::vector<std::vector<double>> beyond;  // by table and place: what is foreseen more than an even share
    for (const BotShares& table : tables) {
        judges.push_back(table.bot);
        auto& places = beyond.emplace_back(targets.size());
        for (std::size_t seat = 0; seat < table.shares.size(); ++seat)
            places[shape.teamOf[seat]] = table.shares[seat] - targets[shape.teamOf[seat]];
    }
    std::vector<std::vector<double>> expected;
    for (const std::string& bot : panel) {
        std::optional<std::vector<double>> factors;
        if (known != nullptr) factors = balance::foreseenFrom(bot, judges, *known);
        if (!factors) {
            factors.emplace(judges.size());
            const auto own = std::ranges::find(judges, bot);
            if (own != judges.end()) (*factors)[static_cast<std::size_t>(own - judges.begin())] = 1;
        }
        auto& shares = expected.emplace_back(targets.size(), 1 / static_cast<double>(targets.size()));
        for (std::size_t table = 0; table < judges.size(); ++table)
            for (std::size_t place = 0; place < shares.size(); ++place)
                shares[place] += (*factors)[table] * beyond[table][place];
    }
    return expected;
}

}  // namespace

Expectation expectationOf(const GameSystem& system, const Candidate& map, const OptionValues& options,
                          const std::vector<std::string>& panel, const Series& series) {
    const BotRelations* known = measuredOf(system, map.scenario, options);
    Open open = openOf(system, known, panel);
    return {{foreseenOf(map.foreseen, series, known, panel), std::move(open.onMaps)},
            std::move(open.onNeighbours)};
}

}  // namespace hexa::generate
