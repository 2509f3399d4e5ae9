// SPDX-License-Identifier: GPL-3.0-or-later
// The deployment of the greedy bots: every territory (and the Court) gives a curve of worth by the
// number of units there; the steepest stretch of all is bought first, until the workers are spent
// or worth more in the pool.
#include "core/systems/clockwork/bots/sight.h"

#include <algorithm>
#include <array>
#include <vector>

namespace hexa::clockwork {
namespace {

/// Most workers that one stretch may take.
constexpr int longest = 9;
/// Useful stretches of one territory: a tie, then one more unit each.
constexpr int stretches = 4;

/// One territory that workers could go to.
struct Goal {
    Worth pay[maxWorthUnits + stretches];  ///< Gain by the number of units that hold it.
    Worth denial;
    int noise;             ///< Factor of the estimated gain here, of 256.
    const Holding* holds;  ///< Chances by the lead of the own strength.
    int units;             ///< Own units there with those planned so far.
    int strength;          ///< Their strength, with allies.
    int enemy;
    // Best stretch from here: `length` workers, for `slope` each.
    int length;
    Worth slope;
    TileIndex tile;
    std::uint16_t lot;

    /// Rises with the slope; between equal ones the lot decides, never the index, which is the
    /// lowest byte.
    std::int64_t key(int index) const { return std::int64_t{slope} << 24 | lot << 8 | index; }

    Worth held(int more) const {
        return pay[std::min(units + more, maxWorthUnits)] * (*holds)(strength - enemy + more) >> 8;
    }
    Worth denied(int more) const {
        return denial * (*holds)(strength - enemy + more + 1) >> 8;  // a tie kills too
    }
    Worth after(int more) const { return held(more) + denied(more); }
    /// Looks for the best stretch of at most `workers`. Fixed in length and without branches, so
    /// that the compiler does all stretches at once: the bots spend their time here.
    void look(int workers) {
        const int ahead = strength - enemy;
        // Fewer than the enemies' number gain nothing, and lose nothing either.
        const int min = std::max(1, -ahead);
        const int max = std::min({workers, std::max(3 - ahead, 1), longest});
        const Worth now = after(0);
        const Worth* pays = pay + std::min(units + min, maxWorthUnits);
        const std::uint16_t* chances = holds->from(ahead + min);
        Worth gains[stretches];
        for (int i = 0; i < stretches; ++i) {
            const Worth worth = (pays[i] * chances[i] >> 8) + (denial * chances[i + 1] >> 8);
            gains[i] = (worth - now) * noise >> 8;
        }
        static constexpr int share[longest + stretches] = {0,     65536, 32768, 21845, 16384,
                                                           13107, 10922, 9362,  8192,  7281};
        const int* shares = share + std::min(min, longest);
        std::int64_t best = longest;  // slope, then the shorter stretch
        for (int i = 0; i < stretches; ++i) {
            const int more = min + i;
            const std::int64_t each = std::int64_t{gains[i]} * shares[i] >> 16;
            best = std::max(best, more <= max ? each << 8 | (longest - more) : 0);
        }
        slope = static_cast<Worth>(best >> 8);
        length = longest - static_cast<int>(best & 0xff);
    }
};

/// Best of several places for a Unique Unit. Equal ones are chosen at random: the first would be
/// the one with the lowest index, which some seats have at home.
class BestPlace {
public:
    explicit BestPlace(Worth min) : mMax(std::int64_t{min} << 16 | 0xffff) {}
    void offer(int place, Worth gain, std::uint16_t lot) {
        const std::int64_t key = std::int64_t{gain} * 65536 + lot;
        if (key <= mMax) return;
        mMax = key;
        mPlace = place;
    }
    /// Returns the place; -1 if none gains more than the least.
    int place() const { return mPlace; }

private:
    std::int64_t mMax;
    int mPlace = -1;
};

/// Consideration of the enemies' plans.
enum class Thinking { OfItself, OfEnemies };

class Planner {
public:
    Planner(const Sight& sight, Rng& rng, Thinking thinking)
        : mSight(sight),
          mRng(rng),
          mTargets(deployTargets(sight.game, sight.state, sight.control, sight.me)),
          mKeepsAll(sight.game.uniqueKind(sight.me) == UniqueKind::Engineer) {
        mForeseen.fill(Valuation::unforeseen);
        if (thinking == Thinking::OfEnemies) foresee();
    }

