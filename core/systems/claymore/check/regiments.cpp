// SPDX-License-Identifier: GPL-3.0-or-later
// Places of regiments: CS-021, CS-052, CS-083.
#include "core/systems/claymore/check/findings.h"

#include <algorithm>

namespace hexa::claymore {
namespace {

bool canMove(const Battlefield& field, HexIndex from, RegimentKind kind, bool leaving) {
    for (int direction = 0; direction < 6; ++direction)
        if (field.passable(from, direction, leaving) &&
            field.admits(field.at(from).next[static_cast<std::size_t>(direction)], kind))
            return true;
    return false;
}

void checkOne(const CheckInput& input, const Regiment& regiment) {
    const HexIndex index = input.field.find(regiment.at);
    if (index == noHex) return;
    const auto tell = [&](std::string_view code, Severity severity, std::string_view rule,
                          Arguments arguments = {}) {
        input.findings.add(code, std::move(arguments), severity, placeOf(regiment.at), rule,
                           severity == Severity::Error ? input.removing(ObjectTable::Pieces, regiment.piece)
                                                       : std::nullopt);
    };
    const FieldHex& hex = input.field.at(index);
    const Argument name{"regiment", input.regimentName(regiment)};
    if (hex.terrain == Terrain::Marsh) return tell("E15", Severity::Error, "CS-052");
    if (!hex.enterable()) return tell("E16", Severity::Error, "CS-021");
    if (!input.field.admits(index, regiment.kind)) tell("E17", Severity::Error, "CS-083", {name});
    const bool leaving = !input.isOn(Switch::LeavePalisade);
    if (!canMove(input.field, index, regiment.kind, leaving))
        tell("W02", Severity::Warning, "CS-081", {name});
}

}  // namespace

void checkRegiments(const CheckInput& input) {
    const std::vector<Regiment> all = regimentsOn(input.scenario);
    std::map<Hex, std::vector<const Regiment*>> on;
    for (const Regiment& regiment : all) {
        if (input.stop.stop_requested()) return;
        checkOne(input, regiment);
        on[regiment.at].push_back(&regiment);
    }
    for (auto& [at, there] : on) {
        if (there.size() < 2 || input.field.find(at) == noHex) continue;
        // Independent of the order of placing: names the regiment of the first kind, with the
        // lowest number.
        const auto last = there.back();
        std::ranges::stable_sort(there, {}, [&](const Regiment* one) {
            const auto& attributes = input.scenario.board.pieces[one->piece].attributes;
            return std::pair(one->kind, numberIn(attributes, property::number));
        });
        input.findings.add("E14", {input.hex(at), {"regiment", input.regimentName(*there.front())}},
                           Severity::Error, placeOf(at), "CS-052",
                           input.removing(ObjectTable::Pieces, last->piece));
    }
}

}  // namespace hexa::claymore
