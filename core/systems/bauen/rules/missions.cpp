// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/rules/missions.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace hexa::bauen {
namespace {

/// Counts over the areas of a map for one seat.
class Count {
public:
    /// Prepares a count. `where` receives the counted areas; may be null.
    Count(const Land& land, const GameData& data, const Pieces& pieces, int seat,
          std::vector<int>* where = nullptr)
        : mLand(land), mData(data), mPieces(pieces), mSeat(seat), mWhere(where) {}

    int of(Metric metric) const {
        switch (metric) {
        case Metric::Workers:
            return workers([](Colour) { return true; });
        case Metric::BuildingWorkers:
            return workersFor(Domain::Building);
        case Metric::SupplyWorkers:
            return workersFor(Domain::Supply);
        case Metric::CarryingWorkers:
            return ownAreas([](const Area&, const AreaPieces& there) {
                return std::accumulate(there.carrying.begin(), there.carrying.end(), 0);
            });
        case Metric::ColoursWorked:
            return coloursWorked();
        case Metric::Towns:
            return towns([](int) { return true; });
        case Metric::LandscapesOwned:
            return landscapes();
        case Metric::BusinessLevels:
            return ownAreas([](const Area&, const AreaPieces& there) { return int{there.level}; });
        case Metric::Businesses:
            return ownAreas([](const Area&, const AreaPieces& there) { return there.level > 0 ? 1 : 0; });
        case Metric::GoodsInStore:
            return ownAreas([](const Area&, const AreaPieces& there) { return int{there.store}; });
        case Metric::FullStores:
            return ownAreas([](const Area&, const AreaPieces& there) {
                return there.level > 0 && there.store == there.level ? 1 : 0;
            });
        case Metric::HighestLevel:
            return highestLevel();
        case Metric::DifferentGoods:
            return differentGoods();
        case Metric::TownsWithBusiness:
            return towns([this](int region) {
                return std::ranges::any_of(mLand.regions[static_cast<std::size_t>(region)].areas,
                                           [this](int area) { return mPieces.area(area).level > 0; });
            });
        case Metric::FreeTroops:
            return troops([](int) { return true; }, [](const AreaPieces&) { return 1; });
        case Metric::Knights:
            return troops([](int) { return true; }, knights) + stationed();
        case Metric::LargestTroop:
            return largestTroop();
        case Metric::KnightsInEnemyAreas:
            return troops([this](int owner) { return isEnemy(owner); }, knights);
        case Metric::KnightsInNeutralAreas:
            return troops([](int owner) { return owner == none; }, knights);
        case Metric::EnemyAreasHeld:
            return troops([this](int owner) { return isEnemy(owner); }, [](const AreaPieces&) { return 1; });
        case Metric::EnemyTownsEntered:
            return enemyTowns();
        case Metric::Walls:
            return walls([](int, int) { return true; });
        case Metric::WallsInSingleColoured:
            return walls([this](int area, int) { return land(area).isSingleColoured(); });
        case Metric::WallsInMountains:
            return walls([this](int area, int) {
                return mLand.regions[static_cast<std::size_t>(land(area).region)].landscape ==
                       Landscape::Mountains;
            });
        case Metric::WallsFacingEnemies:
            return walls([this](int area, int direction) {
                const int beyond = land(area).next[static_cast<std::size_t>(direction)];
                return beyond != none && isEnemy(ownerOf(mLand, mPieces, beyond));
            });
        case Metric::StationedKnights:
            return stationed();
        case Metric::TownsWithGarrison:
            return towns([this](int region) { return mPieces.region(region).garrison > 0; });
        case Metric::TownsFullyWalled:
            return towns([this](int region) { return isFullyWalled(region); });
        }
        return 0;
    }

private:
    static int knights(const AreaPieces& there) { return there.knights; }
    int noted(int area, int count) const {
        if (mWhere != nullptr && count > 0) mWhere->push_back(area);
        return count;
    }
    int notedAtHall(int region, int count) const {
        return mWhere == nullptr
                   ? count
                   : noted(mLand.areaAt(mLand.regions[static_cast<std::size_t>(region)].anchor), count);
    }
    const Area& land(int area) const { return mLand.areas[static_cast<std::size_t>(area)]; }
    bool isEnemy(int owner) const { return owner != none && owner != mSeat; }

