// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/generate/generate.h"

#include "core/engine/system.h"

namespace hexa {

const GenerateMethod* generateMode(const GameSystem& system, std::string_view id) {
    return system.generate ? system.generate->mode(id) : nullptr;
}

Result<Scenario> makeMap(const GameSystem& system, const GenerateRequest& request) {
    if (generateMode(system, request.mode) == nullptr)
        return Error("generate.no-mode", {{"mode", request.mode}});
    auto maps = system.generate->run(request);
    if (!maps) return maps.error();
    return std::move(maps->front().scenario);
}

}  // namespace hexa
