// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace hexa::editor {

/// Tab goes through the controls of a window, page or panel as its layouts have them: the first row
/// first. Qt takes the order in which they were made, which is another one where members are made
/// before the rows that stand above them. Call it when all of them are laid out.
void tabAsLaidOut(QWidget& owner);

/// Puts widgets that were made later into the tab order where they are seen: before `next`, in
/// their order. Qt would put them behind everything else in the window.
void tabBefore(QWidget& next, const QList<QWidget*>& widgets);

}  // namespace hexa::editor
