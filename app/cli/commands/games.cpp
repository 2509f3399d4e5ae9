// SPDX-License-Identifier: GPL-3.0-or-later
// Commands game check, show, new and adopt, for games from files.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "core/json/writer.h"
#include "core/owngame/adopt.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/examples.h"
#include "core/owngame/rules/sentences.h"
#include "core/owngame/shelf.h"
#include "core/owngame/system.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexa::cli {
namespace {

struct GameOptions {
    std::string path;
    std::string from = "saltmark";
    std::string output;
};

/// Result of trying one layout.
struct TriedLayout {
    std::string layout;
    std::optional<Error> error;
    std::vector<Problem> problems = {};  ///< Errors that the check finds on the generated map.
};

/// Generates one random map on each layout, for early warnings about rules and counts that can't be
/// met.
std::vector<TriedLayout> tried(const GameSystem& game) {
    std::vector<TriedLayout> results;
    for (const Layout& layout : game.layouts) {
        GenerateRequest request;
        request.base = layout.scenario;
        const auto map = makeMap(game, request);
        results.push_back({layout.id, map ? std::nullopt : std::optional(map.error())});
        TriedLayout& result = results.back();
        if (map) result.problems = errorsOf(game, *map);
    }
    return results;
}

void runCheck(Context& context, const GameOptions& options) {
    const GameSystem* game = useGame(context, options.path);
    if (game == nullptr) return;
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.path));
    json.member("system", std::string_view(game->id()));
    json.key("layouts");
    json.beginArray();
    for (const TriedLayout& result : tried(*game)) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("id", std::string_view(result.layout));
        std::string sentence = context.text("cli.game.makes-maps");
        if (result.error || !result.problems.empty()) {
            context.raise(Exit::Problems);
            const Message first = result.error ? Message(*result.error) : Message(result.problems.front());
            sentence = result.error ? context.text(first)
                                    : context.text("cli.game.faulty", {{"problem", context.text(first)}});
            json.member("code", std::string_view(first.code));
            json.member("text", std::string_view(sentence));
        }
        json.endObject();
        if (!context.json) context.printLine(result.layout + ": " + sentence);
    }
    json.endArray();
    json.endObject();
    if (context.json) context.printJson(json.take());
}

/// Returns the sentences of all rules, by number of players if it matters.
std::vector<std::pair<std::string, Localized>> sentencesOf(const owngame::Definition& definition) {
    std::vector<std::pair<std::string, Localized>> list;
    for (const owngame::Rule& rule : definition.rules) {
        if (rule.is.parts.empty()) list.emplace_back(rule.id, owngame::sentenceOf(definition, rule, {}));
        for (const auto& part : rule.is.parts) {
            const bool some = part.from != 1 || part.to != owngame::PlayerBounds::maxPlayers;
            const std::string players =
                std::to_string(part.from) + (part.to == part.from ? "" : '-' + std::to_string(part.to));
            list.emplace_back(some ? rule.id + " (" + players + ')' : rule.id,
                              owngame::sentenceOf(definition, rule, part.is));
            // the author's sentence is the same for all numbers of players
            if (!rule.text.empty()) break;
        }
    }
    return list;
}

/// Returns the text of a game file, or of the game that a map contains.
Result<std::string> gameTextIn(const std::string& path) {
    auto text = readMapText(path);  // a printed PDF contains its map, too
    if (!text) return text.error();
    auto carried = owngame::gameInMap(*text);
    if (!carried) return carried.error();
    return *carried ? *(*carried)->catalog.definition : *std::move(text);
}

void runShow(Context& context, const GameOptions& options) {
    const auto text = gameTextIn(options.path);
    const auto definition = text ? owngame::readDefinition(*text) : Result<owngame::Definition>(text.error());
    if (!definition) return context.fail(Exit::Input, definition.error(), options.path);
    const GameSystem game = owngame::makeSystem(*definition);
    const Catalog& catalog = game.catalog;
    const auto name = [&](const Localized& words) { return std::string(words.in(context.language())); };
    const auto rules = sentencesOf(*definition);
    if (!context.json) {
        context.printLine(name(catalog.name) + " · " + game.id());
        if (!definition->author.empty())
            context.printLine(context.text("cli.pack.author", {{"author", definition->author}}));
        if (!definition->licence.empty())
            context.printLine(context.text("cli.game.licence", {{"licence", definition->licence}}));
        context.printLine(context.text("cli.game.holds", {{"edition", std::int64_t{definition->edition}},
                                                          {"kinds", std::ssize(catalog.kinds)},
                                                          {"layouts", std::ssize(game.layouts)},
                                                          {"rules", std::ssize(definition->rules)}}));
        for (const Layout& layout : game.layouts)
            context.printLine("  " + layout.id + ": " + name(layout.name));
        for (const auto& [id, sentence] : rules) context.printLine("  " + id + ": " + name(sentence));
        return;
    }
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.path));
    json.member("system", std::string_view(game.id()));
    json.member("name", catalog.name);
    json.member("edition", definition->edition);
    json.member("author", std::string_view(definition->author));
    json.member("licence", std::string_view(definition->licence));
    json.key("layouts");
    json.beginArray(JsonWriter::Style::Compact);
    for (const Layout& layout : game.layouts) json.value(std::string_view(layout.id));
    json.endArray();
    json.key("rules");
    json.beginArray();
    for (const auto& [id, sentence] : rules) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("id", std::string_view(id));
        json.member("text", std::string_view(name(sentence)));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

