// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/keys.h"

#include <QSettings>

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

}  // namespace hexa::editor::settings
