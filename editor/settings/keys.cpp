// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/keys.h"

#include <QSettings>

#include <algorithm>

namespace hexa::editor::settings {

QString shortcutKey(const QString& id) { return "shortcuts/" + id; }

QString language(const QSettings& settings) { return settings.value(languageKey).toString(); }

Theme theme(const QSettings& settings) {
    const QString name = settings.value(themeKey).toString();
    return name == "light" ? Theme::Light : name == "dark" ? Theme::Dark : Theme::System;
}

paint::TileStyle tileStyle(const QSettings& settings) {
    return settings.value(tileStyleKey).toString() == "pictorial" ? paint::TileStyle::Pictorial
                                                                  : paint::TileStyle::Abstract;
}

bool reducedMotion(const QSettings& settings) { return settings.value(reducedMotionKey, false).toBool(); }

BackgroundWork liveCheck(const QSettings& settings) {
    const QString name = settings.value(liveCheckKey).toString();
    return name == "off"      ? BackgroundWork::Never
           : name == "always" ? BackgroundWork::Always
                              : BackgroundWork::OnMains;
}

void setLanguage(QSettings& settings, const QString& code) {
    if (code.isEmpty())
        settings.remove(languageKey);
    else
        settings.setValue(languageKey, code);
}

void setTheme(QSettings& settings, Theme theme) {
    settings.setValue(themeKey, theme == Theme::Light ? "light" : theme == Theme::Dark ? "dark" : "system");
}

void setTileStyle(QSettings& settings, paint::TileStyle style) {
    settings.setValue(tileStyleKey, style == paint::TileStyle::Pictorial ? "pictorial" : "abstract");
}

void setReducedMotion(QSettings& settings, bool reduced) { settings.setValue(reducedMotionKey, reduced); }

void setLiveCheck(QSettings& settings, BackgroundWork work) {
    settings.setValue(liveCheckKey, work == BackgroundWork::Never    ? "off"
                                    : work == BackgroundWork::Always ? "always"
                                                                     : "mains");
}

const std::vector<int>& scales() {
    static const std::vector<int> all{75, 100, 125, 150, 175, 200};
    return all;
}

int scale(const QSettings& settings) {
    const int percent = settings.value(scaleKey, 100).toInt();
    return std::ranges::find(scales(), percent) == scales().end() ? 100 : percent;
}

QString author(const QSettings& settings) { return settings.value(authorKey).toString(); }

Start start(const QSettings& settings) {
    const QString name = settings.value(startKey).toString();
    return name == "last" ? Start::LastMap : name == "empty" ? Start::EmptyMap : Start::Welcome;
}

int savingMinutes(const QSettings& settings) {
    return std::clamp(settings.value(savingKey, 0).toInt(), 0, 24 * 60);
}

MouseHabits mouse(const QSettings& settings) {
    MouseHabits habits;
    if (settings.value(wheelKey).toString() == "scrolls") habits.wheel = MouseHabits::Wheel::Scrolls;
    if (settings.value(rightButtonKey).toString() == "moves") habits.right = MouseHabits::Right::Moves;
    return habits;
}

int threads(const QSettings& settings) { return std::max(0, settings.value(threadsKey, 0).toInt()); }

void setScale(QSettings& settings, int percent) { settings.setValue(scaleKey, percent); }

void setAuthor(QSettings& settings, const QString& name) { settings.setValue(authorKey, name); }

void setStart(QSettings& settings, Start start) {
    settings.setValue(startKey, start == Start::LastMap    ? "last"
                                : start == Start::EmptyMap ? "empty"
                                                           : "welcome");
}

void setSavingMinutes(QSettings& settings, int minutes) { settings.setValue(savingKey, minutes); }

void setMouse(QSettings& settings, const MouseHabits& habits) {
    settings.setValue(wheelKey, habits.wheel == MouseHabits::Wheel::Scrolls ? "scrolls" : "zooms");
    settings.setValue(rightButtonKey, habits.right == MouseHabits::Right::Moves ? "moves" : "takes");
}

void setThreads(QSettings& settings, int threads) { settings.setValue(threadsKey, threads); }

}  // namespace hexa::editor::settings
