// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/entries.h"

#include "core/systems/bauen/entry/entry.h"
#include "core/systems/claymore/entry/entry.h"
#include "core/systems/clockwork/entry/entry.h"

namespace hexa {

std::vector<play::GameEntry> gameEntries() {
    return {
        clockwork::entry(),
        claymore::entry(),
        bauen::entry(),
    };
}

}  // namespace hexa
