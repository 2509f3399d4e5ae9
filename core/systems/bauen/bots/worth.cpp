// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/bots/worth.h"

#include <algorithm>
#include <numeric>

namespace hexa::bauen {
namespace {

/// Worth of a lead over one other player, from four behind to three ahead: overtaking him counts
/// most (BB-160).
constexpr std::array<int, 8> leads{0, 6, 14, 28, 50, 100, 112, 118};
constexpr int leadOf(int ahead) { return leads[static_cast<std::size_t>(std::clamp(ahead + 4, 0, 7))]; }

constexpr int wholeGame = rounds * stonesInAll;

}  // namespace

Worth::Worth(const Table& table, const State& seen, int seat) : mTable(table), mSeat(seat) {
    mLeft = (rounds - 1 - seen.round) * stonesInAll + seen.stock[static_cast<std::size_t>(seat)].stonesLeft();
    const auto add = [&](std::uint8_t index) {
        if (index == noMission) return;
        Goal& goal = mGoals[mCount++];
        goal.metric = table.data.missions[index].metric;
        std::size_t next = 0;
        for (int other = 0; other < table.seats; ++other)
            if (other != seat)
                goal.others[next++] = countOf(table.land, table.data, seen.pieces, goal.metric, other);
    };
    for (const std::uint8_t mission : seen.deal.open) add(mission);
    for (const std::uint8_t mission : seen.deal.secret[static_cast<std::size_t>(seat)]) add(mission);
}

int Worth::ofRegion(const Table& table, int region) {
    int worth = 0;
    for (const int area : table.region(region).areas) {
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            for (int round = 0; round < rounds; ++round)
                worth +=
                    table.area(area).markings[colour] * table.values[static_cast<std::size_t>(round)][colour];
        if (table.area(area).hasSite()) worth += 2;
    }
    return worth;
}

int Worth::ofGoals(const State& state) const {
    int worth = 0;
    for (std::size_t i = 0; i < mCount; ++i) {
        const Goal& goal = mGoals[i];
        const int own = countOf(mTable.land, mTable.data, state.pieces, goal.metric, mSeat);
        for (std::size_t other = 0; other + 1 < static_cast<std::size_t>(mTable.seats); ++other)
            worth += leadOf(own - goal.others[other]);
    }
    return worth;
}

/// Early buildings pay for long, carried resources only while there are stones.
int Worth::ofTowns(const State& state) const {
    int worth = 0;
    const int spendable = std::min(mLeft, 6);
    for (int area = 0; area < mTable.land.areaCount(); ++area) {
        const AreaPieces& there = state.pieces.area(area);
        if (there.troop == mSeat) worth += there.knights * 2;
        if (ownerOf(mTable.land, state.pieces, area) != mSeat) continue;
        for (std::size_t colour = 0; colour < colourCount; ++colour) {
            if (there.workers[colour] == 0) continue;
            worth += there.workers[colour] * mLeft;
            worth += there.carrying[colour] * mTable.values[state.round][colour] * spendable;
        }
        worth += there.level * (6 + mLeft / 3) + there.store * spendable;
    }
    for (int region = 0; region < mTable.land.regionCount(); ++region) {
        const RegionPieces& town = state.pieces.region(region);
        if (town.owner == mSeat) worth += 5 * mLeft + town.garrison * 2;
    }
    return worth;
}

// Missions count in full late in the game, the means for them early.
int Worth::of(const State& state) const {
    return ofGoals(state) * (2 * wholeGame - mLeft) / (2 * wholeGame) + ofTowns(state);
}

}  // namespace hexa::bauen
