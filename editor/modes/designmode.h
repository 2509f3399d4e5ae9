// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

#include <QPointer>

namespace hexa::editor {

class FindPanel;
class Inspector;
class Minimap;
class TilePalette;

/// Mode for the design of a map.
class DesignMode : public Mode {
    Q_OBJECT
public:
    explicit DesignMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override;
    MapCanvas* canvas() const override;
    void joinDocks(Docks& docks) const override;
    void arrangeDocks(Docks& docks) const override;
    void makePanels(Workspace& map) override;
    void commit() override;
    void setLook(const ViewCommands& view) override;

    /// Shows the map's own properties, with the focus on its name.
    void renameMap();

private:
    void makePalette(Workspace& map);
    void makeInspector(Workspace& map);
    void makeProblems(Workspace& map);
    void makeFind(Workspace& map);
    void makeMinimap(Workspace& map);
    void makeSuggestions(Workspace& map);
    /// Brings the panel Properties to the front. Creates it if necessary.
    Inspector* showInspector();

    ModeServices mServices;
    QPointer<TilePalette> mPalette;
    QPointer<Inspector> mInspector;
    QPointer<Minimap> mMinimap;
    QPointer<FindPanel> mFind;
};

}  // namespace hexa::editor
