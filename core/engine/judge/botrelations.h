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

    std::string configuration;  ///< BalanceFunctions::configuration that they are valid for.
    int rulesVersion = 0;
    std::string program;           ///< Version of this program.
    int maps = 0;                  ///< So many, and a neighbour of each.
    std::int64_t games = 0;        ///< Games of each bot that doesn't search, on each map,
    std::int64_t searchGames = 0;  ///< and of each that does; of a scout four times as many.
    std::uint64_t seed = 0;        ///< Seed of the first map.
    std::vector<std::string> bots;
    std::vector<int> botVersions;
    /// Expected shares, by bot: for each bot the factor of its table's prediction for a place,
    /// above the target (0 without a table). So the tables of others give expectations about a bot
    /// without a table.
    std::vector<std::vector<double>> foreseen;
    /// Predicted change after a swap of two tiles: the root mean square over bots and places,
    /// averaged over the maps.
    double foreseenChange = 0;
    /// Unpredicted part on a map fresh from a search, before games.
    Covariance onMaps;
    Covariance onNeighbours;  ///< The same for the change after a swap of two tiles.
    friend bool operator==(const BotRelations&, const BotRelations&) = default;
};

}  // namespace hexa
