// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/objectplacing.h"

namespace hexa::editor {

/// Pastes copied cells: they hang on the pointer, can be turned and mirrored, and each click stamps them, with their
/// partners under the chosen symmetry. Ends with Esc (the shell goes back to the select tool on finished()).
class StampTool : public MapTool {
    Q_OBJECT
public:
    /// `cells` and `things` at their old places; the hex nearest to the middle of the cells, or of the first thing, comes under the
    /// pointer.
    StampTool(const ToolContext& context, std::vector<CellState> cells, QObject* parent,
              std::vector<MapObject> things = {});

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
    std::vector<CellState> mCells;  // relative to the anchor
    std::vector<MapObject> mThings;
    Isometry mTurn;
    Hex mPointer;
};

}  // namespace hexa::editor
