// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/gamemode.h"

#include "editor/game/gamedocument.h"
#include "editor/game/gamepage.h"
#include "editor/shell/commands/editcommands.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/ui/locale.h"

#include <utility>

namespace hexa::editor {
namespace {

constexpr ModeInfo gameInfo{
    .mode = WindowMode::GameFile, .ofMap = false, .edits = false, .under = WindowMode::Welcome};

}  // namespace

GameMode::GameMode(const ModeServices& services)
    : mServices(services),
      mCommands(new GameCommands(services.shelf, services.locale, services.actions, services.frame)),
      mPage(mCommands->page()) {
    services.frame.files().addSideFile(mCommands);
    connect(mCommands, &GameCommands::pageRequested, this,
            [this] { mServices.frame.setMode(WindowMode::GameFile); });
    connect(mCommands, &GameCommands::titleChanged, this, &Mode::titleChanged);
}

const ModeInfo& GameMode::info() const { return gameInfo; }

std::optional<Mode::Title> GameMode::title() const {
    const GameDocument& game = mCommands->document();
    return Title{game.displayName(mServices.locale.language()), game.isModified()};
}

void GameMode::setMap(Workspace* map) { mCommands->setWorkspace(map); }

/// Maps of the game become those of its new edition.
void GameMode::settle() {
    mCommands->leave();
    mServices.edit.setGameFile(nullptr);
}

void GameMode::enter(WindowMode) { mServices.edit.setGameFile(&mCommands->document().undoStack()); }

bool GameMode::mayClose() { return mCommands->mayClose(); }

void GameMode::close() {
    delete std::exchange(mPage, nullptr);
    setMap(nullptr);
    mServices.edit.setGameFile(nullptr);
}

}  // namespace hexa::editor

#include "moc_gamemode.cpp"
