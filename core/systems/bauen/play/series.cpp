// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/play/series.h"

#include "core/engine/judge/targets.h"
#include "core/play/series.h"
#include "core/systems/bauen/bots/bots.h"
#include "core/systems/bauen/terms/reading.h"

#include <algorithm>
#include <utility>

namespace hexa::bauen {
namespace {

class BoardTable {
public:
    using Rules = GameRules;

    BoardTable(std::shared_ptr<const Table> table, std::vector<std::int32_t> targets)
        : mTable(std::move(table)), mTargets(std::move(targets)) {
        for (const Area& area : mTable->land.areas) mPlaces.push_back(area.at);
        mPlaced = std::ranges::any_of(mTable->start.regions,
                                      [](const RegionPieces& town) { return town.owner != none; });
    }

    int seats() const { return mTable->seats; }
    int teams() const { return mTable->seats; }
    int teamOf(int seat) const { return seat; }
    int factions() const { return 0; }
    Judged judged() const { return mPlaced ? Judged::Seats : Judged::Order; }
    std::vector<std::int32_t> targets() const { return mTargets; }
    const std::vector<Hex>& places() const { return mPlaces; }

    /// Returns the opening of a game. The wall of the wanted first player is exchanged with the one
    /// on round 1.
    Opening deal(const Lineup& lineup, std::uint64_t seed) const {
        Opening opening{mTable.get(), dealOf(*mTable, seed)};
        if (lineup.first == Lineup::dealt) return opening;
        auto& starter = opening.deal.starter;
        const auto found = std::ranges::find(starter, lineup.first);
        if (found != starter.end()) *found = starter[0];
        starter[0] = static_cast<std::int8_t>(lineup.first);
        return opening;
    }

private:
    std::shared_ptr<const Table> mTable;
    std::vector<std::int32_t> mTargets;
    std::vector<Hex> mPlaces;
    bool mPlaced = false;
};

}  // namespace

Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const GameSet& set,
                                                 const SeriesSetup& setup) {
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    const auto position = readPosition(scenario, set.catalog);
    if (!position) return position.error();
    auto table = makeTable(*position, set.data, *options);
    if (!table) return table.error();
    auto targets = declaredTargets(scenario, table->seats);
    if (!targets) return targets.error();
    return play::makeSeries(BoardTable(std::make_shared<const Table>(std::move(*table)), std::move(*targets)),
                            setup.bots);
}

}  // namespace hexa::bauen
