// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/expectedgap.h"
#include "core/balance/wins.h"
#include "core/base/result.h"
#include "core/engine/record.h"
#include "core/generate/tournament/playedmap.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Libraries of proven maps of a game. Each map has the games that show its fairness and can be
// repeated. docs/formats/map-library.md describes the file.

namespace hexa::library {

inline constexpr std::string_view libraryFormat = "hexatelier-library";
inline constexpr int libraryVersion = 1;

/// Games that prove a map, as `hexatelier-cli balance` plays them with this seed. They had no part
/// in choosing the map.
struct Proof {
    std::uint64_t seed = 0;
    std::int64_t games = 0;              ///< Of each bot that doesn't search; rounded up to whole blocks.
    std::int64_t searchGames = 0;        ///< Of each bot that searches (BalanceFunctions::searchBots).
    std::vector<balance::BotWins> bots;  ///< The game's whole panel.
    friend bool operator==(const Proof&, const Proof&) = default;
};

/// Map of a library.
struct ProvenMap {
    std::string configuration;          ///< As BalanceFunctions::configuration gives it, e.g. "4p-epic".
    std::vector<std::string> variants;  ///< Enabled options.
    std::string code;                   ///< Share code (core/io/share/sharecode.h).
    std::string mode;                   ///< GenerateMethod::id of its maker.
    std::uint64_t makerSeed = 0;
    std::string symmetry;               ///< SymmetryChoice::id; empty: none.
    std::map<std::string, int> tastes;  ///< By axis: TasteFigure::position in thousandths.
    /// None for an exactly symmetric map, which is the same for every seat.
    std::optional<Proof> proof;
    bool exact() const { return !proof; }
    friend bool operator==(const ProvenMap&, const ProvenMap&) = default;
};

struct Library {
    std::string system;  ///< Id of its game.
    /// Processor time of runs that are not in `seconds`: older files kept only the sum.
    std::int64_t processorSeconds = 0;
    /// Processor time by name of a run, as `tries`: parts that continue one file all have its runs.
    std::map<std::string, std::int64_t> seconds;
    /// Number of tries by name of a run, such as "3p/1/1/4" (configuration, seed, part).
    std::map<std::string, std::int64_t> tries;
    std::vector<ProvenMap> maps;  ///< Sorted by configuration, then by code.
    /// Returns the processor time spent on the library so far, in seconds.
    std::int64_t allSeconds() const;
    friend bool operator==(const Library&, const Library&) = default;
};

/// Reads the text of a library file. Fails with "json.*", "balance.file.format" or
/// "balance.bad-report" and a place.
Result<Library> readLibrary(std::string_view text);
/// Returns the text of a library file, one line for each map.
std::string writeLibrary(const Library& library);

/// Returns both libraries together. A map in both is kept once. Of each run the larger number of
/// tries and the longer time count. Fails with "library.other-game" if they are for different
/// games.
Result<Library> merged(Library one, const Library& other);

/// Returns the results of each bot's games with intervals, or none for an exactly symmetric map.
std::vector<generate::PlayedGap> gapsOf(const ProvenMap& map);
/// Returns the gap of the worst bot, in points; 0 for an exactly symmetric map.
double gapOf(const ProvenMap& map);
/// Returns the same gap with its interval.
balance::ExpectedGap expectedGap(const ProvenMap& map);
/// Returns the variants as options of a match.
OptionValues optionsOf(const ProvenMap& map);

}  // namespace hexa::library
