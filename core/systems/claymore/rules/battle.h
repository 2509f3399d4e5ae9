// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/series.h"
#include "core/systems/claymore/rules/odds.h"
#include "core/systems/claymore/rules/options.h"
#include "core/systems/claymore/rules/values.h"
#include "core/systems/claymore/terms/battlefield.h"

#include <bitset>
#include <span>

namespace hexa::claymore {

/// A hex of a battle; two values are none.
using Field = std::uint8_t;
/// The regiment is not in the battle, or has been destroyed.
inline constexpr Field gone = 255;
inline constexpr Field waiting = 254;  ///< The regiment is still to come to the mat.
inline constexpr std::size_t maxFields = 254;
constexpr bool onMat(Field place) { return place < waiting; }
using FieldSet = std::bitset<maxFields>;

/// Arrival of an army's regiments without a place on the mat.
enum class Entry : std::uint8_t {
    None,    ///< Not at all: regiments there fight.
    Free,    ///< One after the other before the battle (CS-050, CS-151).
    Hidden,  ///< The same, face down (CS-153).
    Card     ///< Each when its card comes up (CS-152).
};

/// A regiment at the beginning.
struct Start {
    Field at = gone;
    std::uint8_t chips = 0;
    bool elite = false;
};

/// Fixed before the first decision, and not a part of the map.
struct Deal {
    /// Army that chooses its side of the mat and deploys first, if the map leaves that open
    /// (CS-032); the other one has designed the battlefield.
    Army chooser = Army::Shadow;
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Where the armies start: as on the map, or each where the other one would (CS-B1).
enum class StartPlaces { AsOnMap, Exchanged };

/// Battle before its beginning: the battlefield as tables, places and commanders of the regiments,
/// the numbers of the box. It never changes during the battle, and owns all its data.
class Battle {
public:
    static constexpr std::size_t wayRow = 256;  ///< One entry for each value of Field.

    /// Makes a battle. Fails with "claymore.play.*" and a place for an unsuitable map. Exchanged
    /// armies change places as far as that is possible.
    static Result<Battle> make(const Scenario& scenario, const Catalog& catalog, const RuleOptions& options,
                               const Values& values = publicValues(),
                               StartPlaces places = StartPlaces::AsOnMap);

    /// Gives these regiments an elite chip, as in a campaign the battle before did (CS-144).
    void makeElite(RegimentSet elite) {
        for (RegimentId id = 0; id < regimentTotal; ++id) mStart[id].elite |= (elite & bit(id)) != 0;
    }

    // The battlefield.
    std::size_t size() const { return mHexes.size(); }
    Hex hex(Field place) const { return mHexes[place]; }
    const std::vector<Hex>& hexes() const { return mHexes; }
    /// Returns the field; `gone` outside of the play area.
    Field find(Hex at) const;
    /// Returns the end of a step: `gone` if the step is impossible for all. Regiments and the tower
    /// are checked elsewhere.
    Field step(Field from, int direction) const { return mStep[from][static_cast<std::size_t>(direction)]; }
    /// Returns the hex that a hand-to-hand attack reaches.
    Field reach(Field from, int direction) const { return mReach[from][static_cast<std::size_t>(direction)]; }
    /// Returns any neighbour in the play area.
    Field beside(Field from, int direction) const {
        return mBeside[from][static_cast<std::size_t>(direction)];
    }
    /// True if a palisade closes the side between neighbours (CS-094).
    bool palisade(Field from, int direction) const { return (mClosed[from] >> direction & 1) != 0; }
    int distance(Field a, Field b) const { return mDistance[a * mHexes.size() + b]; }
    bool enterable(Field place) const { return mEnterable[place]; }
    /// True for a river hex with a bridge or ford.
    bool crossing(Field place) const { return mCrossing[place]; }
    Field tower() const { return mTower; }  ///< `gone`: there is none.
    int rubble() const { return mRubble; }
    /// Returns the direction from a hex to its neighbour; -1 if they are none.
    int direction(Field from, Field to) const;
    /// Returns the fewest steps on an empty battlefield with the tower standing; 255: there is no
    /// way.
    int way(Field from, Field to, bool tower) const { return waysFrom(from, tower)[to]; }
    /// Returns the ways to all goals; also for `gone` and `waiting`, which can't be reached.
    std::span<const std::uint8_t, wayRow> waysFrom(Field from, bool tower) const {
        return std::span<const std::uint8_t, wayRow>(mWays[tower ? 1 : 0].data() + from * wayRow, wayRow);
    }

