// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/wanted.h"

#include "core/generate/settings.h"
#include "editor/generate/composition.h"

#include <algorithm>

namespace hexa::editor {
namespace {

bool hasNumber(const GenerateRequest& request, const GameSystem& system) {
    const GenerateMode* mode = system.generateMode(request.mode);
    if (mode == nullptr || !mode->symmetric || mode->nearly || !system.generate->symmetries) return false;
    const auto choices = system.generate->symmetries(request);
    if (!choices) return false;
    const auto chosen = request.symmetry.empty()
                            ? choices->begin()
                            : std::ranges::find(*choices, request.symmetry, &SymmetryChoice::id);
    return chosen != choices->end() && chosen->maps && *request.atlas < *chosen->maps;
}

generate::ProduceRequest producing(const GenerateWishes& wishes) {
    generate::ProduceRequest request;
    request.search = wishes.request;
    request.racing = wishes.tournament ? generate::Racing::Yes : generate::Racing::No;
    request.games = wishes.tournamentSettings.games;
    request.finalists = wishes.tournamentSettings.finalists;
    request.panel = wishes.tournamentSettings.panel;
    return request;
}

}  // namespace

void forgetOneRun(GenerateWishes& wishes) {
    wishes.request.pick = 0;
    wishes.tournamentSettings = {};
}

bool wantTheSame(const GenerateWishes& a, const GenerateWishes& b, const Catalog& catalog) {
    const auto text = [&](GenerateWishes wishes) {
        forgetOneRun(wishes);
        return settingsOf(wishes, catalog);
    };
    return a.layout == b.layout && a.keeping == b.keeping && a.margin == b.margin && text(a) == text(b);
}

std::string settingsOf(const GenerateWishes& wishes, const Catalog& catalog) {
    return generate::writeSettings(producing(wishes), catalog);
}

Result<GenerateWishes> withSettings(GenerateWishes wishes, std::string_view text, const Catalog& catalog) {
    auto read = generate::readSettings(text, catalog, generate::ProduceRequest());
    if (!read) return read.error();
    wishes.request = std::move(read->search);
    wishes.tournament = read->racing == generate::Racing::Yes;
    wishes.tournamentSettings = {read->games, read->finalists, std::move(read->panel)};
    return wishes;
}

GenerateRequest offered(GenerateRequest request, const GameSystem& system) {
    if (request.atlas && !hasNumber(request, system)) request.atlas.reset();
    const GenerateMode* mode = system.generateMode(request.mode);
    if (mode == nullptr || !mode->nearly) request.swaps = 0;
    if (!system.generate) return request;
    for (const KindLimit& limit : kindLimits(system, request.base.players(), request.base)) {
        const std::size_t kind = indexOf(limit.kind);
        if (kind >= request.counts.size() || !request.counts[kind]) continue;
        if (!limit.allows(*request.counts[kind])) request.counts[kind].reset();
    }
    std::erase_if(request.parts, [&](const PartWish& wish) {
        const auto part = std::ranges::find(system.generate->parts, wish.part, &CountablePart::id);
        return part == system.generate->parts.end() || wish.count.max > part->max;
    });
    return request;
}

}  // namespace hexa::editor
