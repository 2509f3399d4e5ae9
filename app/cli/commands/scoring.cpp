// SPDX-License-Identifier: GPL-3.0-or-later
// score: final score of a game played at a table, from a finished map or from typed figures.
#include "core/engine/play/scoring.h"
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "core/base/utf8.h"
#include "core/json/writer.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace hexa::cli {
namespace {

using Style = JsonWriter::Style;

struct ScoreOptions {
    std::string file;
    std::string system;
    /// "workers", or "towns=2" for a mission held by player 2 alone.
    std::vector<std::string> missions;
};

/// Returns the game of --system, or the first that can be scored. Prints an error and returns null
/// if no game fits.
const GameSystem* scoredGame(Context& context, const std::string& id) {
    if (!id.empty()) {
        const GameSystem* system = systemNamed(context, id);
        if (system == nullptr || system->scoring != nullptr) return system;
    } else {
        for (const GameSystem& system : context.systems().list())
            if (system.scoring != nullptr) return &system;
    }
    context.wrongUsage("cli.usage.no-scoring", {{"system", id}});
    return nullptr;
}

/// Returns the items to score. Prints an error and returns none if a player number is invalid.
std::optional<std::vector<ScoreItem>> itemsOf(Context& context, const ScoreOptions& options, int players) {
    std::vector<ScoreItem> items;
    for (const std::string& word : options.missions) {
        const auto equals = word.find('=');
        ScoreItem item{word.substr(0, equals)};
        if (equals != std::string::npos) {
            const auto holder = context.number("--mission", word.substr(equals + 1), 1, players);
            if (!holder) return std::nullopt;
            item.holder = static_cast<int>(*holder) - 1;
        }
        items.push_back(std::move(item));
    }
    return items;
}

std::string nameOf(const Context& context, const ScoreSheet& sheet, int seat) {
    const std::string& name = sheet.players[static_cast<std::size_t>(seat)];
    return name.empty() ? context.text("cli.score.player", {{"player", std::int64_t{seat} + 1}}) : name;
}

std::string listOf(const std::vector<int>& numbers) {
    std::string list;
    for (const int number : numbers) list += (list.empty() ? "" : ", ") + std::to_string(number);
    return list;
}

void printSheet(const Context& context, const ScoreSheet& sheet) {
    bool madeUp = false;
    for (const ScoredRow& row : sheet.rows) {
        const bool standIn = row.origin.standIn != StandIn::None;
        madeUp = madeUp || standIn;
        std::string name = context.text(row.name) + (standIn ? std::string(standInMark) : std::string());
        if (row.holder >= 0)
            name = context.text("cli.score.secret",
                                {{"name", name}, {"player", nameOf(context, sheet, row.holder)}});
        context.printLine(
            context.text("cli.score.row",
                         {{"name", name}, {"figures", listOf(row.figures)}, {"points", listOf(row.points)}}));
    }
    for (std::size_t seat = 0; seat < sheet.totals.size(); ++seat)
        context.printLine(
            context.text("cli.score.total", {{"player", nameOf(context, sheet, static_cast<int>(seat))},
                                             {"points", std::int64_t{sheet.totals[seat]}}}));
    std::string winners;
    for (const int seat : sheet.winners)
        winners += (winners.empty() ? "" : ", ") + nameOf(context, sheet, seat);
    context.printLine(context.text("cli.score.most", {{"players", winners}}));
    if (madeUp) context.printLine(context.text("cli.score.stand-ins"));
}

void writeNumbers(JsonWriter& json, std::string_view key, const std::vector<int>& numbers, int plus = 0) {
    json.key(key);
    json.beginArray(Style::Compact);
    for (const int number : numbers) json.value(number + plus);
    json.endArray();
}

void writeSheet(const Context& context, const ScoreSheet& sheet) {
    JsonWriter json;
    json.beginObject();
    json.key("players");
    json.beginArray(Style::Compact);
    for (const std::string& name : sheet.players) json.value(std::string_view(toUtf8(name)));
    json.endArray();
    json.key("rows");
    json.beginArray();
    for (const ScoredRow& row : sheet.rows) {
        json.beginObject(Style::Compact);
        json.member("id", std::string_view(row.id));
        if (row.holder >= 0) json.member("holder", row.holder + 1);
        writeNumbers(json, "figures", row.figures);
        writeNumbers(json, "points", row.points);
        json.member("standIn", row.origin.standIn != StandIn::None);
        json.endObject();
    }
    json.endArray();
    writeNumbers(json, "totals", sheet.totals);
    writeNumbers(json, "winners", sheet.winners, 1);
    json.endObject();
    context.printJson(json.take());
}

void score(Context& context, const ScoreOptions& options) {
    std::optional<Result<ScoreSheet>> sheet;
    if (suffixOf(options.file) == "json") {
        const GameSystem* system = scoredGame(context, options.system);
        const auto text = system != nullptr ? context.read(options.file) : std::nullopt;
        if (!text) return;
        sheet = system->scoring->ofFigures(*text);
    } else {
        const auto scenario = context.load(options.file);
        if (!scenario) return;
        const GameSystem& system = context.systemOf(*scenario);
        if (system.scoring == nullptr)
            return context.wrongUsage("cli.usage.no-scoring", {{"system", system.catalog.name}});
        const auto items = itemsOf(context, options, scenario->players());
        if (!items) return;
        sheet = system.scoring->ofMap(*scenario, *items);
    }
    if (!*sheet) return context.fail(Exit::Input, sheet->error(), options.file);
    if (context.json)
        writeSheet(context, **sheet);
    else
        printSheet(context, **sheet);
}

}  // namespace

void addScoring(CLI::App& app, Context& context) {
    CLI::App* command =
        addCommand(app, context, "score", "score map.hexa --mission workers --mission towns=2");
    const auto options = std::make_shared<ScoreOptions>();
    command->add_option("F", options->file, context.text("cli.option.score-file"))->required();
    command->add_option("--system", options->system, context.text("cli.option.system"));
    command->add_option("--mission", options->missions, context.text("cli.option.mission"));
    command->callback([&context, options] { score(context, *options); });
}

}  // namespace hexa::cli
