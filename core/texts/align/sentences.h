// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/features.h"

#include <functional>
#include <stop_token>

namespace hexa::texts {

/// Segments [first, firstEnd) of one side that belong to [second, secondEnd) of the other; one
/// range may be empty.
struct Bead {
    std::size_t first = 0;
    std::size_t firstEnd = 0;
    std::size_t second = 0;
    std::size_t secondEnd = 0;
    friend bool operator==(const Bead&, const Bead&) = default;
};

/// Reports the number of aligned segments of the first sequence.
using RowsDone = std::function<void(std::size_t rows)>;

/// Aligns two sequences, first without crossings, then the rest of both sides, at any place. Beads
/// come in the order of the first sequence; those of the second alone follow their predecessor
/// there. `ratio`: usual length of the second text relative to the first; 0 = that of these texts.
/// After a stop request it ends soon, and segments not aligned by then stay alone.
std::vector<Bead> alignSegments(const std::vector<Segment>& first, const std::vector<Segment>& second,
                                double ratio = 0, std::stop_token stop = {}, const RowsDone& done = {});

/// Returns the width of the band around the diagonal in which the best way through the table is
/// searched: a fifth of the longer text, less in long ones to save memory. It is always wide enough
/// for a way through.
std::size_t alignmentBand(std::size_t rows, std::size_t columns);

/// Returns the beads of two sequences as one sequence of segments.
std::vector<Segment> woven(const std::vector<Segment>& first, const std::vector<Segment>& second,
                           double ratio = 0, std::stop_token stop = {}, const RowsDone& done = {});

}  // namespace hexa::texts
