// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/json/reader.h"
#include "core/systems/bauen/terms/colours.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace hexa {
class JsonWriter;
}  // namespace hexa

// Numbers beside the map that the rulebook does not print, or prints in pictures: from the program
// (resources/bauen/board.json, missions.json) or typed in by an owner. Each value knows its source.

namespace hexa::bauen {

/// Source of a value, with its name in files.
enum class ValueSource : std::uint8_t { Rulebook, Derived, StandIn, Owner };
inline constexpr std::array<std::string_view, 4> valueSourceIds{"rulebook", "derived", "standin", "owner"};

inline constexpr int minSeats = 2, maxPlayers = 6;
inline constexpr int rounds = 4;
/// Pieces of each player (BB-007).
inline constexpr int townHalls = 4, workersInAll = 18, wallsInAll = 16, troopDice = 5;
inline constexpr int maxKnights = 6, maxLevel = 6;
inline constexpr int normalStones = 5, stonesInAll = 7;

/// The four themes of actions and missions, in the order of the ring of BB-U05.
enum class Theme : std::uint8_t { Basics, Production, Defence, Combat };
inline constexpr std::size_t themeCount = 4;
inline constexpr std::array<std::string_view, themeCount> themeIds{"basics", "production", "defence",
                                                                   "combat"};

/// The eight actions (section 1.6), two of each theme in the order of Theme.
enum class Action : std::uint8_t { Worker, Town, Business, Goods, Walls, Defend, Knights, March };
inline constexpr std::size_t actionCount = 8;
inline constexpr std::array<std::string_view, actionCount> actionIds{"worker", "town",   "business", "goods",
                                                                     "walls",  "defend", "knights",  "march"};
constexpr Theme themeOf(Action action) { return static_cast<Theme>(static_cast<unsigned>(action) / 2); }

/// A price in both domains (BB-047).
struct Cost {
    std::array<std::uint8_t, domainCount> of{};  ///< By Domain.
    friend bool operator==(const Cost&, const Cost&) = default;
};

struct ResourceFacts {
    Domain domain = Domain::Building;
    int start = 1;  ///< Value in round 1.
    Localized name;
    ValueSource source = ValueSource::StandIn;
};

struct GoodFacts {
    Colour colour = Colour::Yellow;  ///< Colour of the resource that it is made of (BB-050).
    Localized name;
    ValueSource source = ValueSource::StandIn;
};

/// The marker moves before one round: each lifts the marker of a colour by one place (BB-044).
struct RoundFacts {
    std::vector<Colour> lifted;
    ValueSource source = ValueSource::StandIn;
};

/// Red and white dice of one number of players (BB-008).
struct DiceFacts {
    int red = 0, white = 0;
    ValueSource source = ValueSource::StandIn;
};

/// Cost of one action: the only price, or prices by amount (town: workers placed at once; walls and
/// knights: their number, from 1 on).
struct CostTable {
    std::vector<Cost> prices;
    ValueSource source = ValueSource::StandIn;
};

/// Field where a stone may be laid (BB-081, 087, 088).
struct Field {
    enum class Kind : std::uint8_t { Action, Experts, Service };
    std::string id;
    Kind kind = Kind::Action;
    Action action = Action::Worker;  ///< Action of Kind::Action.
    std::array<Theme, 2> themes{};   ///< Connected, of the others.
    std::vector<Good> goods;         ///< Goods accepted by a service.
    int limit = 0;                   ///< Number of stones for each round; 0: any number.
    ValueSource source = ValueSource::StandIn;
};
inline constexpr std::array<std::string_view, 3> fieldKindIds{"action", "experts", "service"};

/// Thing that a mission counts (BB-U09); rules/missions.h has the details.
enum class Metric : std::uint8_t {
    Workers,
    Towns,
    CarryingWorkers,
    BuildingWorkers,
    SupplyWorkers,
    ColoursWorked,
    LandscapesOwned,
    BusinessLevels,
    Businesses,
    GoodsInStore,
    HighestLevel,
    DifferentGoods,
    FullStores,
    TownsWithBusiness,
    KnightsInEnemyAreas,
    FreeTroops,
    Knights,
    LargestTroop,
    EnemyTownsEntered,
    KnightsInNeutralAreas,
    EnemyAreasHeld,
    WallsInSingleColoured,
    Walls,
    StationedKnights,
    TownsFullyWalled,
    WallsFacingEnemies,
    TownsWithGarrison,
    WallsInMountains
};
inline constexpr std::size_t metricCount = static_cast<std::size_t>(Metric::WallsInMountains) + 1;
extern const std::array<std::string_view, metricCount> metricIds;

struct Mission {
    std::string id;
    Theme theme = Theme::Basics;
    Metric metric = Metric::Workers;
    Localized name;
    ValueSource source = ValueSource::StandIn;
};

/// All of it. Every member has a value of the program; an owner's file takes the place of single
/// parts.
struct GameData {
    std::array<ResourceFacts, colourCount> resources{};  ///< By Colour.
    std::array<GoodFacts, goodCount> goods{};            ///< By Good.
    /// By round from 0 on; the first has none.
    std::array<RoundFacts, rounds> marker{};
    std::array<DiceFacts, maxPlayers + 1> dice{};  ///< By number of players.
    CostTable town, business, upgrade, knights, walls;
    std::vector<Field> fields;
    std::vector<Mission> missions;  ///< Grouped by theme, in their order.
};

/// Returns the data that come with the program.
const GameData& builtInData();

/// Values of all colours in one round (0 to 3), after the marker moves up to it (BB-044, 045).
std::array<std::uint8_t, colourCount> valuesIn(const GameData& data, int round);

/// Reads those parts that `object` has ("resources", "goods", "rounds", "components", "costs",
/// "actionboard" and "missions"; board.json has all of them) into `data`; without a "source"
/// of its own each value gets `source`. Fails with "bauen.data.*" or "bauen.E29" (a marker on top
/// can't rise), "bauen.E30" (too few missions for two players) and "json.*", at the place. Other
/// members are left for the caller to take or refuse.
Status readData(JsonObject& object, GameData& data, ValueSource source);

/// Writes all of it as members of an open object; readData() reads the same.
void writeData(JsonWriter& writer, const GameData& data);

/// Returns a hash of all values, without names and sources, for records.
std::uint64_t hashOf(const GameData& data);

}  // namespace hexa::bauen
