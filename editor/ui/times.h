// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hexa::editor {

/// Returns an elapsed time: "48 s", "1:49 min".
QString shortTime(int seconds);
/// Returns a remaining time, in coarse steps like the estimate: "20 s", "10 min", "2 h".
QString roundTime(int seconds);

}  // namespace hexa::editor
