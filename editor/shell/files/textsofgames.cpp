// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/textsofgames.h"

#include "core/texts/glossary/glossaryfile.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/gamechoice.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {

texts::GlossarySource TextsOfGames::glossaries() const {
    return [&games = mGames](std::string_view system) {
        for (const GameTexts& game : games)
            if (game.system == system) return game.glossary;
        return std::string_view();
    };
}

std::vector<const GameTexts*> TextsOfGames::with(std::string_view GameTexts::*text) const {
    std::vector<const GameTexts*> games;
    for (const GameTexts& game : mGames)
        if (!(game.*text).empty()) games.push_back(&game);
    const std::string likely = mWindow.files().likelyGame().toStdString();
    std::stable_partition(games.begin(), games.end(),
                          [&](const GameTexts* game) { return game->system == likely; });
    return games;
}

const GameTexts* TextsOfGames::chooseReference() const {
    const auto books = with(&GameTexts::reference);
    if (books.empty()) return nullptr;
    if (books.size() == 1 || isOpen(*books.front())) return books.front();
    std::vector<const GameSystem*> games;
    for (const GameTexts* book : books)
        if (const GameSystem* game = mWindow.systems().find(book->system)) games.push_back(game);
    const GameSystem* game =
        chooseGame(mWindow.widget(), mLocale, tr("Open rules for:"), games, mWindow.files().likelyGame());
    if (game == nullptr) return nullptr;
    return *std::ranges::find(books, game->id(), &GameTexts::system);
}

bool TextsOfGames::isOpen(const GameTexts& game) const {
    Workspace* open = mWindow.workspace();
    return open != nullptr && open->document().scenario().system == game.system;
}

texts::Glossary TextsOfGames::openGlossary() const {
    for (const GameTexts* game : with(&GameTexts::glossary))
        if (isOpen(*game))
            if (auto glossary = texts::readGlossary(game->glossary)) return std::move(*glossary);
    return {};
}

}  // namespace hexa::editor
