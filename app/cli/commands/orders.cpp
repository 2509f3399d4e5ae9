// SPDX-License-Identifier: GPL-3.0-or-later
// orders write, take: play by file. A seat's sealed orders as a small file, and taking them into
// the game.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/format/ordersfile.h"
#include "core/io/format/recordfile.h"

#include <memory>

namespace hexa::cli {
namespace {

struct OrdersOptions {
    std::string game;
    std::vector<std::string> files;
    std::string line;
    std::string output;
};

struct OpenedGame {
    const GameSystem* system = nullptr;
    std::unique_ptr<Match> match;
};

/// Returns the game of a record, at its end. Prints an error and returns none if it can't be
/// continued.
std::optional<OpenedGame> openGame(Context& context, const std::string& path) {
    context.willRead(path);
    const auto record = loadRecord(path, context.systems());
    if (!record) {
        context.fail(Exit::Input, record.error(), path);
        return std::nullopt;
    }
    const PlayFunctions* play = playOf(context, record->scenario);
    if (play == nullptr) return std::nullopt;
    auto match = play->resume(*record, ReplayMode::Recorded);
    if (match) return OpenedGame{&context.systemOf(record->scenario), *std::move(match)};
    context.fail(Exit::Input, match.error(), path);
    return std::nullopt;
}

void runWrite(Context& context, const OrdersOptions& options) {
    if (!mayWrite(context, options.output, Written::Other, {options.game})) return;
    const auto game = openGame(context, options.game);
    if (!game) return;
    const int seat = writerOf(*game->match, options.line);
    if (seat < 0)
        return context.fail(Exit::Problems, Error("sheet.nobody", {{"line", options.line}}), options.game);
    const auto orders = sealOrders(*game->match, game->system->catalog, seat, options.line);
    if (!orders) return context.fail(Exit::Problems, orders.error(), options.game);
    if (!context.write(options.output, writeOrders(*orders)) || options.output == "-") return;
    context.say("cli.written", {{"path", options.output}});
}

void runTake(Context& context, const OrdersOptions& options) {
    std::vector<std::string> inputs = options.files;
    inputs.push_back(options.game);
    if (!mayWrite(context, options.output, Written::Game, inputs)) return;
    const auto game = openGame(context, options.game);
    if (!game) return;
    const Catalog& catalog = game->system->catalog;
    // All or nothing: a refused file must not leave half a turn. Bots give theirs after all people.
    for (const std::string& path : options.files) {
        const auto orders = loadOrders(path);
        if (!orders) return context.fail(Exit::Input, orders.error(), path);
        if (const Status fits = checkOrders(*game->match, catalog, *orders); !fits)
            return context.fail(Exit::Problems, fits.error(), path);
        if (const Status given = game->match->apply(orders->line); !given)
            return context.fail(Exit::Problems, given.error(), path);
        context.say("cli.orders.taken", {{"player", std::int64_t{orders->seat} + 1}, {"path", path}});
    }
    while (game->match->playOne()) {
    }
    GameRecord record = game->match->record();
    if (!context.write(options.output, writeRecord(record, catalog)) || options.output == "-") return;
    context.say("cli.written", {{"path", options.output}});
}

}  // namespace

void addOrders(CLI::App& app, Context& context) {
    const auto options = std::make_shared<OrdersOptions>();
    CLI::App* group =
        addCommand(app, context, "orders", "orders take game.hexgame p2.hexsheet -o next.hexgame");
    group->require_subcommand(1);
    group->fallthrough();

    CLI::App* writing =
        addCommand(*group, context, "write", "orders write game.hexgame \"P2 deploy V3=2\" -o p2.hexsheet");
    writing->add_option("R", options->game, context.text("cli.option.game"))->required();
    writing->add_option("LINE", options->line, context.text("cli.option.orders-line"))->required();
    writing->add_option("-o,--output", options->output, context.text("cli.option.orders-file"))
        ->type_name("S")
        ->required();
    writing->callback([&context, options] { runWrite(context, *options); });

    CLI::App* taking = addCommand(*group, context, "take",
                                  "orders take game.hexgame p1.hexsheet p2.hexsheet -o next.hexgame");
    taking->add_option("R", options->game, context.text("cli.option.game"))->required();
    taking->add_option("S", options->files, context.text("cli.option.orders-files"))->required();
    taking->add_option("-o,--output", options->output, context.text("cli.option.record"))
        ->type_name("R")
        ->required();
    taking->callback([&context, options] { runTake(context, *options); });
}

}  // namespace hexa::cli
