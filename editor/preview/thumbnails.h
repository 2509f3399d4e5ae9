// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/jobs/job.h"

#include <QImage>
#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <optional>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Content of a map's card or gallery entry.
struct Thumbnail {
    QImage picture;
    Localized title;
    int players = 0;
    bool missing = false;  ///< The file is missing or can't be read as a map.
};

/// Makes thumbnails beside the window, one after the other. Nothing is read, parsed or painted
/// before start().
class Thumbnails : public QObject {
    Q_OBJECT
public:
    /// The map to show, or none. Called on another thread.
    using Source = std::function<std::optional<Scenario>()>;
    using Taker = std::function<void(const Thumbnail&)>;

    /// A map's game, null if unknown; called on another thread.
    using GameOf = std::function<const GameSystem*(const Scenario&)>;

    /// Games outlive the object. `longestSide` in device pixels.
    Thumbnails(GameOf gameOf, int longestSide, QObject* parent = nullptr);

    /// Adds a source. `take` is called in this thread as long as `receiver` lives.
    void add(QObject* receiver, Source source, Taker take);
    void start();
    /// Begins no other one until the next start().
    void pause() { mStarted = false; }
    bool idle() const { return mQueue.empty() && !mJob.running(); }

private:
    struct Wanted {
        QPointer<QObject> receiver;
        Source source;
        Taker take;
    };
    void next();

    GameOf mGameOf;
    int mLongestSide;
    bool mStarted = false;
    std::deque<Wanted> mQueue;
    Job mJob;
};

}  // namespace hexa::editor
