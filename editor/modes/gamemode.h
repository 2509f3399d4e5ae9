// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

namespace hexa::editor {

class GameCommands;

/// Page of the open game file. It needs no map and is reached from Welcome and from maps of the
/// game.
class GameMode : public Mode {
    Q_OBJECT
public:
    explicit GameMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override { return mPage; }
    std::optional<Title> title() const override;
    void setMap(Workspace* map) override;
    void settle() override;
    void enter(WindowMode before) override;
    bool mayClose() override;
    void close() override;

    GameCommands& commands() { return *mCommands; }

private:
    ModeServices mServices;
    GameCommands* mCommands;
    QWidget* mPage;
};

}  // namespace hexa::editor
