// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/series.h"

#include "core/play/series.h"
#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/bots/learned.h"
#include "core/systems/clockwork/play/table.h"

namespace hexa::clockwork {
namespace {

constexpr int raceCount = 4;

using LearnedBots = std::vector<std::unique_ptr<const LearnedBot>>;

/// Map, cards and options of all games of a series.
class SeriesTable {
public:
    using Rules = GameRules;

    SeriesTable(GameMap map, CardPack pack, const RuleOptions& options,
                std::shared_ptr<const LearnedBots> learned)
        : mMap(std::move(map)), mPack(std::move(pack)), mOptions(options), mLearned(std::move(learned)) {
        mPlaces.assign(mMap.hex.begin(), mMap.hex.begin() + mMap.tiles);
    }

    int seats() const { return mMap.players; }
    int teams() const { return mOptions.alliances ? 2 : mMap.players; }
    int teamOf(int seat) const { return mOptions.alliances ? seat & 1 : seat; }
    int factions() const { return raceCount; }
    const std::vector<Hex>& places() const { return mPlaces; }

    Game deal(const Lineup& lineup, std::uint64_t seed) const {
        std::array<Race, maxPlayers> races = mMap.race;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(mMap.players); ++seat)
            if (lineup.faction[seat] != Lineup::ofMap) races[seat] = static_cast<Race>(lineup.faction[seat]);
        Deal deal = dealOf(seed, mMap.players);
        if (lineup.first != Lineup::dealt) deal.firstPlayer = static_cast<Player>(lineup.first);
        return Game(mMap, mPack, mOptions, deal, races);
    }

private:
    GameMap mMap;
    CardPack mPack;
    RuleOptions mOptions;
    std::shared_ptr<const LearnedBots> mLearned;  ///< The series has only pointers to them.
    std::vector<Hex> mPlaces;
};

}  // namespace

Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const Catalog& catalog,
                                                 const SeriesSetup& setup,
                                                 const std::vector<LearnValues>& learned, bool searching) {
    auto map = makeGameMap(scenario, catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    auto pack = readCards(setup.cards);
    if (!pack) return pack.error();
    LearnedBots owned;
    std::vector<const Bot*> more;
    for (const LearnValues& values : learned) {
        owned.push_back(std::make_unique<const LearnedBot>(weightsOf(values)));
        const LearnedBot& made = *owned.back();
        more.push_back(searching ? static_cast<const Bot*>(&made.searcher) : &made.bot);
    }
    SeriesTable table(std::move(*map), std::move(*pack), *options,
                      std::make_shared<const LearnedBots>(std::move(owned)));
    return play::makeSeries(std::move(table), setup.bots, more);
}

}  // namespace hexa::clockwork
