// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/sentences.h"

#include <string_view>

namespace hexa::bauen {

/// Returns the sentences of the game, JSON for Messages::add(): those about maps and those about
/// playing, which are two files.
std::string_view allMessages();

/// Returns one of these sentences in every language of the product, filled in.
Localized say(std::string_view code, const Arguments& arguments = {});

}  // namespace hexa::bauen
