// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/habits.h"

#include "editor/modes/maparea.h"
#include "editor/modes/mapspage.h"
#include "editor/settings/keys.h"
#include "editor/settings/settingsdialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/shell/mode.h"

#include <QMainWindow>
#include <QTimer>

namespace hexa::editor {

Habits::Habits(Frame& window, Locale& locale, QSettings& settings, Actions& actions, OwnerPacks* packs,
               MapsPage& maps, const Modes& modes)
    : QObject(window.widget()),
      mWindow(window),
      mLocale(locale),
      mSettings(settings),
      mActions(actions),
      mPacks(packs),
      mMapsPage(maps),
      mModes(modes) {
    connect(actions["tools.settings"], &QAction::triggered, this, [this] { openSettings(); });
    connect(actions["help.keys"], &QAction::triggered, this,
            [this] { openSettings([](SettingsDialog& dialog) { dialog.showKeyboard(); }); });
    connect(&window.files(), &FileCommands::packRequested, this, [this](const QString& path) {
        // Messages about the file appear above the open dialog.
        openSettings([&path](SettingsDialog& dialog) {
            QTimer::singleShot(0, &dialog, [&dialog, path] { dialog.takeOwnerData(path); });
        });
    });
    connect(&maps.area(), &MapArea::sideBySideChanged, this, &Habits::followMaps);
}

void Habits::openSettings(const std::function<void(SettingsDialog&)>& turn) {
    SettingsDialog dialog(mSettings, mLocale, mActions.all(), mWindow.widget());
    if (mPacks != nullptr) dialog.addOwnerData(*mPacks);
    if (turn) turn(dialog);
    connect(&dialog, &SettingsDialog::tileStyleChanged, this, [this](paint::TileStyle style) {
        mActions["view.pictorial"]->setChecked(style == paint::TileStyle::Pictorial);
    });
    connect(&dialog, &SettingsDialog::habitsChanged, this, &Habits::apply);
    dialog.exec();
    apply();
    followMaps();
}

void Habits::apply() {
    emit savingMinutesChanged(settings::savingMinutes(mSettings));
    mMapsPage.setHabits();
    for (const auto& mode : mModes) mode->setHabits();
}

void Habits::startLiveChecks() {
    mLiveChecks = true;
    followMaps();
}

void Habits::followMaps() {
    if (!mLiveChecks) return;
    for (const auto& map : mWindow.files().maps().all()) {
        map->balance().setSeen(map.get() == mWindow.workspace() || mMapsPage.area().sideBySide());
        map->balance().allowLive(settings::liveCheck(mSettings));
    }
}

}  // namespace hexa::editor

#include "moc_habits.cpp"
