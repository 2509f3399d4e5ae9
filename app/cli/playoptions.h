// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace hexa {
struct PlayFunctions;
}  // namespace hexa

namespace hexa::cli {

/// Common options of `play` and `simulate`; empty = not given.
struct PlayingOptions {
    std::string path;  ///< The map.
    std::string seed;
    std::string bots;                   ///< Names with commas between.
    std::string cards;                  ///< File with the owner's cards.
    std::vector<std::string> variants;  ///< Names of active variants.
    std::vector<std::string> values;    ///< "name=on".
};

void addPlayingOptions(CLI::App& command, const Context& context, PlayingOptions& options);
/// Adds the options that need no map: seed, bots, variants, house options.
void addRunOptions(CLI::App& command, const Context& context, PlayingOptions& options);

/// Adds the variants of all games, each as a flag of its own. `text`: code of the flag's
/// explanation, with {name}.
void addVariantFlags(CLI::App& command, const Context& context, std::vector<std::string>& variants,
                     const char* text = "cli.option.variant");

/// Returns the functions of the map's game. Prints an error and returns null if it can't be played
/// here.
const PlayFunctions* playOf(Context& context, const Scenario& scenario);

/// Returns the values of the options. Prints an error and returns none for an unknown option or
/// value.
std::optional<OptionValues> optionValues(Context& context, const PlayFunctions& play,
                                         const PlayingOptions& options);

/// Returns the bots by seat, or one for all; "random" if none is given.
std::vector<std::string> botsOf(const PlayingOptions& options);

/// Returns the text of the file with cards; empty without one. Prints an error and returns none if
/// it can't be read.
std::optional<std::string> cardsOf(Context& context, const PlayingOptions& options);

/// Returns the number of --threads, by default the number of the machine's threads. Prints an error
/// and returns none if it is not a valid number.
std::optional<int> threadsOf(Context& context, const std::string& text);

/// Says why a match did not begin: wrong usage if it is the options' fault, else the file's.
void failToPlay(Context& context, const Error& error, const PlayingOptions& options);

}  // namespace hexa::cli
