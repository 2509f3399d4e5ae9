// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace hexa::editor {

/// Sets the tab order of a window, page or panel to the order of its layouts, first row first. Qt
/// uses the order of creation, which differs if members are created before the rows above them.
/// Must be called when all of them are laid out.
void tabAsLaidOut(QWidget& owner);

/// Puts widgets created later into the tab order at their visible place: before `next`, in their
/// order. Qt would put them at the end of the window.
void tabBefore(QWidget& next, const QList<QWidget*>& widgets);

}  // namespace hexa::editor
