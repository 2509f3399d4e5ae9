// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/shelf.h"

#include "core/catalog/plainsystem.h"
#include "core/json/nested.h"
#include "core/json/reader.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/system.h"

#include <memory>
#include <string>
#include <utility>

namespace hexa::owngame {
namespace {

constexpr const char* gamePointer = "/game";

/// Entries of a map about its game.
struct MapHead {
    std::string system;
    bool carries = false;             ///< It has the member "game".
    std::optional<std::string> game;  ///< Text of that member if it is a game file.
};

/// Returns none for maps of built-in games and for damaged texts. Their reader reports the error.
std::optional<MapHead> headOf(std::string_view mapText) {
    // Maps of built-in games are not parsed twice.
    if (mapText.find("\"game\"") == std::string_view::npos) return std::nullopt;
    const auto document = JsonDocument::parse(mapText);
    if (!document) return std::nullopt;
    const JsonNode root = document->root();
    auto map = JsonObject::open(root);
    const auto system = map ? map->optional("system") : std::nullopt;
    if (!system || system->type() != JsonNode::Type::String) return std::nullopt;
    MapHead head{std::string(*system->string()), false, std::nullopt};
    if (plainSystem(head.system) == head.system) return std::nullopt;
    const auto game = map->optional("game");
    head.carries = game.has_value();
    auto content = game ? JsonObject::open(*game) : Result<JsonObject>(Error("owngame.map.not-a-game"));
    const auto format = content ? content->optional("format") : std::nullopt;
    if (format && format->type() == JsonNode::Type::String && *format->string() == definitionFormat)
        head.game = game->raw();
    return head;
}

/// Returns an error about the game of a map.
Error errorAtGame(const char* code, Arguments arguments = {}) {
    arguments.push_back({"pointer", std::string(gamePointer)});
    return Error(code, std::move(arguments), JsonPointer{gamePointer});
}

/// Reads the game of a map that has one.
Result<GameSystem> embeddedGame(const MapHead& head) {
    if (!head.game) return errorAtGame("owngame.map.not-a-game");
    auto game = readGame(*head.game);
    if (!game) return nestedError(game.error(), gamePointer);
    return game;
}

}  // namespace

Result<GameSystem> readGame(std::string_view text) {
    auto definition = readDefinition(text);
    if (!definition) return definition.error();
    return makeSystem(*std::move(definition));
}

Result<std::optional<GameSystem>> gameInMap(std::string_view mapText) {
    const std::optional<MapHead> head = headOf(mapText);
    if (!head || !head->carries) return std::optional<GameSystem>();
    auto game = embeddedGame(*head);
    if (!game) return game.error();
    if (game->id() != head->system)
        return errorAtGame("owngame.map.other-game", {{"name", game->catalog.name}});
    return std::optional<GameSystem>(*std::move(game));
}

Result<CarriedGame> carriedGame(std::string_view mapText) {
    const std::optional<MapHead> head = headOf(mapText);
    if (!head) return errorAtGame("owngame.map.not-a-game");
    auto game = embeddedGame(*head);
    if (!game) return game.error();
    return CarriedGame{*std::move(game), head->system};
}

Result<Systems> withGame(const Systems& systems, GameSystem game) {
    const std::string plain(plainSystem(game.id()));
    for (const GameSystem& known : systems.list()) {
        if (known.id() == plain) return Error("owngame.same-id", {{"id", plain}});
        if (known.id() != game.id()) continue;
        // Files are untrusted, so the texts are compared after their hashes match.
        if (*known.catalog.definition != *game.catalog.definition)
            return Error("owngame.same-mark", {{"id", plain}});
        return systems;
    }
    Systems more = systems;
    more.add(std::move(game));
    return more;
}

}  // namespace hexa::owngame
