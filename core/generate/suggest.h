// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/balance.h"
#include "core/hex/hex.h"

#include <optional>
#include <span>
#include <vector>

namespace hexa {
struct BotShares;
struct GameSystem;
struct GenerateRequest;
}  // namespace hexa

namespace hexa::generate {

/// A figure of the ledger that is more equal on the suggested map.
struct FigureGain {
    LedgerRow row;      ///< Of the map as it is; its words name the figure.
    double before = 0;  ///< LedgerRow::equality
    double after = 0;
    friend bool operator==(const FigureGain&, const FigureGain&) = default;
};

/// A map a few tiles away from the open one that is better in something.
struct Suggestion {
    std::vector<std::pair<Hex, KindId>> tiles;  ///< What lies otherwise, by hex.
    double gapBefore = 0;                       ///< Predicted, in points; as played where games were given.
    double gapAfter = 0;
    std::vector<FigureGain> gains;  ///< The largest first; may be empty if the gap is narrower.
    bool fills = false;             ///< The tiles fill what was empty: there is no gap before.
    bool predicted = true;          ///< False: nobody can foretell the gap; only of what fills.
    int wishesMet = 0;              ///< Wishes that the map as it is does not keep, and this one does.
    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// Ways to fill the empty slots of request.base if it has any (waysToFill, with its seed; `request.keep` of them).
/// Else maps a few tiles away from it, at most `request.keep`: one that narrows the gap most, then those that make one figure
/// after the other more equal. None widens the gap. All keep what is locked, the numbers of tiles that the game wants,
/// and each wish that is kept now. `played`: what games show of request.base; then gaps are those that were played and those that
/// are expected in play, as if the tables were right about the change and wrong about the map. The same request gives the same maps. Fails as GenerateFunctions::refine does, with
/// "generate.cancelled", with "generate.suggestions.symmetric" for a map that is symmetric to the last tile (a few tiles
/// would only break that), and with "generate.suggestions.unknown" where nothing can be looked for or predicted.
Result<std::vector<Suggestion>> suggest(const GameSystem& system, const GenerateRequest& request,
                                        std::span<const BotShares> played = {});

}  // namespace hexa::generate
