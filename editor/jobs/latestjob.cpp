// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/jobs/latestjob.h"

namespace hexa::editor {

LatestJob::LatestJob(Overtaken overtaken) : mOvertaken(overtaken) {
    mDebounce.setSingleShot(true);
    mDebounce.callOnTimeout([this] { begin(); });
}

void LatestJob::replace(std::function<void()> next, std::chrono::milliseconds debounce) {
    if (mOvertaken == Overtaken::Dropped) drop();
    mNext = std::move(next);
    mDebounce.start(debounce);
}

void LatestJob::cancel() {
    drop();
    mNext = nullptr;
    mDebounce.stop();
}

void LatestJob::drop() {
    mDropped = true;
    mJob.cancel();
}

void LatestJob::begin() {
    if (!mNext || mDebounce.isActive() || mJob.running()) return;
    mDropped = false;
    std::exchange(mNext, nullptr)();
}

}  // namespace hexa::editor
