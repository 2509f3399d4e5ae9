// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
struct GenerateRequest;
}  // namespace hexa

namespace hexa::generate {

/// Cost of the kept tiles: the fairness of the best map with all of them, and the tiles in the way.
struct KeptLimit {
    double gap = 0;  ///< Predicted, in points, of the fairest map that keeps them all.
    /// Number of ways tried, if these are all: the gap is proven. 0: none fairer was found, which
    /// proves nothing.
    std::int64_t tried = 0;
    /// One kept tile, freed, and the gap after a short search: an estimate.
    struct Freed {
        Hex at;
        double gap = 0;
        friend bool operator==(const Freed&, const Freed&) = default;
    };
    std::vector<Freed>
        freed;  ///< The most helpful tiles, the best first; empty: no single one gains a point.
    friend bool operator==(const KeptLimit&, const KeptLimit&) = default;
};

/// Returns the tiles of a map that generators must not change: locked ones, without homes.
std::vector<Hex> keptTiles(const GameSystem& system, const Scenario& base);

/// Examines if the kept parts of the request prevent a fairer map than the one with gap `found`
/// (predicted, in points). A short search for each kept tile tries the map without it. With three
/// or fewer free slots and no other wishes, all ways are tried (possible.h).
/// The same for any number of threads. None if nothing is kept, no table predicts, the game has no
/// search for fair maps, or it was stopped. `progress`: 0 to 1, from the calling thread.
std::optional<KeptLimit> keptLimit(const GameSystem& system, const GenerateRequest& request, double found,
                                   const std::function<void(double)>& progress = {});

/// Returns the limit in sentences. `name` gives the name of a tile.
std::vector<Message> statements(const KeptLimit& limit, const std::function<std::string(Hex)>& name);

}  // namespace hexa::generate
