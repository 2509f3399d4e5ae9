// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace hexa::editor {

class PlaySession;

/// Banner over the board after the end of a game: the winner, the reason, and next steps. The board
/// stays in place; looking at an earlier moment hides the banner.
class EndBanner : public QFrame {
    Q_OBJECT
public:
    /// Creates the banner above `board`.
    EndBanner(const PlaySession& session, QWidget* board);
    void refresh();
    /// Returns the winners and the figures of all seats: "Points 30 : 9".
    QString words() const;

signals:
    void pictureRequested();
    void againRequested();
    void mapRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    const PlaySession& mSession;
    QLabel* mSign;
    QLabel* mWinner;
    QLabel* mFigures;
    QPushButton* mPicture;
    QPushButton* mAgain;
    QPushButton* mMap;
    QToolButton* mClose;
    bool mClosed = false;  ///< The user has put it away.
};

}  // namespace hexa::editor
