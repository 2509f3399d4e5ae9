// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/generate/produce.h"
#include "core/hex/symmetry.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa
namespace hexa::library {
class Shelf;
}  // namespace hexa::library

namespace hexa::generate {

/// Returns the usual number of games for choosing among fillings, of all bots that don't search.
/// With the search before them, five to ten seconds (release build, two cores): games of more
/// players take longer.
constexpr std::int64_t fillGames(int players) {
    return players <= 2 ? 40'000 : players == 3 ? 32'000 : 20'000;
}

struct FillRequest {
    Scenario map;
    std::uint64_t seed = 0;
    /// Symmetry of the designer's drawing tool, kept if possible. Empty: none.
    SymmetryGroup drawnBy = {};
    /// SymmetryChoice::id of a required symmetry, or "none" for a filling without symmetry. Empty:
    /// any symmetry that the placed tiles fit.
    std::string symmetry = {};
    std::optional<std::int64_t> games = {};  ///< None: fillGames(). 0: no games are played.
    /// As in ProduceRequest::panel. Empty: for two players the game's panel, else only its bots
    /// without search.
    std::vector<std::string> panel = {};
    int threads = 1;  ///< Doesn't affect the result.
    /// Proven maps, one of which may complete the map. Null: not used. Must outlive the request.
    const library::Shelf* library = nullptr;
    std::stop_token stop = {};
};

struct Filling {
    std::vector<Board::Change> changes;  ///< Previously empty cells, sorted by hex.
    std::optional<Message> symmetry;     ///< Symmetry of the filled map, or none.
    /// True if the symmetry holds for every tile: fair by construction.
    bool exact = false;
    /// Gaps by bot, from games not used for the choice. Empty if the map is symmetric or wasn't
    /// played.
    std::vector<PlayedGap> played;
    bool proven = false;  ///< Taken from the library, with the gaps of its proof.
};

/// Returns tiles for all empty slots, as fair as games can measure. Placed tiles stay, locked or
/// not. If they fit a symmetry that is fair by itself, the filling completes it. The symmetry of
/// the designer's drawing tool comes first. Then comes the library: an image of a proven map that
/// has all placed tiles. If the numbers of tiles prevent exact symmetry, or no symmetry fits, games
/// choose among the results of a short search (produce()): without a symmetry for nearly symmetric
/// maps, or for balanced ones if there are none. The same request gives the same filling. Fails as
/// fillRest() does, with "generate.fill.symmetry" if the required symmetry doesn't fit, and with
/// "generate.cancelled". `progress` gets 0 to 1 while games are played.
Result<Filling> fillFairly(const GameSystem& system, const FillRequest& request,
                           const std::function<void(double)>& progress = {});

}  // namespace hexa::generate
