// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"

#include <optional>
#include <vector>

namespace hexa::editor {

/// Finds things other than tiles by the pointer, on layers that are neither hidden nor locked.
class ObjectPicking {
public:
    explicit ObjectPicking(const ToolContext& context) : mContext(context) {}

    /// Returns all things at a hex, one after another: the one after the selected one; none at the
    /// end.
    std::optional<ObjectRef> nextAt(Hex at) const;
    /// Returns the topmost thing at the pointer that is small enough to be meant: a piece, a label,
    /// a feature of a side near to it, a road under it.
    std::optional<ObjectRef> under(const PointerInput& input) const;
    /// Returns all objects, except zones, on hexes with their centres in a rectangle in map units.
    std::vector<ObjectRef> inside(const QRectF& band) const;

private:
    const Scenario& scenario() const { return mContext.document.scenario(); }
    bool isOpen(ObjectTable table) const;
    /// Returns the object drawn from the middle of the hex over one of its sides, under the
    /// pointer.
    std::optional<ObjectRef> acrossAt(const PointerInput& input) const;

    ToolContext mContext;
};

/// Returns the side of the pointer's hex that is nearest to it.
int sideAt(const PointerInput& input, Orientation orientation);
/// Returns the corner of the pointer's hex that is nearest to it.
int cornerAt(const PointerInput& input, Orientation orientation);

}  // namespace hexa::editor
