// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Who plays on the maps of a tournament.
struct Players {
    /// The panel, then scouts: their games only tell of the panel's (Scout).
    std::vector<std::string> bots;
    std::size_t judges = 0;  ///< Bots of the panel.

    bool haveScouts() const { return bots.size() > judges; }
};

/// A panel without scouts.
Players judgesAlone(const std::vector<std::string>& panel);

/// The panel, and the scouts of all its bots that search. No scouts if one of those has none, if
/// nobody else is in the panel, or where it was not measured on such maps how scouts and panel go
/// together (BotRelations).
Players playersOf(const GameSystem& system, const Scenario& map, const OptionValues& options,
                  const std::vector<std::string>& panel);

}  // namespace hexa::generate
