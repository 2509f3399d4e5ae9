// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/playsession.h"
#include "editor/play/storysteps.h"

#include <QObject>
#include <QTimer>

namespace hexa::editor {

class OrderEntry;
class ProgramPlayers;

/// Shows the viewer the other players' moves step by step. It starts by itself when the viewer is
/// asked again, or while he watches the program at a pace (which waits for the story); it repeats
/// on request. Deciding ends the story at once.
class Story : public QObject {
    Q_OBJECT
public:
    Story(PlaySession& session, Viewer& viewer, OrderEntry& orders, ProgramPlayers& program,
          QObject* parent = nullptr);

    /// Returns the step shown; null if the board shows the present.
    const StoryStep* step() const { return mRunning ? &mSteps[mAt] : nullptr; }
    bool running() const { return mRunning; }
    /// Returns the events of a step, in at most `maxSentences` sentences.
    QString words(const StoryStep& step, int maxSentences) const;
    /// Returns the steps of the present or last story.
    const std::vector<StoryStep>& steps() const { return mSteps; }

    /// Repeats the events since the viewer's last decision; for a viewer without a seat, since the
    /// turn began.
    void replay();
    bool canReplay() const { return mSession.match() != nullptr && start() < mSession.position(); }
    void stop();
    /// Switches motion on or off. Without motion it only runs on request.
    void setMotion(bool motion);

signals:
    /// Another step is shown, the first one, or none any longer.
    void changed();

private:
    void follow();
    /// Returns the moment that replay() begins with.
    std::size_t start() const;
    std::vector<StoryStep> stepsFrom(std::size_t position) const;
    void run(std::vector<StoryStep> steps);
    void next();
    /// True if it is more than the viewer's own last choice.
    bool isNews(const std::vector<StoryStep>& steps) const;
    int stepTime() const;

    PlaySession& mSession;
    Viewer& mViewer;
    ProgramPlayers& mProgram;
    bool mMotion = true;
    std::vector<StoryStep> mSteps;
    std::size_t mAt = 0;
    bool mRunning = false;
    QTimer mTimer;
    std::optional<int> mSeat;   ///< Viewer of the last story; none: no story yet in this game.
    std::size_t mReported = 0;  ///< The moment up to which that game has been shown.
    bool mWasPast = false;
};

}  // namespace hexa::editor
