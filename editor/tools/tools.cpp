// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/tools.h"

#include "editor/tools/layouttool.h"
#include "editor/tools/objecttool.h"
#include "editor/tools/painttools.h"
#include "editor/tools/selecttool.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace hexa::editor {
namespace {

template <class T>
std::unique_ptr<Tool> make(const ToolContext& context, QObject* parent) {
    return std::make_unique<T>(context, parent);
}

constexpr ToolInfo list[] = {
    {"tool.select", QT_TRANSLATE_NOOP("Actions", "&Select and Move"), "select", "V", make<SelectTool>},
    {"tool.brush", QT_TRANSLATE_NOOP("Actions", "&Brush"), "brush", "B", make<BrushTool>},
    {"tool.fill", QT_TRANSLATE_NOOP("Actions", "&Fill"), "fill", "G", make<FillTool>},
    {"tool.line", QT_TRANSLATE_NOOP("Actions", "&Line"), "line", "N", make<LineTool>},
    {"tool.rectangle", QT_TRANSLATE_NOOP("Actions", "Rectan&gle"), "rectangle", "K", make<RectangleTool>},
    {"tool.ring", QT_TRANSLATE_NOOP("Actions", "Ri&ng"), "ring", "U", make<RingTool>},
    {"tool.eyedropper", QT_TRANSLATE_NOOP("Actions", "&Eyedropper"), "eyedropper", "I", make<EyedropperTool>},
    {"tool.object", QT_TRANSLATE_NOOP("Actions", "Place Edges, &Pieces and Zones"), "object", "E",
     make<ObjectTool>},
    {"tool.layout", QT_TRANSLATE_NOOP("Actions", "Add or &Remove Hexes"), "layout-cells", "T",
     make<LayoutTool>},
};

}  // namespace

std::span<const ToolInfo> tools() { return list; }

std::unique_ptr<Tool> makeTool(std::string_view id, const ToolContext& context, QObject* parent) {
    const auto* info =
        std::ranges::find(list, id, [](const ToolInfo& tool) { return std::string_view(tool.id); });
    assert(info != std::end(list));
    return info->make(context, parent);
}

}  // namespace hexa::editor
