// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"
#include "core/mapsearch/mapfinder.h"

namespace hexa::mapsearch {

/// A map that was played.
struct PlayedMap {
    Kinds kinds{};
    /// Chances to win by judge of the task's score and seat; empty for a judge that played nothing.
    std::vector<std::vector<double>> shares;
};

/// A neighbour of it.
struct Refined {
    Kinds kinds{};
    std::vector<Strengths> strengths;  ///< By judge, as the whole model says.
    friend bool operator==(const Refined&, const Refined&) = default;
};

/// Maps a few steps away from one that was played: how fair they are is expected as if the whole
/// model were right about the steps, and wrong about the map by as much as the games say. The most
/// promising first, none that promises to be much worse than it, and only maps that the model
/// allows. The task needs a score; of the request come threads and stop.
/// @param looks maps that the whole model looks at: the more, the farther from the map
std::vector<Refined> refine(const MapTask& task, const PlayedMap& start, const GenerateRequest& request,
                            std::size_t looks);

}  // namespace hexa::mapsearch