    template <class Measure>
    int ownAreas(Measure measure) const {
        int sum = 0;
        for (int area = 0; area < mLand.areaCount(); ++area)
            if (ownerOf(mLand, mPieces, area) == mSeat)
                sum += noted(area, measure(land(area), mPieces.area(area)));
        return sum;
    }
    template <class Wanted>
    int workers(Wanted wanted) const {
        return ownAreas([&](const Area&, const AreaPieces& there) {
            int sum = 0;
            for (const Colour colour : colours)
                if (wanted(colour)) sum += there.workers[indexOf(colour)];
            return sum;
        });
    }
    int workersFor(Domain domain) const {
        return workers([&](Colour colour) { return mData.resources[indexOf(colour)].domain == domain; });
    }
    int coloursWorked() const {
        unsigned seen = 0;
        ownAreas([&](const Area&, const AreaPieces& there) {
            int workers = 0;
            for (const Colour colour : colours) {
                if (there.workers[indexOf(colour)] > 0) seen |= 1U << indexOf(colour);
                workers += there.workers[indexOf(colour)];
            }
            return workers;
        });
        return std::popcount(seen);
    }
    int highestLevel() const {
        int highest = 0;
        for (int area = 0; area < mLand.areaCount(); ++area)
            if (ownerOf(mLand, mPieces, area) == mSeat)
                highest = std::max(highest, int{mPieces.area(area).level});
        if (mWhere != nullptr)
            ownAreas(
                [&](const Area&, const AreaPieces& there) { return there.level == highest ? highest : 0; });
        return highest;
    }
    int differentGoods() const {
        unsigned seen = 0;
        ownAreas([&](const Area& area, const AreaPieces& there) {
            if (there.level > 0) seen |= 1U << static_cast<unsigned>(goodOf(area, there));
            return int{there.level};
        });
        return std::popcount(seen);
    }

    template <class Wanted>
    int towns(Wanted wanted) const {
        int count = 0;
        for (int region = 0; region < mLand.regionCount(); ++region)
            if (mPieces.region(region).owner == mSeat && wanted(region)) count += notedAtHall(region, 1);
        return count;
    }
    int landscapes() const {
        unsigned seen = 0;
        towns([&](int region) {
            seen |= 1U << static_cast<unsigned>(mLand.regions[static_cast<std::size_t>(region)].landscape);
            return true;
        });
        return std::popcount(seen);
    }
    int stationed() const {
        int sum = 0;
        for (int region = 0; region < mLand.regionCount(); ++region)
            if (mPieces.region(region).owner == mSeat)
                sum += notedAtHall(region, mPieces.region(region).garrison);
        return sum;
    }

    /// Counts free troops of the seat in areas with `wanted(owner of the area)`.
    template <class Wanted, class Measure>
    int troops(Wanted wanted, Measure measure) const {
        int sum = 0;
        for (int area = 0; area < mLand.areaCount(); ++area)
            if (mPieces.area(area).troop == mSeat && wanted(ownerOf(mLand, mPieces, area)))
                sum += noted(area, measure(mPieces.area(area)));
        return sum;
    }
    int largestTroop() const {
        int largest = 0;
        for (int area = 0; area < mLand.areaCount(); ++area)
            if (mPieces.area(area).troop == mSeat)
                largest = std::max(largest, int{mPieces.area(area).knights});
        for (int region = 0; region < mLand.regionCount(); ++region)
            if (mPieces.region(region).owner == mSeat)
                largest = std::max(largest, int{mPieces.region(region).garrison});
        if (mWhere != nullptr) noteTroopsOf(largest);
        return largest;
    }
    void noteTroopsOf(int knights) const {
        for (int area = 0; area < mLand.areaCount(); ++area)
            if (mPieces.area(area).troop == mSeat && mPieces.area(area).knights == knights)
                noted(area, knights);
        for (int region = 0; region < mLand.regionCount(); ++region)
            if (mPieces.region(region).owner == mSeat && mPieces.region(region).garrison == knights)
                notedAtHall(region, knights);
    }
    int enemyTowns() const {
        unsigned seen = 0;
        for (int area = 0; area < mLand.areaCount(); ++area)
            if (mPieces.area(area).troop == mSeat && isEnemy(ownerOf(mLand, mPieces, area))) {
                seen |= 1U << static_cast<unsigned>(land(area).region);
                noted(area, 1);
            }
        return std::popcount(seen);
    }

