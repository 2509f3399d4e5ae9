// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balancefunctions.h"

#include "core/base/rng.h"
#include "core/engine/generate/generate.h"
#include "core/systems/clockwork/balance/report.h"
#include "core/systems/clockwork/generate/generator.h"
#include "core/systems/clockwork/play/table.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace hexa::clockwork {
namespace {

/// Usual unlikeness of seats (unlikenessOf), by configuration and judge: measured on first use,
/// which takes as long as some predictions. Any thread may ask.
class UsualSeats {
public:
    template <class Measure>
    std::vector<double> of(const std::string& configuration, Measure measure) {
        const std::scoped_lock lock(mMutex);
        const auto found = mKnown.find(configuration);
        return found != mKnown.end() ? found->second : mKnown.emplace(configuration, measure()).first->second;
    }

private:
    std::mutex mMutex;
    std::map<std::string, std::vector<double>> mKnown;
};

/// Data shared by the functions; it outlives the system that it was made for.
struct Knowledge {
    Catalog catalog;
    std::vector<Layout> layouts;
    std::shared_ptr<const TableShelf> tables;
    std::shared_ptr<UsualSeats> usual = std::make_shared<UsualSeats>();
};

/// Map with all its figures. Must not move.
struct Subject {
    Subject(GameMap gameMap, const RuleOptions& ruleOptions)
        : options(ruleOptions),
          map(std::move(gameMap)),
          measured(map, options),
          metrics(measureMetrics(measured)) {}
    Subject(const Subject&) = delete;
    Subject& operator=(const Subject&) = delete;

    RuleOptions options;
    GameMap map;
    Measured measured;
    Metrics metrics;
};

/// Calls `answer(subject)` if the map can be played.
template <class Answer>
auto with(const Knowledge& knowledge, const Scenario& scenario, const OptionValues& values, Answer answer)
    -> Result<decltype(answer(std::declval<const Subject&>()))> {
    auto map = makeGameMap(scenario, knowledge.catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, values);
    if (!options) return options.error();
    return answer(Subject(std::move(*map), *options));
}

std::vector<const WeightTable*> tablesFor(const Knowledge& knowledge, const Subject& subject) {
    return knowledge.tables->of(configurationOf(subject.map.players, subject.options));
}

/// Returns the features of both models.
SeatFeatures allFeaturesOf(const Measured& measured, const Metrics& metrics) {
    SeatFeatures features = featuresOf(measured, metrics);
    const auto behind = static_cast<std::uint32_t>(FeatureSpace(measured.distances.rivals).size());
    const SeatFeatures more = forecastFeaturesOf(measured, metrics, measureForecast(measured));
    for (std::size_t seat = 0; seat < features.seats.size(); ++seat)
        for (const Feature& feature : more.seats[seat])
            features.seats[seat].push_back({behind + feature.index, feature.value});
    return features;
}

/// Returns the root mean square over some maps of the rulebook, always the same ones.
std::vector<double> measureUsual(const Knowledge& knowledge, const RuleOptions& options, int players,
                                 std::span<const WeightTable* const> tables) {
    constexpr std::uint64_t maps = 16;
    std::vector<double> usual(tables.size());
    const auto layout = std::ranges::find(knowledge.layouts, std::to_string(players) + "p", &Layout::id);
    if (layout == knowledge.layouts.end()) return usual;
    for (std::uint64_t seed = 0; seed < maps; ++seed) {
        GenerateRequest request;
        request.base = layout->scenario;
        request.seed = mixBits(seed);
        const auto scenario = generateRulebook(request, knowledge.catalog);
        if (!scenario) return usual;
        auto map = makeGameMap(*scenario, knowledge.catalog);
        if (!map) return usual;
        const Subject subject(std::move(*map), options);
        const auto unlike = unlikenessOf(subject.measured, subject.metrics, tables);
        for (std::size_t judge = 0; judge < tables.size(); ++judge)
            usual[judge] += unlike[judge] * unlike[judge] / maps;
    }
    for (double& square : usual) square = std::sqrt(square);
    return usual;
}

std::vector<double> usualOf(const Knowledge& knowledge, const Subject& subject,
                            std::span<const WeightTable* const> tables) {
    const int players = subject.map.players;
    return knowledge.usual->of(configurationOf(players, subject.options),
                               [&] { return measureUsual(knowledge, subject.options, players, tables); });
}

TileMask lockedTiles(const Scenario& scenario, const GameMap& map) {
    TileMask locked = 0;
    forEachTile(map.all(), [&](TileIndex at) {
        if (const Cell* cell = scenario.board.find(map.hex[at]); cell != nullptr && cell->locked)
            locked |= bit(at);
    });
    return locked;
}

/// Returns games for two to three minutes by the clock on two threads of one core: maps for three
/// are the hardest to make fair, games of four take longest; symmetric maps are nearly fair before
/// they are played.
std::int64_t tournamentGames(const GenerateMethod& mode, std::size_t seats) {
    if (mode.symmetric && !mode.nearly) return 400'000;
    return seats <= 2 ? 1'200'000 : seats == 3 ? 1'100'000 : 600'000;
}

/// Bots that search see more, and their games are few: they and their scouts have most of the time.
/// With two players a game takes least.
double tournamentSearchTime(const GenerateMethod& mode, std::size_t seats) {
    if (mode.symmetric && !mode.nearly) return 1;
    return seats <= 2 ? 2.5 : seats == 3 ? 1.1 : 0.9;
}

}  // namespace

