// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/layouttool.h"

#include "editor/tools/leaving.h"

namespace hexa::editor {

void LayoutTool::press(const PointerInput& input) {
    if (!placement().refusalOfLayout().isEmpty()) return hover(input);
    mAdding = board().find(input.at) == nullptr;
    mLast = input.at;
    context().document.beginGesture(gestureName());
    change(input.at, input.at);
}

void LayoutTool::drag(const PointerInput& input) {
    if (busy() && input.at != mLast) change(mLast, input.at);
}

void LayoutTool::change(Hex from, Hex to) {
    std::vector<Hex> hexes;
    for (Hex at : line(from, to))
        for (Hex partner : context().state.withPartners(at)) hexes.push_back(partner);
    Document& document = context().document;
    const Edit edit = mAdding ? addCells(document.scenario(), hexes)
                              : removeCells(document.scenario(), document.catalog(), hexes);
    Overlay overlay;
    overlay.hint = Leaving::warning(context(), edit);
    if (!overlay.hint.isEmpty()) document.renameGesture(Leaving::named(context(), gestureName(), edit));
    document.apply(edit, {});
    mLast = to;
    setOverlay(std::move(overlay));
}

StepName LayoutTool::gestureName() const {
    return [adding = mAdding] {
        return adding ? tr("Add hexes to the layout") : tr("Remove hexes from the layout");
    };
}

void LayoutTool::release(const PointerInput&) { interrupt(); }

void LayoutTool::interrupt() {
    context().document.endGesture();
    setOverlay({});
}

void LayoutTool::hover(const PointerInput& input) {
    Overlay overlay;
    const Cell* cell = board().find(input.at);
    const auto hexes = context().state.withPartners(input.at);
    if (const QString closed = placement().refusalOfLayout(); !closed.isEmpty()) {
        overlay.refused = hexes;
        overlay.hint = closed;
    } else if (cell != nullptr && cell->locked) {
        overlay.refused = hexes;
        overlay.hint = tr("%1 is locked. Unlock it first (L).").arg(placement().nameOf(input.at));
    } else if (cell != nullptr) {
        overlay.refused = hexes;
        const Document& document = context().document;
        overlay.hint =
            Leaving::warning(context(), removeCells(document.scenario(), document.catalog(), hexes));
        if (overlay.hint.isEmpty()) overlay.hint = tr("Remove from the layout");
    } else {
        overlay.targets = hexes;
        overlay.hint = tr("Add to the layout");
    }
    setOverlay(std::move(overlay));
}

void LayoutTool::cancel() {
    context().document.cancelGesture();
    setOverlay({});
}

}  // namespace hexa::editor

#include "moc_layouttool.cpp"
