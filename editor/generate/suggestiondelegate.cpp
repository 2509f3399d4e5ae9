// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/suggestiondelegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int around = 6;  // pixels
constexpr int inWidth = 1000;

/// Lays out the lines of an entry below each other, wrapped to a width. Paints them if there is a
/// painter. Returns their height.
int layLines(const QString& text, const QFont& font, const QRect& room, QPainter* painter) {
    int top = room.top();
    QFont bold = font;
    bold.setBold(true);
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QFont& used = i == 0 ? bold : font;
        const QRect rest(room.left(), top, room.width(), inWidth);
        const QRect taken = QFontMetrics(used).boundingRect(rest, Qt::TextWordWrap, lines[i]);
        if (painter != nullptr) {
            painter->setFont(used);
            painter->drawText(rest, Qt::TextWordWrap, lines[i]);
        }
        top += taken.height();
    }
    return top - room.top();
}

}  // namespace

void SuggestionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                               const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QString text = std::exchange(option.text, {});
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    painter->save();
    painter->setPen(option.palette.color(QPalette::Mid));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    layLines(text, option.font, option.rect.adjusted(around, around, -around, 0), painter);
    painter->restore();
}

QSize SuggestionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = (view != nullptr ? view->viewport()->width() : option.rect.width()) - 2 * around;
    const QString text = index.data(Qt::DisplayRole).toString();
    return {1, layLines(text, option.font, QRect(0, 0, std::max(1, width), inWidth), nullptr) + 2 * around};
}

}  // namespace hexa::editor
