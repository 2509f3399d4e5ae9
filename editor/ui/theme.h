// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

namespace hexa::editor {

enum class Theme { System, Light, Dark };

/// Sets the palette of the whole program. `System` uses that of the desktop.
void applyTheme(Theme theme);

/// True if the current palette is dark (Qt 6.4 has no colour scheme hint: judged by the window's
/// lightness).
bool isDark();

/// Returns the ground behind the map: quiet, and different from every tile.
QColor mapGround();

}  // namespace hexa::editor
