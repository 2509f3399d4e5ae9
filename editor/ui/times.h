// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hexa::editor {

/// How long something has taken: "48 s", "1:49 min".
QString shortTime(int seconds);
/// How long something may still take, in steps as coarse as a guess is: "20 s", "10 min", "2 h".
QString roundTime(int seconds);

}  // namespace hexa::editor
