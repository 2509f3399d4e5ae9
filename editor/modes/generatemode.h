// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

#include <QPointer>

namespace hexa::editor {

class GenerateCommands;
class WishPanel;

/// Mode that generates maps from wishes, at random or by search.
class GenerateMode : public Mode {
    Q_OBJECT
public:
    explicit GenerateMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override;
    MapCanvas* canvas() const override;
    QString whyNot(const GameSystem& system) const override;
    void arrangeDocks(Docks& docks) const override;
    void setMap(Workspace* map) override;
    void makePanels(Workspace& map) override;
    void enter(WindowMode before) override;
    void remember() override;

    GenerateCommands& commands() { return *mCommands; }

private:
    void makeGallery(Workspace& map);

    ModeServices mServices;
    GenerateCommands* mCommands;
    QPointer<Workspace> mMap;
    QPointer<WishPanel> mWishes;
};

}  // namespace hexa::editor
