// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/tool.h"

namespace hexa::editor {

void Tool::hover(const PointerInput&) {}

void Tool::setOverlay(Overlay overlay) {
    if (mOverlay.empty() && overlay.empty()) return;
    mOverlay = std::move(overlay);
    emit overlayChanged();
}

void MapTool::pressSecondary(const PointerInput& input) {
    const Cell* cell = board().find(input.at);
    if (cell == nullptr) return;
    mContext.selection.setCurrent(cell->at);
    mContext.state.setBrush(cell->kind);
}

}  // namespace hexa::editor

#include "moc_tool.cpp"
