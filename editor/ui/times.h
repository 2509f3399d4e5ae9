// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace hexa::editor {

/// Returns an elapsed time: "48 s", "1:49 min".
QString shortTime(int seconds);
/// Returns a remaining time, in coarse steps like the estimate: "20 s", "10 min", "2 h".
QString roundTime(int seconds);

/// Returns the remaining time of work at its present speed, in seconds. Returns none before it can
/// be estimated. `part`: 0 to 1, of the whole work.
std::optional<int> secondsLeft(double part, int secondsRun);

}  // namespace hexa::editor
