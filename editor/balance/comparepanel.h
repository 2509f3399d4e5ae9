// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/scrollcolumn.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace hexa::editor {

class BalanceSession;

/// Panel with an edit's effect on the shares: the kept map ("A", or a file) against the present
/// one, played with common seeds.
class ComparePanel : public ScrollColumn {
    Q_OBJECT
public:
    explicit ComparePanel(BalanceSession& session, QWidget* parent = nullptr);

    void keepA();
    void compare();

signals:
    void fileRequested();

private:
    void retranslate();
    void refresh();
    void showComparison();

    BalanceSession& mSession;
    QLabel* mIntro;
    QLabel* mA;
    QPushButton* mKeep;
    QPushButton* mFile;
    QLabel* mGamesTitle;
    QSpinBox* mGames;
    QPushButton* mCompare;
    QProgressBar* mProgress;
    QLabel* mWords;
    QTableWidget* mTable;
};

}  // namespace hexa::editor
