// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/bauen/rules/state.h"

// Resources and payments with them (BB-046 to BB-050, BB-135).

namespace hexa::bauen {

/// Number of resources of each value, 1 to 3.
using ByValue = std::array<std::uint8_t, 4>;
constexpr int worthOf(const ByValue& resources) { return resources[1] + 2 * resources[2] + 3 * resources[3]; }

/// Returns the value of a resource in the round of the state (BB-046).
inline int valueOf(const Table& table, const State& state, int colour) {
    return table.values[state.round][static_cast<std::size_t>(colour)];
}

/// True if a seat may pay with the resources and goods of an area: of its own towns, and of enemy
/// areas with one of its free troops (BB-135).
bool mayUse(const Table& table, const State& state, int seat, int area);

/// Returns all carried resources of one domain that a seat may use.
ByValue fundsOf(const Table& table, const State& state, int seat, Domain domain);

/// True if a seat can pay a price; both domains are counted apart (BB-047).
bool canPay(const Table& table, const State& state, int seat, const Cost& cost);

/// True if `paid` reaches `due` without a needless resource, possibly with some of `funds` added:
/// every resource of a payment is needed (BB-048).
bool canFinish(int due, const ByValue& paid, const ByValue& funds);

/// Adds the resources that the seat may pay next for State::task, and Nothing if the payment may
/// end there.
void listPayments(const Table& table, const State& state, int seat, MoveList& moves);

}  // namespace hexa::bauen
