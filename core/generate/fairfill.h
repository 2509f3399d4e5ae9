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

namespace hexa::generate {

/// Games that choose among fillings, of all bots that don't search; those that search play as long again. Some ten seconds for four
/// players (release build, two cores).
inline constexpr std::int64_t fillGames = 60'000;

struct FillRequest {
    Scenario map;
    std::uint64_t seed = 0;
    /// What the designer draws by: a filling keeps it if it can. Empty: none.
    SymmetryGroup drawnBy = {};
    /// SymmetryChoice::id that must be kept, or "none": no filling is looked for that is symmetric. Empty: whatever fits what is placed.
    std::string symmetry = {};
    std::int64_t games = fillGames;       ///< 0: nothing is played.
    std::vector<std::string> panel = {};  ///< As ProduceRequest::panel.
    int threads = 1;                      ///< Never changes the result.
    std::stop_token stop = {};
};

struct Filling {
    std::vector<Board::Change> changes;  ///< Of the cells that were empty, sorted by hex.
    std::optional<Message> symmetry;     ///< That the filled map keeps. None: it keeps none.
    bool exact = false;                  ///< It keeps it to the last tile: fair by construction.
    /// By bot, of games that took no part in the choice; empty if the map is symmetric or was not played.
    std::vector<PlayedGap> played;
};

/// Tiles for all empty slots, as fairly as games can tell; what is placed stays, locked or not. Where what is placed fits a symmetry that
/// is fair by itself, the filling completes it: first one that the designer draws by. Where the numbers of tiles don't allow that to
/// the last tile, or nothing fits, games choose among what a short search finds (produce()). Same request, same filling. Fails as fillRest() does, with "generate.fill.symmetry" if the wanted symmetry
/// does not fit, and with "generate.cancelled".
Result<Filling> fillFairly(const GameSystem& system, const FillRequest& request,
                           const std::function<void(const ProduceProgress&)>& look = {});

}  // namespace hexa::generate
