// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/campaign/campaignlog.h"

#include <QIcon>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace hexa::editor {

class Locale;
class Thumbnails;

/// Page with the state of a campaign and the next steps: its scenarios in order, its players, and
/// possible actions. Changes are made in the log at once. Signals request actions that need files,
/// questions or a game.
class CampaignPage : public QWidget {
    Q_OBJECT
public:
    CampaignPage(CampaignLog& log, const Locale& locale, QWidget* parent = nullptr);

    /// Returns "Anna (Red)", "Player 2".
    QString playerName(std::size_t player) const;
    QString stageTitle(std::size_t stage) const;
    /// Returns "won by Anna (Red)", "drawn"; marks the next scenario as such, empty behind it.
    QString outcomeText(std::size_t stage) const;
    /// Announces a game of the next scenario in progress, to be resumed.
    void setUnderWay(bool underWay);

signals:
    void playRequested();
    void addMapsRequested();
    void addOpenMapRequested();
    void gameFileRequested();
    void outcomeRequested();
    void takeBackRequested();
    void mapRequested(int stage);
    void removeRequested(int stage);
    void failed(const hexa::Error& error);

private:
    void buildTables();
    QPushButton* addButton(QBoxLayout& column, const char* name);
    void change(const CampaignLog::Change& change);
    void refresh();
    void refreshStages();
    void refreshPlayers();
    void refreshButtons();
    void retranslate();
    int chosen() const;
    QIcon pictureOf(std::size_t stage);
    void move(int by);
    QString nextText() const;

    struct StagePicture {
        Board board;
        QIcon icon;  ///< Null until it is made.
    };

    CampaignLog& mLog;
    const Locale& mLocale;
    Thumbnails* mThumbnails = nullptr;
    std::vector<StagePicture> mPictures;
    bool mUnderWay = false;
    /// True while the tables are filled: their signals are not changes by the user then.
    bool mFilling = false;
    QLineEdit* mTitle;
    QLabel* mTitleLabel;
    QLabel* mFile;
    QLabel* mNext;
    QLabel* mOutcomeTitle;
    QLabel* mStagesTitle;
    QTableWidget* mStages;
    QTableWidget* mPlayers;
    QPushButton* mPlay;
    QPushButton* mGameFile;
    QPushButton* mOutcome;
    QPushButton* mTakeBack;
    QPushButton* mAddMaps;
    QPushButton* mAddOpen;
    QPushButton* mUp;
    QPushButton* mDown;
    QPushButton* mRemove;
    QPushButton* mMap;
};

}  // namespace hexa::editor
