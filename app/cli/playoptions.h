// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
struct PlayFunctions;
}  // namespace hexa

namespace hexa::cli {

/// Bots that play if --bots is not given.
enum class UsualBots {
    Level,   ///< The one that the window offers (PlayFunctions::usualBot).
    Random,  ///< The fastest, for counting.
    Panel,   ///< Those that judge maps of the game.
    All      ///< All bots of the game.
};

/// Common options of `play` and `simulate`; empty = not given.
struct PlayingOptions {
    UsualBots usual = UsualBots::Random;
    std::string path;  ///< The map.
    std::string seed;
    std::string bots;                   ///< Levels and names, separated by commas.
    std::string cards;                  ///< File with the owner's cards.
    std::vector<std::string> variants;  ///< Names of active variants.
    std::vector<std::string> values;    ///< "name=on".
};

void addPlayingOptions(CLI::App& command, const Context& context, PlayingOptions& options);
void addBotsOption(CLI::App& command, const Context& context, PlayingOptions& options);
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

/// Returns the bots of --bots, or the usual ones; levels of play are replaced by their bots. Prints
/// an error and returns none if the game, which can be played, has no such level or bot. `more`: a
/// name that this command also knows.
std::optional<std::vector<std::string>> botsOf(Context& context, const GameSystem& system,
                                               const PlayingOptions& options, std::string_view more = {});

/// Returns the text of the file with cards; empty without one. Prints an error and returns none if
/// it can't be read.
std::optional<std::string> cardsOf(Context& context, const PlayingOptions& options);

/// Returns the number of --threads, by default the number of the machine's threads. Prints an error
/// and returns none if it is not a valid number.
std::optional<int> threadsOf(Context& context, const std::string& text);

/// Says why a match did not begin: wrong usage if it is the options' fault, else the file's.
void failToPlay(Context& context, const Error& error, const PlayingOptions& options);

}  // namespace hexa::cli
