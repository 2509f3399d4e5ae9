// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/playedgame.h"

#include <QObject>
#include <QTimer>

namespace hexa::editor {

class PlaySession;
class ProgramPlayers;

/// Looking back and forward in a game: steps, a replay at a pace, abandoned lines of play.
class Timeline : public QObject {
    Q_OBJECT
public:
    Timeline(PlaySession& session, ProgramPlayers& program, QObject* parent = nullptr);

    void back();
    void forward();
    /// Goes to the last decision of a person before this moment, or back by one if all are the
    /// program's.
    void undo();
    /// Goes forward. If nothing lies ahead, the program makes one decision.
    void step();
    /// Stores the later moves as a branch, and continues the game from here.
    void playOn();

    /// True during a replay: it goes forward at the pace of the program's players, until the end or
    /// until another moment is chosen.
    bool replaying() const { return mReplaying; }
    void setReplaying(bool replaying);
    /// True if nothing continues by itself: in the past there is no replay, otherwise the program's
    /// players are paused.
    bool rests() const;
    void setRests(bool rests);

    bool hasBranches() const;
    /// Plays all of them, which takes a moment.
    std::vector<PlayedGame::Branch> branches() const;

signals:
    /// The replay has started or stopped.
    void changed();

private:
    PlaySession& mSession;
    ProgramPlayers& mProgram;
    bool mReplaying = false;
    QTimer mTimer;
};

}  // namespace hexa::editor
