// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/engine/origin.h"

#include <string>

namespace hexa::cli {

/// Returns the mark after a result with stand-in cards, or an empty text.
inline std::string markOf(const StandInCount& count) {
    return count.standIns() > 0 ? std::string(standInMark) : std::string();
}

/// Prints the foot line that explains the mark.
inline void printFoot(const Context& context, const StandInCount& count) {
    const Message foot = footOf(count);
    if (!foot.code.empty()) context.printLine(markOf(count) + " " + context.text(foot));
}

}  // namespace hexa::cli
