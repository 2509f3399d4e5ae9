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
    {"tool.select", QT_TRANSLATE_NOOP("Actions", "&Select and Move"), "select", "V",
     QT_TRANSLATE_NOOP("Actions", "Click or drag a frame to select. Drag a tile to move or swap it."),
     make<SelectTool>},
    {"tool.brush", QT_TRANSLATE_NOOP("Actions", "&Brush"), "brush", "B",
     QT_TRANSLATE_NOOP("Actions", "Paint with the tile in hand, on symmetric hexes as well"),
     make<BrushTool>},
    {"tool.fill", QT_TRANSLATE_NOOP("Actions", "&Fill"), "fill", "G",
     QT_TRANSLATE_NOOP("Actions", "Replace all connected hexes of one kind with the tile in hand"),
     make<FillTool>},
    {"tool.line", QT_TRANSLATE_NOOP("Actions", "&Line"), "line", "N",
     QT_TRANSLATE_NOOP("Actions", "Draw a line with the tile in hand, from one hex to another"),
     make<LineTool>},
    {"tool.rectangle", QT_TRANSLATE_NOOP("Actions", "Rectan&gle"), "rectangle", "K",
     QT_TRANSLATE_NOOP("Actions", "Fill a rectangle with the tile in hand, from corner to corner"),
     make<RectangleTool>},
    {"tool.ring", QT_TRANSLATE_NOOP("Actions", "Ri&ng"), "ring", "U",
     QT_TRANSLATE_NOOP(
         "Actions", "Draw a ring around a hex with the tile in hand. Hold Shift to fill the inside as well."),
     make<RingTool>},
    {"tool.eyedropper", QT_TRANSLATE_NOOP("Actions", "&Eyedropper"), "eyedropper", "I",
     QT_TRANSLATE_NOOP("Actions", "Click a tile to pick it up. With other tools, right-click it."),
     make<EyedropperTool>},
    {"tool.object", QT_TRANSLATE_NOOP("Actions", "Place Edges, &Pieces and Zones"), "object", "E",
     QT_TRANSLATE_NOOP("Actions", "Place edges, pieces and zones"), make<ObjectTool>},
    {"tool.layout", QT_TRANSLATE_NOOP("Actions", "Add or &Remove Hexes"), "layout-cells", "T",
     QT_TRANSLATE_NOOP("Actions", "Change the shape of the map"), make<LayoutTool>},
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
