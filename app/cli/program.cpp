// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/base.h"
#include "app/cli/help.h"
#include "core/engine/system.h"

#include <CLI/Config.hpp>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace hexa::cli {
namespace {

/// Checks the output for errors: a closed pipe or a full disk would go unnoticed otherwise.
void finishOutput(Context& context) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
    context.fail(Exit::Output, Error("cli.output-failed", {{"reason", std::string(std::strerror(errno))}}));
}

}  // namespace

int runProgram(const Program& program, const Systems& systems, int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    Context context(program.name, systems, languageOf(argc, argv));
    context.addMessages(program.messages);

    CLI::App app(context.text(program.about), program.name);
    useOwnHelp(app, context);
    app.set_version_flag("--version", program.name + " " HEXATELIER_VERSION,
                         context.text("cli.option.version"));
    app.add_flag("--json", context.json, context.text("cli.option.json"));
    std::string language;
    app.add_option("--lang", language, context.text("cli.option.lang"))
        ->type_name("en|de|fr")
        ->check(
            [](const std::string& value) { return isLanguage(value) ? std::string() : "unknown language"; });
    std::string pack;
    app.add_option("--pack", pack, context.text("cli.option.use-pack"))->type_name("P");
    std::vector<std::string> games;
    app.add_option("--game", games, context.text("cli.option.use-game"))
        ->type_name("G")
        ->allow_extra_args(false);
    // Runs before any command; errors have been reported already.
    app.parse_complete_callback([&context, &pack, &games] {
        for (const std::string& game : games)
            if (useGame(context, game) == nullptr) throw CLI::Success();
        if (!pack.empty() && !usePack(context, pack)) throw CLI::Success();
    });
    app.require_subcommand(1);
    app.fallthrough();
    program.addCommands(app, context);

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {  // --help, --version
        app.exit(success);
    } catch (const CLI::ParseError& error) {
        sayUsageError(context, app, error);
    }
    finishOutput(context);
    return static_cast<int>(context.status());
}

}  // namespace hexa::cli
