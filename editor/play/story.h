// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/playsession.h"
#include "editor/play/storysteps.h"

#include <QObject>
#include <QTimer>

namespace hexa::editor {

class OrderEntry;
class ProgramPlayers;

/// Tells the viewer step by step what the others did: by itself when he is asked again, or while he
/// watches the program at a pace (which waits for the story); once more when he wants it. Nothing
/// waits for its end: whoever decides ends it.
class Story : public QObject {
    Q_OBJECT
public:
    Story(PlaySession& session, Viewer& viewer, OrderEntry& orders, ProgramPlayers& program,
          QObject* parent = nullptr);

    /// The step that is shown; null: the board is as it is now.
    const StoryStep* step() const { return mRunning ? &mSteps[mAt] : nullptr; }
    bool running() const { return mRunning; }
    /// What happens in a step, in at most so many sentences.
    QString words(const StoryStep& step, int maxSentences) const;
    /// What is being told, or was told last.
    const std::vector<StoryStep>& steps() const { return mSteps; }

    /// Tells once more what happened since the viewer's last decision; to whoever only watches,
    /// since the turn began.
    void replay();
    bool canReplay() const { return mSession.match() != nullptr && start() < mSession.position(); }
    void stop();
    /// Without motion it tells only what it is asked for.
    void setMotion(bool motion);

signals:
    /// Another step, the first one, or none any more.
    void changed();

private:
    void follow();
    /// The moment that replay() begins with.
    std::size_t start() const;
    std::vector<StoryStep> stepsFrom(std::size_t position) const;
    void run(std::vector<StoryStep> steps);
    void next();
    /// Whether it is more than what the viewer himself has just chosen.
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
    std::optional<int> mSeat;  ///< Who was told; none: nobody yet in this game.
    std::size_t mTold = 0;     ///< The moment up to which that one has been told.
    bool mWasPast = false;
};

}  // namespace hexa::editor
