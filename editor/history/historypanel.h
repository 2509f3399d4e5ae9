// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QUndoStack;
class QUndoView;

namespace hexa::editor {

/// Kind of steps in a history.
enum class HistoryOf { Map, Texts };

/// The steps done so far, to go back and forth in by a click.
class HistoryPanel : public QWidget {
    Q_OBJECT
public:
    HistoryPanel(QUndoStack& steps, HistoryOf what, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fillMenu(QMenu& menu, QPoint at);

    HistoryOf mWhat;
    QUndoView* mView;
};

}  // namespace hexa::editor
