// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/taborder.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <vector>

namespace hexa::editor {

namespace {

/// Parts of a widget, in reading order. The controls of Qt are leaves.
class Chain {
public:
    void add(QWidget* widget) {
        if (widget == nullptr) return;
        if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus) mStops.push_back(widget);
        if (auto* tabs = qobject_cast<QTabWidget*>(widget)) return addTabs(*tabs);
        if (auto* splitter = qobject_cast<QSplitter*>(widget)) return addParts(*splitter);
        if (auto* area = qobject_cast<QScrollArea*>(widget)) return add(area->widget());
        if (QLayout* layout = widget->layout()) add(*layout);
    }
    void tie() const {
        if (mStops.empty()) return;
        // The chain is a ring that begins at the window. The first control is moved to the place of
        // the first of them, otherwise Qt would leave it at its place, perhaps at the end.
        QWidget* first = mStops.front()->window()->nextInFocusChain();
        while (std::ranges::find(mStops, first) == mStops.end()) first = first->nextInFocusChain();
        if (first != mStops.front()) QWidget::setTabOrder(first, mStops.front());
        for (std::size_t i = 1; i < mStops.size(); ++i) QWidget::setTabOrder(mStops[i - 1], mStops[i]);
    }

private:
    void add(QLayout& layout) {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem* item = layout.itemAt(i);
            if (item->widget() != nullptr) add(item->widget());
            if (item->layout() != nullptr) add(*item->layout());
        }
    }
    void addTabs(QTabWidget& tabs) {
        add(tabs.tabBar());
        for (int i = 0; i < tabs.count(); ++i) add(tabs.widget(i));
    }
    void addParts(QSplitter& splitter) {
        for (int i = 0; i < splitter.count(); ++i) add(splitter.widget(i));
    }

    std::vector<QWidget*> mStops;
};

}  // namespace

void tabAsLaidOut(QWidget& owner) {
    Chain chain;
    chain.add(&owner);
    chain.tie();
}

void tabBefore(QWidget& next, const QList<QWidget*>& widgets) {
    QWidget* before = next.previousInFocusChain();
    while (before != &next && (before->focusPolicy() == Qt::NoFocus || widgets.contains(before)))
        before = before->previousInFocusChain();
    for (QWidget* widget : widgets) {
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

}  // namespace hexa::editor
