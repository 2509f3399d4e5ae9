// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/message.h"

#include <vector>

namespace hexa::claymore {

/// A sentence of resources/claymore/messages.json in every language of the product, filled in.
Localized say(const char* code, const Arguments& arguments = {});
/// "a, b, c" in every language of the product.
Localized listed(const std::vector<Localized>& parts);

}  // namespace hexa::claymore
