// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/judgedtoy.h"

#include "core/base/rng.h"
#include "core/engine/judge/balance.h"
#include "core/engine/judge/targets.h"
#include "core/engine/play/play.h"
#include "core/engine/play/series.h"
#include "core/engine/record.h"
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

/// True if the map or the player has set an option.
bool isSet(const char* option, const Scenario& scenario, const OptionValues& values) {
    if (const auto value = values.find(option); value != values.end()) return value->second;
    const auto value = scenario.options.find(option);
    return value != scenario.options.end() && value->second;
}

class CoinSeries : public Series {
public:
    CoinSeries(const Scenario& scenario, const SeriesSetup& setup, std::vector<std::int32_t> targets)
        : mBots(setup.bots),
          mTargets(std::move(targets)),
          mOrder(isSet("order", scenario, setup.options)),
          mShared(isSet("shared", scenario, setup.options)),
          mDrawn(isSet("drawn", scenario, setup.options)),
          mBound(isSet("bound", scenario, setup.options)),
          mRed(isSet("red", scenario, setup.options)) {
        for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
            mStrength.push_back(1 + meadowsBeside(scenario, seat));
        for (const Cell& cell : scenario.board.cells()) mPlaces.push_back(cell.at);
    }
    int seats() const override { return static_cast<int>(mStrength.size()); }
    int teams() const override { return seats(); }
    int teamOf(int seat) const override { return seat; }
    int factions() const override { return mBound ? 0 : 3; }
    bool ordered() const override { return !mBound; }
    Judged judged() const override { return mOrder ? Judged::Order : Judged::Seats; }
    std::vector<std::int32_t> targets() const override { return mTargets; }
    const std::vector<Hex>& places() const override { return mPlaces; }

    SeriesGame play(const Lineup& lineup, std::uint64_t seed, std::span<std::int64_t> fights) const override {
        if (mBots[lineup.bot[0]] == "slow") std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (!fights.empty()) ++fights[0];
        std::vector<double> strength = mStrength;
        for (int seat = 0; seat < seats(); ++seat) {
            double& own = strength[static_cast<std::size_t>(seat)];
            // The last to place wins 81 % of the games, whatever the map.
            if (mOrder)
                own = (seat - lineup.first + seats()) % seats() == seats() - 1 ? 0.81 * (seats() - 1) : 0.19;
            // Bound factions are those of the seats' numbers: red is the first one.
            const int faction = lineup.faction[static_cast<std::size_t>(seat)];
            if (mRed && (faction == Lineup::ofMap ? seat : faction) == 0) own *= 1.5;
        }
        double sum = 0;
        for (const double own : strength) sum += own;
        double drawn = static_cast<double>(mixed(seed, 1) >> 11) / 9007199254740992.0 * sum;
        int winner = 0;
        while (winner + 1 < seats() && drawn >= strength[static_cast<std::size_t>(winner)])
            drawn -= strength[static_cast<std::size_t>(winner++)];
        SeriesGame game;
        game.finished = true;
        game.winners = static_cast<std::uint8_t>(1U << winner);
        // Of five games one is shared with the next seat, and one has no winner.
        const auto kind = mixed(seed, 2) % 5;
        if (mShared && kind == 0) game.winners |= static_cast<std::uint8_t>(1U << ((winner + 1) % seats()));
        if (mDrawn && kind == 1) game.winners = 0;
        game.points[static_cast<std::size_t>(winner)] = 10;
        game.hash = mixed(seed, static_cast<std::uint64_t>(winner));
        return game;
    }

private:
    std::vector<std::string> mBots;
    std::vector<double> mStrength;
    std::vector<std::int32_t> mTargets;
    std::vector<Hex> mPlaces;
    bool mOrder, mShared, mDrawn, mBound, mRed;
};

