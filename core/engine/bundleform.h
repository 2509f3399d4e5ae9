// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <span>
#include <string>
#include <vector>

namespace hexa {

/// Counts that one seat decides one after another and that people see as one form: what is paid or sacrificed of each kind, and
/// how much in all. The record keeps a line for each count.
struct BundleForm {
    struct Part {
        std::string order;  ///< How its line begins, e.g. "P1 pay wool"; the count follows.
        Message text;       ///< What is counted.
        int max = 0;        ///< At most so many, whatever the others are.
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;  ///< In the order in which the rules ask for them.
    int least = 0;            ///< So many in all at least,
    int most = 0;             ///< and at most.

    bool empty() const { return parts.empty(); }
    /// The lines that say so many of each part, in their order.
    std::vector<std::string> lines(std::span<const int> counts) const;
    /// How many more are needed in all, and how many more there is room for; never less than nothing.
    int need(std::span<const int> counts) const;
    int room(std::span<const int> counts) const;
    /// What a line says of a part, by its number; -1 if it says something else.
    int countOf(std::size_t part, const std::string& line) const;
    friend bool operator==(const BundleForm&, const BundleForm&) = default;
};

}  // namespace hexa
