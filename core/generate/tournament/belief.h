// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/generate/tournament/shareprocess.h"
#include "core/sim/tally.h"

#include <cstddef>
#include <span>
#include <vector>

namespace hexa::generate {

/// Estimate of the final shares of a bot's games.
struct Belief {
    /// By judged place (balance::evened: difference from the target); empty without any games.
    std::vector<double> shares;
    double error = 0;  ///< Standard error of a share.
};

/// Result of one bot's games on a map.
struct Shown {
    std::size_t bot = 0;         ///< By place in the panel.
    std::vector<double> shares;  ///< As Belief::shares.
    double variance = 0;         ///< Variance of a share by chance.
    /// Error of the shares because points are not wins, as a standard deviation. It is similar on
    /// similar maps, so games on many maps don't remove it.
    double lean = 0;
};

/// Returns the results by bot of the panel that has played. If `byPoints` is set for a bot, its
/// counted shares are mixed with those from points (sharesByPoints), as far as the games of all
/// bots show that these can be trusted here. All tallies are of one map.
std::vector<Shown> shownBy(std::span<const sim::Tally* const> tallies, const std::vector<bool>& byPoints);

/// Map with its expectations and the results of its games.
struct MapRecord {
    int family = 0;  ///< Maps that go back to the same one of the search.
    /// By cell, in the order of the board; maps of a tournament don't differ otherwise.
    std::vector<KindId> tiles;
    /// Before games, by bot and place, as Belief::shares.
    std::vector<std::vector<double>> foreseen;
    std::vector<Shown> shown;
};

/// Returns the distance between two maps, in usual effects of swaps of two tiles. The predicted
/// change indicates the unpredicted one. Tiles therefore count a little, and predictions of tables
/// count most where tables exist (docs/studies/2026-11-tournaments.md). Returns 0 for the same
/// tiles. Returns infinity for maps of different origin, where equal predictions mean nothing.
double swapsApart(const MapRecord& a, const MapRecord& b, const ShareProcess& process);

/// Returns by bot the posterior of the process (kriging), from the games of this map and of the
/// maps nearest to it. Maps in `others` with the same tiles are left out: a map that came back
/// repeats its games. No shares without any games.
std::vector<Belief> beliefsOf(const MapRecord& map, std::span<const MapRecord* const> others,
                              const ShareProcess& process);

}  // namespace hexa::generate
