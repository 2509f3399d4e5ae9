// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/bots/worth.h"
#include "core/systems/clockwork/rules/decision.h"
#include "core/systems/clockwork/rules/sheet.h"

#include <optional>
#include <vector>

namespace hexa::clockwork {

/// Topics of a bot's judgement.
enum class Topic : std::uint8_t {
    Territory,  ///< Holding ReasonTerm::tile, or enemies not holding it.
    Court,
    Points,  ///< Victory points already scored.
    Influence,
    Workers,  ///< In the recruitment pool.
    Spies,
    Cards,  ///< Espionage cards in hand.
    Discoveries,
    Uniques  ///< Unique Units still to come.
};

/// One part of a bot's estimate of a sheet.
struct ReasonTerm {
    Topic topic = Topic::Territory;
    TileIndex tile = noTile;
    Worth own = 0;      ///< Gain of the own side.
    Worth enemies = 0;  ///< Loss of the enemies.
    Worth worth() const { return own + enemies; }
    friend bool operator==(const ReasonTerm&, const ReasonTerm&) = default;
};

/// Reasons for a bot's decision, in its own judgement, recorded on request while it decides.
struct Reasons {
    /// For a choice: all options as weighed (with the bot's noise), passing too. Empty if none was
    /// weighed.
    struct Judged {
        Choice choice = passChoice;
        Worth worth = 0;
    };
    std::vector<Judged> options;

    // For a sheet: the next best that it is compared with; without one it is compared with the same
    // turn with all workers kept.
    std::optional<Sheet> next;
    std::vector<ReasonTerm> terms;  ///< The weightiest first.
    Worth total = 0;                ///< Their sum, but for rounding.
    /// Number of games in the mean; 0: judged from the board alone.
    int lookaheads = 0;
    int turns = 0;  ///< Turns until the end of a lookahead, this one included.

    void sortTerms();
};

}  // namespace hexa::clockwork
