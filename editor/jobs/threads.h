// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hexa::editor {

/// Threads for one piece of work that the user has started: as many as the machine runs at once, or
/// fewer if the user wants it so.
int workThreads();
/// Sets the number; 0 means the machine's number of threads, which is also the limit.
void setWorkThreads(int threads);
int mostWorkThreads();

}  // namespace hexa::editor
