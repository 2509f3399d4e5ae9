// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/stamptool.h"

#include "core/engine/check/settling.h"
#include "editor/tools/leaving.h"

#include <algorithm>
#include <iterator>

namespace hexa::editor {

StampTool::StampTool(const ToolContext& context, const Scenario& part, QObject* parent)
    : HeldTool(context, parent) {
    const Scenario& map = context.document.scenario();
    const Catalog& catalog = context.document.catalog();
    Scenario own = part;
    mShapes = shapesWithPart(map, catalog, own);
    mThings = thingsOf(own.board);
    for (const Cell& cell : own.board.cells()) mCells.push_back(*own.board.state(cell.at));
    if (mCells.empty()) {
        if (mThings.empty()) return;
        const auto hexes = hexesOf(own, catalog, mThings.front());
        const Hex first = hexes.empty() ? Hex{} : hexes.front();
        for (MapObject& thing : mThings) thing = mapped(std::move(thing), Isometry{0, Hex{} - first});
        return;
    }
    // The cell nearest to the middle is the handle.
    Hex sum;
    for (const CellState& state : mCells) sum = sum + state.cell.at;
    const auto count = static_cast<double>(mCells.size());
    const Hex middle = rounded(sum.q / count, sum.r / count);
    const auto nearest =
        std::min_element(mCells.begin(), mCells.end(), [&](const CellState& a, const CellState& b) {
            return distance(a.cell.at, middle) < distance(b.cell.at, middle);
        });
    const Hex anchor = nearest->cell.at;
    for (CellState& state : mCells) state.cell.at = state.cell.at - anchor;
    for (MapObject& thing : mThings) thing = mapped(std::move(thing), Isometry{0, Hex{} - anchor});
}

std::vector<MapObject> StampTool::thingsAt(Hex at) const {
    std::vector<MapObject> all;
    for (const MapObject& thing : mThings)
        for (MapObject& each : ObjectPlacing(context()).withPartners(mapped(thing, placementAt(at))))
            if (std::ranges::find(all, each) == all.end()) all.push_back(std::move(each));
    return all;
}

Hex StampTool::settledAt(Hex at) const {
    std::vector<MapObject> there;
    for (const MapObject& thing : mThings) there.push_back(mapped(thing, placementAt(at)));
    const Document& document = context().document;
    return at + settledShift(document.system(), document.scenario(), there, {});
}

std::vector<RegionShape> StampTool::missingShapes() const {
    std::vector<RegionShape> missing;
    const Document& document = context().document;
    for (const RegionShape& shape : mShapes)
        if (shapeOf(document.scenario(), document.catalog(), shape.id) == nullptr) missing.push_back(shape);
    return missing;
}

void StampTool::stampAt(Hex pointer) {
    const Hex at = settledAt(pointer);
    const std::vector<CellState> cells = placement().pasted(mCells, placementAt(at));
    if (!placement().refusal(cells).isEmpty()) return;
    const Edit edit = placement().pasting(cells);
    const auto name = [count = static_cast<int>(cells.size())]() -> QString {
        return count > 0 ? tr("Paste %Ln hex(es)", nullptr, count) : tr("Paste");
    };
    if (mThings.empty()) {
        Leaving::apply(context(), edit, name);
        return;
    }
    // Things are put one after another, so that none is put onto another new one.
    Document& document = context().document;
    document.beginGesture(Leaving::named(context(), name, edit));
    if (const auto missing = missingShapes(); !missing.empty()) {
        std::vector<RegionShape> shapes = document.scenario().shapes;
        shapes.insert(shapes.end(), missing.begin(), missing.end());
        document.apply({SetShapes{std::move(shapes)}}, {});
    }
    document.apply(edit, {});
    const std::vector<MapObject> things = thingsAt(at);
    ObjectPlacing(context()).put(things);
    document.endGesture();
}

void StampTool::press(const PointerInput& input) {
    stampAt(input.at);
    hover(input);
}

void StampTool::showAt(Hex pointer) {
    Overlay overlay;
    const Hex at = settledAt(pointer);
    const std::vector<CellState> cells = placement().pasted(mCells, placementAt(at));
    const QString refusal = placement().refusal(cells);
    for (const CellState& state : cells) {
        const Hex hex = state.cell.at;
        const Cell* target = board().find(hex);
        const bool refused = !refusal.isEmpty() || (target != nullptr && target->locked);
        (refused ? overlay.refused : overlay.targets).push_back(hex);
        if (!refused) overlay.ghosts.push_back({hex, state.cell.kind});
    }
    const ObjectPlacing placing(context());
    // On hexes that come along the ground is not there yet: only things alone are refused
    // beforehand.
    const std::vector<RegionShape> missing = missingShapes();
    for (const MapObject& thing : thingsAt(at)) {
        const auto shape = std::ranges::find(missing, kindOf(thing), &RegionShape::id);
        if (tableOf(thing) == ObjectTable::Regions && shape != missing.end())
            std::ranges::copy(hexesOf(std::get<RegionPlacement>(thing), *shape),
                              std::back_inserter(overlay.targets));
        else
            (mCells.empty() && !placing.refusal(thing).isEmpty() ? overlay.refusedThings : overlay.things)
                .push_back(thing);
    }
    if (!overlay.ghosts.empty() && placement().foretells()) overlay.offer = placement().pasting(cells);
    const QString warning = overlay.offer ? Leaving::warning(context(), *overlay.offer) : QString();
    overlay.hint = !refusal.isEmpty()   ? refusal
                   : !warning.isEmpty() ? warning
                                        : tr("Click or press Enter to paste, Esc to finish");
    setOverlay(std::move(overlay));
}

}  // namespace hexa::editor

#include "moc_stamptool.cpp"
