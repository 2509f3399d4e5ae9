// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

// Evenness of a map by the weights of the game's author, without playing.

namespace hexa::owngame {

struct Weighing {
    std::vector<double> seats;  ///< Worth in the author's units; 0 for a seat without a home.
    std::int64_t gap = 0;       ///< Lead of the richest seat over the poorest, in thousandths of the mean.
    int richest = 0;
    int poorest = 0;
    int accept = 0;  ///< Largest lead that counts as even, in percent of the mean.
    bool isEven() const { return gap <= std::int64_t{10} * accept; }
};

/// Returns none if the game has no weights or the map fewer than two homes.
std::optional<Weighing> weighed(const Definition& definition, const Scenario& map);

/// Returns the lead as Weighing::gap in percent. Returns none if the map can't be weighed yet,
/// since values are still to be dealt.
std::optional<double> leadOf(const Definition& definition, const Scenario& map);

/// Swaps of tiles, with the values dealt onto them, that make a map more even.
struct Evening {
    std::vector<std::pair<Hex, Hex>> swaps;  ///< One after the other.
    std::int64_t before = 0;                 ///< Gaps as Weighing::gap.
    std::int64_t after = 0;
    Scenario map;
};

/// Returns the best repair found for each number of swaps up to `most` (at most 3) that is better
/// than fewer swaps. No repair breaks a rule more than the map does. Locked tiles and homes stay.
/// If stopped, returns the repairs found so far.
/// @param catalog that of the map's game
std::vector<Evening> evenings(const Definition& definition, const Catalog& catalog, const Scenario& map,
                              int most, const std::stop_token& stop);

}  // namespace hexa::owngame
