// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/flowlayout.h"

#include <QWidget>

namespace hexa::editor {

FlowLayout::~FlowLayout() { qDeleteAll(mItems); }

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < mItems.size() ? mItems.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : mItems) size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const {
    const QRect room = rect.marginsRemoved(contentsMargins());
    QPoint at = room.topLeft();
    int lineHeight = 0;
    for (QLayoutItem* item : mItems) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint();
        if (at.x() > room.left() && at.x() + size.width() > room.right() + 1) {
            at = QPoint(room.left(), at.y() + lineHeight + spacing());
            lineHeight = 0;
        }
        if (place) item->setGeometry(QRect(at, size));
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return at.y() + lineHeight - rect.top() + contentsMargins().bottom();
}

}  // namespace hexa::editor
