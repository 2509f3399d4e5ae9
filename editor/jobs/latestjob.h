// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/job.h"

#include <QTimer>

#include <chrono>

namespace hexa::editor {

/// Answers the last of many requests, beside the window: a request takes the place of one that has
/// not begun. Destroying it cancels the work and waits for it.
class LatestJob {
public:
    /// Fate of running work after a newer request.
    enum class Overtaken {
        Dropped,  ///< It is cancelled, and its answer is dropped.
        /// It continues and its answer is used, so that steady requests don't delay all answers.
        Answered,
    };
    explicit LatestJob(Overtaken overtaken = Overtaken::Dropped);

    /// Begins once there was no other request for `debounce` and the work before has ended; never
    /// before the event loop turns. Then `prepare()` is called in this thread: it takes copies and
    /// gives the work, as Job::start() wants it. `take(answer)` is called in this thread.
    template <class Prepare, class Take>
    void ask(Prepare prepare, Take take, std::chrono::milliseconds debounce = {}) {
        replace(
            [this, prepare = std::move(prepare), take = std::move(take)]() mutable {
                mJob.start(prepare(), [this, take = std::move(take)](auto answer) mutable {
                    if (!mDropped) take(std::move(answer));
                    begin();
                });
            },
            debounce);
    }
    /// Forgets all requests; no answer follows.
    void cancel();
    /// True if a request has not begun.
    bool waiting() const { return mNext != nullptr; }
    /// True if an answer is to come.
    bool pending() const { return waiting() || (mJob.running() && !mDropped); }

private:
    void replace(std::function<void()> next, std::chrono::milliseconds debounce);
    void drop();
    void begin();

    const Overtaken mOvertaken;
    bool mDropped = false;  ///< The work under way.
    QTimer mDebounce;
    std::function<void()> mNext;  ///< Starts the waiting request.
    Job mJob;
};

}  // namespace hexa::editor
