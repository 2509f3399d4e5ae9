// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace hexa::texts {

/// What segments have that does not depend on the language, with its weight; in the order of
/// features.
using Weighted = std::vector<std::pair<std::uint64_t, double>>;

/// The sum of several.
Weighted sumOf(std::span<const Weighted> list);

/// What two have in common, twice, and the weight of both together.
struct Shared {
    double shared = 0;
    double total = 0;
};
Shared sharedBy(const Weighted& a, const Weighted& b);

/// Where in the table of two sequences the best way through is looked for: columns [from, to] of
/// each row, those of the rows behind the last one too. Neighbouring rows overlap, so that there is
/// a way.
struct Corridor {
    std::vector<std::size_t> from;
    std::vector<std::size_t> to;

    std::size_t places() const;
};

/// So many columns to each side of the diagonal.
Corridor alongDiagonal(std::size_t rows, std::size_t columns, std::size_t band);

/// Of long sequences: around the way on which pieces of some sentences each have most in common; it
/// is looked for no farther from the diagonal than `band`. Passages that one side lacks make it
/// wide there, so its size grows with the texts and not with their product. What takes part in both
/// sequences everywhere says nothing: where nothing else is shared it is the diagonal.
Corridor alongPieces(std::span<const Weighted> first, std::span<const Weighted> second, std::size_t band,
                     const std::stop_token& stop);

}  // namespace hexa::texts
