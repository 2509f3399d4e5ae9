// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/claymore/terms/battlefield.h"

#include <vector>

namespace hexa::claymore {

/// Places where a generator may put terrain: hexes and sides on which it is legal (CS-033 to
/// CS-042), has an effect, and bars no exit of a ford. A test compares with the checks.
class Sites {
public:
    /// Creates it. `taken`: hexes that stay free of terrain, e.g. because of regiments.
    Sites(const Battlefield& field, const std::vector<Hex>& taken);

    bool allows(Terrain terrain, HexIndex index) const;
    /// True if a hedge is allowed on a side of a hex.
    bool allowsHedge(HexIndex index, int direction) const;
    /// True if a palisade with these closed sides leaves a way in.
    bool canBeEntered(HexIndex index, Sides closed) const;

private:
    bool isFord(HexIndex index) const {
        const FieldHex& hex = mField.at(index);
        return hex.surface == Surface::River && hex.terrain == Terrain::Ford;
    }
    bool atFord(HexIndex index) const;
    bool allowsFord(HexIndex index) const;

    const Battlefield& mField;
    std::vector<bool> mTaken;
};

}  // namespace hexa::claymore
