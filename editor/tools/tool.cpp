// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/tool.h"

#include "editor/tools/layouttool.h"
#include "editor/tools/painttools.h"
#include "editor/tools/selecttool.h"

namespace hexa {

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

std::unique_ptr<Tool> makeTool(ToolId id, const ToolContext& context, QObject* parent) {
    switch (id) {
    case ToolId::Select:
        return std::make_unique<SelectTool>(context, parent);
    case ToolId::Brush:
        return std::make_unique<BrushTool>(context, parent);
    case ToolId::Fill:
        return std::make_unique<FillTool>(context, parent);
    case ToolId::Line:
        return std::make_unique<LineTool>(context, parent);
    case ToolId::Eyedropper:
        return std::make_unique<EyedropperTool>(context, parent);
    case ToolId::Layout:
        return std::make_unique<LayoutTool>(context, parent);
    }
    Q_UNREACHABLE();
}

}  // namespace hexa
