// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/message.h"

#include <string_view>
#include <vector>

namespace hexa::bauen {

/// The sentences of the game, JSON for Messages::add(): those about maps and those about playing, which are two files.
std::string_view allMessages();

/// One of these sentences in every language of the product, filled in.
Localized say(const char* code, const Arguments& arguments = {});
/// "a, b, c" in every language of the product.
Localized listed(const std::vector<Localized>& parts);

}  // namespace hexa::bauen
