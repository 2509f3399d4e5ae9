// SPDX-License-Identifier: GPL-3.0-or-later
// atlas: what an atlas of maps holds, as lines, picture, table; and a map out of it.
#include "app/cli/atlasoptions.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/balance/report.h"
#include "core/engine/system.h"
#include "core/generate/atlas/atlaspicture.h"
#include "core/generate/atlas/atlastable.h"
#include "core/io/scenariofile.h"

#include <charconv>
#include <memory>

namespace hexa::cli {
namespace {

struct ShowOptions {
    std::string atlas;
    std::string picture;
    std::string table;
    std::string cell;  ///< "column,row", from 1 on
    std::string output;
};

std::string pointsText(const Context& context, double points) {
    return std::string(balance::decimalText(points, 1).in(context.language()));
}

/// "3,5": column and row from 1 on. None, and said why, if there is no such cell or no map in it.
const generate::AtlasCell* cellNamed(Context& context, const generate::Atlas& atlas,
                                     const std::string& text) {
    const char* const last = text.data() + text.size();
    int column = 0;
    int row = 0;
    const auto [comma, noColumn] = std::from_chars(text.data(), last, column);
    const bool more = noColumn == std::errc{} && comma != last && *comma == ',';
    const auto [end, noRow] = more ? std::from_chars(comma + 1, last, row)
                                   : std::from_chars_result{last, std::errc::invalid_argument};
    if (noRow != std::errc{} || end != last || column < 1 || row < 1 || column > atlas.grid.columns.cells ||
        row > atlas.grid.rows.cells) {
        context.wrongUsage("cli.usage.cell", {{"value", text},
                                              {"columns", std::int64_t{atlas.grid.columns.cells}},
                                              {"rows", std::int64_t{atlas.grid.rows.cells}}});
        return nullptr;
    }
    const generate::AtlasCell& cell = atlas.at(column - 1, row - 1);
    if (!cell.empty()) return &cell;
    context.fail(Exit::Input, Error("cli.atlas.empty-cell", {{"cell", text}}));
    return nullptr;
}

void tell(const Context& context, const generate::Atlas& atlas) {
    for (int row = 0; row < atlas.grid.rows.cells; ++row)
        for (int column = 0; column < atlas.grid.columns.cells; ++column) {
            const generate::AtlasCell& cell = atlas.at(column, row);
            if (cell.empty()) continue;
            const char* const code = cell.checked ? "cli.atlas.played" : "cli.atlas.predicted";
            context.printLine(context.text(code, {{"column", std::int64_t{column + 1}},
                                                  {"row", std::int64_t{row + 1}},
                                                  {"gap", balance::decimalText(cell.gap(), 1)}}));
        }
}

void runAtlasShow(Context& context, const ShowOptions& options) {
    const auto read = readAtlasFile(context, options.atlas);
    if (!read) return;
    const GameSystem& system = context.systemOf(read->ground.base);
    const auto atlas = generate::judged(system, *read);
    if (!atlas) return context.fail(Exit::Input, atlas.error(), options.atlas);
    if (options.cell.empty() != options.output.empty()) return context.wrongUsage("cli.usage.cell-output");
    if (!mayWrite(context, options.picture, Written::Other, {options.atlas}) ||
        !mayWrite(context, options.table, Written::Other, {options.atlas}) ||
        !mayWrite(context, options.output, Written::Map, {options.atlas}))
        return;
    if (!options.cell.empty()) {
        const generate::AtlasCell* const cell = cellNamed(context, *atlas, options.cell);
        if (cell == nullptr) return;
        const Scenario& map = cell->best().candidate.scenario;
        if (!context.write(options.output, writeScenario(map, system.catalog))) return;
    }
    if (!options.picture.empty()) {
        const std::string picture = generate::atlasPicture(
            *atlas, system, [&](const std::string& code) { return context.text(code); },
            [&](double points) { return pointsText(context, points); });
        if (!context.write(options.picture, picture)) return;
    }
    if (!options.table.empty()) {
        const bool json = suffixOf(options.table) == "json";
        const std::string table =
            json ? generate::atlasJson(*atlas, system) : generate::atlasCsv(*atlas, system);
        if (!context.write(options.table, table)) return;
    }
    if (context.json)
        context.printJson(generate::atlasJson(*atlas, system));
    else if (options.picture != "-" && options.table != "-" && options.output != "-")
        tell(context, *atlas);
}

}  // namespace

void addAtlases(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ShowOptions>();
    CLI::App* command =
        addCommand(app, context, "atlas", "atlas fair.json --picture fair.svg --table fair.csv");
    command->add_option("ATLAS", options->atlas, context.text("cli.option.atlas-file"))->required();
    const auto option = [&](const char* name, auto& value, const char* code, const char* type) {
        command->add_option(name, value, context.text(code))->type_name(type);
    };
    option("--picture", options->picture, "cli.option.atlas-picture", "F.svg");
    option("--table", options->table, "cli.option.atlas-table", "F.csv|F.json");
    option("--cell", options->cell, "cli.option.atlas-cell", "C,R");
    option("-o", options->output, "cli.option.atlas-map", "F");
    command->callback([&context, options] { runAtlasShow(context, *options); });
}

}  // namespace hexa::cli
