// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/generate/produce.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace hexa::library {
class Shelf;
struct Wish;
}  // namespace hexa::library

namespace hexa::editor {

class Document;

/// Proven maps wanted: everything that decides which ones fit.
struct ProvenWish {
    std::string configuration;
    std::string style;
    Board ground;  ///< With only the tiles to keep, without IDs.
    std::vector<Seat> seats;
    std::vector<Wish> wishes;
    std::vector<std::optional<CountWish>> counts;
    friend bool operator==(const ProvenWish&, const ProvenWish&) = default;
};

ProvenWish provenWish(const Document& document, const GenerateRequest& request);

/// Returns proven maps on the ground of the request that meet its counts and wishes, as many as the
/// gallery shows.
std::vector<generate::Produced> provenMaps(const library::Shelf& shelf, const GenerateFunctions& functions,
                                           const library::Wish& wish, const GenerateRequest& request);

/// Returns the map without locks on tiles. Locks on homes stay.
Scenario unlocked(Scenario map);

/// True if both maps have the same hexes, blank spaces and homes.
bool sameShape(const Scenario& a, const Scenario& b);

}  // namespace hexa::editor
