// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/terms/sentences.h"

#include "core/systems/clockwork/terms/resources.h"

namespace hexa::clockwork {

const Sentences& sentences() {
    static const Sentences all(resource("messages.json"));  // read once
    return all;
}

}  // namespace hexa::clockwork
