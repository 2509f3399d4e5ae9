// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/system.h"

#include "core/engine/generate.h"

#include <cassert>

namespace hexa {

const GenerateMethod* GameSystem::generateMode(std::string_view modeId) const {
    return generate ? generate->mode(modeId) : nullptr;
}

Result<Scenario> makeMap(const GameSystem& system, const GenerateRequest& request) {
    if (system.generateMode(request.mode) == nullptr)
        return Error("generate.no-mode", {{"mode", request.mode}});
    auto maps = system.generate->run(request);
    if (!maps) return maps.error();
    return std::move(maps->front().scenario);
}

Messages Systems::messages() const {
    Messages messages = coreMessages();
    for (const GameSystem& system : mList) {
        const auto status = messages.add(system.messages);
        assert(status && "a game's messages are valid JSON");
        (void)status;
    }
    return messages;
}

}  // namespace hexa
