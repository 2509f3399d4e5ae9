// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/movelist.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace hexa::bauen {

/// The three kinds of action stones (BB-007).
enum class Stone : std::uint8_t { Normal, Twice, All };
inline constexpr std::size_t stoneKinds = 3;

/// One decision. Each kind has the meaning of `a` and `b`.
struct Move {
    enum class Kind : std::uint8_t {
        Lay,       ///< Stone on field.
        Pass,      ///< No field accepts any of the remaining stones.
        Nothing,   ///< Not this action, or no more of it.
        Choose,    ///< Action, of experts or a service.
        Spend,     ///< A good of an area's store for a service.
        Pay,       ///< A resource: area, colour.
        Count,     ///< Number paid for.
        Worker,    ///< On a marking: area, colour.
        Gather,    ///< All own workers carry.
        Town,      ///< Region.
        Build,     ///< A business: area, symbol that its die covers.
        Upgrade,   ///< Area.
        Produce,   ///< Area.
        Knight,    ///< Area: new free troop or one knight more.
        Station,   ///< Region: the same at the town hall.
        March,     ///< Area of the troop.
        To,        ///< Target area.
        Withdraw,  ///< Area of the troop.
        Remove,    ///< So many knights of the attacker.
        Retreat,   ///< Area for the beaten troop.
        Wall,      ///< Area, side.
        Defend,    ///< Region, number of knights.
        Garrison,  ///< Area of the stationed free troop.
        Release    ///< Area for the town's stationed troop.
    };
    Kind kind = Kind::Nothing;
    std::int8_t a = -1;
    std::int8_t b = -1;
    friend bool operator==(const Move&, const Move&) = default;
};
inline constexpr std::size_t moveKinds = 24;

constexpr Move makeMove(Move::Kind kind, int a = -1, int b = -1) {
    return {kind, static_cast<std::int8_t>(a), static_cast<std::int8_t>(b)};
}

/// List of legal moves. Its capacity exceeds every decision: three stones on 32 fields.
class MoveList : public play::MoveList<Move, 320> {
public:
    using play::MoveList<Move, 320>::add;
    void add(Move::Kind kind, int a = -1, int b = -1) { add(makeMove(kind, a, b)); }
};

}  // namespace hexa::bauen
