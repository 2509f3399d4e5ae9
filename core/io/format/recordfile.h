// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/record.h"

#include <string>
#include <string_view>

namespace hexa {

class Systems;

/// Returns a hash of the map as this version writes it, so that spaces and the order of keys don't
/// matter.
std::string mapHash(const Scenario& scenario, const Catalog& catalog);

/// Reads a `.hexgame` text. All or nothing: any error fails with its JSON pointer.
/// PlayFunctions::resume checks the lines. Unknown keys are kept.
Result<GameRecord> readRecord(std::string_view text, const Systems& systems);

/// Returns the `.hexgame` text of a record: keys in a fixed order, one line of the game a line.
std::string writeRecord(const GameRecord& record, const Catalog& catalog);

/// Calls readFile() and readRecord(); errors name the path.
Result<GameRecord> loadRecord(const std::string& path, const Systems& systems);

}  // namespace hexa
