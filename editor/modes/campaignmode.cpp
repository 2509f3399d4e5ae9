// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/campaignmode.h"

#include "editor/campaign/campaignpage.h"
#include "editor/modes/playmode.h"
#include "editor/shell/commands/campaigncommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"

namespace hexa::editor {
namespace {

constexpr ModeInfo campaignInfo{
    .mode = WindowMode::Campaign, .ofMap = false, .edits = false, .under = WindowMode::Welcome};

}  // namespace

CampaignMode::CampaignMode(const ModeServices& services)
    : mCommands(new CampaignCommands(services.systems, services.locale, services.actions, services.frame,
                                     services.settings)) {
    connect(mCommands, &CampaignCommands::pageRequested, this,
            [&frame = services.frame] { frame.setMode(WindowMode::Campaign); });
    connect(&services.frame.files(), &FileCommands::campaignRequested, mCommands, &CampaignCommands::open);
}

const ModeInfo& CampaignMode::info() const { return campaignInfo; }

QWidget* CampaignMode::page() const { return mCommands->page(); }

void CampaignMode::meet(const Modes& modes) { mCommands->wire(modes.get<PlayMode>().commands()); }

void CampaignMode::setMap(Workspace* map) { mCommands->setWorkspace(map); }

}  // namespace hexa::editor

#include "moc_campaignmode.cpp"
