// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/welcomemode.h"

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

}  // namespace hexa::editor

#include "moc_welcomemode.cpp"
