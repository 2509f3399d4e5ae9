// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/mapviews.h"

#include "core/io/sharecode.h"
#include "editor/balance/overlays.h"
#include "editor/play/playpage.h"
#include "editor/print/printview.h"
#include "editor/settings/keys.h"
#include "editor/shell/actions.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/maparea.h"
#include "editor/shell/placesguide.h"
#include "editor/shell/viewcommands.h"
#include "editor/shell/workspace.h"
#include "editor/ui/colourvision.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include <utility>

namespace hexa::editor {

MapViews::MapViews(const Systems& systems, const Locale& locale, QSettings& settings, Actions& actions,
                   FileCommands& files, QStackedWidget& pages)
    : QObject(&pages),
      mSystems(systems),
      mSettings(settings),
      mActions(actions),
      mFiles(files),
      mPages(pages),
      mMapPage(new QWidget),
      mArea(new MapArea(files, locale)),
      mPrintPage(new QWidget) {
    auto* column = new QVBoxLayout(mMapPage);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(mArea, 1);
    auto* sheets = new QVBoxLayout(mPrintPage);
    sheets->setContentsMargins(0, 0, 0, 0);
    mPages.addWidget(mMapPage);
    mPages.addWidget(mPrintPage);
    QAction* beside = mActions["view.sideBySide"];
    connect(beside, &QAction::triggered, mArea, &MapArea::setSideBySide);
    connect(mArea, &MapArea::sideBySideChanged, beside, &QAction::setChecked);
}

void MapViews::clear() {
    delete std::exchange(mOverlayBar, nullptr);
    delete std::exchange(mPlayPage, nullptr);
    delete std::exchange(mPrintView, nullptr);
    delete std::exchange(mArea, nullptr);
}

void MapViews::follow(Workspace* map) {
    delete std::exchange(mOverlayBar, nullptr);
    delete std::exchange(mPlayPage, nullptr);
    delete std::exchange(mPrintView, nullptr);
    for (const auto& other : mFiles.maps().all()) other->canvas().setHeat(nullptr);
    // At once: what is not shown can be given neither the keys nor a size.
    if (mArea != nullptr) mArea->arrange();
    if (map == nullptr) return;
    mOverlayBar = new OverlayBar(map->balance());
    connect(mOverlayBar, &OverlayBar::heatChanged, this, &MapViews::showHeat);
    qobject_cast<QBoxLayout*>(mMapPage->layout())->insertWidget(0, mOverlayBar);
    mPlayPage = new PlayPage(map->play());
    mPages.addWidget(mPlayPage);
    connect(mPlayPage, &PlayPage::startRequested, mActions["play.start"], &QAction::trigger);
    connect(mPlayPage, &PlayPage::mapRequested, mActions["play.back"], &QAction::trigger);
    connect(mPlayPage, &PlayPage::newRequested, mActions["play.new"], &QAction::trigger);
    map->print().setShareCode([&systems = mSystems](const Scenario& scenario) {
        const auto code = encodeShareCode(scenario, systems);
        return code ? *code : std::string();
    });
    map->print().useSettings(mSettings);
    mPrintView = new PrintView(map->print());
    mPrintPage->layout()->addWidget(mPrintView);
}

QWidget* MapViews::page(WindowMode mode) const {
    return mode == WindowMode::Play    ? static_cast<QWidget*>(mPlayPage)
           : mode == WindowMode::Print ? mPrintPage
                                       : mMapPage;
}

MapCanvas* MapViews::canvas(WindowMode mode) const {
    if (mode == WindowMode::Play) return mPlayPage != nullptr ? mPlayPage->canvas() : nullptr;
    Workspace* map = mFiles.workspace();
    return map != nullptr ? &map->canvas() : nullptr;
}

void MapViews::setMode(WindowMode mode) {
    mMode = mode;
    if (mOverlayBar != nullptr) mOverlayBar->setVisible(mode == WindowMode::Balance);
    showHeat();
}

void MapViews::showHeat() {
    if (Workspace* map = mFiles.workspace())
        map->canvas().setHeat(mMode == WindowMode::Balance && mOverlayBar != nullptr ? mOverlayBar->heat()
                                                                                     : nullptr);
}

void MapViews::setLook(const ViewCommands& view) {
    for (const auto& map : mFiles.maps().all()) {
        map->canvas().setStyle(view.styled(map->canvas().style()));
        map->places().setWanted(mActions["view.places"]->isChecked() ? PlacesGuide::Wanted::Shown
                                                                     : PlacesGuide::Wanted::Hidden);
        showWith(map->canvas(), view.vision());
    }
    if (mPrintView != nullptr) showWith(*mPrintView, view.vision());
    if (mPlayPage == nullptr) return;
    // A game is played on the whole map.
    paint::MapStyle played = mFiles.workspace()->canvas().style();
    played.hidden.clear();
    played.tilesShown = true;
    played.underlay.reset();
    mPlayPage->setStyle(played);
    mPlayPage->setVision(view.vision());
    mPlayPage->setMotion(!settings::reducedMotion(mSettings));
}

void MapViews::setHabits() {
    const MouseHabits mouse = settings::mouse(mSettings);
    for (const auto& map : mFiles.maps().all()) map->canvas().setMouse(mouse);
    if (mPlayPage == nullptr) return;
    mPlayPage->setMouse(mouse);
    mPlayPage->setMotion(!settings::reducedMotion(mSettings));
}

void MapViews::refreshLook() {
    for (const auto& map : mFiles.maps().all()) map->canvas().refreshLook();
    if (mPlayPage != nullptr) mPlayPage->refreshLook();
}

}  // namespace hexa::editor
