// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/sentencelayout.h"

#include <algorithm>

namespace hexa::editor {

SentenceLayout::~SentenceLayout() { qDeleteAll(mItems); }

QLayoutItem* SentenceLayout::takeAt(int index) {
    return 0 <= index && index < count() ? mItems.takeAt(index) : nullptr;
}

int SentenceLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize SentenceLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : mItems) size = size.expandedTo(item->sizeHint());
    return size;
}

void SentenceLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int SentenceLayout::arrange(const QRect& rect, bool place) const {
    constexpr int gap = 6;
    int y = rect.y();
    for (qsizetype first = 0; first < mItems.size();) {
        int width = 0, height = 0;
        qsizetype last = first;
        for (; last < mItems.size(); ++last) {
            const QSize size = mItems[last]->sizeHint();
            if (last > first && width + gap + size.width() > rect.width()) break;
            width += (last > first ? gap : 0) + size.width();
            height = std::max(height, size.height());
        }
        int x = rect.x();
        for (; first < last; ++first) {
            const QSize size = mItems[first]->sizeHint();
            if (place)
                mItems[first]->setGeometry(
                    {x, y + (height - size.height()) / 2, size.width(), size.height()});
            x += size.width() + gap;
        }
        y += height + gap;
    }
    return std::max(0, y - rect.y() - gap);
}

}  // namespace hexa::editor
