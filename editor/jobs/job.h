// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

namespace hexa::editor {

/// Access of the work to its job.
struct JobControl {
    std::stop_token stop;
    /// Reports the completed part, 0 to 1, at any frequency. A smaller part than before is ignored.
    std::function<void(double)> progress;
    /// Has Job::noticed() emitted soon, once for all calls until then.
    std::function<void()> notify;
};

/// One piece of work at a time on a thread of its own. Everything but the work happens in the
/// thread that owns this: that of the window. Destroying it cancels the work and waits for it.
class Job : public QObject {
    Q_OBJECT
public:
    explicit Job(QObject* parent = nullptr) : QObject(parent) {}
    ~Job() override { discard(); }

    /// Runs `Result work(const JobControl&)` in another thread, then calls `then(Result)` when
    /// running() is false again. The work must hold copies of everything that the window may
    /// change. Only while no job runs.
    template <class Work, class Then>
    void start(Work work, Then then) {
        using Result = std::invoke_result_t<Work&, const JobControl&>;
        auto result = std::make_shared<std::optional<Result>>();
        begin([work = std::move(work),
               result](const JobControl& control) mutable { result->emplace(work(control)); },
              [then = std::move(then), result]() mutable { then(*std::move(*result)); });
    }
    /// Asks the work to stop; its result is passed on in any case.
    void cancel() { mThread.request_stop(); }
    /// Waits for the work and passes its result on before this returns.
    void wait();
    /// Cancels the work and waits for it; its result is dropped.
    void discard();
    bool running() const { return mThread.joinable(); }

signals:
    void progressed(int percent);
    void noticed();

private:
    void begin(std::function<void(const JobControl&)> work, std::function<void()> then);
    /// Called from the work's thread: arrive() follows in the window's.
    void post() { QMetaObject::invokeMethod(this, "arrive", Qt::QueuedConnection); }
    /// Takes the result of the work, unless that was done already.
    Q_INVOKABLE void arrive();

    // State shared by the threads. It is passed here and not by Qt's events, so that the thread
    // sanitizer can follow.
    std::atomic<int> mPercent;
    std::atomic<bool> mNotice;
    std::atomic<bool> mEnded;

    int mReported = 0;  ///< Percent.
    std::function<void()> mThen;
    std::jthread mThread;  ///< Last: its work uses all of the above.
};

}  // namespace hexa::editor