    // The armies.
    const Start& start(RegimentId id) const { return mStart[id]; }
    Entry entry(Army army) const { return mEntry[indexOf(army)]; }
    const std::vector<Field>& zone(Army army) const { return mZone[indexOf(army)]; }
    /// Returns the hexes where the army wins at once (CS-150).
    const FieldSet& objectives(Army army) const { return mObjectives[indexOf(army)]; }
    /// True if the map has no regiments and no zones: a side of the mat is chosen (CS-032).
    bool choosesSide() const { return mChoosesSide; }
    const std::vector<Field>& edge(MatSide side) const { return mEdges[static_cast<std::size_t>(side)]; }
    int seats() const { return mSeats; }
    Army armyOfSeat(int seat) const { return mArmyOfSeat[static_cast<std::size_t>(seat)]; }
    int commander(RegimentId id) const { return mCommander[id]; }
    RegimentSet commandOf(int seat) const { return mCommand[static_cast<std::size_t>(seat)]; }

    // The box.
    const Values& values() const { return mValues; }
    int deckSize() const { return mDeckSize; }
    const Odds& odds() const { return mOdds; }
    bool on(Switch which) const { return mOptions.on(which); }
    const RuleOptions& options() const { return mOptions; }
    int combat(RegimentId id) const { return mCombat[id]; }
    int lives(RegimentId id) const { return mLives[id]; }
    int range(RegimentId id) const { return mRange[id]; }
    bool climbs(RegimentId id) const { return (mClimbers >> id & 1) != 0; }  ///< CS-083
    bool shoots(RegimentId id) const { return mRange[id] > 1; }

private:
    Battle() = default;
    Status takeField(const Scenario& scenario);
    Status takeSeats(const Scenario& scenario, const Catalog& catalog, StartPlaces places);
    Status takeRegiments(const Scenario& scenario, const Catalog& catalog, StartPlaces places);
    Status takeZones(const Scenario& scenario, const Catalog& catalog, StartPlaces places);
    void freeThePlanned();
    void takeCommanders();
    void findWays();
    void exchange();

    using Table = std::array<std::array<Field, 6>, maxFields>;
    std::vector<Hex> mHexes;
    Table mStep{}, mReach{}, mBeside{};
    std::array<std::uint8_t, maxFields> mClosed{};
    FieldSet mEnterable, mCrossing;
    std::vector<std::uint8_t> mDistance;
    std::array<std::vector<std::uint8_t>, 2> mWays;
    Field mTower = gone;
    int mRubble = 0;

    std::array<Start, regimentTotal> mStart{};
    std::array<int, regimentTotal> mCommander{};
    std::array<int, regimentTotal> mPlacedBy{};  ///< Seat that the map names; -1: none.
    std::array<Entry, armyCount> mEntry{};
    std::array<std::vector<Field>, armyCount> mZone;
    std::array<FieldSet, armyCount> mObjectives;
    std::array<std::vector<Field>, 4> mEdges;
    bool mChoosesSide = false;
    int mSeats = 2;
    std::array<Army, maxSeats> mArmyOfSeat{};
    std::array<RegimentSet, maxSeats> mCommand{};

    Values mValues;
    int mDeckSize = 0;
    Odds mOdds;
    RuleOptions mOptions;
    std::array<std::uint8_t, regimentTotal> mCombat{}, mLives{}, mRange{};
    RegimentSet mClimbers = 0;
};

}  // namespace hexa::claymore
