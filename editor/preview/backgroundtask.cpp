// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/backgroundtask.h"

#include <cassert>

namespace hexa {

BackgroundTask::~BackgroundTask() {
    mThread.request_stop();
    if (mThread.joinable()) mThread.join();
}

void BackgroundTask::start(Work work) {
    assert(!mRunning);
    mRunning = true;
    mThread = std::jthread([this, work = std::move(work)](std::stop_token stop) {
        int told = -1;
        const Progress progress = [this, &told](double done) {
            const int percent = static_cast<int>(done * 100);
            if (percent == told) return;
            told = percent;
            QMetaObject::invokeMethod(
                this, [this, percent] { emit progressed(percent); }, Qt::QueuedConnection);
        };
        const Status status = work(stop, progress);
        QMetaObject::invokeMethod(
            this, [this, status] { end(status); }, Qt::QueuedConnection);
    });
}

void BackgroundTask::end(const Status& status) {
    mThread.join();
    mRunning = false;
    emit finished(status);
}

}  // namespace hexa
