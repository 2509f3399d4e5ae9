// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <thread>

namespace hexa {

/// How a production stands, or how it ended.
struct ProduceState {
    bool running = true;
    ProduceProgress::Stage stage = ProduceProgress::Stage::Searching;
    double part = 0;  ///< 0 to 1, of the stage.
    std::int64_t games = 0;
    std::vector<Produced> maps;  ///< The best so far; at the end all.
    bool cancelled = false;
    std::optional<Error> error;  ///< Why there are no maps.
};

/// Makes maps aside and hands over how it stands, as often as the window can take it.
class ProduceRun : public QObject {
    Q_OBJECT
public:
    explicit ProduceRun(QObject* parent = nullptr) : QObject(parent) {}
    ~ProduceRun() override;

    /// Only while nothing runs. The game must outlive this; `request.search.stop` is set here.
    void start(const GameSystem& system, ProduceRequest request);
    /// finished() follows.
    void stop() { mThread.request_stop(); }
    bool running() const { return mRunning; }
    /// Null before anything is known.
    const ProduceState* state() const { return mState.get(); }

signals:
    void progressed();
    void finished();

private:
    void work(const GameSystem& system, ProduceRequest request);
    void hand(std::shared_ptr<const ProduceState> state);
    void take();

    bool mRunning = false;
    std::shared_ptr<const ProduceState> mState;
    std::mutex mMutex;
    std::shared_ptr<const ProduceState> mHanded;
    std::jthread mThread;
};

}  // namespace hexa
