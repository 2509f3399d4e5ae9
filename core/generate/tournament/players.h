// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Bots that play on the maps of a tournament.
struct Players {
    /// Panel, then scouts, which only give information about the panel (Scout).
    std::vector<std::string> bots;
    std::size_t judges = 0;  ///< Bots of the panel.

    bool haveScouts() const { return bots.size() > judges; }
};

/// Returns a panel without scouts.
Players judgesAlone(const std::vector<std::string>& panel);

/// Returns the panel, and the scouts of all its searching bots. No scouts if one of those bots has
/// none, if no other bot is in the panel, or if scouts and panel have not been compared on such
/// maps (BotRelations).
Players playersOf(const GameSystem& system, const Scenario& map, const OptionValues& options,
                  const std::vector<std::string>& panel);

}  // namespace hexa::generate
