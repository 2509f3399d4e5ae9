// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/balance.h"
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
    std::optional<Band> gap;  ///< Predicted, in points; none where no table was fitted.
    friend bool operator==(const Outlook&, const Outlook&) = default;
};

/// Fills the empty slots `fillings` times as the game's first mode draws them (the rulebook's
/// procedure, if it has one), with all that is placed kept, and measures each. The same map gets
/// the same outlook; maps that differ a little are filled with the same random numbers. Fails with
/// "generate.no-mode" where nothing can be filled or measured, as GenerateFunctions::run does where
/// what is placed allows no map, and with "generate.cancelled".
Result<Outlook> outlookOf(const GameSystem& system, const Scenario& map, std::stop_token stop = {},
                          int fillings = 16);

}  // namespace hexa::generate
