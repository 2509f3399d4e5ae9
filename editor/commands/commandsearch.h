// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/commands/commandlist.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListView;

namespace hexa::editor {

/// A field that finds every command of the window by a few letters of its name. Up and Down choose,
/// Enter does it, Escape or a click elsewhere closes.
class CommandSearch : public QFrame {
    Q_OBJECT
public:
    explicit CommandSearch(QWidget* window);

    /// Opens at the top of the window, over these actions, with an empty field.
    void open(const QList<QAction*>& actions);

signals:
    /// An action was chosen; it is triggered right after this.
    void chosen(QAction* action);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void search(const QString& typed);
    void move(int key);
    void trigger(const QModelIndex& index);

    QLineEdit* mField;
    QListView* mView;
    QLabel* mNothing;
    CommandList* mList;
};

}  // namespace hexa::editor
