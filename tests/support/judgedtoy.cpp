// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/judgedtoy.h"

#include "core/base/rng.h"
#include "tests/support/toysystem.h"

#include <chrono>
#include <cmath>
#include <thread>

namespace hexa::test {
namespace {

double meadowsBeside(const Scenario& scenario, std::size_t seat) {
    double count = 0;
    for (const Cell& cell : scenario.board.cells())
        if (cell.kind == kindIdAt(0) && distance(cell.at, scenario.seats[seat].homeHex()) == 1) ++count;
    return count;
}

class CoinSeries : public Series {
public:
    CoinSeries(const Scenario& scenario, std::vector<std::string> bots) : mBots(std::move(bots)) {
        for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
            mStrength.push_back(1 + meadowsBeside(scenario, seat));
        for (const Cell& cell : scenario.board.cells()) mPlaces.push_back(cell.at);
    }
    int seats() const override { return static_cast<int>(mStrength.size()); }
    int teams() const override { return seats(); }
    int teamOf(int seat) const override { return seat; }
    int factions() const override { return 3; }
    const std::vector<Hex>& places() const override { return mPlaces; }
    SeriesGame play(const Lineup& lineup, std::uint64_t seed, std::span<std::int64_t> fights) const override {
        if (mBots[lineup.bot[0]] == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (!fights.empty()) ++fights[0];
        double sum = 0;
        for (const double strength : mStrength) sum += strength;
        double drawn = static_cast<double>(mixed(seed, 1) >> 11) / 9007199254740992.0 * sum;
        int winner = 0;
        while (winner + 1 < seats() && drawn >= mStrength[static_cast<std::size_t>(winner)])
            drawn -= mStrength[static_cast<std::size_t>(winner++)];
        SeriesGame game;
        game.finished = true;
        game.winners = static_cast<std::uint8_t>(1U << winner);
        game.points[static_cast<std::size_t>(winner)] = 10;
        game.hash = mixed(seed, static_cast<std::uint64_t>(winner));
        return game;
    }

private:
    std::vector<std::string> mBots;
    std::vector<double> mStrength;
    std::vector<Hex> mPlaces;
};

Error noHomes() { return Error("toy.home-missing", {{"player", std::int64_t{2}}}); }

Result<std::optional<Prediction>> predict(const Scenario& scenario) {
    if (scenario.seats.size() < 2) return noHomes();
    Prediction prediction;
    Prediction::Judge judge;
    judge.bot = "coin";
    double sum = 0;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        judge.shares.push_back(1 + meadowsBeside(scenario, seat));
        sum += judge.shares.back();
    }
    for (double& share : judge.shares) share /= sum;
    const auto [low, high] = std::minmax_element(judge.shares.begin(), judge.shares.end());
    judge.gap = (*high - *low) * 100;
    prediction.judges.push_back(judge);
    for (const Cell& cell : scenario.board.cells())
        for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
            if (cell.kind == kindIdAt(0) && distance(cell.at, scenario.seats[seat].homeHex()) == 1) {
                Prediction::CellPart part{cell.at, std::vector<double>(scenario.seats.size(), 0)};
                part.logOdds[seat] = 0.8;
                prediction.cells.push_back(part);
            }
    // A Meadow beside the first home changes places with the slot beside the second.
    const Hex a = scenario.seats[0].homeHex() + Hex{1, 0};
    const Hex b = scenario.seats[1].homeHex() + Hex{-1, 0};
    if (judge.gap > 0 && scenario.board.find(a)->kind == kindIdAt(0))
        prediction.swaps.push_back({a, b, judge.gap, 0});
    return std::optional(prediction);
}

}  // namespace

GameSystem judgedToy() {
    GameSystem system = toySystem();
    system.play.emplace();
    system.play->bots = {"coin", "slow"};
    system.play->series = [](const Scenario& scenario,
                             const SeriesSetup& setup) -> Result<std::unique_ptr<const Series>> {
        if (scenario.seats.size() < 2) return noHomes();
        return std::unique_ptr<const Series>(std::make_unique<CoinSeries>(scenario, setup.bots));
    };
    system.balance.emplace();
    system.balance->panel = {"coin"};
    system.balance->ledger = [](const Scenario& scenario, const OptionValues&) -> Result<Ledger> {
        if (scenario.seats.size() < 2) return noHomes();
        LedgerRow row;
        row.id = "T1";
        row.code = "toy.meadows";
        row.unit = FigureUnit::Count;
        for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
            row.values.push_back(meadowsBeside(scenario, seat));
        row.equality = 0.5;
        return Ledger{{row}, {}};
    };
    system.balance->predict = [](const Scenario& scenario, const OptionValues&) { return predict(scenario); };
    system.balance->overlays = [](const Scenario& scenario, const OptionValues&) -> Result<BalanceOverlays> {
        if (scenario.seats.size() < 2) return noHomes();
        BalanceOverlays overlays;
        for (const Cell& cell : scenario.board.cells()) overlays.cells.push_back(cell.at);
        const std::size_t cells = overlays.cells.size();
        overlays.contested.assign(cells, 0);
        overlays.contested.front() = 1;
        for (const Seat& seat : scenario.seats) {
            BalanceOverlays::Seat figures;
            for (const Hex at : overlays.cells) figures.turns.push_back(distance(at, seat.homeHex()));
            figures.nearest.assign(cells, 0);
            figures.cut.assign(cells, 0.25);
            figures.worth.assign(cells, 0.5);
            overlays.seats.push_back(std::move(figures));
        }
        return overlays;
    };
    return system;
}

}  // namespace hexa::test
