// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#ifdef Q_OS_LINUX
#include <sys/inotify.h>
#include <unistd.h>
#endif

namespace hexa::test {

/// Detects if a file has been opened since the last look. The kernel reports it, so nothing is
/// missed.
class OpenWatch {
public:
    explicit OpenWatch(const QString& path) {
#ifdef Q_OS_LINUX
        mQueue = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        if (mQueue >= 0 && inotify_add_watch(mQueue, QFile::encodeName(path).constData(), IN_OPEN) < 0) {
            close(mQueue);
            mQueue = -1;
        }
#else
        Q_UNUSED(path);
#endif
    }
    ~OpenWatch() {
#ifdef Q_OS_LINUX
        if (mQueue >= 0) close(mQueue);
#endif
    }
    OpenWatch(const OpenWatch&) = delete;
    OpenWatch& operator=(const OpenWatch&) = delete;

    /// False if the system has no such watch: tests that depend on it must be skipped.
    bool works() const { return mQueue >= 0; }
    bool opened() const {
        bool any = false;
#ifdef Q_OS_LINUX
        char events[4096];
        while (read(mQueue, events, sizeof events) > 0) any = true;
#endif
        return any;
    }

private:
    int mQueue = -1;
};

}  // namespace hexa::test
