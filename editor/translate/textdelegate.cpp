// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textdelegate.h"

#include "editor/translate/languagename.h"
#include "editor/translate/marking.h"
#include "editor/translate/statesign.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textmodel.h"
#include "editor/ui/icons.h"
#include "editor/ui/severity.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTableView>
#include <QTextLayout>

#include <cmath>

namespace hexa::editor {
namespace {

constexpr int gap = 4;
constexpr int signRoom = stateSignSize + 2 * gap;
constexpr int iconSize = 16;

qreal layOut(QTextLayout& layout, int width) {
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QFont fontOf(const QStyleOptionViewItem& option, const texts::Unit& unit) {
    QFont font = option.font;
    font.setBold(unit.kind == texts::UnitKind::Heading);
    return font;
}

QString shown(const QModelIndex& index) {
    return index.data(Qt::DisplayRole).toString().replace('\n', QChar::LineSeparator);
}

}  // namespace

TextDelegate::TextDelegate(TextModel& model, QTableView& view)
    : QStyledItemDelegate(&view), mModel(model), mView(view) {}

void TextDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                         const QModelIndex& index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const bool selected = option.state & QStyle::State_Selected;
    const bool current = index == mView.currentIndex();
    const QItemSelection selection = mView.selectionModel()->selection();
    const bool several = selection.size() > 1 ||
                         (selection.size() == 1 && (selection[0].width() > 1 || selection[0].height() > 1));
    // A selected text stays readable with its marks: a tint and a frame instead of the full colour.
    painter->save();
    painter->setClipRect(option.rect);
    painter->fillRect(option.rect, option.palette.color(QPalette::Base));
    const bool sameRow = index.row() == mView.currentIndex().row();
    if (selected || sameRow) {
        QColor tint = option.palette.color(QPalette::Highlight);
        tint.setAlpha(current || (selected && several) ? 44 : 20);
        painter->fillRect(option.rect, tint);
    }
    if (current) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    const std::string language = mModel.languageOf(index);
    if (language.empty()) {
        paintNumber(*painter, option, index);
    } else {
        const std::size_t number = mModel.unitOf(index);
        const texts::Unit& unit = mModel.parts().document.unit(number);
        paintState(
            *painter,
            QRectF(option.rect.left() + gap, option.rect.top() + gap + 1, stateSignSize, stateSignSize),
            unit.stateIn(language));
        const QString text = shown(index);
        const QRect room = option.rect.adjusted(signRoom, gap, -gap, -gap);
        if (text.isEmpty()) {
            painter->setPen(option.palette.color(QPalette::PlaceholderText));
            painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, tr("(no text)"));
        } else {
            QTextLayout layout(text, fontOf(option, unit));
            layout.setFormats(marksOf(mModel.parts(), number, language, text, option.palette));
            layOut(layout, room.width());
            painter->setPen(option.palette.color(QPalette::Text));
            layout.draw(painter, room.topLeft());
        }
    }
    painter->restore();
}

void TextDelegate::paintNumber(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    QColor muted = option.palette.color(QPalette::Text);
    muted.setAlphaF(0.7F);
    painter.setPen(muted);
    const QRect room = option.rect.adjusted(gap, gap, -gap, -gap);
    painter.drawText(room, Qt::AlignRight | Qt::AlignTop, index.data().toString());
    const auto alerts = mModel.parts().alerts.openOf(mModel.unitOf(index));
    if (alerts.empty()) return;
    // Worst first: one sign for all, with their number.
    icon(severityIcon(alerts.front().severity))
        .paint(&painter, QRect(room.left(), room.top(), iconSize, iconSize));
    if (alerts.size() > 1)
        painter.drawText(QRect(room.left() + iconSize + 2, room.top(), room.width() - iconSize, iconSize),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::number(alerts.size()));
}

QSize TextDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int line = option.fontMetrics.height();
    if (mModel.languageOf(index).empty()) return {60, line + 2 * gap + 1};
    // The width is that of the painted text, because the grid takes a line of the column.
    const int width = mView.columnWidth(index.column()) - (mView.showGrid() ? 1 : 0);
    QTextLayout layout(shown(index), fontOf(option, mModel.parts().document.unit(mModel.unitOf(index))));
    const qreal height = layOut(layout, std::max(40, width - signRoom - gap));
    return {width, std::max(static_cast<int>(std::ceil(height)), line) + 2 * gap + 1};
}

// -- writing --------------------------------------------------------------------------------------

QWidget* TextDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex& index) const {
    const std::string language = mModel.languageOf(index);
    if (language.empty()) return nullptr;
    auto* cell = new TextCell(mModel.parts(), mModel.unitOf(index), language, parent);
    cell->setAccessibleName(languageName(language));
    const int row = index.row();
    connect(cell, &TextCell::heightWanted, &mView, [this, row](int height) {
        if (row < mModel.rowCount() && mView.rowHeight(row) < height) mView.setRowHeight(row, height);
    });
    return cell;
}

void TextDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* cell = qobject_cast<TextCell*>(editor);
    const QString text = index.data(Qt::EditRole).toString();
    // The model also signals new alerts. The open editor must stay open then.
    if (cell == nullptr || cell->property("filled").toBool()) return;
    cell->setProperty("filled", true);
    cell->setPlainText(text);
    cell->moveCursor(QTextCursor::End);
}

void TextDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (const auto* cell = qobject_cast<TextCell*>(editor)) model->setData(index, cell->text(), Qt::EditRole);
}

void TextDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                        const QModelIndex&) const {
    editor->setGeometry(option.rect.adjusted(signRoom - gap, 1, -1, -1));
}

TextCell* TextDelegate::cell() const {
    // A closed editor is deleted in the next turn of the event loop. Until then it is hidden.
    for (TextCell* cell : mView.viewport()->findChildren<TextCell*>())
        if (cell->isVisibleTo(mView.viewport())) return cell;
    return nullptr;
}

void TextDelegate::commit() {
    if (TextCell* open = cell()) {
        emit commitData(open);
        emit closeEditor(open, NoHint);
        mView.setFocus();
    }
}

bool TextDelegate::eventFilter(QObject* watched, QEvent* event) {
    auto* cell = qobject_cast<TextCell*>(watched);
    if (cell != nullptr && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && !(key->modifiers() & Qt::ShiftModifier)) {
            commit();
            emit lineFinished();
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            const std::size_t unit = cell->unit();
            const std::string language = cell->language();
            emit closeEditor(cell, RevertModelCache);
            // The alerts may belong to the dropped text.
            mModel.parts().alerts.checkDraft(
                unit, language,
                QString::fromStdString(std::string(mModel.parts().document.unit(unit).in(language))));
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

}  // namespace hexa::editor

#include "moc_textdelegate.cpp"
