// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/findingdelegate.h"

#include "editor/problems/findingsmodel.h"
#include "editor/ui/textlines.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QIcon>
#include <QPainter>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int gap = 6;
constexpr int iconSize = 16;
constexpr int placeWidth = 120;
constexpr int ruleWidth = 80;

/// Returns the text in at most two lines, the second cut off with an ellipsis; gives the number of
/// lines.
int paintTwoLines(QPainter& painter, const QRect& room, const QString& text) {
    const QStringList lines = textLines(text, painter.font(), room.width(), 2);
    const int height = painter.fontMetrics().height();
    for (int i = 0; i < lines.size(); ++i)
        painter.drawText(QRect(room.left(), room.top() + i * height, room.width(), height),
                         Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
    return std::max(1, static_cast<int>(lines.size()));
}

}  // namespace

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                            const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QString text = option.text;
    option.text.clear();
    option.icon = {};
    option.features &= ~QStyleOptionViewItem::HasDecoration;
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

    painter->save();
    painter->setFont(option.font);
    const bool selected = option.state & QStyle::State_Selected;
    const bool accepted = !index.data(FindingsModel::AcceptedRole).toString().isEmpty();
    const QColor ink = option.palette.color(selected   ? QPalette::HighlightedText
                                            : accepted ? QPalette::PlaceholderText
                                                       : QPalette::Text);
    QColor muted = ink;
    muted.setAlphaF(0.72F);
    const int height = option.fontMetrics.height();
    const QString place = index.data(FindingsModel::PlaceRole).toString();
    const QString rule = index.data(FindingsModel::RuleRole).toString();
    const auto elided = [&](const QString& words, int width) {
        return option.fontMetrics.elidedText(words, Qt::ElideRight, width);
    };

    QRect room = option.rect.adjusted(gap, gap / 2, -gap, -gap / 2);
    const bool wide = isWide(option.rect.width());
    const QRect sign(room.left(),
                     wide ? room.center().y() - iconSize / 2 + 1 : room.top() + (height - iconSize) / 2,
                     iconSize, iconSize);
    qvariant_cast<QIcon>(index.data(Qt::DecorationRole))
        .paint(painter, sign, Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
    room.setLeft(sign.right() + gap);
    if (wide) {
        const QRect ruleRoom(room.right() - ruleWidth, room.top(), ruleWidth, room.height());
        const QRect placeRoom(ruleRoom.left() - placeWidth, room.top(), placeWidth - gap, room.height());
        room.setRight(placeRoom.left() - gap);
        painter->setPen(ink);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, elided(text, room.width()));
        painter->setPen(muted);
        painter->drawText(placeRoom, Qt::AlignLeft | Qt::AlignVCenter, elided(place, placeRoom.width()));
        painter->drawText(ruleRoom, Qt::AlignLeft | Qt::AlignVCenter, elided(rule, ruleRoom.width()));
    } else {
        painter->setPen(ink);
        const int lines = paintTwoLines(*painter, room, text);
        painter->setPen(muted);
        const QRect last(room.left(), room.top() + lines * height, room.width(), height);
        painter->drawText(last, Qt::AlignRight | Qt::AlignVCenter, rule);
        painter->drawText(last, Qt::AlignLeft | Qt::AlignVCenter,
                          elided(place, last.width() - option.fontMetrics.horizontalAdvance(rule) - gap));
    }
    painter->restore();
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    return {160, (isWide(width) ? 1 : 3) * option.fontMetrics.height() + gap + 2};
}

}  // namespace hexa::editor

#include "moc_findingdelegate.cpp"
