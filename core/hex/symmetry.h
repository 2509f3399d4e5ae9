// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <cstdint>
#include <span>
#include <vector>

namespace hexa {

/// An isometry of the hex grid: one of the 12 elements of the dihedral group D6 about the origin,
/// then a shift. `linear` 0-5: rotation by that many sixths of a turn clockwise; 6-11: the
/// reflection (q, r) -> (r, q) first, then rotation by linear - 6 sixths.
struct Isometry {
    std::uint8_t linear = 0;
    Hex shift;

    Hex operator()(Hex hex) const;
    bool isIdentity() const { return linear == 0 && shift == Hex{}; }
    bool isMirror() const { return linear >= 6; }
    friend auto operator<=>(const Isometry&, const Isometry&) = default;
};

/// Returns `inner` followed by `outer`.
Isometry compose(const Isometry& outer, const Isometry& inner);
Isometry inverse(const Isometry& isometry);

/// A finite group of isometries, the identity included, sorted. Empty means "only the identity" as
/// well.
using SymmetryGroup = std::vector<Isometry>;

/// Centre of a rotation.
enum class CentreKind { Cell, EdgeMiddle, Corner };

/// The fixed point of a group's rotations, in sixths of axial units so that cells, edge middles and
/// corners are all whole numbers.
struct SymmetryCentre {
    Hex sixths;
    CentreKind kind = CentreKind::Cell;
};

/// A group described for people.
struct SymmetryInfo {
    int rotations = 1;  ///< Order of the rotation part: 1, 2 (half turn), 3 or 6.
    /// Direction of each mirror line on a flat-top map in degrees, 0-150, step 30, 0 = horizontal,
    /// counted clockwise; add 150 (mod 180) on a pointy-top map.
    std::vector<int> mirrorAxes;
    SymmetryCentre centre;  ///< Valid if rotations > 1.
};

/// Returns every isometry that maps a set of different hexes onto itself: the identity first. Works
/// on any set, connected or not. Each is about the set's centroid, because an isometry that keeps
/// the set keeps its centroid.
SymmetryGroup findSymmetries(std::span<const Hex> hexes);

/// Returns all different subgroups of a finite group, the trivial one first, then by size.
std::vector<SymmetryGroup> subgroups(const SymmetryGroup& group);

SymmetryInfo describe(const SymmetryGroup& group);

/// Returns the images of a hex under a group, the hex itself first, without repetition.
std::vector<Hex> orbit(Hex hex, const SymmetryGroup& group);

/// Returns the direction 0-5 after the linear part of an isometry (a mirror or rotation turns edges
/// and units too).
int mapDirection(const Isometry& isometry, int direction);

}  // namespace hexa
