// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/pack/sources.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace hexa {

struct GameSystem;

/// Description of a file with owner's data, for people.
struct PackInfo {
    Localized name;
    std::string author;          ///< May be empty.
    std::uint64_t hash = 0;      ///< Hash of its content, independent of its form.
    std::vector<Message> about;  ///< Its content, and the game's stand-ins that remain with it.
};

/// Data in the printed game alone, typed in by its owner (docs/owner-data.md).
struct GamePack {
    std::string system;  ///< Id of the GameSystem.
    std::string suffix;  ///< Ending of the files, without a dot: "hexpack".
    /// Fails with a code and a place at the first mistake.
    std::function<Result<PackInfo>(const std::string& text)> read;
    /// Stand-ins and unknown facts of the game without such a file.
    std::vector<Message> about;
    /// Returns the program's own data as such a file, as a start for owners.
    std::function<std::string()> starter;
    /// Returns the same game with the data of a readable text, in place of the program's own.
    std::function<GameSystem(const GameSystem&, const std::string& text)> use;
};

/// Returns a sentence for each source of these data, with their names. Its code is the prefix and
/// "printed", "public" or "stand-in", with an argument {list}. Data from the rules are not
/// mentioned.
std::vector<Message> tellSources(std::span<const std::pair<Localized, DataSource>> data,
                                 const std::string& prefix);

/// Returns the game played with these cards (MatchSetup::cards) unless others are named.
/// Measurements with the program's own cards are left out: predictions and calibrations.
GameSystem withCards(const GameSystem& system, const std::string& cards);

}  // namespace hexa