/// Adds figures other than by seat: Meadows in each row of the map.
void addRows(Ledger& ledger, const Scenario& scenario) {
    LedgerRow row;
    row.id = "T2";
    row.code = "toy.meadows.in-row";
    row.unit = FigureUnit::Count;
    row.columns = "row";
    row.equality = 0.25;
    LedgerColumns columns{"row", {"toy.rows"}, {}};
    for (int r = -2; r <= 2; ++r) {
        std::vector<Hex> places;
        double meadows = 0;
        for (const Cell& cell : scenario.board.cells()) {
            if (cell.at.r != r) continue;
            places.push_back(cell.at);
            if (cell.kind == kindIdAt(0)) ++meadows;
        }
        columns.columns.push_back(
            {"row" + std::to_string(r + 3), {"toy.row", {{"row", std::int64_t{r + 3}}}}, std::move(places)});
        row.values.push_back(meadows);
    }
    ledger.rows.push_back(std::move(row));
    ledger.columns.push_back(std::move(columns));
}

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
    prediction.range = GapRange{judge.gap / 2, judge.gap * 1.5};
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
    system.play = std::make_shared<const PlayFunctions>();
    ownCopy(system.play).bots = {"coin", "slow"};
    ownCopy(system.play).draws = true;
    ownCopy(system.play).botVersion = [](std::string_view) { return 1; };
    for (const char* option : {"order", "shared", "drawn", "bound", "red", "rows"})
        ownCopy(system.play).options.push_back({option});
    ownCopy(system.play).series = [](const Scenario& scenario,
                                     const SeriesSetup& setup) -> Result<std::unique_ptr<const Series>> {
        if (scenario.seats.size() < 2) return noHomes();
        auto targets = declaredTargets(scenario, static_cast<int>(scenario.seats.size()));
        if (!targets) return targets.error();
        return std::unique_ptr<const Series>(
            std::make_unique<CoinSeries>(scenario, setup, *std::move(targets)));
    };
    system.balance = std::make_shared<const BalanceFunctions>();
    ownCopy(system.balance).panel = {"coin"};
    ownCopy(system.balance).targetPlaces = [](const Scenario& scenario) {
        std::vector<std::vector<std::size_t>> places;
        for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) places.push_back({seat});
        return places;
    };
    ownCopy(system.balance).ledger = [](const Scenario& scenario,
                                        const OptionValues& values) -> Result<Ledger> {
        if (scenario.seats.size() < 2) return noHomes();
        LedgerRow row;
        row.id = "T1";
        row.code = "toy.meadows";
        row.unit = FigureUnit::Count;
        for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
            row.values.push_back(meadowsBeside(scenario, seat));
        row.equality = 0.5;
        Ledger ledger{{row}, {}};
        if (isSet("rows", scenario, values)) addRows(ledger, scenario);
        return ledger;
    };
    ownCopy(system.balance).predict = [](const Scenario& scenario, const OptionValues&) {
        return predict(scenario);
    };
    ownCopy(system.balance).overlays = [](const Scenario& scenario,
                                          const OptionValues&) -> Result<BalanceOverlays> {
        if (scenario.seats.size() < 2) return noHomes();
        using Layer = BalanceOverlays::Layer;
        BalanceOverlays overlays;
        for (const Cell& cell : scenario.board.cells()) overlays.cells.push_back(cell.at);
        const std::size_t cells = overlays.cells.size();
        Layer steps{"steps", {"toy.overlay.steps"}, FigureUnit::Steps, FigureSense::LessIsBetter};
        steps.high = {"toy.overlay.steps.high"};
        for (const Seat& seat : scenario.seats) {
            Layer::Figures figures;
            for (const Hex at : overlays.cells) figures.values.push_back(distance(at, seat.homeHex()));
            steps.figures.push_back(std::move(figures));
        }
        Layer middle{"middle", {"toy.overlay.middle"}};
        middle.bySeat = false;
        middle.figures.emplace_back().marked.assign(cells, 0);
        middle.figures.front().marked.front() = 1;
        middle.note = {"toy.overlay.middle.note"};
        Layer hay{"hay", {"toy.overlay.hay"}, FigureUnit::Share};
        hay.bySeat = false;
        hay.figures.emplace_back().values.assign(cells, 0.25);
        hay.figures.front().values.front() = std::nullopt;
        overlays.layers = {std::move(steps), std::move(middle), std::move(hay)};
        return overlays;
    };
    return system;
}

}  // namespace hexa::test
