// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStyledItemDelegate>

class QTableView;

namespace hexa::editor {

class TextCell;
class TextModel;

/// Draws a text with its state, marks and all lines, and provides its editor.
class TextDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    TextDelegate(TextModel& model, QTableView& view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

    /// Returns the open editor, or null.
    TextCell* cell() const;
    /// Commits the typed text and closes the editor.
    void commit();

signals:
    /// Enter was pressed in a text, and the text is committed.
    void lineFinished();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paintNumber(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    TextModel& mModel;
    QTableView& mView;
};

}  // namespace hexa::editor