    Sheet plan() {
        const PlayerState& own = mSight.state.players[mSight.me];
        int workers = own.pool;
        TileMask places = ~mSight.game.map().capitals;
        if (mSight.game.alliances()) places &= ~mSight.control.of[mSight.game.ally(mSight.me)];
        addCourt();
        forEachTile(mTargets.direct & places, [&](TileIndex tile) { addGoal(tile); });
        mDirect = mCount;
        forEachTile(mTargets.march & places, [&](TileIndex tile) { addGoal(tile); });
        if (mSight.reasons != nullptr) mBefore.assign(mGoals.begin(), mGoals.begin() + mCount);
        placeUnique();
        if (workers == 0) return mSheet;
        for (int i = 0; i < mCount; ++i) look(i, workers);
        while (workers > 0 && spend(workers)) {
        }
        return mSheet;
    }

    /// Adds the expected gain of the sheet at each of its places.
    void explain(Reasons& reasons) const {
        for (int i = 0; i < mCount; ++i) {
            const Goal& before = mBefore[at(i)];
            const Goal& goal = mGoals[at(i)];
            const auto gain = [&](Worth now, Worth then) { return (now - then) * goal.noise >> 8; };
            const ReasonTerm term{goal.tile == noTile ? Topic::Court : Topic::Territory, goal.tile,
                                  gain(goal.held(0), before.held(0)), gain(goal.denied(0), before.denied(0))};
            if (term.own == 0 && term.enemies == 0) continue;
            reasons.terms.push_back(term);
            reasons.total += term.worth();
        }
        reasons.turns = 1;
        reasons.sortTerms();
    }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    void addGoal(TileIndex tile) {
        const Sight& view = mSight;
        const GameMap& map = view.game.map();
        const TileMask here = bit(tile);
        const TileMask mine = view.state.units[view.me];
        const TileMask anyone = occupied(view.state);
        Goal& goal = mGoals[at(mCount)];
        goal.tile = tile;
        goal.units = view.units(view.me, tile);
        // Called everywhere, without a branch: the presence of units is practically random.
        goal.strength = view.ownStrength(tile);
        goal.enemy = view.enemyStrength(tile);
        // Units without strength must be beaten too.
        goal.enemy = std::max(goal.enemy, (anyone & ~mine & here) != 0 ? 1 : 0);
        goal.holds = &view.holds(tile, goal.enemy > 0, mForeseen[tile]);
        goal.denial = 0;
        const Worth opening = view.opening(tile);
        goal.pay[0] = 0;
        for (int units = 1; units <= maxWorthUnits; ++units)
            goal.pay[units] = worthOf(map, view.prices, tile, units) + opening;
        std::fill(goal.pay + maxWorthUnits + 1, std::end(goal.pay), goal.pay[maxWorthUnits]);
        if (goal.enemy > 0) {
            goal.denial = view.denial(tile);
            for (Worth& worth : goal.pay) worth = worth * view.traits.attack / 256;
        }
        // No enemy can come, and more units would be worth no more.
        const int counted = std::min(goal.units, maxWorthUnits);
        if (goal.enemy == 0 && view.danger(tile) == Danger::None &&
            goal.pay[counted] == goal.pay[maxWorthUnits] && !mKeepsAll)
            return;
        drawNoise(goal);
        mIndex[tile] = static_cast<std::int8_t>(mCount++);
    }

    void addCourt() {
        Goal& court = mGoals[at(mCount++)];
        court.tile = noTile;
        court.denial = 0;
        int max = 0;
        for (Player other = 0; other < mSight.game.players(); ++other)
            if (mSight.isEnemy(other)) max = std::max(max, spiesOf(mSight.state, other));
        const int own = spiesOf(mSight.state, mSight.me);
        court.enemy = max;
        court.strength = court.units = own;
        const Worth bonus = worthOfCourt(mSight.game, mSight.state, mSight.prices);
        for (Worth& worth : court.pay) worth = bonus;
        court.holds = &mSight.traits.values->court(mForeseenAtCourt);
        drawNoise(court);
    }

    void foresee();

    void drawNoise(Goal& goal) {
        const std::uint64_t bits = mRng.next();
        goal.noise = mSight.traits.noise.factor(static_cast<std::uint32_t>(bits));
        goal.lot = static_cast<std::uint16_t>(bits >> 32);
    }

    void look(int index, int workers) {
        mGoals[at(index)].look(workers);
        mKeys[at(index)] = mGoals[at(index)].key(index);
    }

    bool reachable(TileIndex tile) const {
        const TileMask ways = mSight.game.map().neighbours[tile] & mTargets.between;
        if (!mSight.game.options().allyMarchNeedsUnit && (ways & mTargets.allyBetween) != 0) return true;
        return (ways & mSheet.touched()) != 0;
    }

    /// Returns the goal in between through which a march to `tile` is best, or -1.
    int wayTo(TileIndex tile) const {
        std::int64_t best = -1;
        forEachTile(mSight.game.map().neighbours[tile] & mTargets.between, [&](TileIndex between) {
            const int index = mIndex[between];
            if (index >= 0) best = std::max(best, mKeys[at(index)]);
        });
        return best < 0 ? -1 : static_cast<int>(best & 0xff);
    }

