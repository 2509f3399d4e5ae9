// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/objectplacing.h"

namespace hexa::editor {

/// Pastes copied cells: they hang on the pointer, can be turned and mirrored, and each click stamps them, with their
/// partners under the chosen symmetry. Ends with Esc (the shell goes back to the select tool on finished()).
class StampTool : public MapTool {
    Q_OBJECT
public:
    /// `part` as it was copied (core/edit/objects.h, partOf()); the hex nearest to the middle of its cells, or of its first thing,
    /// comes under the pointer. Region shapes that the map does not have come along.
    StampTool(const ToolContext& context, const Scenario& part, QObject* parent);

    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override { hover(input); }
    void release(const PointerInput&) override {}
    void hover(const PointerInput& input) override;
    void cancel() override;
    Qt::CursorShape cursor() const override { return Qt::DragCopyCursor; }

    /// Turns by sixths clockwise.
    void turn(int steps);
    /// Left and right change places.
    void mirror();
    void stampAt(Hex at);

signals:
    void finished();

private:
    Isometry placementAt(Hex at) const;
    /// The things where they come, with their symmetric copies.
    std::vector<MapObject> thingsAt(Hex at) const;
    /// Own regions of the part that the map does not have (any more).
    std::vector<RegionShape> missingShapes() const;

    std::vector<CellState> mCells;  // relative to the anchor
    std::vector<MapObject> mThings;
    std::vector<RegionShape> mShapes;  // own regions that the things need, and those of the map
    Isometry mTurn;
    Hex mPointer;
};

}  // namespace hexa::editor
