// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/heldtool.h"

namespace hexa::editor {

void HeldTool::hover(const PointerInput& input) {
    mPointer = input.at;
    showAt(mPointer);
}

void HeldTool::turn(int steps) {
    mTurn = compose(Isometry{static_cast<std::uint8_t>(((steps % 6) + 6) % 6), {}}, mTurn);
    showAt(mPointer);
}

void HeldTool::mirror() {
    // The vertical axis is another element on a pointy-top map.
    mTurn = compose(Isometry{static_cast<std::uint8_t>(board().orientation == Orientation::Flat ? 7 : 8), {}},
                    mTurn);
    showAt(mPointer);
}

void HeldTool::cancel() {
    setOverlay({});
    emit finished();
}

}  // namespace hexa::editor

#include "moc_heldtool.cpp"
