// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/longrun.h"

#include <cassert>

namespace hexa {

LongRunBase::~LongRunBase() = default;  // jthread asks the work to stop and waits for it

void LongRunBase::begin(std::function<void(const std::stop_token&)> work) {
    assert(!mRunning);
    mRunning = true;
    mShown.reset();
    mHanded.reset();
    mLast = false;
    mThread = std::jthread(std::move(work));
}

void LongRunBase::hand(std::shared_ptr<const void> state, bool last) {
    bool first = false;
    {
        const std::lock_guard lock(mMutex);
        first = mHanded == nullptr;
        mHanded = std::move(state);
        mLast = last;
    }
    // What the window has not taken yet is replaced: one notice is enough.
    if (first) QMetaObject::invokeMethod(this, &LongRunBase::take, Qt::QueuedConnection);
}

void LongRunBase::take() {
    bool last = false;
    {
        const std::lock_guard lock(mMutex);
        if (!mHanded) return;
        mShown = std::move(mHanded);
        mHanded.reset();
        last = mLast;
    }
    if (last) {
        mThread.join();
        mRunning = false;
    }
    emit progressed();
    if (last) emit finished();
}

}  // namespace hexa
