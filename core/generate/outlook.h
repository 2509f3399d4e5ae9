// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <stop_token>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// Range of results if a map's empty slots are filled at random.
struct Outlook {
    struct Band {
        double low = 0;  ///< A tenth of the fillings have less, a tenth more than `high`.
        double middle = 0;
        double high = 0;
        friend bool operator==(const Band&, const Band&) = default;
    };
    int emptySlots = 0;       ///< Empty ones.
    int fillings = 0;         ///< So many were drawn.
    Ledger ledger;            ///< Rows by seat, means of the fillings.
    std::optional<Band> gap;  ///< Expected, in points; none without a fitted table.
    friend bool operator==(const Outlook&, const Outlook&) = default;
};

/// Fills the empty slots `fillings` times with the game's first mode (the rulebook's procedure, if
/// it has one), keeping all placed tiles, and measures each. The same map gets the same outlook;
/// slightly different maps are filled with the same random numbers. Fails with "generate.no-mode"
/// if filling or measuring is impossible, or on a board of more than 5,000 cells, as
/// GenerateFunctions::run does if the placed tiles allow no map, and with "generate.cancelled".
Result<Outlook> outlookOf(const GameSystem& system, const Scenario& map, std::stop_token stop = {},
                          int fillings = 16);

}  // namespace hexa::generate
