// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/pagestack.h"

namespace hexa::editor {

PageStack::PageStack(QWidget* parent) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize PageStack::minimumSizeHint() const {
    const QWidget* page = currentWidget();
    return page != nullptr ? page->minimumSizeHint().expandedTo(page->minimumSize()) : QSize();
}

}  // namespace hexa::editor

#include "moc_pagestack.cpp"
