// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/rng.h"
#include "core/hex/corner.h"
#include "core/hex/symmetry.h"
#include "core/owngame/rules/ground.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// Pieces and features of sides that the generator places.

namespace hexa::owngame {

/// Kind of piece or of feature that the generator places.
struct ThingKind {
    std::string name;          ///< As a set: "piece:ID" or "edge:ID".
    Bounds is;                 ///< Number in a map; closed.
    std::int64_t lacking = 0;  ///< Number of locked things beyond the supply.
};

/// Returns the kinds whose counts have a lower end for a number of players. Several counts of one
/// kind and the supply of the box limit its number together. Pieces that stand in slots are left
/// out, since game files have no slots.
std::vector<ThingKind> thingsToPlace(const Definition& definition, const Scenario& map);

/// True if the generator places this kind of thing.
bool isPlaced(const std::vector<ThingKind>& kinds, std::string_view name);

/// Places occupied by things during a search. Places related by symmetry are occupied together.
class Things {
public:
    struct Swap {
        std::size_t layer = 0;
        std::size_t from = 0, to = 0;  ///< Orbits.
    };

    /// Finds the places. Takes unlocked things of the placed kinds off the map.
    /// @param group symmetries that the things keep; empty: none
    Things(const Definition& definition, Scenario& map, std::vector<Isometry> group);

    const std::vector<ThingKind>& kinds() const { return mKinds; }
    std::size_t layers() const { return mLayers.size(); }
    /// Forgets all placed things. Must be called for each new ground, which has none.
    void clear();
    /// Draws the number of each kind and puts the things on random places. Fails with
    /// "owngame.things.*" if there are too few places or too many locked things.
    Status place(Ground& ground, Rng& rng);
    /// Finds a thing to move and a free place. Returns false if none was found at random.
    bool propose(const Ground& ground, Rng& rng, Swap& swap) const;
    /// Moves a thing. Does it backwards if its place is free already. Calls tell(cell) for each
    /// changed cell.
    void carryOut(Ground& ground, const Swap& swap, const std::function<void(int)>& tell);
    /// Adds the things to a map. Owned ones are shared equally, each by the nearest home.
    void write(Scenario& map) const;

private:
    struct Place {
        Hex at;
        int side = -1;           ///< As PiecePlacement::side; for features the direction.
        int corner = -1;         ///< As PiecePlacement::corner.
        Isometry from = {};      ///< From the first place of its orbit.
        std::vector<int> cells;  ///< On the ground.
    };
    using PlaceOrbit = std::vector<Place>;
    struct Layer {
        const PieceKind* piece = nullptr;  ///< Or a feature:
        const EdgeKind* edge = nullptr;
        std::vector<PlaceOrbit> orbits;
        std::vector<bool> on;  ///< By orbit.
        int locked = 0;        ///< Places of things that stay. A place can have a stack of pieces.
    };
    void findCorners(Layer& layer, const Ground& ground, const Scenario& map);
    void findPlaces(Layer& layer, const ThingKind& kind, const Ground& ground, const Scenario& map);
    bool isClosed(const Layer& layer, const Place& place, const Scenario& map) const;
    bool takes(const Ground& ground, const Layer& layer, const PlaceOrbit& orbit) const;
    void put(Ground& ground, std::size_t layer, std::size_t orbit, bool on);
    /// Steps between a home and the nearest hex of a place.
    static int stepsFrom(Hex home, const Place& place);
    std::vector<int> ownersOf(const Layer& layer, const Scenario& map,
                              const std::vector<const Place*>& places) const;

    const Definition& mDefinition;
    std::vector<Isometry> mGroup;
    std::vector<ThingKind> mKinds;
    std::vector<Layer> mLayers;  // by kind
    // By claim and cell: things that exclude others; those that stay, and all.
    std::vector<std::vector<int>> mLocked, mHas;
    std::set<Corner> mTaken;  // by placed pieces
};

}  // namespace hexa::owngame
