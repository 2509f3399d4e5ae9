// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "core/engine/judge/figure.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// The expected gap of the present map, and after each of several edits, in points.
struct Prospects {
    /// Number of random fillings of a map with empty slots; gaps are means over them. 0: no empty
    /// slots.
    int fillings = 0;
    double now = 0;
    std::vector<std::optional<double>> after;  ///< By edit; none without a prediction.
    friend bool operator==(const Prospects&, const Prospects&) = default;
};

/// Returns the prospects. None if the game predicts nothing for this map, if it can't be filled at
/// random, or after a stop. Empty slots are filled in the same ways for all edits: a slot keeps its
/// tile unless the edit needs it, so that edits and not fillings are compared.
/// @param played shares of the games on the map, if there are any; then gaps follow them
std::optional<Prospects> prospectsOf(const GameSystem& system, const Scenario& map,
                                     std::span<const Edit> edits, std::span<const BotShares> played = {},
                                     std::stop_token stop = {});

}  // namespace hexa::generate
