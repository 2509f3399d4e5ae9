// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/worth.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::owngame {

WorthSum::WorthSum(Ground& ground)
    : mGround(ground),
      mWays(ground),
      mShares(static_cast<std::size_t>(ground.size())),
      mSums(static_cast<std::size_t>(ground.players())) {
    const Worth& worth = ground.definition().worth;
    for (const auto& [figure, weight] : worth.figures)
        mFigures.emplace_back(ground.figureNamed(figure), weight);
    if (!worth.decay.empty())
        for (int seat = 0; seat < ground.players(); ++seat) mSeats += ground.home(seat) >= 0 ? 1 : 0;
    if (tells() && !mWays.any()) share();  // else with each reset()
}

/// Returns the cost of the way from a home to each cell. Without ways, steps are counted in a
/// straight line.
std::vector<int> WorthSum::costsFrom(int home, int most) const {
    if (home >= 0 && mWays.any()) return mWays.from(home, most);
    std::vector<int> costs(static_cast<std::size_t>(mGround.size()), Ways::never);
    for (int cell = 0; home >= 0 && cell < mGround.size(); ++cell)
        costs[static_cast<std::size_t>(cell)] = distance(mGround.hex(cell), mGround.hex(home)) * Ways::step;
    return costs;
}

/// Computes the share of each seat in each cell, by the present costs of steps.
void WorthSum::share() {
    const Worth& worth = mGround.definition().worth;
    const int most = static_cast<int>(worth.decay.size() - 1) * Ways::step;
    std::vector<std::vector<int>> costs;  // by seat and cell
    for (int seat = 0; seat < mGround.players(); ++seat) costs.push_back(costsFrom(mGround.home(seat), most));
    for (std::size_t cell = 0; cell < mShares.size(); ++cell) {
        int nearest = Ways::never;
        for (const auto& own : costs) nearest = std::min(nearest, own[cell]);
        const auto sharers =
            std::ranges::count_if(costs, [&](const auto& own) { return own[cell] == nearest; });
        mShares[cell].clear();
        for (const auto& own : costs) {
            const bool all = worth.share == Worth::Share::All;
            const bool has = own[cell] <= most && (all || own[cell] == nearest);
            // Fractions of a step are rounded up.
            const int steps = has ? (own[cell] + Ways::step - 1) / Ways::step : 0;
            mShares[cell].push_back(
                has ? worth.decay[static_cast<std::size_t>(steps)] * (all ? whole : whole / sharers) : 0);
        }
    }
    if (!mWays.any()) return;
    mSights.clear();
    mDiffers.assign(mShares.size(), false);
    mDiffering = 0;
    for (int cell = 0; cell < mGround.size(); ++cell) mSights.push_back(mWays.sight(cell));
}

std::int64_t WorthSum::worthOf(int cell) const {
    std::int64_t sum = 0;
    for (const auto& [figure, weight] : mFigures) sum += mGround.figure(cell, figure) * weight;
    return sum;
}

void WorthSum::reset() {
    if (!tells()) return;
    if (mWays.any()) share();
    std::ranges::fill(mSums, 0);
    mWorths.clear();
    for (int cell = 0; cell < mGround.size(); ++cell) {
        mWorths.push_back(worthOf(cell));
        const auto at = static_cast<std::size_t>(cell);
        for (std::size_t seat = 0; seat < mSums.size(); ++seat)
            mSums[seat] += mWorths[at] * mShares[at][seat];
    }
}

void WorthSum::changed(int cell) {
    if (!tells()) return;
    const auto at = static_cast<std::size_t>(cell);
    if (mWays.any()) {
        const bool differs = mSights[at] != mWays.sight(cell);
        mDiffering += static_cast<int>(differs) - static_cast<int>(mDiffers[at]);
        mDiffers[at] = differs;
    }
    const std::int64_t more = worthOf(cell) - mWorths[at];
    if (more == 0) return;
    mWorths[at] += more;
    for (std::size_t seat = 0; seat < mSums.size(); ++seat) mSums[seat] += more * mShares[at][seat];
}

void WorthSum::settle() {
    if (mDiffering > 0) reset();
}

int WorthSum::richest() {
    settle();
    int best = -1;
    for (int seat = 0; seat < mGround.players(); ++seat)
        if (mGround.home(seat) >= 0 &&
            (best < 0 || mSums[static_cast<std::size_t>(seat)] > mSums[static_cast<std::size_t>(best)]))
            best = seat;
    return best;
}

int WorthSum::poorest() {
    settle();
    int best = -1;
    for (int seat = 0; seat < mGround.players(); ++seat)
        if (mGround.home(seat) >= 0 &&
            (best < 0 || mSums[static_cast<std::size_t>(seat)] < mSums[static_cast<std::size_t>(best)]))
            best = seat;
    return best;
}

std::int64_t WorthSum::gap() {
    if (!tells()) return 0;
    settle();
    std::int64_t all = 0;
    for (const std::int64_t sum : mSums) all += sum;
    const std::int64_t mean = std::abs(all) / mSeats;
    const std::int64_t apart =
        mSums[static_cast<std::size_t>(richest())] - mSums[static_cast<std::size_t>(poorest())];
    // Thousandths of such large sums could overflow; thousandths of the mean can't.
    constexpr std::int64_t thousand = 1'000;
    return mean < thousand ? 0 : apart / (mean / thousand);
}

std::int64_t WorthSum::sum(int seat) {
    settle();
    return mSums[static_cast<std::size_t>(seat)];
}

double WorthSum::of(int seat) { return static_cast<double>(sum(seat)) / static_cast<double>(perUnit); }

}  // namespace hexa::owngame
