// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/sentences.h"

namespace hexa::claymore {

/// Returns the sentences of resources/claymore/messages.json.
const Sentences& sentences();

/// Returns one of these sentences in every language of the product, filled in.
inline Localized say(std::string_view code, const Arguments& arguments = {}) {
    return sentences().say(code, arguments);
}

}  // namespace hexa::claymore
