// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/makers.h"
#include "core/systems/clockwork/play/table.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Repairs that are looked at again with metrics, of each number of swaps.
constexpr std::size_t lookedAt = 200;
/// Pairs of swaps that a third one is added to.
constexpr std::size_t widened = 60;

using Swap = std::pair<TileIndex, TileIndex>;
struct Option {
    double after = 0;
    std::vector<Swap> swaps;
};
bool operator<(const Option& a, const Option& b) {
    return a.after != b.after ? a.after < b.after : a.swaps < b.swaps;
}

/// Keeps the best of many.
class Best {
public:
    explicit Best(std::size_t most) : mMost(most) {}
    bool takes(double after) const { return mList.size() < mMost || after < mList.front().after; }
    void add(Option option) {
        mList.push_back(std::move(option));
        std::push_heap(mList.begin(), mList.end());
        if (mList.size() <= mMost) return;
        std::pop_heap(mList.begin(), mList.end());
        mList.pop_back();
    }
    std::vector<Option> take() {
        std::sort_heap(mList.begin(), mList.end());
        return std::move(mList);
    }

private:
    std::size_t mMost;
    std::vector<Option> mList;  // heap, the worst in front
};

/// What the whole model says of a map: by judge and team.
std::vector<std::array<std::int32_t, maxPlayers>> strengthsOf(const Measured& measured,
                                                              std::span<const WeightTable* const> tables) {
    const Metrics metrics = measureMetrics(measured);
    const bool looksAhead = std::any_of(tables.begin(), tables.end(),
                                        [](const WeightTable* table) { return !table->outlook.empty(); });
    const Outlook outlook = looksAhead ? measureOutlook(measured) : Outlook();
    const StaticScore score(measured, metrics, tables);
    std::vector<std::array<std::int32_t, maxPlayers>> strengths;
    for (std::size_t judge = 0; judge < tables.size(); ++judge)
        strengths.push_back(tables[judge]->outlook.empty()
                                ? score.strengths(judge)
                                : tables[judge]->outlook.strengths(measured, metrics, outlook));
    return strengths;
}

double widestGap(const std::vector<std::array<std::int32_t, maxPlayers>>& strengths, int teams) {
    double widest = 0;
    for (const auto& judge : strengths) widest = std::max(widest, gapOf(judge, teams));
    return widest;
}

/// One map whose tiles change places. Swaps are looked for by additions, beginning with what the whole model says of the
/// map; the best are looked at again by the whole model.
class Repairing {
public:
    Repairing(const GameMap& map, const RuleOptions& options, std::vector<const WeightTable*> tables,
              TileMask locked)
        : mMap(map),
          mOptions(options),
          mTables(std::move(tables)),
          mMeasured(mMap, mOptions),
          mScore(mMeasured, Metrics{}, mTables) {
        const auto whole = strengthsOf(mMeasured, mTables);
        mBefore = widestGap(whole, mMeasured.distances.teams);
        for (std::size_t judge = 0; judge < whole.size(); ++judge) {
            auto beyond = whole[judge];
            for (std::size_t team = 0; team < maxPlayers; ++team)
                beyond[team] -= mScore.strengths(judge)[team];
            mScore.shift(judge, beyond);
        }
        const TileMask free = map.all() & ~map.capitals & ~locked;
        forEachTile(free, [&](TileIndex a) {
            forEachTile(free & ~((bit(a) << 1) - 1), [&](TileIndex b) { mSwaps.emplace_back(a, b); });
        });
    }

    double before() const { return mBefore; }

