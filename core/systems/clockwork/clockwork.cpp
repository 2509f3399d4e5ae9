// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/clockwork.h"

namespace hexa::clockwork {

GameSystem makeSystem() {
    GameSystem system;
    system.messages = "{}";
    return system;
}

}  // namespace hexa::clockwork
