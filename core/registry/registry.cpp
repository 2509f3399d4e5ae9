// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"

#include "core/systems/clockwork/clockwork.h"

namespace hexa {

Systems builtInSystems() {
    std::vector<GameSystem> list;
    list.push_back(clockwork::makeSystem());
    return Systems(std::move(list));
}

}  // namespace hexa
