// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QPointer>
#include <QStyledItemDelegate>

#include <vector>

class QAction;

namespace hexa::editor {

/// Actions of a window that match the typed text, best first; disabled ones at the end.
class CommandList : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { PositionsRole = Qt::UserRole, MenuRole, KeysRole };

    using QAbstractListModel::QAbstractListModel;

    /// Separators, menus and actions without a text or not visible are left out.
    void setActions(const QList<QAction*>& actions);
    void setTyped(const QString& typed);
    QAction* actionAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Entry {
        QPointer<QAction> action;
        QString text;
        QString menu;
        int score = 0;
        QList<qsizetype> positions;
        bool enabled = false;
    };
    std::vector<Entry> mAll;
    std::vector<Entry> mShown;
};

/// Paints a line: the found letters bold, the menu behind in grey, the keys at the right.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace hexa::editor
