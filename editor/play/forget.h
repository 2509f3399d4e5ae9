// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace hexa::editor {

/// Resets the reading state of widgets for the next player: chosen lines, marked text and scrolled
/// views below `top`. The content of the widgets is not touched.
void forgetReader(QWidget& top);

/// Closes open menus, lists and tooltips.
void closePopups();

}  // namespace hexa::editor
