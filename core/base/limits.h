// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hexa {

/// Largest and smallest allowed number, both included.
struct Limits {
    int min = 0;
    int max = 0;
    constexpr bool contain(int count) const { return min <= count && count <= max; }
    friend bool operator==(const Limits&, const Limits&) = default;
};

}  // namespace hexa
