// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/scrollcolumn.h"

#include <QEvent>
#include <QScrollBar>

namespace hexa::editor {

ScrollColumn::ScrollColumn(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
}

QSize ScrollColumn::minimumSizeHint() const {
    QSize size = QScrollArea::minimumSizeHint();
    if (widget() != nullptr)
        size.setWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() +
                      2 * frameWidth());
    return size;
}

bool ScrollColumn::event(QEvent* event) {
    // The content needs another width: another language, more lines.
    if (event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::event(event);
}

}  // namespace hexa::editor

#include "moc_scrollcolumn.cpp"
