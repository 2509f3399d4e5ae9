// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QObject>

#include <optional>
#include <set>

namespace hexa::editor {

/// Selected hexes and the current hex (the keyboard's cursor), shared by canvas, inspector and tools. Survives mode
/// switches; hexes that stop to be cells are dropped by prune().
class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const std::set<Hex>& hexes() const { return mHexes; }
    bool contains(Hex at) const { return mHexes.count(at) != 0; }
    std::optional<Hex> current() const { return mCurrent; }
    /// A thing other than a tile that is selected alone; hexes are not selected then.
    const std::optional<ObjectRef>& object() const { return mObject; }
    void setObject(const Board& board, std::optional<ObjectRef> object);

    void set(std::set<Hex> hexes);
    void clear() { set({}); }
    void toggle(Hex at);
    void setCurrent(std::optional<Hex> at);
    /// Selected hexes, or the current one if nothing is selected.
    std::vector<Hex> targets() const;
    /// Drops selected hexes, and the current one, that are no cells, and a thing that is gone. One that has changed in its place
    /// stays selected.
    void prune(const Board& board);

signals:
    void changed();
    void currentChanged();

private:
    std::set<Hex> mHexes;
    std::optional<Hex> mCurrent;
    std::optional<ObjectRef> mObject;
    std::optional<MapObject> mSeen;  // that thing, when it was last looked at
};

}  // namespace hexa::editor
