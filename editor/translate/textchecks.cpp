// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textchecks.h"

#include <chrono>

namespace hexa {
namespace {

constexpr std::chrono::milliseconds calm{600};  // without a new request, before everything is checked again

}  // namespace

TextChecks::TextChecks(QObject* parent)
    : QObject(parent), mThread([this](const std::stop_token& stop) { work(stop); }) {}

TextChecks::~TextChecks() {
    mThread.request_stop();
    mCancelled = true;
    mWake.notify_all();
    mThread.join();
}

void TextChecks::check(const texts::Project& project, std::optional<std::size_t> row) {
    auto copy = std::make_shared<const texts::Project>(project);
    {
        const std::lock_guard lock(mMutex);
        // A request for everything that nobody has begun with is not forgotten for one row.
        if (mNext && !mNext->row) row.reset();
        mNext = Request{std::move(copy), row, ++mAsked};
        mCancelled = true;
    }
    mWake.notify_all();
}

void TextChecks::clear() {
    const std::lock_guard lock(mMutex);
    mNext.reset();
    mCancelled = true;
    mDone = ++mAsked;
}

void TextChecks::work(const std::stop_token& stop) {
    std::optional<texts::Checker> checker;
    const auto hand = [this](int number, auto act) {
        QMetaObject::invokeMethod(
            this,
            [this, number, act = std::move(act)] {
                if (number == mAsked) act();
            },
            Qt::QueuedConnection);
    };
    for (;;) {
        Request request;
        {
            std::unique_lock lock(mMutex);
            if (!mWake.wait(lock, stop, [this] { return mNext.has_value(); })) return;
            request = std::move(*mNext);
            mNext.reset();
            mCancelled = false;
        }
        if (request.row && checker) {
            auto alerts = checker->row(*request.project, *request.row);
            hand(request.number,
                 [this, row = *request.row, alerts = std::move(alerts)] { emit rowChecked(row, alerts); });
            std::unique_lock lock(mMutex);
            if (mWake.wait_for(lock, stop, calm, [this] { return mNext.has_value(); })) continue;
            if (stop.stop_requested()) return;
        }
        checker.emplace(*request.project);
        auto alerts = checker->all(*request.project, &mCancelled);
        if (mCancelled) {
            // What was given up is made up for: the next request, if for one row only, asks for everything in the end.
            continue;
        }
        hand(request.number, [this, number = request.number, alerts = std::move(alerts)] {
            mDone = number;
            emit allChecked(alerts);
        });
    }
}

}  // namespace hexa
