// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/sentences.h"

#include "core/systems/claymore/terms/resources.h"

namespace hexa::claymore {

const Sentences& sentences() {
    static const Sentences all(resource("messages.json"));  // read once
    return all;
}

}  // namespace hexa::claymore
