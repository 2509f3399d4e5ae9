// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/hand.h"

namespace hexa::editor {

std::vector<Choice> choicesOf(const ToolContext& context, const Hand& hand) {
    const Document& document = context.document;
    const Placement placement(context);
    std::vector<Choice> choices;
    for (const Cell& cell : document.scenario().board.cells()) {
        if (cell.kind == KindId::Blank || document.catalog().isSeat(cell.kind)) continue;
        if (isTile(hand.kind)) {
            if (cell.kind != hand.kind && placement.refusal(cell.at, hand.kind).isEmpty())
                choices.push_back({cell.at, placement.placing(cell.at, hand.kind)});
            continue;
        }
        if (cell.at == hand.start) continue;
        const auto moves = placement.movesBy(hand.from, cell.at - hand.start);
        if (!moves.empty() && placement.refusal(moves, hand.mode).isEmpty())
            choices.push_back({cell.at, placement.moving(moves, hand.mode)});
    }
    std::erase_if(choices,
                  [&](const Choice& choice) { return changesNothing(document.scenario(), choice.edit); });
    return choices;
}

}  // namespace hexa::editor
