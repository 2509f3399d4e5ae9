// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/exchange.h"

// Forms for playing elsewhere, which are not read back. Only for core/exchange.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::exchange {

/// Most tiles of a saved object: each is an object of its own for the game.
inline constexpr std::size_t maxTokens = 2000;

/// Returns a saved object of Tabletop Simulator: a locked token for each tile; beside the map
/// decks, bags and pieces. Fails with "exchange.needs-pictures" or "exchange.too-many-tokens".
Result<MapExport> exportTts(const Scenario& scenario, const GameSystem& system,
                            const MapExportOptions& options);

/// Returns a VASSAL module: the board's picture, a hex grid on it, and a zone with the tile's ID
/// for each hex; a table with decks, a palette of pieces, a hand for each side. Fails with
/// "exchange.too-large-board".
Result<MapExport> exportVassal(const Scenario& scenario, const GameSystem& system,
                               const MapExportOptions& options);

}  // namespace hexa::exchange
