// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/generate/sites.h"

#include <algorithm>

namespace hexa::claymore {

Sites::Sites(const Battlefield& field, const std::vector<Hex>& taken)
    : mField(field), mTaken(static_cast<std::size_t>(field.size())) {
    for (const Hex at : taken)
        if (const HexIndex index = field.find(at); index != noHex)
            mTaken[static_cast<std::size_t>(index)] = true;
}

bool Sites::atFord(HexIndex index) const {
    return std::ranges::any_of(mField.at(index).next,
                               [&](HexIndex next) { return next != noHex && isFord(next); });
}

bool Sites::allowsFord(HexIndex index) const {
    const FieldHex& hex = mField.at(index);
    if (hex.surface != Surface::River) return false;
    bool out = false;
    for (int direction = 0; direction < 6; ++direction) {
        const HexIndex next = hex.next[static_cast<std::size_t>(direction)];
        if (next == noHex) continue;
        const FieldHex& other = mField.at(next);
        // Marsh, tower or hedge at the exit: CS-038, CS-084, CS-036.
        if (!other.hasRiver() && (other.terrain == Terrain::Marsh || other.terrain == Terrain::Tower))
            return false;
        if (hex.hedge.has(direction)) return false;
        out = out || mField.passable(index, direction);
    }
    return out;
}

bool Sites::allows(Terrain terrain, HexIndex index) const {
    const FieldHex& hex = mField.at(index);
    if (hex.terrain || mTaken[static_cast<std::size_t>(index)]) return false;
    if (terrain == Terrain::Ford) return allowsFord(index);
    if (hex.road || hex.hasRiver()) return false;
    return terrain == Terrain::Palisade || !atFord(index);
}

bool Sites::allowsHedge(HexIndex index, int direction) const {
    const FieldHex& hex = mField.at(index);
    const HexIndex next = hex.next[static_cast<std::size_t>(direction)];
    if (next == noHex || hex.hedge.has(direction)) return false;
    const FieldHex& other = mField.at(next);
    if (!hex.enterable() || !other.enterable() || isFord(index) || isFord(next)) return false;
    // Roads join neighbours; two road hexes that touch without being joined are too rare to be
    // worth a hedge.
    return !hex.road || !other.road;
}

bool Sites::canBeEntered(HexIndex index, Sides closed) const {
    for (int direction = 0; direction < 6; ++direction)
        if (!closed.has(direction) && mField.passable(index, direction)) return true;
    return false;
}

}  // namespace hexa::claymore
