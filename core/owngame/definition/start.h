// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::owngame {

/// Settings of a new game.
struct StartWish {
    std::string name = "My game";
    Orientation orientation = Orientation::Pointy;
    BlankShape shape = {BlankShape::Form::Hexagon, 2, 5};
    /// Cells of an open map instead of the shape; empty: the shape.
    std::vector<Hex> cells = {};
    int minPlayers = 2;
    int maxPlayers = 4;
};

/// Returns a small complete game: six kinds of tiles, a layout for each number of players, counts
/// that fill it, one rule and weights. Maps can be generated at once.
Definition startDefinition(const StartWish& wish);

/// True if these are still the names that startDefinition() gives a tile or its figure.
bool isStartName(const Localized& name);

/// Returns an ID from a name, e.g. "salt-mark" from "Salt Mark!". Returns `otherwise` if no letter
/// or digit remains.
std::string idFrom(std::string_view name, std::string_view otherwise);

/// Returns hexes on the rim, one for each player, that a symmetry of the cells moves onto each
/// other. Returns hexes at equal distances along the rim if those would be
/// too near. The cells are sorted.
/// Returns none if they don't suffice.
std::vector<Hex> homesOnRim(const std::vector<Hex>& cells, int players, Orientation orientation);

}  // namespace hexa::owngame
