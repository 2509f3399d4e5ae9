// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/context.h"
#include "app/cli/help.h"
#include "core/engine/system.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

namespace {

/// A reader that went away or a full disk behind the shell's ">" would go unnoticed otherwise.
void finishOutput(hexa::cli::Context& context) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
    context.fail(hexa::cli::Exit::Output,
                 hexa::Error("cli.output-failed", {{"reason", std::string(std::strerror(errno))}}));
}

}  // namespace

int hexa::cli::runProgram(const Systems& systems, int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    hexa::cli::Context context(systems, hexa::cli::languageOf(argc, argv));

    CLI::App app(context.text("cli.about"), "hexatelier-cli");
    hexa::cli::useOwnHelp(app, context);
    app.set_version_flag("--version", "hexatelier-cli " HEXATELIER_VERSION,
                         context.text("cli.option.version"));
    app.add_flag("--json", context.json, context.text("cli.option.json"));
    std::string language;
    app.add_option("--lang", language, context.text("cli.option.lang"))
        ->type_name("en|de|fr")
        ->check([](const std::string& value) {
            return hexa::cli::isLanguage(value) ? std::string() : "unknown language";
        });
    std::string pack;
    app.add_option("--pack", pack, context.text("cli.option.use-pack"))->type_name("P");
    // Before any command runs; what is wrong is said already.
    app.parse_complete_callback([&context, &pack] {
        if (!pack.empty() && !hexa::cli::usePack(context, pack)) throw CLI::Success();
    });
    app.require_subcommand(1);
    app.fallthrough();
    hexa::cli::addMaking(app, context);
    hexa::cli::addGenerating(app, context);
    hexa::cli::addSurprising(app, context);
    hexa::cli::addAtlases(app, context);
    hexa::cli::addFilling(app, context);
    hexa::cli::addRepairing(app, context);
    hexa::cli::addChecking(app, context);
    hexa::cli::addInfo(app, context);
    hexa::cli::addExchange(app, context);
    hexa::cli::addConverting(app, context);
    hexa::cli::addDrawing(app, context);
    hexa::cli::addPrinting(app, context);
    hexa::cli::addPlaying(app, context);
    hexa::cli::addOrders(app, context);
    hexa::cli::addCampaigns(app, context);
    hexa::cli::addPacks(app, context);
    hexa::cli::addSimulating(app, context);
    hexa::cli::addBalancing(app, context);
    hexa::cli::addFitting(app, context);
    hexa::cli::addLearning(app, context);
    hexa::cli::addExploiting(app, context);
    hexa::cli::addTrying(app, context);
    hexa::cli::addContesting(app, context);
    hexa::cli::addMerging(app, context);
    hexa::cli::addTexts(app, context);
    hexa::cli::addScoring(app, context);
    hexa::cli::addCases(app, context);
    hexa::cli::addSelfCheck(app, context);

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {  // --help, --version
        app.exit(success);
    } catch (const CLI::ParseError& error) {
        hexa::cli::sayUsageError(context, app, error);
    }
    finishOutput(context);
    return static_cast<int>(context.status());
}
