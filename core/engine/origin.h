// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hexa {

/// Extent to which a card is a stand-in: made up, because the printed one is unknown.
enum class StandIn : std::uint8_t { None, Partly, Wholly };

/// Mark behind the name of a stand-in card in sentences, also of a partial one.
inline constexpr std::string_view standInMark = "*";

/// Origin of a card's facts.
struct CardOrigin {
    StandIn standIn = StandIn::None;
    /// Stand-in facts, and sources of the others; the code may be empty.
    Message text;
    friend bool operator==(const CardOrigin&, const CardOrigin&) = default;
};

/// Number of stand-ins among the cards of a game.
struct StandInCount {
    int cards = 0;  ///< All of them; 0: a game without cards.
    int partly = 0;
    int wholly = 0;
    int standIns() const { return partly + wholly; }
    friend bool operator==(const StandInCount&, const StandInCount&) = default;
};

/// Returns the foot line below results with such cards; its code is empty if none of them is a
/// stand-in.
inline Message footOf(const StandInCount& count) {
    if (count.standIns() == 0) return {};
    return {"cards.stand-ins",
            {{"count", std::int64_t{count.standIns()}},
             {"cards", std::int64_t{count.cards}},
             {"wholly", std::int64_t{count.wholly}},
             {"partly", std::int64_t{count.partly}}}};
}

}  // namespace hexa
