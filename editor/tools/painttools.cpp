// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/painttools.h"

#include "editor/tools/leaving.h"

#include <set>

namespace hexa::editor {
namespace {

/// Exactly what painting these hexes would do: tiles as ghosts, the others refused, the reason at the pointer.
Overlay preview(const ToolContext& context, const std::vector<Hex>& hexes, Hex pointer) {
    const Placement placement(context);
    const KindId kind = context.state.brush();
    const Board& board = context.document.scenario().board;
    const std::vector<Hex> all = placement.withPartners(hexes);
    const std::vector<Hex> changing = placement.paintable(all, kind);
    const std::set<Hex> changed(changing.begin(), changing.end());
    Overlay overlay;
    for (Hex at : all) {
        if (changed.contains(at)) overlay.ghosts.push_back({at, kind});
        const bool fits = changed.contains(at) || (board.find(at)->kind == kind && !board.find(at)->locked);
        (fits ? overlay.targets : overlay.refused).push_back(at);
    }
    if (!changing.empty() && placement.foretells()) overlay.offer = placement.painting(changing, kind);
    if (board.find(pointer) != nullptr) overlay.hint = placement.refusal(pointer, kind);
    if (overlay.hint.isEmpty() && overlay.offer) overlay.hint = Leaving::warning(context, *overlay.offer);
    return overlay;
}

}  // namespace

std::vector<Hex> BrushTool::brushAt(Hex at) const {
    const int radius = context().state.brushRadius();
    return radius == 0 ? std::vector<Hex>{at} : disc(at, radius);
}

void BrushTool::press(const PointerInput& input) {
    const bool continues = input.modifiers.testFlag(Qt::ShiftModifier) && mLast;
    const Hex from = continues ? *mLast : input.at;
    mWarning.clear();
    context().document.beginGesture(placement().paintName(context().state.brush()));
    paintLine(from, input.at);
}

void BrushTool::drag(const PointerInput& input) {
    if (busy() && mLast != input.at) paintLine(*mLast, input.at);
}

void BrushTool::paintLine(Hex from, Hex to) {
    std::vector<Hex> hexes;
    for (Hex at : line(from, to)) {
        const auto covered = brushAt(at);
        hexes.insert(hexes.end(), covered.begin(), covered.end());
    }
    const KindId kind = context().state.brush();
    const std::vector<Hex> changing = placement().paintable(placement().withPartners(hexes), kind);
    const Edit edit = placement().painting(changing, kind);
    const QString warning = Leaving::warning(context(), edit);
    if (!warning.isEmpty()) {
        mWarning = warning;
        context().document.renameGesture(Leaving::named(context(), placement().paintName(kind), edit));
    }
    context().document.apply(edit, {});
    mLast = to;
    // A brush that paints nothing must say why; one that has taken a player away goes on saying so, while Esc still helps.
    Overlay overlay;
    if (board().find(to) != nullptr) overlay.hint = placement().refusal(to, kind);
    if (!overlay.hint.isEmpty()) overlay.refused = {to};
    if (overlay.hint.isEmpty()) overlay.hint = mWarning;
    setOverlay(std::move(overlay));
}

void BrushTool::release(const PointerInput&) { interrupt(); }

void BrushTool::interrupt() {
    context().document.endGesture();
    setOverlay({});
}

void BrushTool::hover(const PointerInput& input) {
    setOverlay(preview(context(), brushAt(input.at), input.at));
}

void BrushTool::cancel() {
    context().document.cancelGesture();
    mLast.reset();
    setOverlay({});
}

void LineTool::press(const PointerInput& input) {
    mStart = input.at;
    drag(input);
}

void LineTool::drag(const PointerInput& input) {
    if (mStart) setOverlay(preview(context(), line(*mStart, input.at), input.at));
}

void LineTool::release(const PointerInput& input) {
    if (!mStart) return;
    const auto hexes = line(*mStart, input.at);
    mStart.reset();
    setOverlay({});
    placement().paint(placement().withPartners(hexes), context().state.brush());
}

void LineTool::hover(const PointerInput& input) { setOverlay(preview(context(), {input.at}, input.at)); }

void LineTool::cancel() {
    mStart.reset();
    setOverlay({});
}

std::vector<Hex> FillTool::hexesAt(Hex at) const {
    const Selection& selection = context().selection;
    if (selection.contains(at)) return {selection.hexes().begin(), selection.hexes().end()};
    return connectedSameKind(board(), at);
}

void FillTool::press(const PointerInput& input) {
    placement().paint(placement().withPartners(hexesAt(input.at)), context().state.brush());
    setOverlay({});
}

void FillTool::hover(const PointerInput& input) {
    if (!placement().foretells()) return;
    Overlay overlay = preview(context(), hexesAt(input.at), input.at);
    // Where all is as it would be there is nothing to tell.
    if (overlay.ghosts.empty() && overlay.hint.isEmpty()) overlay = {};
    setOverlay(std::move(overlay));
}

void EyedropperTool::press(const PointerInput& input) {
    if (const Cell* cell = board().find(input.at)) context().state.setBrush(cell->kind);
}

}  // namespace hexa::editor
