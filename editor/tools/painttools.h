// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

/// Paints the chosen tile along the pointer's way, as wide as the brush, with partners. A stroke is one undo step.
/// Shift + press continues with a straight line from the last hex painted.
class BrushTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void hover(const PointerInput& input) override;
    void cancel() override;
    void interrupt() override;
    bool busy() const override { return context().document.inGesture(); }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

private:
    void paintLine(Hex from, Hex to);
    std::vector<Hex> brushAt(Hex at) const;
    std::optional<Hex> mLast;
    QString mWarning;  ///< What this stroke has taken away beyond tiles.
};

/// Paints a straight line of hexes from press to release.
class LineTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void hover(const PointerInput& input) override;
    void cancel() override;
    bool busy() const override { return mStart.has_value(); }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

private:
    std::optional<Hex> mStart;
};

/// Paints all connected hexes of the same kind as the one pressed; with a selection that contains it, the selection.
/// Shows beforehand which, unless the map is huge.
class FillTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput&) override {}
    void release(const PointerInput&) override {}
    void hover(const PointerInput& input) override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

private:
    std::vector<Hex> hexesAt(Hex at) const;
};

/// Takes the tile under the pointer as the one to paint with.
class EyedropperTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override { press(input); }
    void release(const PointerInput&) override {}
    Qt::CursorShape cursor() const override { return Qt::PointingHandCursor; }
};

}  // namespace hexa::editor
