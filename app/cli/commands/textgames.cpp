// SPDX-License-Identifier: GPL-3.0-or-later
// texts from-game, to-game: the texts of a game file as a project, and back.
#include "app/cli/commands/textmemories.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngametexts/owngametexts.h"
#include "core/texts/language/locale.h"
#include "core/texts/projectfile.h"
#include "core/texts/recall.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexa::cli {
namespace {

struct GameTextOptions {
    std::string game;
    std::string project;
    std::vector<std::string> languages;
    std::string output;
};

std::optional<owngame::Definition> loadGame(Context& context, const std::string& path) {
    const auto text = context.read(path);
    if (!text) return std::nullopt;
    auto definition = owngame::readDefinition(*text);
    if (definition) return *std::move(definition);
    context.fail(Exit::Input, definition.error(), path);
    return std::nullopt;
}

void runFromGame(Context& context, const GameTextOptions& options) {
    if (!mayWrite(context, options.output, Written::Texts, {options.game})) return;
    for (const std::string& language : options.languages)
        if (!texts::isLanguageCode(language))
            return context.wrongUsage("cli.usage.language-code", {{"value", language}});
    const auto game = loadGame(context, options.game);
    if (!game) return;
    texts::Project project = owngame::textsOf(*game, {}, {});
    for (const std::string& language : options.languages)
        if (std::ranges::find(project.languages, language) == project.languages.end())
            project.languages.push_back(language);
    if (context.write(options.output, texts::writeProject(project)) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

/// Returns the number of units with other words than before.
std::int64_t changedUnits(const texts::Project& before, const texts::Project& after) {
    const texts::Places places = texts::placesOf(before);
    return std::ranges::count_if(after.units, [&](const texts::Unit& unit) {
        const auto place = places.find(unit.id);
        return std::ranges::any_of(after.languages, [&](const std::string& language) {
            return place == places.end() || before.units[place->second].in(language) != unit.in(language);
        });
    });
}

void runToGame(Context& context, const GameTextOptions& options) {
    const std::string& output = options.output.empty() ? options.game : options.output;
    if (!mayWrite(context, output, Written::Definition, {options.project})) return;
    const auto project = loadTextProject(context, options.project);
    if (!project) return;
    auto game = loadGame(context, options.game);
    if (!game) return;
    const texts::Project before = owngame::textsOf(*game, {}, {});
    owngame::putTexts(*game, *project);
    const std::string text = owngame::writeDefinition(*game);
    // A text can be too long for a game file.
    if (const auto again = owngame::readDefinition(text); !again)
        return context.fail(Exit::Input, again.error(), options.project);
    if (!context.write(output, text)) return;
    const texts::Places places = texts::placesOf(before);
    const auto unknown = std::ranges::count_if(
        project->units, [&](const texts::Unit& unit) { return !places.contains(unit.id); });
    if (output != "-")
        context.say("cli.texts.game-changed",
                    {{"path", output}, {"count", changedUnits(before, owngame::textsOf(*game, {}, {}))}});
    if (unknown > 0) context.say("cli.texts.game-unknown", {{"count", static_cast<std::int64_t>(unknown)}});
}

}  // namespace

void addGameTexts(CLI::App& group, Context& context) {
    const auto options = std::make_shared<GameTextOptions>();
    CLI::App* from =
        addCommand(group, context, "from-game", "texts from-game mine.hexgamedef -o mine.hexatext");
    from->add_option("G", options->game, context.text("cli.option.text-game"))->required();
    from->add_option("--language", options->languages, context.text("cli.option.text-more"))
        ->type_name("LANGUAGE");
    from->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("P")
        ->required();
    from->callback([&context, options] { runFromGame(context, *options); });

    CLI::App* to = addCommand(group, context, "to-game", "texts to-game mine.hexatext mine.hexgamedef");
    to->add_option("P", options->project, context.text("cli.option.text-project"))->required();
    to->add_option("G", options->game, context.text("cli.option.text-game"))->required();
    to->add_option("-o,--output", options->output, context.text("cli.option.text-game-output"))
        ->type_name("G");
    to->callback([&context, options] { runToGame(context, *options); });
}

}  // namespace hexa::cli
