// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/job.h"
#include "editor/play/playsession.h"

#include <QTimer>

namespace hexa::editor {

/// Runs the program's players. They think in another thread, keep a pace, and pause while a person
/// looks at the past. Without a person in the game they begin at a pace that can be followed.
class ProgramPlayers : public QObject {
    Q_OBJECT
public:
    explicit ProgramPlayers(PlaySession& session, QObject* parent = nullptr);

    bool paused() const { return mPaused; }
    void setPaused(bool paused);
    /// Returns the milliseconds between their decisions; 0 means at once.
    int pace() const { return mPace; }
    /// Sets the pace of this and all later games.
    void setPace(int milliseconds);
    /// Makes them wait while their last decision is still being shown.
    void setHeld(bool held);
    static constexpr int watchPace = 500;
    /// Makes one decision while paused.
    void step();

signals:
    /// The pause, the pace, or the thinking state has changed.
    void changed();

private:
    bool isTheirTurn() const;
    void follow();
    void think();
    void thought(const std::vector<std::string>& lines);

    PlaySession& mSession;
    bool mPaused = false;
    bool mHeld = false;
    int mPace = 0;
    bool mPaceChosen = false;
    bool mSingle = false;  ///< Only one decision is wanted.
    bool mActs = false;
    QTimer mTimer;
    std::uint64_t mRevision = 0;  ///< Revision of the session when thinking began.
    Job mJob;
};

}  // namespace hexa::editor
