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
inline constexpr int sheetFormatVersion = 1;
/// Largest size of a sheet.
inline constexpr std::uintmax_t maxSheetBytes = 64 * 1024;

/// Orders of one seat in one turn, as a small file for the person who runs the table. It names the
/// game and the moment, so that sheets can't be confused.
struct SealedSheet {
    std::string system;
    std::string map;     ///< mapHash()
    std::string moment;  ///< Hash of the state in which the orders are given.
    int turn = 0;        ///< For people; 0: the game counts no turns.
    int seat = 0;
    std::string name;  ///< Name of the player; may be empty.
    std::string line;  ///< The orders, as in a record.
    Extra extra;
    friend bool operator==(const SealedSheet&, const SealedSheet&) = default;
};

/// Returns the seat that wrote the line, of those that still owe orders; -1 if none did.
int writerOf(const Match& match, std::string_view line);

/// Returns the orders as they would be given now. Fails as checkSheet().
Result<SealedSheet> sealSheet(const Match& match, const Catalog& catalog, int seat, std::string line);

/// Checks if the orders are acceptable now: the same game, map, turn and moment, a person's seat
/// that still owes orders, a legal line. The place of an error is the wrong member of the file.
Status checkSheet(const Match& match, const Catalog& catalog, const SealedSheet& sheet);

/// Reads a `.hexsheet` text, all or nothing; errors have the JSON pointer of the place.
Result<SealedSheet> readSheet(std::string_view text);
std::string writeSheet(const SealedSheet& sheet);
/// Returns a file and readSheet(); errors name the path.
Result<SealedSheet> loadSheet(const std::string& path);

}  // namespace hexa
