// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/system.h"

#include <cassert>

namespace hexa {

Messages Systems::messages() const {
    Messages messages = coreMessages();
    for (const GameSystem& system : list()) {
        const auto status = messages.add(system.messages);
        assert(status && "a game's messages are valid JSON");
        (void)status;
    }
    return messages;
}

}  // namespace hexa
