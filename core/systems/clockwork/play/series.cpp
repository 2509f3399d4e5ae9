// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/series.h"

#include "core/play/errors.h"
#include "core/systems/clockwork/bots/bots.h"
#include "core/systems/clockwork/play/table.h"

namespace hexa::clockwork {
namespace {

constexpr int raceCount = 4;

class ClockworkSeries final : public Series {
public:
    ClockworkSeries(GameMap map, CardPack pack, const RuleOptions& options, std::vector<const Bot*> bots)
        : mMap(std::move(map)), mPack(std::move(pack)), mOptions(options), mBots(std::move(bots)) {
        mPlaces.assign(mMap.hex.begin(), mMap.hex.begin() + mMap.tiles);
    }

    int seats() const override { return mMap.players; }
    int teams() const override { return mOptions.alliances ? 2 : mMap.players; }
    int teamOf(int seat) const override { return mOptions.alliances ? seat & 1 : seat; }
    int factions() const override { return raceCount; }
    const std::vector<Hex>& places() const override { return mPlaces; }

    SeriesGame play(const Lineup& lineup, std::uint64_t seed, std::span<std::int64_t> fights) const override {
        std::array<Race, maxPlayers> races{};
        std::array<const Bot*, maxPlayers> bots{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(mMap.players); ++seat) {
            races[seat] = static_cast<Race>(lineup.faction[seat]);
            bots[seat] = mBots[lineup.bot[seat]];
        }
        Deal deal = dealOf(seed, mMap.players);
        deal.firstPlayer = static_cast<Player>(lineup.first);
        const Game game(mMap, mPack, mOptions, deal, races);
        State state = startGame(game);
        SeriesGame result;
        const auto decisions = play::playToEnd<GameRules>(GameRules(game), state, bots, seed, fights);
        if (!decisions) return result;
        const Outcome outcome = outcomeOf(game, state);
        result.finished = true;
        result.decisions = static_cast<std::int32_t>(*decisions);
        result.hash = hashOf(state);
        for (Player player = 0; player < game.players(); ++player) {
            if (game.side(player) == game.side(outcome.winner))
                result.winners = static_cast<std::uint8_t>(result.winners | 1U << player);
            result.points[player] = static_cast<std::int16_t>(outcome.points[player]);
        }
        return result;
    }

private:
    GameMap mMap;
    CardPack mPack;
    RuleOptions mOptions;
    std::vector<const Bot*> mBots;
    std::vector<Hex> mPlaces;
};

}  // namespace

Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const Catalog& catalog,
                                                 const SeriesSetup& setup) {
    auto map = makeGameMap(scenario, catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    auto pack = readCards(setup.cards);
    if (!pack) return pack.error();
    // What counts by bot (Tally) has room for so many.
    if (setup.bots.size() > mostSeats)
        return Error("balance.panel.many", {{"most", std::int64_t{mostSeats}}}, JsonPointer{"/players"});
    std::vector<const Bot*> bots;
    for (const std::string& name : setup.bots) {
        bots.push_back(findBot(name));
        if (bots.back() == nullptr) return play::botError(name, bots.size() - 1);
    }
    if (bots.empty()) bots.push_back(&randomBot());
    return std::unique_ptr<const Series>(
        std::make_unique<ClockworkSeries>(std::move(*map), std::move(*pack), *options, std::move(bots)));
}

}  // namespace hexa::clockwork
