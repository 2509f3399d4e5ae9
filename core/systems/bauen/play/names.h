// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/engine/origin.h"
#include "core/systems/bauen/rules/state.h"

#include <string>

/// Names of a game's things for people.
namespace hexa::bauen::name {

const Localized& action(Action action);
const Localized& theme(Theme theme);
const Localized& stone(Stone stone);
/// Returns a side of an area: "north-east".
const Localized& side(int direction);
inline const Localized& resource(const Table& table, int colour) {
    return table.data.resources[static_cast<std::size_t>(colour)].name;
}
inline const Localized& good(const Table& table, int good) {
    return table.data.goods[static_cast<std::size_t>(good)].name;
}
/// Returns the name of an area on the board: the ID of its cell, or otherwise the word of orders.
std::string area(const Table& table, int index);
/// Returns the name of a region on the board, or otherwise its number.
Localized region(const Table& table, int index);
/// Returns a field of the action board: its action, or the themes that it connects.
Localized field(const Field& field);
/// Returns the goods that a service takes, "clothing, tools".
Localized goods(const Table& table, const Field& field);
/// Returns the source of a value, for cards.
CardOrigin origin(ValueSource source);

}  // namespace hexa::bauen::name
