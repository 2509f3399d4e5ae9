// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/excerpt.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr qsizetype before = 30;  // characters
constexpr qsizetype behind = 120;
constexpr int margin = 4;

}  // namespace

Excerpt::Excerpt(const QString& text, qsizetype begin, qsizetype length) {
    const qsizetype from = std::max<qsizetype>(0, begin - before);
    const QString lead = from > 0 ? QStringLiteral("…") : QString();
    mText = lead + text.mid(from, begin - from + length + behind);
    mText.replace('\n', ' ');
    mBegin = static_cast<int>(begin - from + lead.size());
    mLength = static_cast<int>(length);
}

QVariant Excerpt::data(int role) const {
    switch (role) {
    case Qt::DisplayRole:
        return mText;
    case beginRole:
        return mBegin;
    case lengthRole:
        return mLength;
    default:
        return {};
    }
}

ExcerptDelegate::ExcerptDelegate(QObject* parent, QColor ground)
    : QStyledItemDelegate(parent), mGround(ground) {}

void ExcerptDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                            const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QString text =
        option.fontMetrics.elidedText(option.text, Qt::ElideRight, option.rect.width() - 2 * margin);
    option.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    const bool selected = option.state & QStyle::State_Selected;
    QTextLayout layout(text, option.font);
    QTextLayout::FormatRange mark;
    mark.start = index.data(Excerpt::beginRole).toInt();
    mark.length = std::clamp(index.data(Excerpt::lengthRole).toInt(), 0,
                             std::max(0, static_cast<int>(text.size()) - mark.start));
    QColor ground = mGround.isValid() ? mGround : option.palette.color(QPalette::Highlight);
    ground.setAlpha(selected ? 130 : 70);
    mark.format.setBackground(ground);
    layout.setFormats({mark});
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1e6);
    layout.endLayout();
    painter->save();
    painter->setClipRect(option.rect);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    layout.draw(painter, QPointF(option.rect.left() + margin, option.rect.center().y() - line.height() / 2));
    painter->restore();
}

}  // namespace hexa::editor

#include "moc_excerpt.cpp"
