// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base.h"
#include "app/cli/playoptions.h"
#include "core/generate/produce.h"
#include "core/json/writer.h"

#include <optional>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::cli {

/// Options of `generate` and `symmetries`; empty = not given.
struct GenerateOptions {
    BaseOptions base;
    PlayingOptions playing;  ///< Seed, bots, variants; no map.
    std::string mode;
    std::string symmetry;
    std::string atlas;
    std::string swaps;
    std::string settings;  ///< Text, or "@file".
    std::string effort;
    std::string keep;
    std::string threads;
    std::string margin;
    std::string tournamentGames;
    std::string count;
    std::string part;  ///< Part of the maps of --count.
    std::string output;
    bool force = false;  ///< Replaces maps in a folder.
    bool progress = false;
    bool log = false;                 ///< Print the draws.
    std::vector<std::string> tastes;  ///< "axis=0..100"
    std::vector<std::string> wishes;  ///< "form:kind:number"
    std::vector<std::string> counts;  ///< "kind=number" or "kind=min..max"
};

void addGenerateOptions(CLI::App& command, const Context& context, GenerateOptions& options);

/// Returns the request of the options, without base and seed. Prints an error and returns none if
/// they are invalid.
std::optional<generate::ProduceRequest> produceRequest(Context& context, const GameSystem& system,
                                                       const GenerateOptions& options);

/// Writes played gaps by bot, as a member of the open object.
void writeGaps(JsonWriter& json, std::string_view key, const std::vector<generate::PlayedGap>& gaps);

}  // namespace hexa::cli