    template <class Wanted>
    int walls(Wanted wanted) const {
        int count = 0;
        for (int area = 0; area < mLand.areaCount(); ++area) {
            if (mPieces.area(area).walls == 0 || ownerOf(mLand, mPieces, area) != mSeat) continue;
            for (int direction = 0; direction < 6; ++direction)
                if (mPieces.area(area).hasWall(direction) && wanted(area, direction)) count += noted(area, 1);
        }
        return count;
    }
    /// True if all wall places have a wall, and there is at least one.
    bool isFullyWalled(int region) const {
        int places = 0;
        for (const int area : mLand.regions[static_cast<std::size_t>(region)].areas)
            for (int direction = 0; direction < 6; ++direction) {
                if (!mLand.isWallPlace(area, direction)) continue;
                ++places;
                if (!mPieces.area(area).hasWall(direction)) return false;
            }
        return places > 0;
    }

    const Land& mLand;
    const GameData& mData;
    const Pieces& mPieces;
    int mSeat;
    std::vector<int>* mWhere;
};

}  // namespace

int countOf(const Land& land, const GameData& data, const Pieces& pieces, Metric metric, int seat) {
    return Count(land, data, pieces, seat).of(metric);
}

std::vector<int> placesOf(const Land& land, const GameData& data, const Pieces& pieces, Metric metric,
                          int seat) {
    std::vector<int> areas;
    Count(land, data, pieces, seat, &areas).of(metric);
    std::ranges::sort(areas);
    areas.erase(std::unique(areas.begin(), areas.end()), areas.end());
    return areas;
}

Figures figuresOf(const Land& land, const GameData& data, const Pieces& pieces, Metric metric, int seats) {
    Figures figures{};
    for (int seat = 0; seat < seats; ++seat)
        figures[static_cast<std::size_t>(seat)] = countOf(land, data, pieces, metric, seat);
    return figures;
}

int gloryOf(const Figures& figures, int seats, int seat) {
    return static_cast<int>(std::count_if(figures.begin(), figures.begin() + seats, [&](int other) {
        return other < figures[static_cast<std::size_t>(seat)];
    }));
}

int Glory::total(int seat) const {
    const auto& themes = of[static_cast<std::size_t>(seat)];
    return std::accumulate(themes.begin(), themes.end(), 0);
}

Glory gloryOf(std::span<const Counted> missions, int seats) {
    Glory glory;
    for (const Counted& mission : missions)
        for (int seat = 0; seat < seats; ++seat)
            if (mission.holder == none || mission.holder == seat)
                glory.of[static_cast<std::size_t>(seat)][static_cast<std::size_t>(mission.theme)] +=
                    gloryOf(mission.figures, seats, seat);
    return glory;
}

unsigned winnersOf(const Glory& glory, int seats) {
    int most = 0;
    for (int seat = 0; seat < seats; ++seat) most = std::max(most, glory.total(seat));
    unsigned winners = 0;
    for (int seat = 0; seat < seats; ++seat)
        if (glory.total(seat) == most) winners |= 1U << static_cast<unsigned>(seat);
    return winners;
}

}  // namespace hexa::bauen
