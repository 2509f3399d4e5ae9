// SPDX-License-Identifier: GPL-3.0-or-later
// Command regions: figures on the set of pieces of a game's maps.
#include "app/cli/commands/commands.h"

#include "app/cli/base.h"
#include "app/cli/figuretables.h"
#include "app/cli/help.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "core/json/writer.h"

#include <memory>

namespace hexa::cli {
namespace {

bool hasPieces(const GameSystem& system) { return system.balance && system.balance->pieces; }

/// Returns the named game, or the first one with tables on its pieces. Prints an error and returns
/// null if no game fits.
const GameSystem* gameOf(Context& context, const std::string& id) {
    if (!id.empty()) {
        const GameSystem* named = systemNamed(context, id);
        if (named == nullptr || hasPieces(*named)) return named;
        context.wrongUsage("cli.regions.none", {{"system", id}});
        return nullptr;
    }
    for (const GameSystem& system : context.systems().list())
        if (hasPieces(system)) return &system;
    context.wrongUsage("cli.regions.none", {{"system", std::string()}});
    return nullptr;
}

void runRegions(Context& context, const std::string& id) {
    const GameSystem* system = gameOf(context, id);
    if (system == nullptr) return;
    const std::vector<FigureTable> tables = system->balance->pieces();
    if (!context.json) return printTables(context, tables);
    JsonWriter json;
    writeTables(json, context, tables);
    context.printJson(json.take());
}

}  // namespace

void addPieces(CLI::App& app, Context& context) {
    const auto id = std::make_shared<std::string>();
    CLI::App* command = addCommand(app, context, "regions", "regions --pack own.hexpack");
    command->add_option("--system", *id, context.text("cli.option.system"))->type_name("ID");
    command->callback([&context, id] { runRegions(context, *id); });
}

}  // namespace hexa::cli
