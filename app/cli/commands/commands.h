// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <CLI/App.hpp>

// Each function adds the commands of one file to the program; a command runs when CLI11 has read
// its options, and raises the context's status if anything goes wrong.

namespace hexa::cli {

void addMaking(CLI::App& app, Context& context);      ///< new
void addGenerating(CLI::App& app, Context& context);  ///< generate, symmetries
void addSurprising(CLI::App& app, Context& context);  ///< surprise
void addFilling(CLI::App& app, Context& context);     ///< fill
void addLibraries(CLI::App& app, Context& context);   ///< library
void addRepairing(CLI::App& app, Context& context);   ///< repair
void addChecking(CLI::App& app, Context& context);    ///< validate
void addInfo(CLI::App& app, Context& context);        ///< info
void addExchange(CLI::App& app, Context& context);    ///< share, open
void addConverting(CLI::App& app, Context& context);  ///< export, import
void addDrawing(CLI::App& app, Context& context);     ///< render
void addPrinting(CLI::App& app, Context& context);    ///< print
void addPlaying(CLI::App& app, Context& context);     ///< play, replay
void addOrders(CLI::App& app, Context& context);      ///< orders write, take
void addCampaigns(CLI::App& app, Context& context);   ///< campaign new, show, play, enter, back
void addPacks(CLI::App& app, Context& context);       ///< pack show, new
void addGames(CLI::App& app, Context& context);       ///< game check, show, new, adopt
void addSimulating(CLI::App& app, Context& context);  ///< simulate, signature, perft
void addSimulate(CLI::App& app, Context& context);    ///< simulate alone
void addBalancing(CLI::App& app, Context& context);   ///< balance
void addTexts(CLI::App& app, Context& context);       ///< texts import, check, export, update ...
void addPieces(CLI::App& app, Context& context);      ///< regions
void addScoring(CLI::App& app, Context& context);     ///< score
void addCases(CLI::App& app, Context& context);       ///< cases
void addSelfCheck(CLI::App& app, Context& context);   ///< self-check

}  // namespace hexa::cli
