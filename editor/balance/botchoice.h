// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;

namespace hexa::editor {

class BalanceSession;
class FoldButton;

/// Check boxes for the bots of a check: the levels of play first, as people choose them in games;
/// the other bots are folded.
class BotChoice : public QWidget {
    Q_OBJECT
public:
    explicit BotChoice(BalanceSession& session, QWidget* parent = nullptr);

private:
    void retranslate();
    void refresh();
    void choose();

    BalanceSession& mSession;
    QLabel* mTitle;
    std::vector<QCheckBox*> mBots;  ///< In the order of PlayFunctions::bots.
    QWidget* mOthers;
    FoldButton* mShowOthers;
    QLabel* mPurpose;
};

}  // namespace hexa::editor
