// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/check/findings.h"

#include "core/hex/place.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace hexa::claymore {
namespace {

constexpr std::string_view prefix = "claymore.";

/// Errors first, each sort in the order of its codes.
auto orderOf(const Finding& finding) {
    const Problem& problem = finding.problem;
    const auto at = hexa::hexOf(problem.place);
    const auto* edge = std::get_if<EdgePlace>(&problem.place);
    return std::tuple(problem.code, at.has_value(), at.value_or(Hex{}),
                      edge != nullptr ? edge->direction : -1);
}

}  // namespace

void Findings::add(std::string_view code, Arguments arguments, Severity severity, Place place,
                   std::string_view rule, std::optional<Finding::Fix> fix) {
    std::string whole = std::string(prefix) + std::string(code);
    if (++mCounts[whole] > maxPerCode) return;
    mList.push_back(
        {{{std::move(whole), std::move(arguments)}, severity, std::move(place), std::string(rule)},
         std::move(fix)});
}

std::vector<Finding> Findings::take() {
    std::ranges::stable_sort(mList, {}, orderOf);
    for (const auto& [code, count] : mCounts)
        if (count > maxPerCode)
            mList.push_back({{{"object.more", {number("count", count - maxPerCode)}}, Severity::Hint}, {}});
    mCounts.clear();
    return std::move(mList);
}

Localized CheckInput::regimentName(const Regiment& regiment) const {
    const PieceKind* kind = catalog.pieceKind(factsOf(regiment.kind).id);
    Localized name = kind->name;
    const int own = numberIn(scenario.board.pieces[regiment.piece].attributes, property::number);
    if (own > 0)
        for (auto& [language, text] : name.texts) text += " " + std::to_string(own);
    return name;
}

std::optional<Finding::Fix> CheckInput::removing(ObjectTable table, std::size_t index) const {
    const ObjectRef ref{table, index};
    const auto object = objectAt(scenario.board, ref);
    if (!object || isLocked(*object)) return std::nullopt;
    return Finding::Fix{"object.fix.remove", removeObjects(scenario, catalog, std::span(&ref, 1))};
}

std::optional<Finding::Fix> CheckInput::leavingZone(std::size_t zone, std::span<const Hex> hexes) const {
    const Zone& own = scenario.board.zones[zone];
    if (hexes.size() >= std::set<Hex>(own.hexes.begin(), own.hexes.end()).size())
        return removing(ObjectTable::Zones, zone);
    if (own.locked) return std::nullopt;
    return Finding::Fix{"claymore.fix.leave-zone", paintZone(scenario, zone, hexes, false)};
}

bool CheckInput::isOn(Switch which) const {
    const SwitchFacts& facts = factsOf(which);
    const auto own = scenario.options.find(std::string(facts.id));
    return own == scenario.options.end() ? facts.usual : own->second;
}

}  // namespace hexa::claymore
