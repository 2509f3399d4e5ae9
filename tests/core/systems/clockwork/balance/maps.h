// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/systems/clockwork/balance/report.h"
#include "tests/core/systems/clockwork/laboratory.h"

#include <string_view>

namespace hexa::test {

/// Returns a map from letters: K Capitals in order of the seats, V village, C citadel, L lake, F
/// forest, T tower, M manufactory, S shrine, B barrens, . blank, blanks at the end left out. Row i
/// is r = i; the letters of a row are q = 0, 1, ...
inline Scenario drawn(std::initializer_list<std::string_view> rows) {
    using namespace clockwork;
    Scenario map;
    map.system = "clockwork-wars";
    int r = 0;
    for (const std::string_view row : rows) {
        for (int q = 0; q < static_cast<int>(row.size()); ++q) {
            Cell cell;
            cell.at = {q, r};
            const auto place = std::string_view("KVCLFTMSB").find(row[static_cast<std::size_t>(q)]);
            cell.kind = place == std::string_view::npos ? KindId::Blank : kindIdAt(place);
            if (place == 0) {
                Seat seat;
                seat.home = cell.at;
                map.seats.push_back(seat);
            }
            map.board.put(CellState(cell));
        }
        ++r;
    }
    assignMissingIds(map.board, game().catalog);
    return map;
}

/// Everything measured on one map.
struct Measures {
    explicit Measures(const Scenario& scenario, const clockwork::RuleOptions& ruleOptions = {})
        : options(ruleOptions),
          map(*clockwork::makeGameMap(scenario, game().catalog)),
          measured(map, options),
          metrics(clockwork::measureMetrics(measured)) {}
    Measures(const Measures&) = delete;
    Measures& operator=(const Measures&) = delete;

    double of(clockwork::Metric metric, std::size_t seat) const {
        return clockwork::toDouble(clockwork::of(metrics, metric)[seat]);
    }
    std::size_t at(Hex hex) const {
        return static_cast<std::size_t>(std::find(map.hex.begin(), map.hex.end(), hex) - map.hex.begin());
    }

    clockwork::RuleOptions options;
    clockwork::GameMap map;
    clockwork::Measured measured;
    clockwork::Metrics metrics;
};

/// Returns MADE-UP weights, fitted on nothing: one for every feature from a seed, in whole
/// thousandths of log-odds, so that no two are likely to cancel.
inline clockwork::WeightTable madeUpTable(const std::string& configuration, std::uint64_t seed,
                                          bool withMetrics, const std::string& bot = "made-up") {
    Rng rng(seed, "made-up");
    TableInfo info;
    info.configuration = configuration;
    info.bot = bot;
    Coefficients coefficients;
    for (const std::string& name : clockwork::FeatureSpace(clockwork::rivalsIn(configuration)).names()) {
        const double weight = (static_cast<int>(rng.below(2001)) - 1000) / 1000.0;
        if (withMetrics || !name.starts_with("metric")) coefficients.emplace_back(name, weight);
    }
    auto table = clockwork::readWeightTable(*clockwork::writeWeightTable(info, coefficients));
    Q_ASSERT(table.ok());
    return std::move(*table);
}

/// Returns the same map with the seats in another order: seat i of the result is seat order[i].
inline Scenario seatsPermuted(const Scenario& map, const std::vector<std::size_t>& order) {
    Scenario result = map;
    for (std::size_t i = 0; i < order.size(); ++i) result.seats[i] = map.seats[order[i]];
    return result;
}

}  // namespace hexa::test
