// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QTreeWidget;

namespace hexa::editor {

class ChordEdit;

/// All actions with their keys: search, change, back to the default. Keys that another action has
/// are not taken from it silently: its name is shown and taking them over is a second step.
class KeyboardPage : public QWidget {
    Q_OBJECT
public:
    KeyboardPage(QSettings& settings, const QList<QAction*>& actions, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void wire();
    void retranslate();
    void fill();
    void filter();
    QAction* current() const;
    void showCurrent();
    void keysEntered(const QKeySequence& chord);
    void change(QAction& action, const QKeySequence& keys);
    void resetAll();

    QSettings& mSettings;
    QList<QAction*> mActions;
    QLineEdit* mSearch;
    QTreeWidget* mTable;
    QLabel* mName;
    ChordEdit* mKeys;
    QPushButton* mClear;
    QPushButton* mReset;
    QPushButton* mResetAll;
    QLabel* mConflict;
    QPushButton* mTake;
    QKeySequence mWanted;  ///< Entered, but another action has them.
};

}  // namespace hexa::editor
