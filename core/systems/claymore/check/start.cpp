// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the beginning of a battle: a way between the armies, and shots before the first move.
#include "core/systems/claymore/check/findings.h"
#include "core/systems/claymore/terms/sentences.h"
#include "core/systems/claymore/terms/zones.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

/// Returns the start hexes of an army: its zones, or the places of its regiments.
std::set<Hex> startOf(const CheckInput& input, Army army, const std::vector<Regiment>& regiments) {
    std::set<Hex> start = deploymentOf(input.scenario, input.catalog, army);
    if (start.empty())
        for (const Regiment& regiment : regiments)
            if (factsOf(regiment.kind).army == army) start.insert(regiment.at);
    return start;
}

/// CS-W03: checks for a way over land. Regiments in the way will move, so they don't count.
void checkWay(const CheckInput& input, const std::vector<Regiment>& regiments) {
    const std::set<Hex> from = startOf(input, Army::Imperial, regiments);
    const std::set<Hex> to = startOf(input, Army::Shadow, regiments);
    if (from.empty() || to.empty()) return;
    const bool leaving = !input.isOn(Switch::LeavePalisade);
    std::vector<bool> seen(static_cast<std::size_t>(input.field.size()));
    std::vector<HexIndex> open;
    const auto visit = [&](HexIndex index) {
        if (index == noHex || seen[static_cast<std::size_t>(index)] || !input.field.at(index).enterable())
            return;
        seen[static_cast<std::size_t>(index)] = true;
        open.push_back(index);
    };
    for (const Hex at : from) visit(input.field.find(at));
    const bool any = !open.empty();
    while (!open.empty()) {
        const HexIndex index = open.back();
        open.pop_back();
        if (to.contains(input.field.at(index).at)) return;
        for (int direction = 0; direction < 6; ++direction)
            if (input.field.passable(index, direction, leaving))
                visit(input.field.at(index).next[static_cast<std::size_t>(direction)]);
    }
    if (any) input.findings.add("W03", {}, Severity::Warning, {}, "CS-021", std::nullopt);
}

/// CS-W05: finds regiments within the range of an enemy's bows at the beginning.
void checkShots(const CheckInput& input, const std::vector<Regiment>& regiments) {
    for (const Army army : armies) {
        std::vector<Localized> hit;
        std::optional<Hex> first;
        std::vector<Regiment> own = regiments;
        std::erase_if(own, [&](const Regiment& one) { return factsOf(one.kind).army != army; });
        std::ranges::sort(own, {}, [](const Regiment& one) { return std::pair(one.kind, one.at); });
        for (const Regiment& target : own) {
            const bool reached = std::ranges::any_of(regiments, [&](const Regiment& shooter) {
                const RegimentFacts& facts = factsOf(shooter.kind);
                return facts.army != army && facts.range > 1 &&
                       distance(shooter.at, target.at) <= facts.range;
            });
            if (!reached) continue;
            hit.push_back(input.regimentName(target));
            if (!first) first = target.at;
        }
        if (!first) continue;
        input.findings.add("W05", {{"army", input.armyName(army)}, {"list", listed(hit)}}, Severity::Warning,
                           placeOf(*first), "CS-100", std::nullopt);
    }
}

}  // namespace

void checkStart(const CheckInput& input) {
    const std::vector<Regiment> regiments = regimentsOn(input.scenario);
    checkWay(input, regiments);
    constexpr std::size_t most =
        400;  // far more than the box holds: no battle, and too many pairs to look at
    if (regiments.size() <= most) checkShots(input, regiments);
}

}  // namespace hexa::claymore
