// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/systems/claymore/terms/mat.h"
#include "core/systems/claymore/terms/pieces.h"
#include "core/systems/claymore/terms/regiments.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hexa::claymore {

/// Index of a hex of a Battlefield.
using HexIndex = std::int32_t;
inline constexpr HexIndex noHex = -1;

/// Printed ground of a hex on the mat.
enum class Surface : std::uint8_t { Plain, River, Bridge };

/// Hex with all objects on it and at its sides.
struct FieldHex {
    Hex at;
    Surface surface = Surface::Plain;
    bool road = false;  ///< A part of the road is on it.
    bool cut = false;   ///< The rim of the mat cuts it (CS-022).
    /// Terrain; of several pieces always the same one, in any order of placing.
    std::optional<Terrain> terrain;
    Sides closed;    ///< Sides that its palisade closes.
    Sides hedge;     ///< Sides with a hedge.
    int rubble = 0;  ///< Rubble chips of its tower.
    /// Neighbours by direction.
    std::array<HexIndex, 6> next{noHex, noHex, noHex, noHex, noHex, noHex};

    /// True if a regiment may be there (CS-021, CS-035, CS-038); access to a tower is a separate
    /// question.
    bool enterable() const {
        if (terrain == Terrain::Marsh) return false;
        return surface != Surface::River || terrain == Terrain::Ford;
    }
    bool hasRiver() const { return surface != Surface::Plain; }
};

/// A side of the mat (CS-032).
enum class MatSide : std::uint8_t { North, East, South, West };
inline constexpr std::array<MatSide, 4> matSides{MatSide::North, MatSide::East, MatSide::South,
                                                 MatSide::West};
constexpr MatSide oppositeOf(MatSide side) { return static_cast<MatSide>((static_cast<int>(side) + 2) % 4); }

/// Lines of whole hexes that an edge zone has beside the cut ones (CS-025).
inline constexpr int edgeZoneLines = 2;

/// Map as tables: hexes in the order of its cells (by column q, then downwards), without those
/// outside of the play area (CS-023). Objects of unknown kinds, and regiments, are left out.
class Battlefield {
public:
    explicit Battlefield(const Scenario& scenario);

    std::span<const FieldHex> hexes() const { return mHexes; }
    int size() const { return static_cast<int>(mHexes.size()); }
    const FieldHex& at(HexIndex index) const { return mHexes[static_cast<std::size_t>(index)]; }
    /// Returns the index; noHex outside of the play area.
    HexIndex find(Hex at) const;

    /// True if a step over a side is possible for any regiment (CS-040, CS-041, CS-081): an
    /// enterable hex, without a hedge or a closed side between. `leaving`: closed sides also stop
    /// regiments that leave a palisade.
    bool passable(HexIndex from, int direction, bool leaving = true) const;
    /// True if a hex is open to this kind: enterable, and no tower that keeps it out (CS-083,
    /// CS-084).
    bool admits(HexIndex index, RegimentKind kind) const {
        const FieldHex& hex = at(index);
        return hex.enterable() && (hex.terrain != Terrain::Tower || factsOf(kind).tower);
    }
    /// Returns the edge zone of a side with all its hexes, including inaccessible ones; sorted
    /// (CS-025, CS-026).
    std::vector<HexIndex> edgeZone(MatSide side) const;

private:
    std::vector<FieldHex> mHexes;  // sorted by place
};

/// Returns the name of a hex: the ID of its cell, or else its place on the mat.
std::string nameOf(const Board& board, Hex at);

}  // namespace hexa::claymore
