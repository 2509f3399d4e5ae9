// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/play.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace hexa {

/// Returns the code of the message that names a bot; empty if the game has no name for it.
inline std::string botText(const PlayFunctions& play, std::string_view bot) {
    const auto found = std::ranges::find(play.bots, bot);
    const auto index = static_cast<std::size_t>(found - play.bots.begin());
    return index < play.botTexts.size() ? play.botTexts[index] : std::string();
}

}  // namespace hexa
