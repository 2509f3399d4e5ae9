// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/mapsearch/mapfinder.h"

namespace hexa::mapsearch {

/// A played map.
struct PlayedMap {
    Kinds kinds{};
    /// Chances to win by judge of the task's score and seat; empty for a judge without games.
    std::vector<std::vector<double>> shares;
};

/// A neighbour of it.
struct Refined {
    Kinds kinds{};
    std::vector<Strengths> strengths;  ///< By judge, from the whole model.
    friend bool operator==(const Refined&, const Refined&) = default;
};

/// Returns maps a few steps away from a played one. Expected fairness takes the whole model as
/// right about the steps, and its error about the map from the games. The most promising come
/// first, none much worse than the start, and only maps allowed by the model. The task needs a
/// score; threads and stop come from the request.
/// @param looks maps examined by the whole model: the more, the farther from the map
std::vector<Refined> refine(const MapTask& task, const PlayedMap& start, const GenerateRequest& request,
                            std::size_t looks);

}  // namespace hexa::mapsearch
