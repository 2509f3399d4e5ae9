// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/objectplacing.h"

namespace hexa::editor {

/// Places the thing in the hand (EditorState::object): a piece on a hex, its side or its slot, a
/// feature on a side, a region, the hexes of a zone, a label. A drag continues along sides and over
/// hexes. Things across borders, such as roads, go from hex to hex.
///
/// It is one undo step, with symmetry partners. The first hex of a zone decides if the stroke adds
/// hexes to it or removes them. Ctrl + click removes the thing under the pointer; the right button
/// takes it into the hand.
class ObjectTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;
    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void pressSecondary(const PointerInput& input) override;
    void hover(const PointerInput& input) override;
    void cancel() override;
    void interrupt() override;
    bool busy() const override { return context().document.inGesture(); }
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

    /// Turns the thing in the hand by sixths clockwise, or mirrors it.
    void turn(int sixths);
    void mirror();

private:
    ObjectPlacing placing() const { return ObjectPlacing(context()); }
    bool holds() const { return context().state.object().has_value(); }
    bool holdsZone() const { return holds() && context().state.object()->table == ObjectTable::Zones; }
    /// True if it holds an object that goes from the middle of a hex to that of the next one.
    bool holdsAcross() const;
    void go(const PointerInput& input) { put(placing().held(input)); }
    void put(const MapObject& object);
    /// Features across all borders on the way to a hex.
    void goTo(Hex at);
    void paintZone(Hex from, Hex to);
    /// Returns the zone that the hand paints: the selected one if it is of the kind, else the last
    /// one of kind and owner.
    std::optional<std::size_t> zoneInHand() const;

    std::optional<MapObject> mLast;  // put last in this stroke
    Hex mLastHex;
    std::optional<PointerInput> mPointer;
    bool mErasing = false;
    /// Pressed with something that goes from hex to hex, and no second hex yet.
    bool mWaits = false;
};

}  // namespace hexa::editor
