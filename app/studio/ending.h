// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QObject>
#include <QSocketNotifier>

namespace hexa {

/// What happens when the program is asked to end from outside: by a signal (SIGTERM, SIGHUP,
/// SIGINT) or with the session. Nobody may be there to answer questions, so nothing is asked: all
/// windows leave their work to the next start, which offers it. What can be kept nowhere is told on
/// standard error, with status 1. Another signal ends the program at once only if it comes five
/// seconds later or more.
class Ending : public QObject {
public:
    /// One at a time; it handles the signals as long as it lives.
    explicit Ending(QGuiApplication& application);
    ~Ending() override;

protected:
    /// The session ends the program by QEvent::Quit while windows are open. (A user closes them
    /// first.)
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSocketNotifier mSignals;
};

}  // namespace hexa
