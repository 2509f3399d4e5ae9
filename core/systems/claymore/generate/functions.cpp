// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/generate/functions.h"

#include "core/systems/claymore/generate/battlefields.h"
#include "core/systems/claymore/terms/sentences.h"

#include <memory>

namespace hexa::claymore {

GenerateFunctions makeGenerateFunctions(const Catalog& catalog) {
    const auto shared = std::make_shared<const Catalog>(catalog);
    GenerateFunctions functions;
    for (const Style& style : styles) {
        GenerateMethod mode;
        mode.id = style.id;
        mode.name = say(("claymore.mode." + mode.id).c_str());
        mode.version = generatorVersion;
        mode.searches = style.searches;
        mode.draws = !style.searches;
        functions.modes.push_back(std::move(mode));
    }
    functions.run = [shared](const GenerateRequest& request) { return makeBattlefields(request, *shared); };
    functions.parts = countableParts();
    functions.distance = differenceOf;
    return functions;
}

}  // namespace hexa::claymore
