// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/jobs/job.h"

#include <cassert>

namespace hexa::editor {

void Job::begin(std::function<void(const JobControl&)> work, std::function<void()> then) {
    assert(!running());
    mThen = std::move(then);
    mPercent = mReported = -1;
    mNotice = mEnded = false;
    mThread = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        const auto progress = [this](double part) {
            const int percent = static_cast<int>(part * 100);
            if (percent <= mPercent) return;
            mPercent = percent;
            post();
        };
        const auto notify = [this] {
            if (!mNotice.exchange(true)) post();
        };
        work({stop, progress, notify});
        mEnded = true;
        post();
    });
}

void Job::arrive() {
    if (!running()) return;
    if (const int percent = mPercent; percent > mReported) emit progressed(mReported = percent);
    if (mNotice.exchange(false)) emit noticed();
    if (mEnded) wait();
}

void Job::wait() {
    if (!running()) return;
    mThread.join();
    std::exchange(mThen, nullptr)();
}

void Job::discard() {
    if (!running()) return;
    mThread.request_stop();
    mThread.join();
    mThen = nullptr;
}

}  // namespace hexa::editor

#include "moc_job.cpp"
