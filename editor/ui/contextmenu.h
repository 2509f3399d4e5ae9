// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QAbstractButton;
class QWidget;

namespace hexa::editor {

/// Gives a list a context menu (right click, menu key) with what the buttons of its panel do for what is chosen: one entry for each
/// button that can be pressed now, in their order. Nothing opens where none can.
void offerButtons(QWidget& view, std::vector<QAbstractButton*> buttons);

}  // namespace hexa::editor
