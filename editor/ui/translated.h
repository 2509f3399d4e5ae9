// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace hexa::editor {

/// Calls `translate` now and whenever the widget learns of another language of the window.
/// `translate` sets all texts that the widget shows.
void keepTranslated(QWidget& widget, std::function<void()> translate);

}  // namespace hexa::editor
