// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/shelf.h"

#include "core/json/nested.h"
#include "core/json/reader.h"
#include "core/owngame/definitionfile.h"
#include "core/owngame/system.h"

#include <utility>
#include <vector>

namespace hexa::owngame {

Result<GameSystem> readGame(std::string_view text) {
    auto definition = readDefinition(text);
    if (!definition) return definition.error();
    return makeSystem(*std::move(definition));
}

Result<std::optional<GameSystem>> gameInMap(std::string_view mapText) {
    // Maps of built-in games are not parsed twice.
    if (mapText.find(definitionFormat) == std::string_view::npos) return std::optional<GameSystem>();
    const auto document = JsonDocument::parse(mapText);
    if (!document) return std::optional<GameSystem>();  // the reader of the map reports the error
    const JsonNode root = document->root();
    auto map = JsonObject::open(root);
    const auto node = map ? map->optional("game") : std::nullopt;
    if (!node) return std::optional<GameSystem>();
    auto game = readGame(node->raw());
    if (!game) return nestedError(game.error(), "/game");
    return std::optional<GameSystem>(*std::move(game));
}

Result<Systems> withGame(const Systems& systems, GameSystem game) {
    const std::string plain(plainId(game.id()));
    std::vector<GameSystem> list = systems.list();
    for (const GameSystem& known : list) {
        if (known.id() == plain) return Error("owngame.same-id", {{"id", plain}});
        if (known.id() != game.id()) continue;
        // A matching hash is no proof for untrusted files, so their texts are compared.
        if (*known.catalog.definition != *game.catalog.definition)
            return Error("owngame.same-mark", {{"id", plain}});
        return systems;
    }
    list.push_back(std::move(game));
    return Systems(std::move(list));
}

}  // namespace hexa::owngame
