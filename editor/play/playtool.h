// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

namespace hexa::editor {

class OrderEntry;
class PlaySession;
class Viewer;

/// The left button while a map is played: chooses places, puts units (a drag moves them); the right
/// button takes them back. Says beside the pointer why a hex can't be chosen.
class PlayTool : public Tool {
    Q_OBJECT
public:
    PlayTool(const PlaySession& session, Viewer& viewer, OrderEntry& orders, Selection& selection,
             QObject* parent = nullptr);

    void press(const PointerInput& input) override;
    void drag(const PointerInput& input) override;
    void release(const PointerInput& input) override;
    void hover(const PointerInput& input) override;
    void pressSecondary(const PointerInput& input) override;
    bool busy() const override { return mFrom.has_value(); }
    void cancel() override;

private:
    bool isCell(Hex at) const;
    void show(const PointerInput& input, bool moving);

    const PlaySession& mSession;
    Viewer& mViewer;
    OrderEntry& mOrders;
    Selection& mSelection;
    std::optional<Hex> mFrom;
};

}  // namespace hexa::editor
