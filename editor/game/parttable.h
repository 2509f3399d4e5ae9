// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/game/gameparts.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <QTableView>

#include <cstdint>
#include <functional>
#include <optional>

class QMimeData;

namespace hexa::editor {

class GameDocument;

/// Rows of one part of the open game file. Every change of a cell is an undo step of the document.
class PartTable : public QAbstractTableModel {
    Q_OBJECT
public:
    PartTable(GameDocument& document, QObject* parent);

    /// Shows a part. It outlives the table or the next call.
    void setPart(const GamePart* part);
    const GamePart* part() const { return mPart; }
    const GameDocument& document() const { return mDocument; }
    const PartColumn& column(int index) const { return mPart->columns.at(static_cast<std::size_t>(index)); }
    /// Marks rows with the sentence of their problem.
    void setProblems(QHash<int, QString> problems);
    /// Shows the new state of the document.
    void refresh();
    /// Refreshes only the messages about the open map.
    void refreshReport();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// A value was refused for this reason; empty: it was accepted.
    void refused(const QString& reason);
    /// A changed cell has moved its row.
    void moved(int row, int column);

private:
    QPixmap pictureOf(int row) const;

    GameDocument& mDocument;
    const GamePart* mPart = nullptr;
    int mRows = 0, mColumns = 0;                      ///< Sizes at the last update of the view.
    QHash<int, QString> mProblems;                    ///< Sentences by row.
    mutable QHash<std::uint64_t, QPixmap> mPictures;  ///< By hash of what they show.
};

/// Editors for the cells of a PartTable: a list for choices, a line for the rest.
class PartDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    bool eventFilter(QObject* editor, QEvent* event) override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

signals:
    /// Return ended the typing of a text.
    void entered();
};

/// Table that takes drawings which are dropped on a row, and pasted drawings and texts.
class PartView : public QTableView {
    Q_OBJECT
public:
    explicit PartView(QWidget* parent = nullptr);
    /// Takes the widths of columns from their contents, up to a limit. The last one fills the rest.
    void fitColumns();
    /// Widens columns whose contents have grown.
    void growColumns();

signals:
    void dropped(int row, const QMimeData* data);
    void pasted();
    void removeRequested();
    /// The current cell, a colour, was double-clicked.
    void colourRequested();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

}  // namespace hexa::editor