void sayWritten(const Context& context, const GameOptions& options, std::string_view system) {
    if (options.output == "-") return;
    if (!context.json) return context.say("cli.written", {{"path", options.output}});
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.output));
    json.member("system", system);
    json.endObject();
    context.printJson(json.take());
}

/// Returns the text of an example, of a game file, or of the game in a map.
Result<std::string> startText(const std::string& from) {
    if (const auto text = owngame::example(from); !text.empty()) return std::string(text);
    return gameTextIn(from);
}

void runNew(Context& context, const GameOptions& options) {
    const bool file = options.from.find_first_of("./\\") != std::string::npos;
    if (!file && owngame::example(options.from).empty()) {
        std::string known;
        for (const EmbeddedFile& example : owngame::exampleFiles())
            known += (known.empty() ? "" : ", ") + std::string(owngame::exampleName(example));
        return context.wrongUsage(
            "cli.usage.choice",
            {{"option", std::string("--from")}, {"value", options.from}, {"known", known}});
    }
    if (!mayWrite(context, options.output, Written::Definition, {})) return;
    const auto text = startText(options.from);
    const auto game = text ? owngame::readGame(*text) : Result<GameSystem>(text.error());
    if (!game) return context.fail(Exit::Input, game.error(), options.from);
    if (context.write(options.output, *text)) sayWritten(context, options, game->id());
}

/// Map, its game, and the game that it is to belong to.
struct Adoption {
    Scenario map;
    Catalog from, to;
};

/// Reads a map whose own copy of the game was changed. Without --game, it is to belong to that
/// copy.
std::optional<Adoption> changedMap(Context& context, const std::string& path, const GameSystem* asked) {
    const auto text = readMapText(path);
    auto carried = text ? owngame::carriedGame(*text) : Result<owngame::CarriedGame>(text.error());
    if (carried) {
        const Catalog own = carried->game.catalog;
        carried->game.catalog.system = carried->named;
        const Catalog from = carried->game.catalog;
        auto map = readScenario(*text, Systems({carried->game}));
        if (map) return Adoption{*std::move(map), from, asked != nullptr ? asked->catalog : own};
        context.fail(Exit::Input, map.error(), path);
        return std::nullopt;
    }
    context.fail(Exit::Input, carried.error(), path);
    return std::nullopt;
}

std::optional<Adoption> adoptionOf(Context& context, const std::string& path) {
    const GameSystem* asked = context.gameNamed("");
    const std::string id = asked != nullptr ? asked->id() : std::string();
    auto map = context.open(path);
    if (!map && map.error().code() == "owngame.map.other-game") return changedMap(context, path, asked);
    if (!map) {
        context.fail(Exit::Input, map.error(), path);
        return std::nullopt;
    }
    if (id.empty()) {
        context.wrongUsage("cli.game.which");
        return std::nullopt;
    }
    const Catalog& from = context.systemOf(*map).catalog;
    return Adoption{*std::move(map), from, context.systems().find(id)->catalog};
}

void runAdopt(Context& context, const GameOptions& options) {
    if (!mayWrite(context, options.output, Written::Map, {})) return;
    const auto adoption = adoptionOf(context, options.path);
    if (!adoption) return;
    const auto adopted = owngame::adopted(adoption->map, adoption->from, adoption->to);
    for (const Message& loss : adopted.losses) context.say(loss.code, loss.arguments);
    if (context.write(options.output, writeScenario(adopted.map, adoption->to)))
        sayWritten(context, options, adoption->to.system);
}

}  // namespace

void addGames(CLI::App& app, Context& context) {
    const auto options = std::make_shared<GameOptions>();
    CLI::App* group = addCommand(app, context, "game", "game check mine.hexgamedef");
    group->require_subcommand(1);
    group->fallthrough();
    const auto output = [&](CLI::App& command) {
        command.add_option("-o,--output", options->output, context.text("cli.option.output"))
            ->type_name("F")
            ->required();
    };

    CLI::App* checking = addCommand(*group, context, "check", "game check mine.hexgamedef");
    checking->add_option("G", options->path, context.text("cli.option.game-file"))->required();
    checking->callback([&context, options] { runCheck(context, *options); });

    CLI::App* showing = addCommand(*group, context, "show", "game show mine.hexgamedef");
    showing->add_option("G", options->path, context.text("cli.option.game-or-map"))->required();
    showing->callback([&context, options] { runShow(context, *options); });

    CLI::App* making = addCommand(*group, context, "new", "game new --from lanternfall -o mine.hexgamedef");
    making->add_option("--from", options->from, context.text("cli.option.game-from"))->type_name("E");
    output(*making);
    making->callback([&context, options] { runNew(context, *options); });

    CLI::App* adopting =
        addCommand(*group, context, "adopt", "game adopt map.hexa --game mine.hexgamedef -o newer.hexa");
    adopting->add_option("F", options->path, context.text("cli.option.map"))->required();
    output(*adopting);
    adopting->callback([&context, options] { runAdopt(context, *options); });
}

}  // namespace hexa::cli
