// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/expectedgap.h"
#include "core/balance/intervals.h"
#include "core/balance/wins.h"
#include "core/engine/generate/generate.h"
#include "core/sim/tally.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexa::generate {

/// Results of one bot's games on a map.
struct PlayedGap {
    std::string bot;
    std::int64_t games = 0;
    std::vector<double> shares;  ///< By judged place.
    /// Points of win rate, largest minus smallest share, counted from the targets.
    double gap = 0;
    double ends = 0;  ///< Sum of the two shares of the gap: it determines the effect of chance.
    /// Interval of the gap, in points too; those of all places hold together.
    balance::Interval interval;
    friend bool operator==(const PlayedGap&, const PlayedGap&) = default;
};

/// Returns the figures of one bot's games.
PlayedGap playedGap(const sim::Tally& tally, const std::string& bot);

/// Returns the one that counts: of the bot that finds the map least fair. There is at least one.
const PlayedGap& worstOf(const std::vector<PlayedGap>& gaps);

/// Returns the counts behind the figures, as the program's reports have them.
std::vector<balance::BotWins> winsOf(const std::vector<PlayedGap>& gaps);

/// Map from a search, with the results of games.
struct PlayedMap {
    Candidate candidate;
    /// By bot of the panel; empty if it was not played, or is exactly symmetric.
    std::vector<PlayedGap> played;

    /// Points, of the worst bot of the panel.
    std::optional<double> playedGap() const;
    /// Returns the gap to show: that of the games, otherwise the predicted one.
    std::optional<balance::ExpectedGap> expectedGap() const;
};

}  // namespace hexa::generate
