// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hexa {

/// Knowledge of the shares of bots on a map before they play. It contains the predictions of their
/// tables and the covariances of their errors, by bot and bot. The errors are of the share that a
/// place wins above its target (1 = all games). All values are measured
/// (docs/studies/2026-11-tournaments.md).
struct BotRelations {
    using Covariance = std::vector<std::vector<double>>;

    std::string configuration;  ///< BalanceFunctions::configuration: what they hold for.
    int rulesVersion = 0;
    std::string program;           ///< Version of this program.
    int maps = 0;                  ///< So many, and a neighbour of each.
    std::int64_t games = 0;        ///< Of each bot that doesn't search, on each map,
    std::int64_t searchGames = 0;  ///< and of each that does; of a scout four times as many.
    std::uint64_t seed = 0;        ///< Of the first map.
    std::vector<std::string> bots;
    std::vector<int> botVersions;
    /// What a bot's shares are expected to be, by bot: for each bot the factor of what its table
    /// foresees of a place, more than the target (0 without a table). A bot without a table is so
    /// expected from the others' tables.
    std::vector<std::vector<double>> foreseen;
    /// What is foreseen of the change that a swap of two tiles makes: the root mean square over
    /// bots and places, on average of the maps.
    double foreseenChange = 0;
    /// Of what is not foreseen on a map as a search makes it, before games.
    Covariance onMaps;
    Covariance onNeighbours;  ///< The same of the change that a swap of two of its tiles makes.
    friend bool operator==(const BotRelations&, const BotRelations&) = default;
};

}  // namespace hexa
