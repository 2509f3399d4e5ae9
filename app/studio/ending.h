// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QObject>
#include <QSocketNotifier>

namespace hexa {

/// Ends the program on request from outside: by a signal (SIGTERM, SIGHUP, SIGINT) or by the
/// session. The user may be absent, so no questions are asked: all windows store their work for the
/// next start, which offers to restore it. Work that can't be stored is reported on standard error,
/// with status 1. A second signal ends the program at once, but only after five seconds.
class Ending : public QObject {
public:
    /// Handles the signals as long as it lives; only one object at a time.
    explicit Ending(QGuiApplication& application);
    ~Ending() override;

protected:
    /// Handles QEvent::Quit from the session while windows are open. (A user closes them first.)
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSocketNotifier mSignals;
};

}  // namespace hexa
