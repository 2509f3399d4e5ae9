// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace hexa::editor {

/// Calls `translate` now and whenever the widget learns of another language of the window.
/// `translate` sets all texts that the widget shows.
void keepTranslated(QWidget& widget, std::function<void()> translate);
/// Calls `refresh` now, and whenever the language or the colours of the window change.
void keepRefreshed(QWidget& widget, std::function<void()> refresh);
/// Calls `recolour` whenever the colours of the window change.
void onPaletteChange(QWidget& widget, std::function<void()> recolour);

}  // namespace hexa::editor
