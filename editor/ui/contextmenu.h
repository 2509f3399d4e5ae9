// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

#include <functional>
#include <vector>

class QAbstractButton;
class QMenu;
class QWidget;

namespace hexa::editor {

/// Gives a widget a context menu (right click, menu key). `fill` adds the actions for the thing at
/// a point of the widget, or of the viewport of a list. An empty menu is not opened.
void offerMenu(QWidget& view, std::function<void(QMenu&, QPoint)> fill);

/// Adds one entry for each button that can be pressed now, in their order.
void addButtons(QMenu& menu, const std::vector<QAbstractButton*>& buttons);

/// Gives a list a context menu with the buttons of its panel for the chosen entry.
void offerButtons(QWidget& view, std::vector<QAbstractButton*> buttons);

}  // namespace hexa::editor
