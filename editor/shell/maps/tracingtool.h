// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

class Tracing;

/// Tool that places the picture to trace. Dragging moves it, and dragging with Shift resizes it.
/// The map stays unchanged.
class TracingTool : public Tool {
    Q_OBJECT
public:
    /// The tracing outlives this.
    explicit TracingTool(Tracing& tracing, QObject* parent = nullptr) : Tool(parent), mTracing(tracing) {}

    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput&) override { mBusy = false; }
    void hover(const PointerInput&) override;
    /// Cancels a drag, or else ends the placing.
    void cancel() override;
    bool busy() const override { return mBusy; }
    Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

private:
    Tracing& mTracing;
    bool mBusy = false;
    QPointF mPressed;  ///< In map units, like the place of the picture at that moment.
    QPointF mCorner;
    double mWidth = 0;
};

}  // namespace hexa::editor
