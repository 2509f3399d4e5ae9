// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace hexa {

/// Counts that one seat decides one after another and that people see as one form: what is paid or sacrificed of each kind, and
/// how much in all, as one of each is worth. The record keeps a line for each count.
struct BundleForm {
    struct Part {
        std::string order;  ///< How its line begins, e.g. "P1 pay wool"; the count follows.
        Message text;       ///< What is counted.
        int max = 0;        ///< At most so many, whatever the others are.
        int worth = 1;      ///< What one of it counts in all, e.g. as payment.
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;  ///< In the order in which the rules ask for them.
    int least = 0;            ///< So many in all at least,
    int most = 0;             ///< and at most.
    bool minimal = false;     ///< Instead of `most`: none of what is given could be left out.
    /// Each unit is a line of its own, the order of its part alone, in any sequence. What leaves no choice the rules may do by
    /// themselves: lines that are not asked for any more then are left out.
    bool single = false;
    std::string end = {};  ///< Of a single one: the line that says it is enough; empty: it ends by itself.

    bool empty() const { return parts.empty(); }
    /// The lines that say so many of each part, in their order.
    std::vector<std::string> lines(std::span<const int> counts) const;
    /// What more is needed in all, and what more there is room for; never less than nothing.
    int need(std::span<const int> counts) const;
    int room(std::span<const int> counts) const;
    /// How many more there may be of one part.
    int roomFor(std::size_t part, std::span<const int> counts) const;
    /// True if counts are what is asked for.
    bool complete(std::span<const int> counts) const;
    /// The part that a line of a single one takes a unit of, by number; -1: none.
    int partOf(const std::string& line) const;
    /// What a line says of a part, by its number; -1 if it says something else.
    int countOf(std::size_t part, const std::string& line) const;
    friend bool operator==(const BundleForm&, const BundleForm&) = default;

private:
    int sumOf(std::span<const int> counts) const;
    /// Whether there may be so many: neither too much of a part nor of all, and nothing that could be left out.
    bool fits(std::span<const int> counts) const;
};

}  // namespace hexa
