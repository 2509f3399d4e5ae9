// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/modepanels.h"

#include "core/catalog/plainsystem.h"
#include "editor/document/document.h"
#include "editor/shell/abilities.h"
#include "editor/shell/commands/viewcommands.h"
#include "editor/shell/docks.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/colourvision.h"
#include "editor/ui/taborder.h"

#include <QDockWidget>
#include <QLayout>

#include <algorithm>
#include <utility>

namespace hexa::editor {

ModePanels::ModePanels(Docks& docks, const Modes& modes, const std::vector<GamePanel>& gamePanels,
                       const ViewCommands& view)
    : mDocks(docks), mModes(modes), mGamePanels(gamePanels), mView(view) {}

void ModePanels::clearMap() {
    mDocks.clearMap();
    mMade.clear();
    mMap = nullptr;
}

void ModePanels::setMap(Workspace* map, bool several) {
    mMap = map;
    std::string id;
    std::set<std::string> missing;
    if (map != nullptr) {
        id = map->document().system().id();
        missing = Abilities::missingDocks(map->document().system());
    }
    for (const GamePanel& panel : mGamePanels)
        if (panel.system != id) missing.insert(panel.id);
    // All editions of a game share the places of panels.
    mDocks.setGame(several ? std::string(plainSystem(id)) : std::string(), std::move(missing));
}

void ModePanels::make(WindowMode mode) {
    if (mMap == nullptr) return;
    const ModeInfo& shown = mModes[mode].info();
    for (const auto& owner : mModes)
        if (std::ranges::any_of(owner->info().docks,
                                [&](const DockInfo& dock) { return showsDock(shown, dock.id); }))
            makeOf(*owner);
    if (!shown.docks.empty()) makeOf(mModes[mode]);
}

void ModePanels::makeFor(std::string_view dock) {
    if (mMap != nullptr) makeOf(mModes[mDocks.modeOf(dock)]);
}

void ModePanels::makeOf(Mode& mode) {
    const WindowMode name = mode.info().mode;
    if (!mMade.insert(name).second) return;
    mode.makePanels(*mMap);
    for (const GamePanel& panel : mGamePanels)
        if (panel.mode == name && panel.system == mMap->document().system().id())
            mDocks[panel.id.c_str()]->setWidget(panel.make(*mMap));
    for (const QDockWidget* dock : mDocks.all()) {
        QWidget* panel = dock->widget();
        if (panel == nullptr || mDocks.modeOf(dock->objectName().toStdString()) != name) continue;
        tabAsLaidOut(*panel);
        // Its smallest width counts when the docks are placed.
        panel->ensurePolished();
        if (panel->layout() != nullptr) panel->layout()->activate();
        showWith(*panel, mView.vision());
    }
    mode.setLook(mView);
}

bool ModePanels::areArranged(WindowMode mode) const {
    return mModes[mode].hasContent() ? mDocks.shows(mode) : mDocks.hidden();
}

void ModePanels::show(WindowMode mode) {
    mDocks.show(mode);
    if (mModes[mode].hasContent()) return;
    mDocks.hide();
    for (const GamePanel& panel : mGamePanels)
        if (panel.always && panel.mode == mode && !mDocks.isMissing(panel.id))
            mDocks[panel.id.c_str()]->show();
}

void ModePanels::applyVision() {
    for (const QDockWidget* dock : mDocks.all())
        if (QWidget* panel = dock->widget()) showWith(*panel, mView.vision());
}

}  // namespace hexa::editor
