// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/homes.h"

#include <algorithm>
#include <array>
#include <limits>

namespace hexa::mapsearch {
namespace {

constexpr int maxSteps = 10;
constexpr int maxTries = 300'000;

/// Tries all ways to place the seats.
class HomeSearch {
public:
    HomeSearch(const Scenario& map, int apart) : mMap(map), mApart(apart) {
        for (const Cell& cell : map.board.cells())
            if (cell.kind != KindId::Blank) mLand.push_back(cell.at);
        std::vector<Hex> open;
        for (const Cell& cell : map.board.cells())
            if (!cell.locked && cell.kind != KindId::Blank) open.push_back(cell.at);
        for (const Seat& seat : map.seats) {
            mOpen.push_back(open);
            std::stable_sort(mOpen.back().begin(), mOpen.back().end(), [&seat](Hex a, Hex b) {
                return distance(a, seat.homeHex()) < distance(b, seat.homeHex());
            });
        }
        for (const Hex at : mLand) {
            std::array<int, maxSteps> rings{};
            for (const Hex other : mLand)
                ++rings[static_cast<std::size_t>(std::min(distance(at, other), maxSteps - 1))];
            mRings.push_back(rings);
        }
    }
    bool run() {
        seat(0);
        return mBestCost != none;
    }
    const std::vector<Hex>& best() const { return mBest; }

private:
    static constexpr long none = std::numeric_limits<long>::max();

    void seat(std::size_t number) {
        if (number == mMap.seats.size()) return judge();
        const Hex home = mMap.seats[number].homeHex();
        const Cell* cell = mMap.board.find(home);
        if (cell != nullptr && cell->locked) return place(home, number);
        for (const Hex at : mOpen[number]) place(at, number);
    }
    void place(Hex at, std::size_t number) {
        if (++mTried > maxTries) return;
        for (const Hex other : mHomes)
            if (distance(at, other) < mApart) return;
        mHomes.push_back(at);
        seat(number + 1);
        mHomes.pop_back();
    }
    void judge() {
        long cost = 0;
        for (std::size_t a = 0; a < mHomes.size(); ++a) {
            cost += distance(mHomes[a], mMap.seats[a].homeHex());
            for (std::size_t b = 0; b < a; ++b) {
                const auto& x = ringsOf(mHomes[a]);
                const auto& y = ringsOf(mHomes[b]);
                for (std::size_t i = 0; i < x.size(); ++i) cost += 100L * std::abs(x[i] - y[i]);
            }
        }
        if (cost >= mBestCost) return;
        mBestCost = cost;
        mBest = mHomes;
    }
    const std::array<int, maxSteps>& ringsOf(Hex at) const {
        return mRings[static_cast<std::size_t>(std::lower_bound(mLand.begin(), mLand.end(), at) -
                                               mLand.begin())];
    }

    const Scenario& mMap;
    int mApart;
    std::vector<Hex> mLand;
    std::vector<std::vector<Hex>> mOpen;            // by seat, the nearest to its home first
    std::vector<std::array<int, maxSteps>> mRings;  // by land: cells at each distance
    std::vector<Hex> mHomes;
    std::vector<Hex> mBest;
    long mBestCost = none;
    int mTried = 0;
};

}  // namespace

bool moveHomesApart(Scenario& map, int steps, KindId homeKind) {
    bool kept = true;
    for (std::size_t a = 0; a < map.seats.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            kept &= distance(map.seats[a].homeHex(), map.seats[b].homeHex()) >= steps;
    if (kept) return true;
    HomeSearch search(map, steps);
    if (!search.run()) return false;
    // A former home becomes an empty slot, a new home gets its tile.
    for (const Seat& seat : map.seats)
        if (const Cell* cell = map.board.find(seat.homeHex()); cell != nullptr && !cell->locked) {
            Cell slot;
            slot.at = seat.homeHex();
            map.board.put(CellState(slot));
        }
    for (std::size_t seat = 0; seat < map.seats.size(); ++seat) {
        map.seats[seat].home = search.best()[seat];
        const Cell* cell = map.board.find(map.seats[seat].homeHex());
        if (cell->locked) continue;
        Cell home;
        home.at = map.seats[seat].homeHex();
        home.kind = homeKind;
        map.board.put(CellState(home));
    }
    return true;
}

}  // namespace hexa::mapsearch
