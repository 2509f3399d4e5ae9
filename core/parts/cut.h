// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// A long run is cut into parts of equal length. All its games are laid end to end, each trial as
// long as the requested games; a part is a stretch of that. So the parts are known before any map
// is drawn, and a trial may be cut anywhere between two of its jobs.

namespace hexa::parts {

/// Limit beyond any number of machines; products with it don't overflow.
inline constexpr int maxParts = 100'000;

/// Part `number` of `of` parts, counted from 1. {1, 1} is the whole run.
struct PartNumber {
    int number = 1;
    int of = 1;
    bool isWhole() const { return of == 1; }
    friend bool operator==(const PartNumber&, const PartNumber&) = default;
};

/// The jobs `begin` to `end` - 1.
struct Jobs {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    bool empty() const { return begin == end; }
    std::int64_t count() const { return end - begin; }
    friend bool operator==(const Jobs&, const Jobs&) = default;
};

/// Returns the end of parts 1 to `number` of `of`, among this number of jobs.
constexpr std::int64_t endOfPart(std::int64_t jobs, std::int64_t number, std::int64_t of) {
    return jobs / of * number + jobs % of * number / of;
}
/// Returns the jobs of one part; those of all parts together are all jobs, each once.
constexpr Jobs jobsOf(const PartNumber& part, std::int64_t jobs) {
    return {endOfPart(jobs, part.number - 1, part.of), endOfPart(jobs, part.number, part.of)};
}

/// Piece of a trial that belongs to a part: from `begin` to `end` of its length.
struct Stretch {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t length = 1;

    /// Returns the same part of a trial with `jobs` jobs, if all are equally long.
    constexpr Jobs of(std::int64_t jobs) const {
        return {endOfPart(jobs, begin, length), endOfPart(jobs, end, length)};
    }
};

}  // namespace hexa::parts
