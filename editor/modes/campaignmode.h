// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

namespace hexa::editor {

class CampaignCommands;

/// Page of the open campaign. It needs no map and is reached from Welcome and from games.
class CampaignMode : public Mode {
    Q_OBJECT
public:
    explicit CampaignMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override;
    void meet(const Modes& modes) override;
    void setMap(Workspace* map) override;

    CampaignCommands& commands() { return *mCommands; }

private:
    CampaignCommands* mCommands;
};

}  // namespace hexa::editor
