// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/job.h"

#include <chrono>
#include <mutex>

namespace hexa::editor {

/// Job with visible intermediate states: a state that the window has not taken yet is replaced by
/// the next. Destroying it cancels the work and waits for it.
template <class State>
class SnapshotJob {
public:
    SnapshotJob() {
        QObject::connect(&mJob, &Job::noticed, [this] { take(); });
    }

    /// Controls of the work.
    class Control {
    public:
        const std::stop_token stop;
        /// True if the last state was shown long enough ago to show one that differs only in
        /// numbers.
        bool due() const { return Clock::now() - mShown >= std::chrono::milliseconds(60); }
        void show(State state) {
            mShown = Clock::now();
            {
                auto next = std::make_shared<const State>(std::move(state));
                const std::lock_guard lock(mJob.mMutex);
                mJob.mNext = std::move(next);
            }
            mNotify();
        }

    private:
        using Clock = std::chrono::steady_clock;
        friend SnapshotJob;
        Control(const JobControl& control, SnapshotJob& job)
            : stop(control.stop), mNotify(control.notify), mJob(job) {}
        std::function<void()> mNotify;
        SnapshotJob& mJob;
        Clock::time_point mShown;
    };

    /// Runs `State work(Control&)`, which returns the last state. `shown()` follows on each state
    /// that arrives in state(), the last one included; then `ended()`, when running() is false.
    /// Only while no job runs.
    template <class Work>
    void start(Work work, std::function<void()> shown, std::function<void()> ended) {
        mState.reset();
        mNext.reset();
        mShown = std::move(shown);
        mJob.start(
            [this, work = std::move(work)](const JobControl& job) mutable {
                Control control(job, *this);
                return std::make_shared<const State>(work(control));
            },
            [this, ended = std::move(ended)](std::shared_ptr<const State> last) {
                mState = std::move(last);
                mShown();
                ended();
            });
    }
    /// Cancels the work; the last state follows.
    void cancel() { mJob.cancel(); }
    bool running() const { return mJob.running(); }
    /// Returns the state; null before the first one. Stays until the next state arrives.
    const State* state() const { return mState.get(); }

private:
    void take() {
        {
            const std::lock_guard lock(mMutex);
            if (!mNext) return;
            mState = std::exchange(mNext, nullptr);
        }
        mShown();
    }

    std::shared_ptr<const State> mState;
    std::function<void()> mShown;
    std::mutex mMutex;  ///< Protects mNext.
    std::shared_ptr<const State> mNext;
    Job mJob;  ///< Last: its work uses all of the above.
};

}  // namespace hexa::editor
