// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/checker.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace hexa {

/// Checks texts aside, always what was asked for last: the row that changed at once, the whole project when it has been
/// quiet for a moment.
class TextChecks : public QObject {
    Q_OBJECT
public:
    explicit TextChecks(QObject* parent = nullptr);
    ~TextChecks() override;

    /// Checks a copy of the project. Without a row the project is another one: all at once, with nothing learned before.
    void check(const texts::Project& project, std::optional<std::size_t> row);
    /// Forgets what was asked for.
    void clear();
    bool busy() const { return mAsked != mDone; }

signals:
    /// Alerts of one row, without those that compare rows with each other. Only for the last request.
    void rowChecked(std::size_t unit, const std::vector<hexa::texts::Alert>& alerts);
    /// All alerts, in the order of units. Only for the last request.
    void allChecked(const std::vector<hexa::texts::Alert>& alerts);

private:
    struct Request {
        std::shared_ptr<const texts::Project> project;
        std::optional<std::size_t> row;
        int number = 0;
    };
    void work(const std::stop_token& stop);

    int mAsked = 0;  ///< Number of the last request ...
    int mDone = 0;   ///< ... and of the last one that was answered in full.
    std::mutex mMutex;
    std::condition_variable_any mWake;
    std::optional<Request> mNext;
    std::atomic<bool> mCancelled = false;
    std::jthread mThread;  // last: its work uses all of the above
};

}  // namespace hexa
