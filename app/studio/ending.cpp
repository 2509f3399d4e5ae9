// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/ending.h"

#include "editor/window/mainwindow.h"

#include <QApplication>
#include <QEvent>

#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <utility>

namespace hexa {

using editor::MainWindow;
namespace {

constexpr std::array endSignals{SIGTERM, SIGHUP, SIGINT};

// A signal handler may do very little, so it only writes to a pipe. The other end of the pipe wakes
// the event loop.
std::array<int, 2> signalPipe{-1, -1};

/// Seconds in which further signals are ignored: supervisors, and `timeout`, send two in a row, and
/// the work must be kept first.
constexpr std::int64_t patience = 5;
std::atomic<std::int64_t> firstSignal{-1};  // seconds of the monotonic clock; -1: none came

extern "C" void tellSignal(int signal) {
    const int before = errno;
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    std::int64_t first = -1;
    if (!firstSignal.compare_exchange_strong(first, now.tv_sec) && now.tv_sec - first >= patience) {
        // The program hangs.
        struct sigaction byDefault {};
        byDefault.sa_handler = SIG_DFL;
        ::sigaction(signal, &byDefault, nullptr);
        ::raise(signal);
    }
    const char byte = 0;
    // If the pipe is full the event loop has enough to read.
    static_cast<void>(!::write(signalPipe[1], &byte, 1));
    errno = before;
}

int openSignalPipe() {
    if (::pipe2(signalPipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) qFatal("no pipe for signals");
    return signalPipe[0];
}

QList<MainWindow*> openWindows() {
    QList<MainWindow*> windows;
    for (QWidget* top : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(top); window != nullptr && window->isVisible())
            windows << window;
    return windows;
}

void leave() {
    int status = 0;
    for (MainWindow* window : openWindows())
        for (const QString& trouble : window->leaveWork()) {
            std::fprintf(stderr, "hexatelier: %s\n", qUtf8Printable(trouble));
            status = 1;
        }
    // Not quit(), which closes windows and lets them ask.
    QCoreApplication::exit(status);
}

}  // namespace

Ending::Ending(QGuiApplication& application) : mSignals(openSignalPipe(), QSocketNotifier::Read) {
    connect(&mSignals, &QSocketNotifier::activated, this, [] {
        std::array<char, 16> bytes{};
        while (::read(signalPipe[0], bytes.data(), bytes.size()) > 0) {
        }
        leave();
    });
    for (const int signal : endSignals) {
        struct sigaction action {};
        // A signal that is already ignored (nohup) stays ignored.
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) continue;
        action.sa_handler = tellSignal;
        action.sa_flags = SA_RESTART;
        ::sigaction(signal, &action, nullptr);
    }
    // Exceeding a limit of file sizes is a reported writing error, not the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
    // The session may still continue: the work is kept, and nothing ends yet.
    const auto keep = [](QSessionManager&) {
        for (MainWindow* window : openWindows()) window->keepWork();
    };
    connect(&application, &QGuiApplication::commitDataRequest, this, keep, Qt::DirectConnection);
    connect(&application, &QGuiApplication::saveStateRequest, this, keep, Qt::DirectConnection);
    application.installEventFilter(this);
}

Ending::~Ending() {
    // Windows go after this: until then a second signal must not end the program.
    if (firstSignal < 0)
        for (const int signal : endSignals) std::signal(signal, SIG_DFL);
    for (int& end : signalPipe) ::close(std::exchange(end, -1));
}

bool Ending::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::Quit || openWindows().isEmpty()) return false;
    leave();
    return true;
}

}  // namespace hexa
