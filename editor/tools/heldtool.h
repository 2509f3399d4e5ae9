// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

/// A thing held by the pointer or by the cursor of the keyboard for a while. It can be turned and
/// mirrored, and is put down by a click or Enter. Esc ends the tool (on finished() the shell
/// returns to the previous tool).
class HeldTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    void drag(const PointerInput& input) override { hover(input); }
    void release(const PointerInput&) override {}
    void hover(const PointerInput& input) override;
    void cancel() override;
    bool followsKeys() const override { return true; }
    bool keepsSelection() const override { return true; }

    /// Turns by sixths clockwise.
    void turn(int steps);
    /// Mirrors it: left and right change places.
    void mirror();

signals:
    void finished();

protected:
    /// Shows the effect at a hex.
    virtual void showAt(Hex at) = 0;
    /// Returns the placement that moves (0, 0), its anchor, to a hex.
    Isometry placementAt(Hex at) const { return compose(Isometry{0, at}, mTurn); }

private:
    Isometry mTurn;
    Hex mPointer;
};

}  // namespace hexa::editor