    std::vector<Option> ones() {
        Best best(lookedAt);
        for (const Swap& swap : mSwaps)
            if (mScore.kind(swap.first) != mScore.kind(swap.second))
                best.add({mScore.gapAfterSwap(swap.first, swap.second), {swap}});
        return again(best.take());
    }
    /// Every pair of swaps, by the tables.
    std::vector<Option> twos(const std::stop_token& stop) {
        Best best(lookedAt);
        for (std::size_t i = 0; i < mSwaps.size() && !stop.stop_requested(); ++i) {
            if (mScore.kind(mSwaps[i].first) == mScore.kind(mSwaps[i].second)) continue;
            mScore.swap(mSwaps[i].first, mSwaps[i].second);
            extend(best, {mSwaps[i]}, i);
            mScore.swap(mSwaps[i].first, mSwaps[i].second);
        }
        return again(best.take());
    }
    /// The best pairs of swaps with every third one.
    std::vector<Option> threes(const std::vector<Option>& pairs, const std::stop_token& stop) {
        Best best(lookedAt);
        for (std::size_t i = 0; i < pairs.size() && i < widened && !stop.stop_requested(); ++i) {
            for (const Swap& swap : pairs[i].swaps) mScore.swap(swap.first, swap.second);
            extend(best, pairs[i].swaps, mSwaps.size());
            for (std::size_t n = pairs[i].swaps.size(); n-- > 0;)
                mScore.swap(pairs[i].swaps[n].first, pairs[i].swaps[n].second);
        }
        return again(best.take());
    }

private:
    /// Adds every swap before number `end`: what changes nothing, or takes one back, is left out.
    void extend(Best& best, const std::vector<Swap>& swaps, std::size_t end) {
        for (std::size_t i = 0; i < end && i < mSwaps.size(); ++i) {
            const Swap& swap = mSwaps[i];
            if (mScore.kind(swap.first) == mScore.kind(swap.second)) continue;
            const double after = mScore.gapAfterSwap(swap.first, swap.second);
            if (!best.takes(after)) continue;
            Option option{after, swaps};
            option.swaps.push_back(swap);
            best.add(std::move(option));
        }
    }
    /// With the metrics of the repaired map itself.
    std::vector<Option> again(std::vector<Option> options) {
        for (Option& option : options) {
            GameMap map = mMap;
            for (const auto& [a, b] : option.swaps) {
                std::swap(map.kind[a], map.kind[b]);
                std::swap(map.points[a], map.points[b]);
            }
            map.ofKind = {};
            map.special = 0;
            forEachTile(map.all(), [&](TileIndex at) { map.ofKind[map.kind[at]] |= bit(at); });
            forEachTile(map.all() & ~map.resources(), [&](TileIndex at) {
                if (map.points[at] >= 0) map.special |= bit(at);
            });
            const Measured measured(map, mOptions);
            option.after = widestGap(strengthsOf(measured, mTables), measured.distances.teams);
        }
        std::erase_if(options, [this](const Option& option) { return option.after >= mBefore; });
        std::sort(options.begin(), options.end());
        return options;
    }

    GameMap mMap;
    RuleOptions mOptions;
    std::vector<const WeightTable*> mTables;
    Measured mMeasured;
    StaticScore mScore;
    double mBefore = 0;
    std::vector<Swap> mSwaps;
};

}  // namespace

Result<std::vector<Repair>> findRepairs(const Scenario& scenario, const OptionValues& values, int most,
                                        const std::stop_token& stop, const GenerateKnowledge& known) {
    const auto map = makeGameMap(scenario, known.catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, values);
    if (!options) return options.error();
    const std::string configuration = configurationOf(map->players, *options);
    auto tables = known.tables->of(configuration);
    if (tables.empty()) return Error("clockwork.generate.no-table", {{"configuration", configuration}});
    TileMask locked = 0;
    forEachTile(map->all(), [&](TileIndex at) {
        if (scenario.board.find(map->hex[at])->locked) locked |= bit(at);
    });

    Repairing repairing(*map, *options, std::move(tables), locked);
    std::vector<std::vector<Option>> found{repairing.ones()};
    found.push_back(repairing.twos(stop));
    found.push_back(repairing.threes(found.back(), stop));
    if (stop.stop_requested()) return Error("generate.cancelled");
    std::vector<Repair> repairs;
    for (const auto& ofNumber : found)
        for (std::size_t i = 0; i < ofNumber.size() && i < static_cast<std::size_t>(most); ++i) {
            Repair repair;
            for (const auto& [a, b] : ofNumber[i].swaps) repair.swaps.emplace_back(map->hex[a], map->hex[b]);
            repair.before = repairing.before();
            repair.after = ofNumber[i].after;
            repairs.push_back(std::move(repair));
        }
    return repairs;
}

}  // namespace hexa::clockwork
