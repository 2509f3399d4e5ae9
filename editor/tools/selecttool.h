// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

/// Selects and moves. Click selects a hex, Ctrl + click adds or removes one, Shift + click adds; a drag from a tile
/// moves the selected tiles (onto a tile: swap; with Ctrl: copy; with Shift: replace; out of the layout: remove); a
/// drag from anywhere else draws a rubber band (Shift adds, Ctrl inverts).
class SelectTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void cancel() override;
    bool busy() const override { return mState != State::Idle; }

private:
    enum class State { Idle, Pressed, Moving, Band };
    static MoveMode modeFor(Qt::KeyboardModifiers modifiers);
    /// Whether a drop here takes the tiles off the map.
    bool removes(const PointerInput& input) const;
    std::set<Hex> hexesIn(const QRectF& band) const;
    void showMove(const PointerInput& input);

    State mState = State::Idle;
    PointerInput mStart;
    bool mOnTile = false;
};

}  // namespace hexa::editor
