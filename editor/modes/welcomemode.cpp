// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/welcomemode.h"

#include "editor/modes/campaignmode.h"
#include "editor/modes/gamemode.h"
#include "editor/modes/playmode.h"
#include "editor/shell/commands/welcomecommands.h"
#include "editor/welcome/welcomepage.h"

namespace hexa::editor {
namespace {

constexpr ModeInfo welcomeInfo{.mode = WindowMode::Welcome, .ofMap = false, .edits = false};

}  // namespace

WelcomeMode::WelcomeMode(const ModeServices& services)
    : mCommands(new WelcomeCommands(services.systems, services.locale, services.actions, services.frame)) {}

const ModeInfo& WelcomeMode::info() const { return welcomeInfo; }

QWidget* WelcomeMode::page() const { return mCommands->page(); }

void WelcomeMode::meet(const Modes& modes) {
    mCommands->wire(modes.get<PlayMode>().commands(), modes.get<CampaignMode>().commands(),
                    modes.get<GameMode>().commands());
}

}  // namespace hexa::editor

#include "moc_welcomemode.cpp"
