// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/heldtool.h"

namespace hexa::editor {

/// Moves the selected tiles by keyboard, with their partners: their ghosts follow the cursor. A
/// click or Enter puts them down and swaps them with the tiles there. Any distance is one step to
/// undo.
class MoveTool : public HeldTool {
    Q_OBJECT
public:
    /// Creates the tool. `anchor` is the hex of the map that follows the cursor.
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
    /// True if the tiles would keep their places and nothing has been turned.
    bool staysAt(Hex at) const;
    std::vector<Hex> mTiles;
    Hex mAnchor;
};

}  // namespace hexa::editor
