// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/tracingtool.h"

#include "editor/layers/tracing.h"

#include <QLineF>

#include <algorithm>
#include <utility>

namespace hexa::editor {

void TracingTool::press(const PointerInput& input) {
    mBusy = true;
    mPressed = input.map;
    mCorner = mTracing.corner();
    mWidth = mTracing.width();
}

void TracingTool::drag(const PointerInput& input) {
    if (!mBusy) return;
    if (!input.modifiers.testFlag(Qt::ShiftModifier))
        return mTracing.setPlace(mCorner + input.map - mPressed, mWidth);
    // The upper left corner stays, and the point under the pointer follows it.
    const double before = QLineF(mCorner, mPressed).length();
    const double now = QLineF(mCorner, input.map).length();
    mTracing.setPlace(mCorner, mWidth * now / std::max(before, input.slack));
}

void TracingTool::hover(const PointerInput&) {
    Overlay overlay;
    overlay.hint = tr("Drag to move the picture, hold Shift to resize it, press Esc to finish");
    setOverlay(std::move(overlay));
}

void TracingTool::cancel() {
    setOverlay({});
    if (!std::exchange(mBusy, false)) return mTracing.setPlacing(false);
    mTracing.setPlace(mCorner, mWidth);
}

}  // namespace hexa::editor

#include "moc_tracingtool.cpp"
