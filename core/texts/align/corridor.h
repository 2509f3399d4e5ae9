// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace hexa::texts {

/// Features of segments that don't depend on the language, with weights; in the order of features.
using Weighted = std::vector<std::pair<std::uint64_t, double>>;

/// Returns the sum of several.
Weighted sumOf(std::span<const Weighted> list);

/// Twice the common weight of two segments, and the weight of both together.
struct Shared {
    double shared = 0;
    double total = 0;
};
Shared sharedBy(const Weighted& a, const Weighted& b);

/// Part of the table of two sequences to search for the best way: columns [from, to] of each row,
/// including the row behind the last one. Neighbouring rows overlap, so that a way exists.
struct Corridor {
    std::vector<std::size_t> from;
    std::vector<std::size_t> to;

    std::size_t places() const;
};

/// Returns a corridor of `band` columns to each side of the diagonal.
Corridor alongDiagonal(std::size_t rows, std::size_t columns, std::size_t band);

/// Returns the corridor of long sequences: around the way on which pieces of some sentences each
/// have most in common. The search stays within `band` of the diagonal. Missing passages make the
/// corridor wide there, so its size grows with the texts and not with their product. Features that
/// occur everywhere in both sequences say nothing: without others it is the diagonal.
Corridor alongPieces(std::span<const Weighted> first, std::span<const Weighted> second, std::size_t band,
                     const std::stop_token& stop);

}  // namespace hexa::texts
