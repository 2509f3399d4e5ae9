// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"

#include "core/base/embedded.h"
#include "core/systems/clockwork/clockwork.h"

#include <span>

namespace hexa {

std::span<const EmbeddedFile> glossaryFiles();

Systems builtInSystems() {
    std::vector<GameSystem> list;
    list.push_back(clockwork::makeSystem());
    return Systems(std::move(list));
}

std::string_view builtInGlossary(std::string_view system) {
    for (const EmbeddedFile& file : glossaryFiles())
        if (system.empty() || file.path == "resources/" + std::string(system) + "/glossary.json")
            return file.text;
    return {};
}

}  // namespace hexa
