// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

#include <QPointer>

namespace hexa::editor {

class PrintCommands;
class PrintView;

/// Mode for the sheets of the map: printer, PDF and kit.
class PrintMode : public Mode {
    Q_OBJECT
public:
    explicit PrintMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override { return mPage; }
    MapCanvas* canvas() const override;
    void arrangeDocks(Docks& docks) const override;
    void setMap(Workspace* map) override;
    void makePanels(Workspace& map) override;
    void setLook(const ViewCommands& view) override;

private:
    ModeServices mServices;
    PrintCommands* mCommands;
    QWidget* mPage;  ///< The window owns it.
    QPointer<PrintView> mView;
};

}  // namespace hexa::editor