BalanceFunctions makeBalanceFunctions(const Catalog& catalog, std::vector<Layout> layouts,
                                      std::shared_ptr<const TableShelf> tables) {
    const auto known =
        std::make_shared<const Knowledge>(Knowledge{catalog, std::move(layouts), std::move(tables)});
    BalanceFunctions functions;
    functions.panel = {"calm", "greedy", "wild", "hunter", "trained", "sampler", "thinker"};
    functions.searchBots = {{"sampler", 150}, {"thinker", 100}};
    functions.scouts = {{"sampler-light", "sampler", 9}, {"thinker-light", "thinker", 25}};
    functions.tournament.games = tournamentGames;
    functions.tournament.searchTime = tournamentSearchTime;
    functions.relations = [](const Scenario& scenario, const OptionValues& values) -> const BotRelations* {
        const auto options = readOptions(scenario, values);
        if (!options) return nullptr;
        return builtInRelations(configurationOf(static_cast<int>(scenario.seats.size()), *options));
    };
    functions.configuration = [](int players, const OptionValues& values) -> Result<std::string> {
        const auto options = optionsFor(players, values);
        if (!options) return options.error();
        return configurationOf(players, *options);
    };
    functions.ledger = [known](const Scenario& scenario, const OptionValues& values) {
        return with(*known, scenario, values, [&](const Subject& subject) {
            return ledgerOf(subject.measured, subject.metrics, known->catalog);
        });
    };
    functions.features = [known](const Scenario& scenario, const OptionValues& values) {
        return with(*known, scenario, values,
                    [](const Subject& subject) { return allFeaturesOf(subject.measured, subject.metrics); });
    };
    functions.predict = [known](const Scenario& scenario, const OptionValues& values) {
        return with(*known, scenario, values, [&](const Subject& subject) {
            const auto judges = tablesFor(*known, subject);
            if (judges.empty()) return std::optional<Prediction>();
            return std::optional(predictionOf(subject.measured, subject.metrics, subject.options, judges,
                                              usualOf(*known, subject, judges),
                                              lockedTiles(scenario, subject.map)));
        });
    };
    functions.predictedGap = [known](const Scenario& scenario, const OptionValues& values) {
        return with(*known, scenario, values, [&](const Subject& subject) {
            const auto judges = tablesFor(*known, subject);
            if (judges.empty()) return std::optional<double>();
            return std::optional(predictedGapOf(subject.measured, subject.metrics, judges));
        });
    };
    functions.foresee = [known](const Scenario& scenario, const OptionValues& values) {
        return with(*known, scenario, values, [&](const Subject& subject) {
            const auto judges = tablesFor(*known, subject);
            if (judges.empty()) return std::optional<Foreseen>();
            return std::optional(
                foreseenOf(subject.measured, subject.metrics, judges, usualOf(*known, subject, judges)));
        });
    };
    functions.overlays = [known](const Scenario& scenario, const OptionValues& values) {
        return with(*known, scenario, values, [&](const Subject& subject) {
            return overlaysOf(subject.measured, subject.metrics, tablesFor(*known, subject));
        });
    };
    functions.calibrations = builtInCalibrations;
    return functions;
}

}  // namespace hexa::clockwork
