// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"

#include <cstdint>
#include <span>
#include <vector>

namespace hexa::mapsearch {

__extension__ using WideCount = unsigned __int128;
/// Counts stop here.
inline constexpr WideCount maxWays = ~WideCount{0} >> 8;

/// All ways to share out orbits of several sizes among labels (kinds, or classes of kinds), so that
/// each label gets a number of tiles within its limits. They are counted and numbered without being
/// listed, as in CompositionSpace for single tiles.
class OrbitSharing {
public:
    OrbitSharing() = default;
    /// @param orbits sizes of the orbits
    /// @param limits by label: numbers of tiles
    OrbitSharing(std::span<const int> orbits, std::vector<Limits> limits);

    /// Returns the number of ways, at most maxWays.
    WideCount size() const { return mSize; }
    bool countable() const { return size() < maxWays; }
    /// Returns the label of each orbit on way number `index` below size(), which must be countable.
    std::vector<std::uint8_t> at(WideCount index) const;

    /// Number of orbits of each size (by sizes()) for each label: one way to share them out,
    /// without order.
    using Pattern = std::vector<std::vector<int>>;
    const std::vector<int>& sizes() const { return mSizes; }
    /// Returns at most `max` patterns, in the order of the labels.
    std::vector<Pattern> patterns(std::size_t max) const;

private:
    std::size_t indexOf(const std::vector<int>& rest) const;
    WideCount ways(std::size_t label, const std::vector<int>& rest) const {
        return mWays[label][indexOf(rest)];
    }
    /// Ways in which the label takes these orbits of the rest, and those after it the others.
    WideCount waysAfter(std::size_t label, const std::vector<int>& rest, const std::vector<int>& taken) const;
    /// Calls visit(numbers by size) for all numbers of orbits that the label may take of the rest.
    template <class Visit>
    void forEachShare(std::size_t label, const std::vector<int>& rest, Visit visit) const;
    void list(std::size_t label, const std::vector<int>& rest, Pattern& pattern, std::size_t max,
              std::vector<Pattern>& found) const;

    std::vector<Limits> mLimits;
    std::vector<int> mOrbits;
    std::vector<int> mSizes;    // different ones, rising
    std::vector<int> mNumbers;  // of orbits, by size
    WideCount mSize = 0;
    std::vector<std::vector<WideCount>> mWays;  // by label and what is left for it and those after it
};

/// Returns n over k, saturating.
WideCount binomial(int n, int k);

}  // namespace hexa::mapsearch
