// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

/// Selects and moves. Click selects a hex, Ctrl + click adds or removes one, Shift + click adds. A
/// drag from a tile moves the selected tiles (onto a tile: swap; with Ctrl: copy; with Shift:
/// replace; out of the layout: remove). A drag from anywhere else draws a rubber band (Shift adds,
/// Ctrl inverts).
///
/// A click or drag on a piece, a label or near to a feature of a side is about that thing. Alt +
/// click selects the things of a hex one after another, including its region and zones. On a hex
/// without things it takes the tile into the hand.
///
/// Ctrl or Shift + click adds things to selected ones. A rubber band selects things instead of
/// hexes with both keys, or while the layer of the tiles is closed. Several selected things are
/// dragged together.
class SelectTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void cancel() override;
    bool busy() const override { return mState != State::Idle; }
    bool opensOnDoubleClick() const override { return true; }
    std::optional<Hand> hand() const override;

private:
    enum class State { Idle, Pressed, Moving, Band, Carrying };
    static MoveMode modeFor(Qt::KeyboardModifiers modifiers);
    /// True if a drop here takes the tiles off the map.
    bool removes(const PointerInput& input) const;
    /// The same for objects that would be moved.
    bool removes(const PointerInput& input, std::span<const ObjectChange> moved) const;
    std::set<Hex> hexesIn(const QRectF& band) const;
    void showMove(const PointerInput& input);
    /// True if a rubber band selects objects.
    bool bandsThings(const PointerInput& input) const;
    void showBand(const PointerInput& input);
    void dropBand(const PointerInput& input);
    void click(const PointerInput& input);
    /// Handles Alt + click.
    void goThrough(const PointerInput& input);
    /// Returns the dragged things at the place of the pointer; none if they have disappeared
    /// meanwhile.
    std::vector<ObjectChange> carried(const PointerInput& input) const;
    /// Returns the reason why they can't be placed there, as copies or moved.
    QString refusal(std::span<const ObjectChange> moved, bool copies) const;
    void showCarrying(const PointerInput& input);
    void drop(const PointerInput& input);

    State mState = State::Idle;
    PointerInput mStart;
    MoveMode mMode = MoveMode::Swap;  ///< Mode by the keys held now.
    bool mOnTile = false;
    /// Pressed on: a piece, a side, or a selected region or zone.
    std::optional<ObjectRef> mThing;
};

}  // namespace hexa::editor