    /// Puts the steepest stretch on the sheet; false if none is worth more than keeping a worker.
    bool spend(int& workers) {
        const Worth kept = mSight.prices.turnsLeft == 0 ? mSight.prices.influence
                                                        : mSight.prices.worker * mSight.weights.keep / 256;
        std::int64_t best = std::int64_t{kept + 1} << 24;
        const std::int64_t none = best;
        for (int i = 0; i < mDirect; ++i) best = std::max(best, mKeys[at(i)]);
        int way = -1;
        // A march with its first step is never steeper than both of them.
        for (int i = mDirect; i < mCount; ++i) {
            if (mKeys[at(i)] <= best) continue;
            Goal goal = mGoals[at(i)];
            int step = -1;
            if (!reachable(goal.tile)) {
                step = wayTo(goal.tile);
                if (step < 0 || goal.length >= workers) continue;
                const Goal& first = mGoals[at(step)];
                const Worth extra = (first.after(1) - first.after(0)) * first.noise / 256;
                goal.slope = (goal.slope * goal.length + extra) / (goal.length + 1);
                if (goal.key(i) <= best) continue;
            }
            best = goal.key(i);
            way = step;
        }
        if (best == none) return false;
        if (way >= 0) {
            put(way, 1);
            --workers;
        }
        const int index = static_cast<int>(best & 0xff);
        const int length = mGoals[at(index)].length;
        put(index, length);
        workers -= length;
        if (workers == 0) return true;
        // Stretches too long for the remaining workers are replaced by shorter ones.
        for (int i = 0; i < mCount; ++i)
            if (i == index || i == way || mGoals[at(i)].length > workers) look(i, workers);
        return true;
    }

    void put(int index, int workers) {
        Goal& goal = mGoals[at(index)];
        goal.units = goal.units + workers;
        goal.strength = goal.strength + workers;
        if (goal.tile == noTile)
            mSheet.court = static_cast<std::uint8_t>(mSheet.court + workers);
        else
            mSheet.add(goal.tile, workers);
    }

    void placeUnique();
    void placeOperative(int slot);
    int bestFor(TileMask places, int strength, Worth min) const;

    const Sight& mSight;
    Rng& mRng;
    const DeployTargets mTargets;
    Sheet mSheet;
    std::array<Goal, maxTiles + 1> mGoals;  ///< The first mCount of them.
    /// Goals without the sheet, for explanations.
    std::vector<Goal> mBefore;
    std::array<std::int8_t, maxTiles> mIndex = nowhere();
    std::array<std::int64_t, maxTiles + 1> mKeys;
    /// Strength that the enemies are foreseen to bring, by territory.
    std::array<std::int8_t, maxTiles> mForeseen;
    int mForeseenAtCourt = Valuation::unforeseen;
    int mCount = 0;
    int mDirect = 0;  ///< Goals before this one need no march; the first is the Court.
    /// Engineers may go where further Soldiers are worthless.
    const bool mKeepsAll;

