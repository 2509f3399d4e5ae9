// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

#include <QPointer>

namespace hexa::editor {

class BalanceCommands;
class CheckPanel;
class ComparePanel;
class LedgerPanel;
class OverlayBar;

/// Mode that shows the fairness of the map, by measures and by games.
class BalanceMode : public Mode {
    Q_OBJECT
public:
    explicit BalanceMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override;
    MapCanvas* canvas() const override;
    QString whyNot(const GameSystem& system) const override;
    void joinDocks(Docks& docks) const override;
    void arrangeDocks(Docks& docks) const override;
    void setMap(Workspace* map) override;
    void makePanels(Workspace& map) override;
    void enter(WindowMode before) override;
    void leave(WindowMode next) override;

private:
    void connectActions();
    void showHeat(bool shown);
    void showOutlines(bool shown);

    ModeServices mServices;
    BalanceCommands* mCommands;
    QPointer<Workspace> mMap;
    QPointer<OverlayBar> mBar;  ///< Above the map in this mode.
    QPointer<LedgerPanel> mLedger;
    QPointer<CheckPanel> mCheck;
    QPointer<ComparePanel> mCompare;
};

}  // namespace hexa::editor
