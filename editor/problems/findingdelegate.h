// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace hexa::editor {

/// Draws a finding: icon and sentence, then place and rule. It uses one line if there is room,
/// otherwise three (the sentence in up to two). All rows are equally high, so that ten thousand
/// need no time for their layout.
class FindingDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// True if rows of this width are in one line.
    static bool isWide(int width) { return width >= 520; }
};

}  // namespace hexa::editor
