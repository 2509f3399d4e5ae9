// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/repairs.h"

#include <algorithm>
#include <limits>

namespace hexa::mapsearch {
namespace {

/// Repairs that the whole model looks at, of each number of swaps.
constexpr std::size_t lookedAt = 200;
/// Pairs of swaps that a third one is added to.
constexpr std::size_t widened = 60;

constexpr double anyGap = std::numeric_limits<double>::infinity();

/// Keeps the best of many, of those with a gap less than `below`.
class Best {
public:
    explicit Best(std::size_t max, double below = anyGap) : mMax(max), mBelow(below) {}
    bool takes(double after) const {
        return after < mBelow && (mList.size() < mMax || after < mList.front().after);
    }
    void add(SwapRepair repair) {
        mList.push_back(std::move(repair));
        std::push_heap(mList.begin(), mList.end());
        if (mList.size() <= mMax) return;
        std::pop_heap(mList.begin(), mList.end());
        mList.pop_back();
    }
    std::vector<SwapRepair> take() {
        std::sort_heap(mList.begin(), mList.end());
        return std::move(mList);
    }

private:
    std::size_t mMax;
    double mBelow;
    std::vector<SwapRepair> mList;  // heap, the worst in front
};

class Repairer {
public:
    explicit Repairer(const RepairTask& task)
        : mTask(task), mScore(task.score), mBefore(widestGap(task.strengths, task.score.teams())) {
        for (std::size_t judge = 0; judge < mScore.judges(); ++judge) {
            Strengths beyond = task.strengths[judge];
            for (std::size_t team = 0; team < maxTeams; ++team) beyond[team] -= mScore.strengths(judge)[team];
            mScore.shift(judge, beyond);
        }
        for (std::size_t a = 0; a < mScore.tiles(); ++a)
            for (std::size_t b = a + 1; b < mScore.tiles(); ++b)
                if ((task.free >> a & task.free >> b & 1) != 0)
                    mSwaps.emplace_back(static_cast<TileIndex>(a), static_cast<TileIndex>(b));
    }

    std::vector<SwapRepair> ones() { return onesOf(Best(lookedAt)); }
    std::vector<SwapRepair> narrowing(std::size_t max) { return onesOf(Best(max, mBefore)); }
    /// Returns every good pair of swaps, by additions.
    std::vector<SwapRepair> twos(const std::stop_token& stop) {
        Best best(lookedAt);
        for (std::size_t i = 0; i < mSwaps.size() && !stop.stop_requested(); ++i) {
            if (!changes(mSwaps[i])) continue;
            mScore.swap(mSwaps[i].first, mSwaps[i].second);
            extend(best, {mSwaps[i]}, i);
            mScore.swap(mSwaps[i].first, mSwaps[i].second);
        }
        return again(best.take());
    }
    /// Returns the best pairs of swaps with every third one.
    std::vector<SwapRepair> threes(const std::vector<SwapRepair>& pairs, const std::stop_token& stop) {
        Best best(lookedAt);
        for (std::size_t i = 0; i < pairs.size() && i < widened && !stop.stop_requested(); ++i) {
            const auto& swaps = pairs[i].swaps;
            for (const TileSwap& swap : swaps) mScore.swap(swap.first, swap.second);
            extend(best, swaps, mSwaps.size());
            for (std::size_t n = swaps.size(); n-- > 0;) mScore.swap(swaps[n].first, swaps[n].second);
        }
        return again(best.take());
    }

private:
    std::vector<SwapRepair> onesOf(Best best) {
        extend(best, {}, mSwaps.size());
        return again(best.take());
    }
    bool changes(const TileSwap& swap) const { return mScore.kind(swap.first) != mScore.kind(swap.second); }
    /// Adds every swap before number `end` that changes something.
    void extend(Best& best, const std::vector<TileSwap>& swaps, std::size_t end) {
        for (std::size_t i = 0; i < end; ++i) {
            if (!changes(mSwaps[i])) continue;
            const double after = mScore.gapAfterSwap(mSwaps[i].first, mSwaps[i].second);
            if (!best.takes(after)) continue;
            SwapRepair repair{after, swaps};
            repair.swaps.push_back(mSwaps[i]);
            best.add(std::move(repair));
        }
    }
    /// Examines the repairs again by the whole model.
    std::vector<SwapRepair> again(std::vector<SwapRepair> repairs) {
        for (SwapRepair& repair : repairs) repair.after = mTask.gapAfter(repair.swaps);
        std::erase_if(repairs, [this](const SwapRepair& repair) { return repair.after >= mBefore; });
        std::sort(repairs.begin(), repairs.end());
        return repairs;
    }

    const RepairTask& mTask;
    AdditiveScore mScore;
    double mBefore;
    std::vector<TileSwap> mSwaps;
};

}  // namespace

std::vector<std::vector<SwapRepair>> findRepairs(const RepairTask& task, const std::stop_token& stop) {
    Repairer repairer(task);
    std::vector<std::vector<SwapRepair>> found{repairer.ones()};
    found.push_back(repairer.twos(stop));
    found.push_back(repairer.threes(found.back(), stop));
    return found;
}

std::vector<SwapRepair> findSwaps(const RepairTask& task, std::size_t max) {
    return Repairer(task).narrowing(max);
}

}  // namespace hexa::mapsearch
