// SPDX-License-Identifier: GPL-3.0-or-later
// Which ideas of the tournament make its winner fairer? One line a seed: the widest gap (points, by
// the truth of KnownShares) of the winner with all ideas, then with each one switched off, from the
// same first maps. The last lines: what an idea gains, with the standard error of the paired
// difference.
//
//   ablation LAYOUT FIRST-SEED SEEDS GAMES own|RELATIONS IDEA...
//
// Maps, tables and neighbours are drawn, too (DrawnMaps): those of the game take minutes. The bots
// and what their tables leave open are the game's.
// RELATIONS: the truth has the covariances of that other layout, which the tournament does not know.
// IDEA: a name of trial.h, "scouts" or "relations", or several with "+".
#include "core/base/rng.h"
#include "core/engine/balance.h"
#include "core/engine/play.h"
#include "core/engine/system.h"
#include "core/generate/tournament/contender.h"
#include "core/generate/tournament/tournament.h"
#include "core/generate/tournament/trial.h"
#include "core/registry/registry.h"
#include "tests/bench/knownshares.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sstream>

using namespace hexa;

namespace {

constexpr int kinds = 8;

class Seats final : public Series {
public:
    explicit Seats(int count) : mCount(count) {}
    int seats() const override { return mCount; }
    int teams() const override { return mCount; }
    int teamOf(int seat) const override { return seat; }
    int factions() const override { return 0; }
    bool ordered() const override { return false; }
    const std::vector<Hex>& places() const override { return mPlaces; }
    SeriesGame play(const Lineup&, std::uint64_t, std::span<std::int64_t>) const override { return {}; }

private:
    int mCount;
    std::vector<Hex> mPlaces;
};

/// Tables that are sums over cells, one a bot of the panel, four fifths of them common to all, and
/// the maps that a search finds with them.
class DrawnMaps {
public:
    DrawnMaps(Scenario layout, std::vector<std::string> panel, double change, std::uint64_t seed)
        : mLayout(std::move(layout)), mPanel(std::move(panel)), mSeats(mLayout.seats.size()) {
        Rng rng(seed, "tables");
        const auto seats = static_cast<double>(mSeats);
        // A swap changes four values.
        const double scale = change / 2 * std::sqrt(seats / (seats - 1));
        for (std::size_t i = 0; i < mLayout.board.cellCount() * kinds; ++i) {
            const std::vector<double> common = evenDraw(rng);
            for (std::size_t bot = 0; bot < mPanel.size(); ++bot) {
                const std::vector<double> own = evenDraw(rng);
                for (std::size_t seat = 0; seat < mSeats; ++seat)
                    mValues.push_back(scale * (0.8 * common[seat] + 0.6 * own[seat]));
            }
        }
    }

    Candidate candidate(const std::vector<Cell>& cells) const {
        Candidate map;
        map.scenario = mLayout;
        map.scenario.board.setCells(cells);
        const std::vector<double> sums = sumsOf(cells);
        for (std::size_t bot = 0; bot < mPanel.size(); ++bot) {
            map.foreseen.push_back({mPanel[bot], {}});
            for (std::size_t seat = 0; seat < mSeats; ++seat)
                map.foreseen.back().shares.push_back(sums[bot * mSeats + seat] + 1.0 / static_cast<double>(mSeats));
        }
        map.gap = widest(sums) * 100;
        return map;
    }

    std::vector<Candidate> search(const GenerateRequest& request) const {
        std::vector<Candidate> maps;
        Rng rng(request.seed, "search");
        while (maps.size() < static_cast<std::size_t>(request.keep)) {
            std::vector<Cell> cells(mLayout.board.cells().begin(), mLayout.board.cells().end());
            for (Cell& cell : cells) cell.kind = static_cast<KindId>(1 + rng.below(kinds));
            double gap = widest(sumsOf(cells));
            for (int i = 0; i < 150; ++i) {
                const std::size_t a = rng.below(cells.size()), b = rng.below(cells.size());
                std::swap(cells[a].kind, cells[b].kind);
                const double next = widest(sumsOf(cells));
                if (next <= gap)
                    gap = next;
                else
                    std::swap(cells[a].kind, cells[b].kind);
            }
            maps.push_back(candidate(cells));
        }
        return maps;
    }

