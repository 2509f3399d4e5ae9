// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/flowlayout.h"

#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

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
    std::vector<std::pair<QLayoutItem*, QRect>> line;
    const auto endLine = [&] {
        if (place)
            for (const auto& [item, top] : line)
                item->setGeometry(top.translated(0, (lineHeight - top.height()) / 2));
        line.clear();
    };
    for (QLayoutItem* item : mItems) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint();
        if (at.x() > room.left() && at.x() + size.width() > room.right() + 1) {
            endLine();
            at = QPoint(room.left(), at.y() + lineHeight + spacing());
            lineHeight = 0;
        }
        line.emplace_back(item, QRect(at, size));
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return at.y() + lineHeight - rect.top() + contentsMargins().bottom();
}

}  // namespace hexa::editor
