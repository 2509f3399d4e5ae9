// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/catalog/catalog.h"
#include "core/engine/judge/balance.h"
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

/// A more equal figure of the ledger on the suggested map.
struct FigureGain {
    LedgerRow row;      ///< Row of the present map; its words name the figure.
    double before = 0;  ///< LedgerRow::equality
    double after = 0;
    friend bool operator==(const FigureGain&, const FigureGain&) = default;
};

/// A map a few tiles away from the open one, better in at least one respect.
struct Suggestion {
    std::vector<std::pair<Hex, KindId>> tiles;  ///< Changed tiles, by hex.
    /// Expected, in points (core/balance/expectedgap.h); after games, gapBefore is theirs. By the
    /// author's weights, in percent, for a game that is judged so (core/generate/weights.h).
    double gapBefore = 0;
    double gapAfter = 0;
    std::vector<FigureGain> gains;  ///< The largest first; may be empty if the gap is narrower.
    /// Full contents of the tiles if there is more to them than their kinds, e.g. dealt values.
    std::vector<Board::Change> contents = {};
    bool fills = false;     ///< True if empty slots are filled. gapBefore is then unused.
    bool predicted = true;  ///< False if the gap can't be predicted; only for fillings.
    /// Wishes met by this map but not by the present one.
    int wishesMet = 0;
    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

/// Suggests fairer maps. If request.base has empty slots, these are ways to fill them (waysToFill,
/// with its seed; `request.keep` of them). Otherwise these are at most `request.keep` maps that
/// differ by a few tiles. The first narrows the gap most, the others each equalise another figure.
/// No suggestion widens the gap. All keep the locked parts, the required numbers of tiles and each
/// wish that is met now. `played` holds the results of games on request.base. With it, gaps are the
/// played ones and those expected in play: the tables predict the change, and their usual error
/// about changes is added. In a game that is judged by its author's weights, the
/// suggestions are swaps. The same request gives the same maps. Fails as
/// GenerateFunctions::refine does, and with "generate.cancelled". Fails with
/// "generate.suggestions.symmetric" for an exactly symmetric map, because a few tiles would only
/// break its symmetry. Fails with "generate.suggestions.unknown" if the game can neither search nor
/// predict.
Result<std::vector<Suggestion>> suggest(const GameSystem& system, const GenerateRequest& request,
                                        std::span<const BotShares> played = {});

}  // namespace hexa::generate
