// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/power.h"
#include "editor/paint/tileart.h"
#include "editor/ui/mousehabits.h"
#include "editor/ui/theme.h"

#include <QString>

#include <vector>

class QSettings;

// Keys of the settings file for the whole program. Dialogs keep their last choices under their own
// names ("generate/…", "export/…", "print/…", "recent/…").

namespace hexa::editor::settings {

inline constexpr char languageKey[] = "ui/language";    ///< "en", "de", "fr"; missing = the desktop's.
inline constexpr char themeKey[] = "ui/theme";          ///< "system", "light", "dark".
inline constexpr char tileStyleKey[] = "ui/tileStyle";  ///< "abstract", "pictorial".
inline constexpr char reducedMotionKey[] = "ui/reducedMotion";  ///< Boolean.
inline constexpr char liveCheckKey[] = "balance/whileDrawing";  ///< "off", "mains", "always".
inline constexpr char scaleKey[] = "ui/scale";                  ///< Percent; missing = 100.
inline constexpr char authorKey[] = "map/author";               ///< Of new maps.
inline constexpr char startKey[] = "start/with";                ///< "welcome", "last", "empty".
inline constexpr char savingKey[] = "file/autosave";            ///< Minutes; missing or 0 = never.
inline constexpr char wheelKey[] = "mouse/wheel";               ///< "zooms", "scrolls".
inline constexpr char rightButtonKey[] = "mouse/right";         ///< "takes", "moves".
inline constexpr char threadsKey[] = "work/threads";            ///< 0 or missing = all.
/// Returns "shortcuts/<id>". Its value is the portable text of the keys. An empty value means no
/// keys, a missing one the default.
QString shortcutKey(const QString& id);

/// Returns the language; empty for that of the desktop.
QString language(const QSettings& settings);
Theme theme(const QSettings& settings);
paint::TileStyle tileStyle(const QSettings& settings);
bool reducedMotion(const QSettings& settings);
/// Returns the setting for games on the open map in the background.
BackgroundWork liveCheck(const QSettings& settings);

/// Returns the scale of everything in the window, in percent; one of scales().
int scale(const QSettings& settings);
const std::vector<int>& scales();
QString author(const QSettings& settings);
/// Content at the start of the program without a named file.
enum class Start { Welcome, LastMap, EmptyMap };
Start start(const QSettings& settings);
int savingMinutes(const QSettings& settings);
MouseHabits mouse(const QSettings& settings);
int threads(const QSettings& settings);

/// Stores the language. An empty code removes the key.
void setLanguage(QSettings& settings, const QString& code);
void setTheme(QSettings& settings, Theme theme);
void setTileStyle(QSettings& settings, paint::TileStyle style);
void setReducedMotion(QSettings& settings, bool reduced);
void setLiveCheck(QSettings& settings, BackgroundWork work);
void setScale(QSettings& settings, int percent);
void setAuthor(QSettings& settings, const QString& name);
void setStart(QSettings& settings, Start start);
void setSavingMinutes(QSettings& settings, int minutes);
void setMouse(QSettings& settings, const MouseHabits& habits);
void setThreads(QSettings& settings, int threads);

}  // namespace hexa::editor::settings
