// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/functions.h"

#include "core/systems/clockwork/generate/generator.h"

#include <cassert>
#include <memory>

namespace hexa::clockwork {
namespace {

GenerateMode modeOf(const Messages& messages, std::string id, std::string_view code, int version) {
    GenerateMode mode;
    const auto name = messages.all().find(code);
    assert(name != messages.all().end());
    mode.name = name->second;
    mode.id = std::move(id);
    mode.version = version;
    return mode;
}

}  // namespace

GenerateFunctions makeGenerateFunctions(const Catalog& catalog, const Messages& messages) {
    const auto known = std::make_shared<const Catalog>(catalog);
    GenerateFunctions functions;
    functions.modes.push_back(
        modeOf(messages, "rulebook", "clockwork.generator.rulebook", rulebookGeneratorVersion));
    functions.run = [known](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
        auto map = generateRulebook(request, *known);
        if (!map) return map.error();
        Candidate candidate;
        candidate.scenario = *std::move(map);
        return std::vector{std::move(candidate)};
    };
    return functions;
}

}  // namespace hexa::clockwork
