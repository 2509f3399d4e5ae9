// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

namespace hexa::editor {

class WelcomeCommands;

/// Mode with files, samples and games to begin with. Needs no map.
class WelcomeMode : public Mode {
    Q_OBJECT
public:
    explicit WelcomeMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override;
    void meet(const Modes& modes) override;
    WelcomeCommands& commands() { return *mCommands; }

private:
    WelcomeCommands* mCommands;
};

}  // namespace hexa::editor
