// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

/// Changes the layout itself. A stroke that starts outside adds hexes (empty slots), one that
/// starts on a hex removes hexes with their tiles; partners too. One undo step.
class LayoutTool : public MapTool {
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
    void change(Hex from, Hex to);
    StepName gestureName() const;
    bool mAdding = true;
    Hex mLast;
};

}  // namespace hexa::editor
