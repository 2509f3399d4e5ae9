// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/worth.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::owngame {

WorthSum::WorthSum(Ground& ground)
    : mGround(ground),
      mShares(static_cast<std::size_t>(ground.size())),
      mSums(static_cast<std::size_t>(ground.players())) {
    const Worth& worth = ground.definition().worth;
    for (const auto& [figure, weight] : worth.figures)
        mFigures.emplace_back(ground.figureNamed(figure), weight);
    if (!worth.decay.empty())
        for (int seat = 0; seat < ground.players(); ++seat) mSeats += ground.home(seat) >= 0 ? 1 : 0;
    if (!tells()) return;
    for (int cell = 0; cell < ground.size(); ++cell) {
        std::vector<int> steps;
        for (int seat = 0; seat < ground.players(); ++seat)
            steps.push_back(
                ground.home(seat) < 0 ? 1 << 20 : distance(ground.hex(cell), ground.hex(ground.home(seat))));
        const int nearest = *std::ranges::min_element(steps);
        const auto sharers = std::ranges::count(steps, nearest);
        for (const int way : steps) {
            const bool has = static_cast<std::size_t>(way) < worth.decay.size() &&
                             (worth.share == Worth::Share::All || way == nearest);
            const std::int64_t part = worth.share == Worth::Share::All ? whole : whole / sharers;
            mShares[static_cast<std::size_t>(cell)].push_back(
                has ? worth.decay[static_cast<std::size_t>(way)] * part : 0);
        }
    }
}

std::int64_t WorthSum::worthOf(int cell) const {
    std::int64_t sum = 0;
    for (const auto& [figure, weight] : mFigures) sum += mGround.figure(cell, figure) * weight;
    return sum;
}

void WorthSum::reset() {
    if (!tells()) return;
    std::ranges::fill(mSums, 0);
    mWorths.assign(mShares.size(), 0);
    for (int cell = 0; cell < mGround.size(); ++cell) changed(cell);
}

void WorthSum::changed(int cell) {
    if (!tells()) return;
    const auto at = static_cast<std::size_t>(cell);
    const std::int64_t more = worthOf(cell) - mWorths[at];
    if (more == 0) return;
    mWorths[at] += more;
    for (std::size_t seat = 0; seat < mSums.size(); ++seat) mSums[seat] += more * mShares[at][seat];
}

int WorthSum::richest() const {
    int best = -1;
    for (int seat = 0; seat < mGround.players(); ++seat)
        if (mGround.home(seat) >= 0 &&
            (best < 0 || mSums[static_cast<std::size_t>(seat)] > mSums[static_cast<std::size_t>(best)]))
            best = seat;
    return best;
}

int WorthSum::poorest() const {
    int best = -1;
    for (int seat = 0; seat < mGround.players(); ++seat)
        if (mGround.home(seat) >= 0 &&
            (best < 0 || mSums[static_cast<std::size_t>(seat)] < mSums[static_cast<std::size_t>(best)]))
            best = seat;
    return best;
}

std::int64_t WorthSum::gap() const {
    if (!tells()) return 0;
    std::int64_t all = 0;
    for (const std::int64_t sum : mSums) all += sum;
    const std::int64_t mean = std::abs(all) / mSeats;
    const std::int64_t apart =
        mSums[static_cast<std::size_t>(richest())] - mSums[static_cast<std::size_t>(poorest())];
    // Thousandths of such large sums could overflow; thousandths of the mean can't.
    constexpr std::int64_t thousand = 1'000;
    return mean < thousand ? 0 : apart / (mean / thousand);
}

double WorthSum::of(int seat) const {
    return static_cast<double>(mSums[static_cast<std::size_t>(seat)]) / static_cast<double>(perUnit);
}

}  // namespace hexa::owngame
