// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/wanted.h"

#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/generate/settings.h"
#include "core/generate/tournament/tournament.h"
#include "core/library/style.h"
#include "editor/generate/composition.h"

#include <algorithm>

namespace hexa::editor {
namespace {

bool hasNumber(const GenerateRequest& request, const GameSystem& system) {
    const GenerateMethod* mode = generateMode(system, request.mode);
    if (mode == nullptr || !mode->symmetric || mode->nearly || !system.generate->symmetries) return false;
    const auto choices = system.generate->symmetries(request);
    if (!choices) return false;
    const auto chosen = request.symmetry.empty()
                            ? choices->begin()
                            : std::ranges::find(*choices, request.symmetry, &SymmetryChoice::id);
    return chosen != choices->end() && chosen->maps && *request.atlas < *chosen->maps;
}

/// Returns the number of games. Returns none if the method is unknown.
std::optional<std::int64_t> gamesOf(int length, const GenerateRequest& search, const GameSystem& system) {
    if (generateMode(system, search.mode) == nullptr) return std::nullopt;
    return length * generate::tournamentGames(system, {search, 0, {}});
}

/// Wished position of a style on its axis, from that end.
constexpr double stylePosition = library::Style::reach / 2;

}  // namespace

std::vector<const GenerateMethod*> methodsOf(const GenerateFunctions& functions) {
    const bool symmetric = std::ranges::any_of(functions.modes, &GenerateMethod::symmetric);
    std::vector<const GenerateMethod*> methods;
    for (const GenerateMethod& mode : functions.modes) {
        const bool draw = &mode == &functions.modes.front() && !mode.symmetric && !mode.searches;
        if (!draw || !symmetric) methods.push_back(&mode);
    }
    return methods;
}

GenerateWishes withMethod(GenerateWishes wishes, const GenerateMethod& mode, const GameSystem& system) {
    wishes.request.mode = mode.id;
    const bool exact = mode.symmetric && !mode.nearly;
    wishes.tournament = mode.searches && !exact && system.play;
    forgetOneRun(wishes);
    if (mode.nearly && wishes.tournament)
        wishes.tournamentSettings.games = gamesOf(wishes.length, wishes.request, system).value_or(0) / 3;
    return wishes;
}

std::string styleOf(const std::vector<Taste>& tastes) {
    if (tastes.size() != 1) return {};
    const auto style = library::styleAt(tastes.front().axis, tastes.front().position);
    return style ? style->id() : std::string();
}

std::vector<Taste> tastesOf(const std::string& style) {
    const auto read = library::readStyle(style);
    if (!read) return {};
    return {{read->axis, read->low ? stylePosition : 1 - stylePosition}};
}

generate::ProduceRequest producing(const GenerateWishes& wishes, const GameSystem& system) {
    generate::ProduceRequest request;
    request.search = wishes.request;
    request.tournament = wishes.tournament ? generate::WithTournament::Yes : generate::WithTournament::No;
    request.games = wishes.tournamentSettings.games;
    if (request.games == 0 && wishes.length > 1)
        request.games = gamesOf(wishes.length, wishes.request, system).value_or(0);
    request.finalists = wishes.tournamentSettings.finalists;
    request.panel = wishes.tournamentSettings.panel;
    return request;
}

void forgetOneRun(GenerateWishes& wishes) {
    wishes.request.pick = 0;
    wishes.tournamentSettings = {};
}

bool wantTheSame(const GenerateWishes& a, const GenerateWishes& b, const GameSystem& system) {
    const auto text = [&](GenerateWishes wishes) {
        forgetOneRun(wishes);
        wishes.length = 1;
        return settingsOf(wishes, system);
    };
    return a.layout == b.layout && a.keeping == b.keeping && a.length == b.length && a.margin == b.margin &&
           text(a) == text(b);
}

std::string settingsOf(const GenerateWishes& wishes, const GameSystem& system) {
    return generate::writeSettings(producing(wishes, system), system.catalog);
}

Result<GenerateWishes> withSettings(GenerateWishes wishes, std::string_view text, const GameSystem& system,
                                    const Scenario& base) {
    auto read = generate::readSettings(text, system.catalog, generate::ProduceRequest());
    if (!read) return read.error();
    wishes.request = std::move(read->search);
    wishes.tournament = read->tournament == generate::WithTournament::Yes;
    wishes.tournamentSettings = {read->games, read->finalists, std::move(read->panel)};
    wishes.length = 1;
    GenerateRequest search = wishes.request;
    search.base = base;
    for (const int length : tournamentLengths) {
        if (length == 1 || gamesOf(length, search, system) != wishes.tournamentSettings.games) continue;
        wishes.length = length;
        wishes.tournamentSettings.games = 0;
    }
    return wishes;
}

GenerateRequest offered(GenerateRequest request, const GameSystem& system) {
    if (request.atlas && !hasNumber(request, system)) request.atlas.reset();
    const GenerateMethod* mode = generateMode(system, request.mode);
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
