// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QShortcut;
class QSlider;
class QToolButton;

namespace hexa::editor {

struct PlayParts;

/// The bar above the board: the time of the game, the pace of the program, whose view is shown.
class PlayBar : public QWidget {
    Q_OBJECT
public:
    explicit PlayBar(PlayParts& parts);
    void refresh();

private:
    void retranslate();

    PlayParts& mParts;
    QToolButton* mBack;
    QToolButton* mForward;
    QSlider* mTime;
    QLabel* mTimeText;
    QToolButton* mBranches;
    QToolButton* mPause;
    QToolButton* mStep;
    QToolButton* mStory;  ///< Shows the last events again, or ends that.
    QShortcut* mSkip;
    QComboBox* mPace;
    QComboBox* mLook;
    QStringList mViews;  ///< Entries of mLook.
};

}  // namespace hexa::editor
