// SPDX-License-Identifier: GPL-3.0-or-later
// validate: finds problems in maps, with their places.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/severityname.h"
#include "core/balance/binding.h"
#include "core/base/utf8.h"
#include "core/edit/coordinates.h"
#include "core/engine/check/acceptance.h"
#include "core/hex/place.h"
#include "core/json/writer.h"

#include <memory>

namespace hexa::cli {
namespace {

using Style = JsonWriter::Style;

/// Returns "C3 r2 (V1)": column, row and the ID of the tile; only the ID if it is the coordinate.
std::string placeText(const Board& board, Hex at) {
    if (const auto name = coordinateOf(board, at)) return std::string(name->text());
    const GridPlace place = gridPlace(board, at);
    std::string out = "C" + std::to_string(place.column) + " R" + std::to_string(place.row);
    const Cell* cell = board.find(at);
    if (cell != nullptr && !cell->id.empty()) out += " (" + std::string(cell->id.text()) + ')';
    return out;
}

void printLine(const Context& context, const std::string& path, const Board& board, const Finding& finding) {
    const Problem& problem = finding.problem;
    std::string line =
        path + ": " + context.text(std::string("cli.severity.") + severityName(problem.severity));
    if (!finding.open()) line += " (" + context.text("cli.accepted") + ')';
    if (!problem.rule.empty()) line += ' ' + problem.rule;
    line += ": " + context.messages().text(context.language(), problem);
    if (const auto at = hexOf(problem.place)) line += " [" + placeText(board, *at) + ']';
    if (!finding.open() && !finding.accepted->empty()) line += " – " + *finding.accepted;
    context.printLine(line);
}

void writeProblem(JsonWriter& json, const Context& context, const Board& board, const Finding& finding) {
    const Problem& problem = finding.problem;
    json.beginObject(Style::Compact);
    json.member("severity", severityName(problem.severity));
    json.member("code", std::string_view(problem.code));
    if (!problem.rule.empty()) json.member("rule", std::string_view(problem.rule));
    json.member("text", std::string_view(context.messages().text(context.language(), problem)));
    if (const auto at = hexOf(problem.place)) {
        json.key("at");
        json.beginArray(Style::Compact);
        json.value(at->q);
        json.value(at->r);
        json.endArray();
        const GridPlace place = gridPlace(board, *at);
        json.member("column", place.column);
        json.member("row", place.row);
        const Cell* cell = board.find(*at);
        if (cell != nullptr && !cell->id.empty()) json.member("tile", cell->id.text());
    }
    if (!finding.open()) json.member("accepted", std::string_view(*finding.accepted));
    json.endObject();
}

/// Checks a file. `least`: mildest severity that changes the exit status.
void checkFile(Context& context, const std::string& path, Severity least, JsonWriter& json) {
    const auto scenario = context.open(path);
    json.beginObject();
    json.member("file", std::string_view(toUtf8(path)));
    if (!scenario) {
        context.fail(Exit::Input, scenario.error(), path);
        json.key("error");
        json.beginObject(Style::Compact);
        json.member("code", std::string_view(scenario.error().code()));
        json.member("text",
                    std::string_view(toUtf8(context.messages().text(context.language(), scenario.error()))));
        json.endObject();
        json.endObject();
        return;
    }
    auto findings = findingsOf(context.systemOf(*scenario), *scenario);
    if (const auto certificate = balance::certificateOf(*scenario); !certificate)
        findings.push_back(
            {Problem{{certificate.error().code(), certificate.error().arguments()}, Severity::Warning}});
    json.key("problems");
    json.beginArray();
    for (const Finding& finding : findings) {
        if (finding.open() && finding.problem.severity >= least) context.raise(Exit::Problems);
        if (!context.json) printLine(context, path, scenario->board, finding);
        writeProblem(json, context, scenario->board, finding);
    }
    json.endArray();
    json.endObject();
    if (findings.empty() && !context.json) context.printLine(path + ": " + context.text("cli.no-problems"));
}

}  // namespace

void addChecking(CLI::App& app, Context& context) {
    CLI::App* command = addCommand(app, context, "validate", "validate map.hexa other.hexa");
    const auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("F", *files, context.text("cli.option.maps"))->required();
    const auto strict = std::make_shared<bool>(false);
    command->add_flag("--strict", *strict, context.text("cli.option.strict"));
    command->callback([&context, files, strict] {
        const Severity least = *strict ? Severity::Warning : Severity::Error;
        JsonWriter json;
        json.beginArray();
        for (const std::string& file : *files) checkFile(context, file, least, json);
        json.endArray();
        if (context.json) context.printJson(json.take());
    });
}

}  // namespace hexa::cli
