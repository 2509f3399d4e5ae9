// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

#include <QPointer>

namespace hexa::editor {

class DecisionPanel;
class PlayCommands;
class PlayPage;

/// Mode for games on the map, with people and bots.
class PlayMode : public Mode {
    Q_OBJECT
public:
    explicit PlayMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override { return mHolder; }
    MapCanvas* canvas() const override;
    QString whyNot(const GameSystem& system) const override;
    bool hasContent() const override;
    void joinDocks(Docks& docks) const override;
    void arrangeDocks(Docks& docks) const override;
    void setMap(Workspace* map) override;
    void makePanels(Workspace& map) override;
    void enter(WindowMode before) override;
    void leave(WindowMode next) override;
    void setLook(const ViewCommands& view) override;
    void setHabits() override;
    void refreshLook() override;

    PlayCommands& commands() { return *mCommands; }
    /// Returns the board of the current map's game. Returns null if no map is open.
    PlayPage* playPage() const;

private:
    void makeReport(Workspace& map);
    void forgetPlayer();

    ModeServices mServices;
    PlayCommands* mCommands;
    QWidget* mHolder;  ///< Holds the board of the current map. The window owns it.
    QPointer<Workspace> mMap;
    QPointer<PlayPage> mPage;
    QPointer<DecisionPanel> mDecision;
};

}  // namespace hexa::editor
