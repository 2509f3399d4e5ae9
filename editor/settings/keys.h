// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/power.h"
#include "editor/paint/tileart.h"
#include "editor/ui/theme.h"

#include <QString>

class QSettings;

// What the settings file holds for the whole program. Dialogs keep their last choices under their own names
// ("generate/…", "export/…", "print/…", "recent/…").

namespace hexa::editor::settings {

inline constexpr char languageKey[] = "ui/language";    ///< "en", "de", "fr"; missing = the desktop's.
inline constexpr char themeKey[] = "ui/theme";          ///< "system", "light", "dark".
inline constexpr char tileStyleKey[] = "ui/tileStyle";  ///< "abstract", "pictorial".
inline constexpr char reducedMotionKey[] = "ui/reducedMotion";  ///< Boolean.
inline constexpr char liveCheckKey[] = "balance/whileDrawing";  ///< "off", "mains", "always".
/// "shortcuts/<id>": portable text of the keys, empty = none; missing = the default.
QString shortcutKey(const QString& id);

/// Empty = the desktop's.
QString language(const QSettings& settings);
Theme theme(const QSettings& settings);
paint::TileStyle tileStyle(const QSettings& settings);
bool reducedMotion(const QSettings& settings);
/// Whether the map is played while it rests.
BackgroundWork liveCheck(const QSettings& settings);

/// An empty code removes the key.
void setLanguage(QSettings& settings, const QString& code);
void setTheme(QSettings& settings, Theme theme);
void setTileStyle(QSettings& settings, paint::TileStyle style);
void setReducedMotion(QSettings& settings, bool reduced);
void setLiveCheck(QSettings& settings, BackgroundWork work);

}  // namespace hexa::editor::settings
