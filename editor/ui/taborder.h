// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace hexa::editor {

/// Puts widgets that were made later into the tab order where they are seen: before `next`, in their order. Qt would
/// put them behind everything else in the window.
inline void tabBefore(QWidget& next, const QList<QWidget*>& widgets) {
    QWidget* before = next.previousInFocusChain();
    while (before != &next && (before->focusPolicy() == Qt::NoFocus || widgets.contains(before)))
        before = before->previousInFocusChain();
    for (QWidget* widget : widgets) {
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

}  // namespace hexa::editor
