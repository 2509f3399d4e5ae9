// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QPixmap>
#include <QScrollBar>
#include <QStackedLayout>
#include <QToolButton>

namespace hexa::test {

inline QString nameOf(const QWidget& widget) {
    return QString(widget.metaObject()->className()) + ' ' + widget.objectName();
}

/// True if it is scrolled out of sight sideways, or beyond its holder: it can't be read.
inline bool isCutAtTheSide(const QWidget& widget) {
    for (const QWidget* holder = widget.parentWidget(); holder != nullptr; holder = holder->parentWidget()) {
        const QRect place(widget.mapTo(holder, QPoint(0, 0)), widget.size());
        if (place.right() > holder->rect().right() + 1 || place.left() < holder->rect().left() - 1) {
            const auto* area = qobject_cast<const QAbstractScrollArea*>(holder->parentWidget());
            const bool scrolls = area != nullptr && area->viewport() == holder &&
                                 area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
            return !scrolls;
        }
        if (holder->isWindow()) break;
    }
    return false;
}

inline bool isCut(const QLabel& label) {
    if (label.text().isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull()) return false;
    if (!label.wordWrap()) return label.width() < label.sizeHint().width() && label.toolTip().isEmpty();
    return label.height() < label.heightForWidth(label.width());
}

inline bool isCut(const QAbstractButton& button) {
    if (button.text().isEmpty()) return false;
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly) return false;
    return button.width() < button.minimumSizeHint().width();
}

/// True if its panel's tab is behind another one: the main window keeps such panels beyond its
/// edge.
inline bool isBehind(const QWidget& widget) {
    for (const QWidget* holder = &widget; holder != nullptr; holder = holder->parentWidget())
        if (const auto* dock = qobject_cast<const QDockWidget*>(holder))
            return dock->visibleRegion().isEmpty();
    return false;
}

/// Returns every text below a window that is not completely readable.
inline QStringList cutTexts(const QWidget& window) {
    QStringList list;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || widget->size().isEmpty() ||
            isBehind(*widget))
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        QString text = label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
        if (text.isEmpty()) continue;
        if ((label != nullptr && isCut(*label)) || (button != nullptr && isCut(*button)))
            list << nameOf(*widget) + ": " + text + ": cut";
        else if (isCutAtTheSide(*widget))
            list << nameOf(*widget) + ": " + text + ": beyond the edge";
    }
    return list;
}

/// Returns every pair of widgets of one layout that overlap: there is too little room for the
/// layout's contents.
inline QStringList overlaps(const QWidget& window) {
    QStringList list;
    const auto standsAlone = [&](const QWidget* widget) {
        return widget->isVisible() && !widget->isWindow() && !widget->size().isEmpty() && !isBehind(*widget);
    };
    for (const QLayout* layout : window.findChildren<QLayout*>()) {
        if (qobject_cast<const QStackedLayout*>(layout) != nullptr || layout->inherits("QMainWindowLayout"))
            continue;
        for (int i = 0; i < layout->count(); ++i)
            for (int j = i + 1; j < layout->count(); ++j) {
                const QWidget* one = layout->itemAt(i)->widget();
                const QWidget* other = layout->itemAt(j)->widget();
                if (one == nullptr || other == nullptr || !standsAlone(one) || !standsAlone(other)) continue;
                if (one->geometry()
                        .adjusted(1, 1, -1, -1)
                        .intersects(other->geometry().adjusted(1, 1, -1, -1)))
                    list << nameOf(*one) + " and " + nameOf(*other) + ": over each other";
            }
    }
    return list;
}

}  // namespace hexa::test
