// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/modes.h"

#include "editor/modes/balancemode.h"
#include "editor/modes/campaignmode.h"
#include "editor/modes/designmode.h"
#include "editor/modes/gamemode.h"
#include "editor/modes/generatemode.h"
#include "editor/modes/playmode.h"
#include "editor/modes/printmode.h"
#include "editor/modes/translatemode.h"
#include "editor/modes/welcomemode.h"

namespace hexa::editor {
namespace {

template <class M>
std::unique_ptr<Mode> make(const ModeServices& services) {
    return std::make_unique<M>(services);
}

}  // namespace

std::vector<ModeMaker> standardModes() {
    return {make<WelcomeMode>, make<DesignMode>,    make<GenerateMode>, make<BalanceMode>, make<PlayMode>,
            make<PrintMode>,   make<TranslateMode>, make<CampaignMode>, make<GameMode>};
}

}  // namespace hexa::editor
