// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/mapspage.h"

#include "editor/modes/maparea.h"
#include "editor/settings/keys.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/viewcommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/placesguide.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/colourvision.h"

#include <QBoxLayout>

#include <utility>

namespace hexa::editor {

MapsPage::MapsPage(const Locale& locale, QSettings& settings, Actions& actions, FileCommands& files)
    : mSettings(settings), mActions(actions), mFiles(files), mArea(new MapArea(files, locale)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(mArea, 1);
    QAction* beside = mActions["view.sideBySide"];
    connect(beside, &QAction::triggered, mArea, &MapArea::setSideBySide);
    connect(mArea, &MapArea::sideBySideChanged, beside, &QAction::setChecked);
}

void MapsPage::clear() { delete std::exchange(mArea, nullptr); }

void MapsPage::putAbove(QWidget* bar) { qobject_cast<QBoxLayout*>(layout())->insertWidget(0, bar); }

void MapsPage::arrange() {
    for (const auto& map : mFiles.maps().all()) {
        map->canvas().setHeat(nullptr);
        if (map.get() != mFiles.maps().current()) map->canvas().setOutlines(nullptr);
    }
    if (mArea != nullptr) mArea->arrange();
}

void MapsPage::setLook(const ViewCommands& view) {
    for (const auto& map : mFiles.maps().all()) {
        map->canvas().setStyle(view.styled(map->canvas().style()));
        map->places().setWanted(mActions["view.places"]->isChecked() ? PlacesGuide::Wanted::Shown
                                                                     : PlacesGuide::Wanted::Hidden);
        showWith(map->canvas(), view.vision());
    }
}

void MapsPage::setHabits() {
    const MouseHabits mouse = settings::mouse(mSettings);
    for (const auto& map : mFiles.maps().all()) map->canvas().setMouse(mouse);
}

void MapsPage::refreshLook() {
    for (const auto& map : mFiles.maps().all()) map->canvas().refreshLook();
}

}  // namespace hexa::editor

#include "moc_mapspage.cpp"
