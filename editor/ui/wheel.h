// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace hexa::editor {

/// Keeps the wheel from changing fields that the pointer only passes while a panel is scrolled.
void ignoreWheelUnlessFocused(QWidget* field);

}  // namespace hexa::editor
