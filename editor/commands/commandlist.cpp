// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/commandlist.h"

#include "editor/commands/actiontext.h"
#include "editor/commands/fuzzymatch.h"

#include <QAction>
#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace hexa::editor {

void CommandList::setActions(const QList<QAction*>& actions) {
    mAll.clear();
    for (QAction* action : actions) {
        if (action->isSeparator() || action->menu() != nullptr || !action->isVisible()) continue;
        Entry entry{action, plainText(*action), menuPath(*action), 0, {}, action->isEnabled()};
        if (!entry.text.isEmpty()) mAll.push_back(std::move(entry));
    }
    setTyped({});
}

void CommandList::setTyped(const QString& typed) {
    beginResetModel();
    mShown.clear();
    const auto letters = static_cast<int>(QString(typed).remove(u' ').size());
    for (const Entry& entry : mAll) {
        // The menu counts too ("file new"), but a command's own name comes first. Letters that lie
        // about in a long text are found for nearly every word: few may begin within a word, and
        // with the menu none.
        auto match = fuzzyMatch(typed, entry.text);
        if (match && match->scattered * 3 > letters) match.reset();
        if (match) match->score += 1000;
        if (!match) {
            match = fuzzyMatch(typed, entry.menu + u' ' + entry.text);
            if (match && match->scattered > 0) match.reset();
            if (match) match->positions.clear();
        }
        if (!match) continue;
        mShown.push_back(entry);
        mShown.back().score = match->score;
        mShown.back().positions = match->positions;
    }
    std::ranges::stable_sort(mShown, [](const Entry& a, const Entry& b) {
        return a.enabled != b.enabled ? a.enabled : a.score > b.score;
    });
    endResetModel();
}

QAction* CommandList::actionAt(const QModelIndex& index) const {
    return index.isValid() ? mShown[static_cast<std::size_t>(index.row())].action.data() : nullptr;
}

int CommandList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(mShown.size());
}

QVariant CommandList::data(const QModelIndex& index, int role) const {
    const Entry& entry = mShown[static_cast<std::size_t>(index.row())];
    const QString keys =
        entry.action ? entry.action->shortcut().toString(QKeySequence::NativeText) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case Qt::ToolTipRole:
        return entry.action ? entry.action->toolTip() : QString();
    case Qt::AccessibleTextRole:
        return QStringList{entry.text, entry.menu, keys}.join(", ");
    case PositionsRole:
        return QVariant::fromValue(entry.positions);
    case MenuRole:
        return entry.menu;
    case KeysRole:
        return keys;
    default:
        return {};
    }
}

Qt::ItemFlags CommandList::flags(const QModelIndex& index) const {
    const bool enabled = mShown[static_cast<std::size_t>(index.row())].enabled;
    return enabled ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                   : Qt::ItemNeverHasChildren;
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {200, option.fontMetrics.height() + 12};
}

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyleOptionViewItem line = option;
    initStyleOption(&line, index);
    line.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &line, painter, line.widget);

    const bool selected = option.state & QStyle::State_Selected;
    const auto group = option.state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
    const QColor ink = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    QColor quiet = ink;
    quiet.setAlphaF(0.7F);
    const QRect room = option.rect.adjusted(8, 0, -8, 0);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(quiet);
    const QString keys = index.data(CommandList::KeysRole).toString();
    const int keysWidth = option.fontMetrics.horizontalAdvance(keys);
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, keys);

    // The matching letters are bold: pieces of equal weight are drawn one after the other.
    const QString text = index.data(Qt::DisplayRole).toString();
    const auto found = index.data(CommandList::PositionsRole).value<QList<qsizetype>>();
    QFont bold = option.font;
    bold.setBold(true);
    const int end = room.right() - keysWidth - 16;
    int x = room.left();
    painter->setPen(ink);
    for (qsizetype i = 0; i < text.size() && x < end;) {
        const bool isFound = found.contains(i);
        qsizetype until = i;
        while (until < text.size() && found.contains(until) == isFound) ++until;
        painter->setFont(isFound ? bold : option.font);
        const QFontMetrics metrics = painter->fontMetrics();
        const QString piece = metrics.elidedText(text.mid(i, until - i), Qt::ElideRight, end - x);
        painter->drawText(QRect(x, room.top(), end - x, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          piece);
        x += metrics.horizontalAdvance(piece);
        i = until;
    }
    painter->setFont(option.font);
    painter->setPen(quiet);
    x += 12;
    if (x < end)
        painter->drawText(QRect(x, room.top(), end - x, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data(CommandList::MenuRole).toString(),
                                                        Qt::ElideRight, end - x));
    painter->restore();
}

}  // namespace hexa::editor

#include "moc_commandlist.cpp"
