// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace hexa {

/// Long work beside the window that shows how it stands, as often as the window can take it: the work hands over states,
/// and one that the window has not taken yet is replaced by the next. Destroying it stops the work and waits for it.
/// Everything the two threads share is here, so that it outlives the thread; what derives from it adds no members.
class LongRunBase : public QObject {
    Q_OBJECT
public:
    ~LongRunBase() override;

    /// finished() follows.
    void stop() { mThread.request_stop(); }
    bool running() const { return mRunning; }

signals:
    void progressed();
    void finished();

protected:
    /// Between two states that differ in nothing but numbers.
    static constexpr std::chrono::milliseconds pause{60};

    explicit LongRunBase(QObject* parent) : QObject(parent) {}

    /// Only while nothing runs. The work must hand over a last state before it returns.
    void begin(std::function<void(const std::stop_token&)> work);
    /// From the work's thread.
    void hand(std::shared_ptr<const void> state, bool last);
    const void* shown() const { return mShown.get(); }
    void forget() { mShown.reset(); }

private:
    void take();

    bool mRunning = false;
    std::shared_ptr<const void> mShown;
    std::mutex mMutex;
    std::shared_ptr<const void> mHanded;
    bool mLast = false;
    std::jthread mThread;  // last: its work uses all of the above
};

/// `State` is a value with a member `running`: false in the last one.
template <class State>
class LongRun : public LongRunBase {
public:
    /// Null before anything is known. Stays until the next state is taken.
    const State* state() const { return static_cast<const State*>(shown()); }

protected:
    using LongRunBase::LongRunBase;

    void hand(State state) {
        const bool last = !state.running;
        LongRunBase::hand(std::make_shared<const State>(std::move(state)), last);
    }
};

}  // namespace hexa
