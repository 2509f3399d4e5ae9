// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

/// Something hangs on the pointer or on the cursor of the keyboard for a while, can be turned and
/// mirrored, and is put by a click or Enter. Ends with Esc (the shell goes back to the tool before
/// on finished()).
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
    /// Left and right change places.
    void mirror();

signals:
    void finished();

protected:
    /// Shows the effect at a hex.
    virtual void showAt(Hex at) = 0;
    /// Takes (0, 0), where it hangs, to a hex.
    Isometry placementAt(Hex at) const { return compose(Isometry{0, at}, mTurn); }

private:
    Isometry mTurn;
    Hex mPointer;
};

}  // namespace hexa::editor
