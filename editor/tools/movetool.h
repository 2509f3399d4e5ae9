// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/heldtool.h"

namespace hexa::editor {

/// Moves the selected tiles by keyboard, with their partners: their ghosts follow the cursor; a
/// click or Enter puts them, changing places with what lies there. One step to undo, however far
/// they went.
class MoveTool : public HeldTool {
    Q_OBJECT
public:
    /// `anchor`: the hex of the map by which they hang on the cursor.
    MoveTool(const ToolContext& context, std::vector<Hex> tiles, Hex anchor, QObject* parent);

    void press(const PointerInput& input) override;
    Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }
    std::optional<Hand> hand() const override;
    /// Returns the reason why they can't be there now; empty if they can.
    QString refusalAt(Hex at) const;

protected:
    void showAt(Hex at) override;

private:
    Placement::Moves movesTo(Hex at) const;
    /// Nothing has been turned: they lie as they lay.
    bool staysAt(Hex at) const;
    std::vector<Hex> mTiles;
    Hex mAnchor;
};

}  // namespace hexa::editor
