// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/words.h"

#include <string>
#include <utility>

namespace hexa {

Message inWordsOf(std::string_view system, const Messages& messages, Message message) {
    std::string own = std::string(system) + '.' + message.code;
    if (messages.knows(own)) message.code = std::move(own);
    return message;
}

}  // namespace hexa
