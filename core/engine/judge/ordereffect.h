// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hexa {

/// Shares of wins by place in the order, over many maps drawn by the rulebook: what the rules alone
/// do, whatever the map.
struct OrderEffect {
    std::string bot;
    int maps = 0;
    std::int64_t games = 0;
    std::vector<double> shares;  ///< By place; together 1.
    friend bool operator==(const OrderEffect&, const OrderEffect&) = default;
};

}  // namespace hexa
