// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/movetool.h"

#include "editor/tools/leaving.h"

#include <algorithm>

namespace hexa::editor {

MoveTool::MoveTool(const ToolContext& context, std::vector<Hex> tiles, Hex anchor, QObject* parent)
    : HeldTool(context, parent), mTiles(std::move(tiles)), mAnchor(anchor) {}

Placement::Moves MoveTool::movesTo(Hex at) const {
    return placement().movesBy(mTiles, compose(placementAt(at), Isometry{0, Hex{} - mAnchor}));
}

bool MoveTool::staysAt(Hex at) const {
    return std::ranges::all_of(movesTo(at), [](const auto& move) { return move.first == move.second; });
}

QString MoveTool::refusalAt(Hex at) const {
    const Placement::Moves moves = movesTo(at);
    return staysAt(at) ? QString() : placement().refusal(moves, MoveMode::Swap);
}

std::optional<Hand> MoveTool::hand() const {
    if (placementAt({}).isIdentity()) return Hand{KindId::Empty, mTiles, mAnchor, MoveMode::Swap};
    return {};  // turned tiles lie otherwise everywhere
}

void MoveTool::showAt(Hex at) {
    const Placement::Moves moves = movesTo(at);
    Overlay overlay;
    const QString refusal = refusalAt(at);
    for (const auto& [source, target] : moves) {
        (refusal.isEmpty() ? overlay.targets : overlay.refused).push_back(target);
        if (refusal.isEmpty()) overlay.ghosts.push_back({target, board().find(source)->kind});
    }
    overlay.hint = refusal;
    if (refusal.isEmpty() && !staysAt(at)) {
        overlay.offer = placement().moving(moves, MoveMode::Swap);
        overlay.hint = Leaving::warning(context(), *overlay.offer);
    }
    if (overlay.hint.isEmpty()) overlay.hint = tr("Press Enter to place, Esc to cancel");
    setOverlay(std::move(overlay));
}

void MoveTool::press(const PointerInput& input) {
    const Placement::Moves moves = movesTo(input.at);
    if (!refusalAt(input.at).isEmpty()) return showAt(input.at);
    if (!staysAt(input.at) && placement().move(moves, MoveMode::Swap)) {
        std::set<Hex> selected;
        const Isometry way = compose(placementAt(input.at), Isometry{0, Hex{} - mAnchor});
        for (const Hex at : mTiles) selected.insert(way(at));
        context().selection.set(std::move(selected));
        context().selection.setCurrent(input.at);
    }
    cancel();
}

}  // namespace hexa::editor

#include "moc_movetool.cpp"
