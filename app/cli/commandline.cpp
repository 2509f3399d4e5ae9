// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/commands/commands.h"
#include "app/cli/merging.h"

namespace hexa::cli {
namespace {

void addShared(CLI::App& app, Context& context) {
    addSimulate(app, context);
    addBalancing(app, context);
}

void addAll(CLI::App& app, Context& context) {
    addMaking(app, context);
    addGenerating(app, context);
    addSurprising(app, context);
    addLibraries(app, context);
    addFilling(app, context);
    addRepairing(app, context);
    addChecking(app, context);
    addInfo(app, context);
    addExchange(app, context);
    addConverting(app, context);
    addDrawing(app, context);
    addPrinting(app, context);
    addPlaying(app, context);
    addOrders(app, context);
    addCampaigns(app, context);
    addPacks(app, context);
    addGames(app, context);
    addSimulating(app, context);
    addBalancing(app, context);
    addMerging(app, context, addShared);
    addTexts(app, context);
    addPieces(app, context);
    addScoring(app, context);
    addCases(app, context);
    addSelfCheck(app, context);
}

}  // namespace

Program commandLine() { return {"hexatelier-cli", "cli.about", {}, addAll}; }

}  // namespace hexa::cli