    /// All single swaps and as many double ones: those that promise most.
    std::vector<Candidate> neighbours(const GenerateRequest& request, const Scenario& map,
                                      const std::vector<BotShares>& believed, int wanted) const {
        std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
        const std::vector<double> before = sumsOf(cells);
        std::vector<double> beyond(before.size());  // what games show beyond the tables
        for (const BotShares& bot : believed) {
            const auto place = static_cast<std::size_t>(std::ranges::find(mPanel, bot.bot) - mPanel.begin());
            for (std::size_t seat = 0; seat < mSeats; ++seat)
                beyond[place * mSeats + seat] =
                    bot.shares[seat] - 1.0 / static_cast<double>(mSeats) - before[place * mSeats + seat];
        }
        struct Found {
            double gap;
            std::vector<std::pair<std::size_t, std::size_t>> swaps;
        };
        std::vector<Found> found;
        const auto look = [&](std::vector<std::pair<std::size_t, std::size_t>> swaps) {
            std::vector<double> sums = before;
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += beyond[i];
            for (const auto& [a, b] : swaps) {
                add(sums, a, cells[a].kind, -1);
                add(sums, b, cells[b].kind, -1);
                add(sums, a, cells[b].kind, 1);
                add(sums, b, cells[a].kind, 1);
            }
            found.push_back({widest(sums), std::move(swaps)});
        };
        for (std::size_t a = 0; a < cells.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (cells[a].kind != cells[b].kind) look({{a, b}});
        Rng rng(request.seed, "walks");
        for (std::size_t walks = found.size(); walks > 0; --walks) {
            std::array<std::size_t, 4> at{};
            for (std::size_t& cell : at) cell = rng.below(cells.size());
            std::ranges::sort(at);
            if (std::ranges::adjacent_find(at) == at.end()) look({{at[0], at[2]}, {at[1], at[3]}});
        }
        std::ranges::stable_sort(found, {}, &Found::gap);
        std::vector<Candidate> maps;
        for (std::size_t i = 0; i < found.size() && i < static_cast<std::size_t>(wanted); ++i) {
            std::vector<Cell> changed = cells;
            for (const auto& [a, b] : found[i].swaps) std::swap(changed[a].kind, changed[b].kind);
            maps.push_back(candidate(changed));
        }
        return maps;
    }

private:
    /// A number for each seat with variance 1 before their mean is taken off.
    std::vector<double> evenDraw(Rng& rng) const {
        std::vector<double> draw;
        double mean = 0;
        for (std::size_t seat = 0; seat < mSeats; ++seat) {
            double sum = -6;
            for (int i = 0; i < 12; ++i) sum += rng.below(1 << 20) / static_cast<double>(1 << 20);
            draw.push_back(sum);
            mean += sum / static_cast<double>(mSeats);
        }
        for (double& each : draw) each -= mean;
        return draw;
    }
    void add(std::vector<double>& sums, std::size_t cell, KindId kind, double sign) const {
        const std::size_t from = (cell * kinds + static_cast<std::size_t>(kind) - 1) * sums.size();
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += sign * mValues[from + i];
    }
    std::vector<double> sumsOf(const std::vector<Cell>& cells) const {
        std::vector<double> sums(mPanel.size() * mSeats);
        for (std::size_t cell = 0; cell < cells.size(); ++cell) add(sums, cell, cells[cell].kind, 1);
        return sums;
    }
    double widest(const std::vector<double>& sums) const {
        double gap = 0;
        for (std::size_t bot = 0; bot < mPanel.size(); ++bot) {
            const auto from = sums.begin() + static_cast<std::ptrdiff_t>(bot * mSeats);
            const auto [min, max] = std::minmax_element(from, from + static_cast<std::ptrdiff_t>(mSeats));
            gap = std::max(gap, *max - *min);
        }
        return gap;
    }

    Scenario mLayout;
    std::vector<std::string> mPanel;
    std::size_t mSeats;
    std::vector<double> mValues;  ///< By cell, kind, bot and seat.
};

std::set<std::string, std::less<>> ideasOf(const std::string& text) {
    std::set<std::string, std::less<>> ideas;
    std::istringstream stream(text);
    for (std::string idea; std::getline(stream, idea, '+');) ideas.insert(idea);
    return ideas;
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 6) return 2;
    const Systems systems = builtInSystems();
    const GameSystem game = *systems.find("clockwork-wars");
    const Layout* layout = game.layout(arguments[1]);
    if (layout == nullptr) return 2;
    const std::uint64_t first = std::strtoull(arguments[2], nullptr, 10);
    const std::uint64_t seeds = std::strtoull(arguments[3], nullptr, 10);
    std::vector<std::string> names{"all"};
    for (int i = 6; i < count; ++i) names.emplace_back(arguments[i]);
    std::vector<std::vector<double>> found(names.size());
    std::vector<double> seconds(names.size());
    for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
        generate::trialOff.clear();
        GameSystem truth = game;
        BalanceFunctions& balance = ownCopy(truth.balance);
        balance.panel = {"calm", "trained", "thinker"};
        const double change = game.balance->relations(layout->scenario, {})->foreseenChange;
        const auto maps = std::make_shared<DrawnMaps>(layout->scenario, balance.panel, change, seed);
        if (std::string(arguments[5]) != "own") {
            const Scenario other = game.layout(arguments[5])->scenario;
            balance.relations = [&game, other](const Scenario&, const OptionValues& options) {
                return game.balance->relations(other, options);
            };
        }
        GenerateFunctions& functions = ownCopy(truth.generate);
        functions.assess = [maps](const Scenario& map, const GenerateRequest&) -> Result<Candidate> {
            return maps->candidate({map.board.cells().begin(), map.board.cells().end()});
        };
        functions.refine = [maps](const GenerateRequest& request, const Scenario& map,
                                  const std::vector<BotShares>& believed,
                                  int wanted) -> Result<std::vector<Candidate>> {
            return maps->neighbours(request, map, believed, wanted);
        };
        ownCopy(truth.play).series = [](const Scenario& map,
                                        const SeriesSetup&) -> Result<std::unique_ptr<const Series>> {
            return std::unique_ptr<const Series>(std::make_unique<Seats>(static_cast<int>(map.seats.size())));
        };
        const auto shares = std::make_shared<bench::KnownShares>(truth, layout->scenario, seed);
        GameSystem known = bench::withKnownShares(shares);
        ownCopy(known.balance).relations = game.balance->relations;
        generate::TournamentRequest request;
        request.search.base = layout->scenario;
        request.search.seed = seed;
        request.search.mode = "balanced";
        request.games = std::atoll(arguments[4]);
        GenerateRequest search = request.search;
        search.keep = 96;
        const std::vector<Candidate> starts = maps->search(search);
        std::printf("%llu:", static_cast<unsigned long long>(seed));
        for (std::size_t i = 0; i < names.size(); ++i) {
            generate::trialOff = ideasOf(names[i]);
            GameSystem tried = known;
            if (!generate::with("scouts")) ownCopy(tried.balance).scouts.clear();
            if (!generate::with("relations")) ownCopy(tried.balance).relations = {};
            const std::clock_t start = std::clock();
            generate::Tournament tournament(tried, request, tried.balance->panel, [](auto...) {});
            std::vector<generate::PlayedMap> players;
            for (const Candidate& map : starts) players.push_back({map, {}});
            if (!tournament.enter(std::move(players))) return 1;
            tournament.run();
            const Scenario winner = tournament.best(1).front().candidate.scenario;
            seconds[i] += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
            generate::trialOff.clear();
            found[i].push_back(std::ranges::max(shares->gapsOn(winner)));
            std::printf(" %.2f", found[i].back());
            std::fflush(stdout);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    const auto seedsRun = static_cast<double>(found.front().size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        double mean = 0, gain = 0, squares = 0;
        for (std::size_t seed = 0; seed < found[i].size(); ++seed) {
            const double difference = found[i][seed] - found[0][seed];
            mean += found[i][seed] / seedsRun;
            gain += difference / seedsRun;
            squares += difference * difference / seedsRun;
        }
        const double error = std::sqrt(std::max(0.0, squares - gain * gain) / std::max(1.0, seedsRun - 1));
        std::printf("%-20s mean %.2f, the idea gains %+.2f (%.2f), %.2f s\n", names[i].c_str(), mean, gain,
                    error, seconds[i] / seedsRun);
    }
    return 0;
}
