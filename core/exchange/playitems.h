// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/print/cutitem.h"
#include "core/exchange/exchange.h"

#include <functional>
#include <string>
#include <vector>

// Items of a game beside its map (PrintFunctions), as decks, bags and pieces of other programs.
// Only for core/exchange.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::exchange {

/// An item and its pictures.
struct PlayItem {
    CutItem item;
    std::string sheet;                            ///< Name of its sheet, for people.
    std::string front, back;                      ///< Names of pictures; `back` may be empty.
    Orientation orientation = Orientation::Flat;  ///< Orientation of its hexes.
    bool hexes() const { return item.outline.form == CutOutline::Form::Hexes; }
    /// Its size in mm; of hexes about.
    double width(double tileSize) const;
    double height(double tileSize) const;
};

/// Pile of things, or a single one (`name` is empty then).
struct Pile {
    std::string name;
    bool deck = false;  ///< Cards; otherwise a bag.
    std::vector<PlayItem> items;
};

/// Item on the map from the start.
struct StartItem {
    PlayItem one;
    Point at;  ///< Its middle, in circumradii.
};

/// Everything that a game has, pictures and piles in the order of its sheets.
struct PlayItems {
    std::vector<Pile> piles;        ///< Piles beside the map.
    std::vector<StartItem> starts;  ///< Dealt items, then others in the order of the map's pieces.
    Scenario board;                 ///< The map without these.
    std::vector<ExportFile> pictures;
    double tileSize = 75;  ///< mm
};

/// Returns the items; only the board without MapExportOptions::itemPainter, or if the game has no
/// items. Equal backs share one picture.
/// @param longest of the pictures, in pixels
Result<PlayItems> playItems(const Scenario& scenario, const GameSystem& system,
                            const MapExportOptions& options, const std::function<int(double mm)>& longest);

}  // namespace hexa::exchange
