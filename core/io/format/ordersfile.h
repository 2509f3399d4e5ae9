// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/json/extra.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hexa {

struct Catalog;
class Match;

/// Version of the `.hexsheet` format written (docs/formats/game-records.md).
inline constexpr int ordersFormatVersion = 1;
/// Largest size of a file of orders.
inline constexpr std::uintmax_t maxOrdersBytes = 64 * 1024;

/// Orders of one seat in one turn, as a small file for the person who runs the table. It names the
/// game and the moment, so that files can't be confused.
struct SealedOrders {
    std::string system;
    std::string map;     ///< mapHash()
    std::string moment;  ///< Hash of the state in which the orders are given.
    int turn = 0;        ///< For people; 0: the game counts no turns.
    int seat = 0;
    std::string name;  ///< Name of the player; may be empty.
    std::string line;  ///< The orders, as in a record.
    Extra extra;
    friend bool operator==(const SealedOrders&, const SealedOrders&) = default;
};

/// Returns the seat that wrote the line, of those that still owe orders; -1 if none did.
int writerOf(const Match& match, std::string_view line);

/// Returns the orders as they would be given now. Fails as checkOrders().
Result<SealedOrders> sealOrders(const Match& match, const Catalog& catalog, int seat, std::string line);

/// Checks if the orders are acceptable now: the same game, map, turn and moment, a person's seat
/// that still owes orders, a legal line. The place of an error is the wrong member of the file.
Status checkOrders(const Match& match, const Catalog& catalog, const SealedOrders& orders);

/// Reads a `.hexsheet` text, all or nothing; errors have the JSON pointer of the place.
Result<SealedOrders> readOrders(std::string_view text);
std::string writeOrders(const SealedOrders& orders);
/// Returns a file and readOrders(); errors name the path.
Result<SealedOrders> loadOrders(const std::string& path);

}  // namespace hexa
