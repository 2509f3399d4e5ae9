// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/gameset.h"

#include "core/systems/bauen/terms/resources.h"

#include <cassert>
#include <utility>

namespace hexa::bauen {

GameSet builtInSet() {
    auto catalog = readCatalog(resource("catalog.json"));
    assert(catalog && "built-in data is valid");
    return {std::move(*catalog), standInLattice(), builtInData(), true};
}

}  // namespace hexa::bauen
