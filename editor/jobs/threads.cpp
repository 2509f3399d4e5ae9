// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/jobs/threads.h"

#include <QThread>

#include <algorithm>
#include <atomic>

namespace hexa::editor {
namespace {

std::atomic<int> wanted = 0;  // it is one machine for all windows

}  // namespace

int mostWorkThreads() { return std::max(1, QThread::idealThreadCount()); }

int workThreads() { return wanted > 0 ? std::min(wanted.load(), mostWorkThreads()) : mostWorkThreads(); }

void setWorkThreads(int threads) { wanted = std::max(0, threads); }

}  // namespace hexa::editor
