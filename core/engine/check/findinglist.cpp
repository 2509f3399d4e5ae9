// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/findinglist.h"

#include "core/hex/place.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace hexa {
namespace {

auto orderOf(const Finding& finding) {
    const Problem& problem = finding.problem;
    const auto at = hexOf(problem.place);
    const auto* edge = std::get_if<EdgePlace>(&problem.place);
    return std::tuple(problem.code, at.has_value(), at.value_or(Hex{}),
                      edge != nullptr ? edge->direction : -1);
}

}  // namespace

void FindingList::add(std::string_view code, Arguments arguments, Severity severity, Place place,
                      std::string_view rule, std::optional<Finding::Fix> fix) {
    std::string whole = mPrefix + std::string(code);
    if (++mCounts[whole] > maxPerCode) return;
    mList.push_back(
        {{{std::move(whole), std::move(arguments)}, severity, std::move(place), std::string(rule)},
         std::move(fix)});
}

std::vector<Finding> FindingList::take() {
    std::ranges::stable_sort(mList, {}, orderOf);
    for (const auto& [code, count] : mCounts)
        if (count > maxPerCode)
            mList.push_back({{{"object.more", {number("count", count - maxPerCode)}}, Severity::Hint}, {}});
    mCounts.clear();
    return std::move(mList);
}

std::vector<Hex> hexesOf(const Finding& finding) {
    const auto* place = std::get_if<HexPlace>(&finding.problem.place);
    if (place == nullptr) return {};
    std::vector<Hex> hexes{{place->q, place->r}};
    hexes.insert(hexes.end(), finding.further.begin(), finding.further.end());
    return hexes;
}

std::optional<Finding::Fix> removing(const Scenario& scenario, const Catalog& catalog, ObjectRef ref) {
    const auto object = objectAt(scenario.board, ref);
    if (!object || isLocked(*object)) return std::nullopt;
    return Finding::Fix{"object.fix.remove", removeObjects(scenario, catalog, std::span(&ref, 1))};
}

}  // namespace hexa
