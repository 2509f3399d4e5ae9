// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gameshelf.h"

#include "core/io/format/scenariotext.h"
#include "core/owngame/shelf.h"

#include <utility>

namespace hexa::editor {

void GameShelf::take(Systems systems) {
    mFormer.push_back(std::exchange(mSystems, std::move(systems)));
    emit changed();
}

Result<const GameSystem*> GameShelf::add(GameSystem game) {
    const std::string id = game.id();
    auto systems = owngame::withGame(mSystems, std::move(game));
    if (!systems) return systems.error();
    if (systems->list().size() != mSystems.list().size()) take(*std::move(systems));
    return mSystems.find(id);
}

void GameShelf::remove(const std::string& id) {
    if (mSystems.find(id) == nullptr) return;
    Systems list = mSystems;
    list.remove(id);
    take(std::move(list));
}

Result<GameShelf::Read> GameShelf::read(std::string text, const Systems& systems) {
    auto game = owngame::gameInMap(text);
    if (!game) return game.error();
    if (!*game) {
        auto scenario = consumeScenario(std::move(text), systems);
        if (!scenario) return scenario.error();
        return Read{*std::move(scenario), std::nullopt};
    }
    const auto more = owngame::withGame(systems, **game);
    if (!more) return more.error();
    auto scenario = consumeScenario(std::move(text), *more);
    if (!scenario) return scenario.error();
    return Read{*std::move(scenario), *std::move(game)};
}

}  // namespace hexa::editor

#include "moc_gameshelf.cpp"
