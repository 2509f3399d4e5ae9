// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/forget.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QToolTip>

namespace hexa::editor {

void forgetReader(QWidget& top) {
    for (auto* view : top.findChildren<QAbstractItemView*>()) {
        // Lists of combo boxes are windows of their own and keep the chosen entry.
        if (view->window() != top.window() || view->selectionModel() == nullptr) continue;
        const QSignalBlocker quiet(view);
        view->selectionModel()->clear();
    }
    for (auto* area : top.findChildren<QAbstractScrollArea*>())
        for (QScrollBar* bar : {area->horizontalScrollBar(), area->verticalScrollBar()})
            bar->setValue(bar->minimum());
    for (auto* label : top.findChildren<QLabel*>())
        if (label->hasSelectedText()) label->setSelection(0, 0);
}

void closePopups() {
    QToolTip::hideText();
    QWidget* closed = nullptr;
    for (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr && popup != closed;
         popup = QApplication::activePopupWidget()) {
        popup->close();
        closed = popup;
    }
}

}  // namespace hexa::editor
