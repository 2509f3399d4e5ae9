// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

#include <functional>
#include <vector>

class QAbstractButton;
class QMenu;
class QWidget;

namespace hexa::editor {

/// Gives a widget a context menu (right click, menu key). `fill` puts in what can be done with the
/// thing at a point of the widget, for a list of its viewport; nothing opens where it puts nothing
/// in.
void offerMenu(QWidget& view, std::function<void(QMenu&, QPoint)> fill);

/// One entry for each button that can be pressed now, in their order.
void addButtons(QMenu& menu, const std::vector<QAbstractButton*>& buttons);

/// Gives a list a context menu with what the buttons of its panel do for what is chosen.
void offerButtons(QWidget& view, std::vector<QAbstractButton*> buttons);

}  // namespace hexa::editor
