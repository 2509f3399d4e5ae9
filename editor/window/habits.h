// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QSettings;

namespace hexa::editor {

class Actions;
class Frame;
class Locale;
class MapsPage;
class Modes;
class OwnerPacks;
class SettingsDialog;

/// The settings of the program as the window follows them: when maps are saved automatically and
/// checked by games, and the habits of the modes.
class Habits : public QObject {
    Q_OBJECT
public:
    /// All arguments outlive this. Without `packs`, owner's data can't be chosen.
    Habits(Frame& window, Locale& locale, QSettings& settings, Actions& actions, OwnerPacks* packs,
           MapsPage& maps, const Modes& modes);

    /// Opens the settings; `turn` chooses what they show first.
    void openSettings(const std::function<void(SettingsDialog&)>& turn = {});
    void apply();
    /// Starts the games on the resting current map, if the settings allow it.
    void startLiveChecks();
    /// Chooses the maps that are checked by games.
    void followMaps();

signals:
    void savingMinutesChanged(int minutes);

private:
    Frame& mWindow;
    Locale& mLocale;
    QSettings& mSettings;
    Actions& mActions;
    OwnerPacks* mPacks;
    MapsPage& mMapsPage;
    const Modes& mModes;
    bool mLiveChecks = false;
};

}  // namespace hexa::editor