    static constexpr std::array<std::int8_t, maxTiles> nowhere() {
        std::array<std::int8_t, maxTiles> none{};
        none.fill(-1);
        return none;
    }
};

/// Foresees the deployments of enemies in reach, as if they were this bot and ignored the others.
void Planner::foresee() {
    const Game& game = mSight.game;
    mForeseen.fill(0);
    mForeseenAtCourt = 0;
    for (Player other = 0; other < game.players(); ++other) {
        if (!mSight.isEnemy(other)) continue;
        const TileMask held = mSight.control.of[other];
        const TileMask near = held | game.map().around(held);
        if (((near | game.map().around(near)) & mTargets.direct) == 0) continue;
        const Sight sight(mSight, other);
        const Sheet sheet = Planner(sight, mRng, Thinking::OfItself).plan();
        // Allies come together; of others the strongest counts.
        const auto come = [&](auto& foreseen, int more) {
            using Number = std::remove_reference_t<decltype(foreseen)>;
            foreseen =
                static_cast<Number>(game.alliances() ? foreseen + more : std::max<int>(foreseen, more));
        };
        forEachTile(sheet.used, [&](TileIndex tile) { come(mForeseen[tile], sheet.workers[tile]); });
        come(mForeseenAtCourt, sheet.court);
    }
}

/// Returns the goal among `places` that gains most by one unit of this strength, or -1 if none
/// gains more than `min`.
int Planner::bestFor(TileMask places, int strength, Worth min) const {
    BestPlace best(min);
    forEachTile(places, [&](TileIndex tile) {
        const int index = mIndex[tile];
        if (index < 0) return;
        Goal goal = mGoals[at(index)];
        const Worth now = goal.after(0);
        goal.strength = goal.strength + strength;
        ++goal.units;
        best.offer(index, (goal.after(0) - now) * goal.noise / 256, goal.lot);
    });
    return best.place();
}

/// UNI-01: places Unique Units, which cost nothing. Workers come later, with knowledge of them.
void Planner::placeUnique() {
    const PlayerState& own = mSight.state.players[mSight.me];
    const GameMap& map = mSight.game.map();
    const UniqueKind kind = mSight.game.uniqueKind(mSight.me);
    const auto place = [&](int slot, int index, int strength) {
        Goal& goal = mGoals[at(index)];
        mSheet.unique[slot] = goal.tile;
        ++goal.units;
        goal.strength = goal.strength + strength;
    };
    for (int slot = 0; slot < 2; ++slot) {
        if (kind != UniqueKind::Operative && own.unique[slot] != place::available) continue;
        if (own.unique[slot] == place::gone) continue;
        switch (kind) {
        case UniqueKind::Hunter: {
            const int best = bestFor(mTargets.direct, 2, mSight.weights.hunter);
            if (best >= 0) place(slot, best, 2);
            return;
        }
        case UniqueKind::Engineer: {
            TileMask taken = 0;
            for (const std::uint8_t where : own.unique)
                if (onMap(where)) taken |= bit(where);
            const int best =
                bestFor(map.research() & mTargets.direct & mSight.control.of[mSight.me] & ~taken, 0, -1);
            if (best >= 0 && mSight.prices.turnsLeft > 0) {
                place(slot, best, 0);
                return;
            }
            break;
        }
        case UniqueKind::Crasher: {
            BestPlace best(mSight.weights.crasher);
            forEachTile(mTargets.crasher & mTargets.direct, [&](TileIndex tile) {
                const int index = mIndex[tile];
                if (index < 0) return;
                Goal goal = mGoals[at(index)];
                const int killed = std::min(3, goal.enemy);
                if (killed < 2 || goal.enemy - killed + 1 > own.pool) return;
                goal.enemy = goal.enemy - killed;
                best.offer(index, goal.after(std::min<int>(goal.enemy + 2, own.pool)), goal.lot);
            });
            if (best.place() < 0) return;
            Goal& goal = mGoals[at(best.place())];
            mSheet.unique[slot] = goal.tile;
            goal.enemy = std::max(0, goal.enemy - 3);
            return;
        }
        case UniqueKind::Operative:
            placeOperative(slot);
            return;
        }
    }
}

/// UNI-04, UNI-05: places the Operative anywhere; it kills a single Soldier.
void Planner::placeOperative(int slot) {
    const Sight& sight = mSight;
    const std::uint8_t from = sight.state.players[sight.me].unique[slot];
    TileMask once = 0, twice = 0;
    for (Player other = 0; other < sight.game.players(); ++other) {
        if (!sight.isEnemy(other)) continue;
        twice |= once & sight.state.units[other];
        once |= sight.state.units[other];
    }
    BestPlace alone(mSight.weights.operative);
    forEachTile(once & ~twice & ~mTargets.never & ~sight.state.units[sight.me], [&](TileIndex tile) {
        int units = 0, soldiers = 0;
        for (Player other = 0; other < sight.game.players(); ++other) {
            if (!sight.isEnemy(other)) continue;
            units += sight.units(other, tile);
            soldiers += sight.state.soldiers[tile][other];
        }
        if (units != 1 || soldiers != 1) return;
        const int chance = sight.holds(tile, true, mForeseen[tile])(1);
        const std::uint64_t bits = mRng.next();
        const Worth gain = (sight.holding(tile, 1) + sight.denial(tile)) * chance / 256 *
                           sight.traits.noise.factor(static_cast<std::uint32_t>(bits)) / 256;
        alone.offer(tile, gain, static_cast<std::uint16_t>(bits >> 32));
    });
    std::uint8_t best = alone.place() < 0 ? place::available : static_cast<std::uint8_t>(alone.place());
    if (best == place::available) {
        Goal& court = mGoals[0];
        if (from == place::atCourt) return;
        // On the map it may hold a territory alone; else it helps at the Court.
        if (onMap(from) && sight.units(sight.me, from) == 1) return;
        ++court.strength;
        ++court.units;
        best = place::atCourt;
    }
    mSheet.unique[slot] = best;
}

}  // namespace

Sheet planSheet(const Sight& sight, Rng& rng) {
    Planner planner(sight, rng, sight.weights.trust > 0 ? Thinking::OfEnemies : Thinking::OfItself);
    const Sheet sheet = planner.plan();
    if (sight.reasons != nullptr) planner.explain(*sight.reasons);
    return sheet;
}

}  // namespace hexa::clockwork
