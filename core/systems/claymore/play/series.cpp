// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/play/series.h"

#include "core/engine/judge/targets.h"
#include "core/play/series.h"
#include "core/systems/claymore/bots/bots.h"
#include "core/systems/claymore/play/match.h"
#include "core/systems/claymore/rules/ownervalues.h"

namespace hexa::claymore {
namespace {

/// The battle as the map has it, and with the armies in each other's places.
struct Sides {
    Battle own;
    std::optional<Battle> exchanged;  ///< None: armies are bound to their places.
};

class BattleTable {
public:
    using Rules = GameRules;

    BattleTable(std::shared_ptr<const Sides> sides, std::vector<std::int32_t> targets)
        : mSides(std::move(sides)), mTargets(std::move(targets)), mPlaces(mSides->own.hexes()) {}

    int seats() const { return mSides->own.seats(); }
    int teams() const { return armyCount; }
    /// Teams are the places of the map: that of the first seat is 0.
    int teamOf(int seat) const { return mSides->own.armyOfSeat(seat) == mSides->own.armyOfSeat(0) ? 0 : 1; }
    int factions() const { return mSides->exchanged ? armyCount : 0; }
    bool ordered() const { return mSides->own.choosesSide(); }
    std::vector<std::int32_t> targets() const { return mTargets; }
    const std::vector<Hex>& places() const { return mPlaces; }

    Opening deal(const Lineup& lineup, std::uint64_t seed) const {
        const bool exchanges =
            lineup.faction[0] != Lineup::ofMap && lineup.faction[0] != indexOf(mSides->own.armyOfSeat(0));
        const Battle& battle = exchanges && mSides->exchanged ? *mSides->exchanged : mSides->own;
        const Army chooser =
            lineup.first == Lineup::dealt ? chooserOf(seed) : battle.armyOfSeat(lineup.first);
        return {&battle, chooser};
    }

private:
    std::shared_ptr<const Sides> mSides;
    std::vector<std::int32_t> mTargets;
    std::vector<Hex> mPlaces;
};

}  // namespace

Result<std::unique_ptr<const Series>> makeSeries(const Scenario& scenario, const Catalog& catalog,
                                                 const SeriesSetup& setup) {
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    const auto values = valuesOf(setup.cards);
    if (!values) return values.error();
    auto battle = Battle::make(scenario, catalog, *options, *values);
    if (!battle) return battle.error();
    auto targets = declaredTargets(scenario, armyCount);
    if (!targets) return targets.error();
    auto sides = std::make_shared<Sides>(Sides{*std::move(battle), std::nullopt});
    if (targets->empty()) {
        auto exchanged = Battle::make(scenario, catalog, *options, *values, StartPlaces::Exchanged);
        if (!exchanged) return exchanged.error();
        sides->exchanged = *std::move(exchanged);
    }
    return play::makeSeries(BattleTable(std::move(sides), *std::move(targets)), setup.bots);
}

}  // namespace hexa::claymore
