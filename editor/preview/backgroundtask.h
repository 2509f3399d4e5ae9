// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>

namespace hexa {

/// One long job at a time beside the window: runs on its own thread, tells its progress and its end in the window's
/// thread. Destroying it stops the job and waits for it.
class BackgroundTask : public QObject {
    Q_OBJECT
public:
    /// Part that is done, 0 to 1; may be called as often as one likes.
    using Progress = std::function<void(double)>;
    using Work = std::function<Status(std::stop_token, const Progress&)>;

    explicit BackgroundTask(QObject* parent = nullptr) : QObject(parent) {}
    ~BackgroundTask() override;

    /// Only while nothing runs.
    void start(Work work);
    /// Asks the job to stop; finished() follows in any case.
    void stop() { mThread.request_stop(); }
    bool running() const { return mRunning; }

signals:
    void progressed(int percent);
    void finished(const hexa::Status& status);

private:
    void end(const Status& status);

    bool mRunning = false;
    std::jthread mThread;
};

}  // namespace hexa
