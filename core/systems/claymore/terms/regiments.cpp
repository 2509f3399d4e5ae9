// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/regiments.h"

#include "core/systems/claymore/terms/pieces.h"

#include <algorithm>

namespace hexa::claymore {

std::optional<RegimentKind> regimentKind(std::string_view id) {
    const auto found = std::ranges::find(regimentTable, id, &RegimentFacts::id);
    if (found == regimentTable.end()) return std::nullopt;
    return regimentKindAt(static_cast<std::size_t>(found - regimentTable.begin()));
}

std::vector<Regiment> regimentsOn(const Scenario& scenario) {
    std::vector<Regiment> all;
    std::array<std::vector<bool>, regimentKinds> taken;
    const auto& pieces = scenario.board.pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto kind = regimentKind(pieces[i].kind);
        if (!kind) continue;
        Regiment regiment;
        regiment.kind = *kind;
        regiment.number = numberIn(pieces[i].attributes, property::number);
        regiment.at = pieces[i].at;
        regiment.chips = numberIn(pieces[i].attributes, property::chips);
        regiment.elite = flagIn(pieces[i].attributes, property::elite);
        regiment.faceDown = flagIn(pieces[i].attributes, property::faceDown);
        regiment.seat = pieces[i].seat;
        regiment.piece = i;
        auto& numbers = taken[indexOf(*kind)];
        if (regiment.number > 0) {
            numbers.resize(std::max(numbers.size(), static_cast<std::size_t>(regiment.number) + 1));
            numbers[static_cast<std::size_t>(regiment.number)] = true;
        }
        all.push_back(regiment);
    }
    for (Regiment& regiment : all) {
        if (regiment.number > 0) continue;
        auto& numbers = taken[indexOf(regiment.kind)];
        std::size_t free = 1;
        while (free < numbers.size() && numbers[free]) ++free;
        numbers.resize(std::max(numbers.size(), free + 1));
        numbers[free] = true;
        regiment.number = static_cast<int>(free);
    }
    return all;
}

}  // namespace hexa::claymore
