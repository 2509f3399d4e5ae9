// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/heldtool.h"
#include "editor/tools/objectplacing.h"

namespace hexa::editor {

/// Pastes copied cells: each click stamps them, with their partners under the chosen symmetry.
class StampTool : public HeldTool {
    Q_OBJECT
public:
    /// Creates the tool. `part` is a copy (core/edit/objects.h, partOf()). The hex nearest to the
    /// middle of its cells, or of its first thing, is under the pointer. Region shapes missing in
    /// the map are added.
    StampTool(const ToolContext& context, const Scenario& part, QObject* parent);

    void press(const PointerInput& input) override;
    Qt::CursorShape cursor() const override { return Qt::DragCopyCursor; }

    void stampAt(Hex at);

protected:
    void showAt(Hex at) override;

private:
    /// Returns the things at their new places, with their symmetric copies.
    std::vector<MapObject> thingsAt(Hex at) const;
    /// Returns the part's own regions that the map does not have (any longer).
    std::vector<RegionShape> missingShapes() const;
    /// Returns its place in a game with a lattice.
    Hex settledAt(Hex at) const;

    std::vector<CellState> mCells;  // relative to the anchor
    std::vector<MapObject> mThings;
    std::vector<RegionShape> mShapes;  // own regions that the things need, and those of the map
};

}  // namespace hexa::editor
