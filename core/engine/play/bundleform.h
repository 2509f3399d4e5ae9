// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace hexa {

/// Counts that one seat decides in sequence and that people see as one form: payments or sacrifices
/// of each kind, and their total by worth. The record keeps a line for each count.
struct BundleForm {
    struct Part {
        std::string order;  ///< Beginning of its line, e.g. "P1 pay wool"; the count follows.
        Message text;       ///< Counted thing.
        int max = 0;        ///< Upper limit of this part alone.
        int worth = 1;      ///< Worth of one in the total, e.g. as payment.
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;  ///< In the order in which the rules ask for them.
    int least = 0;            ///< So many in all at least,
    int most = 0;             ///< and at most.
    bool minimal = false;     ///< Instead of `most`: no part may be superfluous.
    /// True if each unit is a line of its own. Only the sum of each part matters, not the sequence.
    /// The rules may carry out units that leave no choice. Lines that are then no longer requested
    /// are omitted.
    bool single = false;
    std::string end = {};  ///< Line that ends a single form; empty if none is needed.

    bool empty() const { return parts.empty(); }
    /// Returns the lines with these counts of the parts, in their order.
    std::vector<std::string> lines(std::span<const int> counts) const;
    /// Return the number still needed in total, and the number still possible; never negative.
    int need(std::span<const int> counts) const;
    int room(std::span<const int> counts) const;
    /// Returns how many more of one part are possible.
    int roomFor(std::size_t part, std::span<const int> counts) const;
    /// True if the counts satisfy the form.
    bool complete(std::span<const int> counts) const;
    /// Returns the number of the part that a line of a single form takes a unit of, or -1.
    int partOf(const std::string& line) const;
    /// Returns the count of a part in a line, by its number; -1 for another line.
    int countOf(std::size_t part, const std::string& line) const;
    friend bool operator==(const BundleForm&, const BundleForm&) = default;

private:
    int sumOf(std::span<const int> counts) const;
    /// True if these counts are allowed: no part and not the total exceeds its limit, and none is
    /// superfluous.
    bool fits(std::span<const int> counts) const;
};

}  // namespace hexa
