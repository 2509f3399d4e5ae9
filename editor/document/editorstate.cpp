// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/editorstate.h"

#include "editor/document/document.h"

#include <algorithm>

namespace hexa::editor {

void EditorState::setBrush(KindId kind) {
    if (kind == mBrush && !mObject && mMixture.empty()) return;
    mBrush = kind;
    mMixture.clear();
    mObject.reset();
    emit brushChanged();
}

void EditorState::setMixture(std::vector<KindId> kinds) {
    if (kinds.empty()) return;
    if (kinds.size() == 1) return setBrush(kinds.front());
    if (kinds == mMixture && !mObject) return;
    mBrush = kinds.front();
    mMixture = std::move(kinds);
    mObject.reset();
    emit brushChanged();
}

void EditorState::setObject(ObjectBrush object) {
    if (mObject == object) return;
    mObject = std::move(object);
    mMixture.clear();
    emit brushChanged();
}

void EditorState::setBrushRadius(int radius) {
    radius = std::max(0, radius);
    if (radius == mBrushRadius) return;
    mBrushRadius = radius;
    emit brushChanged();
}

const std::vector<SymmetryGroup>& EditorState::symmetries(const Document& document) {
    if (mSymmetries.empty()) {
        std::vector<Hex> hexes;
        hexes.reserve(document.scenario().board.cellCount());
        for (const Cell& cell : document.scenario().board.cells()) hexes.push_back(cell.at);
        mSymmetries = subgroups(findSymmetries(hexes));
    }
    return mSymmetries;
}

void EditorState::layoutChanged(const Document& document) {
    mSymmetries.clear();
    const Board& board = document.scenario().board;
    const auto cells = board.cells();
    const bool stays = std::all_of(mSymmetry.begin(), mSymmetry.end(), [&](const Isometry& element) {
        return std::all_of(cells.begin(), cells.end(),
                           [&](const Cell& cell) { return board.find(element(cell.at)) != nullptr; });
    });
    if (!stays) setSymmetry({});
}

void EditorState::setSymmetry(SymmetryGroup group) {
    if (group.size() <= 1) group.clear();
    if (group == mSymmetry) return;
    mSymmetry = std::move(group);
    emit symmetryChanged();
}

void EditorState::setLayers(const Layers& layers) {
    if (layers == mLayers) return;
    mLayers = layers;
    emit layersChanged();
}

}  // namespace hexa::editor

#include "moc_editorstate.cpp"
