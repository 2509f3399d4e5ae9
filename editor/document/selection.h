// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QObject>

#include <array>
#include <optional>
#include <set>
#include <vector>

namespace hexa::editor {

/// Selected hexes, or things other than tiles, and the current hex (the keyboard's cursor), shared
/// by canvas, inspector and tools. Survives mode switches; hexes that stop to be cells, and things
/// that go, are dropped by prune().
class Selection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const std::set<Hex>& hexes() const { return mHexes; }
    bool contains(Hex at) const { return mHexes.count(at) != 0; }
    std::optional<Hex> current() const { return mCurrent; }
    /// Things other than tiles, in the order of their tables, each once; hexes are not selected
    /// then.
    const std::vector<ObjectRef>& objects() const { return mObjects; }
    bool contains(ObjectRef object) const;
    /// Returns the selected thing if it is the only one.
    std::optional<ObjectRef> object() const;
    /// Select objects; those that don't exist are skipped.
    void setObjects(const Board& board, std::vector<ObjectRef> objects);
    void setObject(const Board& board, std::optional<ObjectRef> object);
    /// Adds a thing to the selected ones, or takes it out.
    void toggleObject(const Board& board, ObjectRef object);

    void set(std::set<Hex> hexes);
    void clear() { set({}); }
    void toggle(Hex at);
    void setCurrent(std::optional<Hex> at);
    /// Returns selected hexes, or the current one if none is selected.
    std::vector<Hex> targets() const;
    /// Removes selected hexes, and the current one, that are not cells, and missing objects. An
    /// object that has changed in its place stays selected.
    void prune(const Board& board);

signals:
    void changed();
    void currentChanged();

private:
    void pruneObjects(const Board& board);

    std::set<Hex> mHexes;
    std::optional<Hex> mCurrent;
    std::vector<ObjectRef> mObjects;
    std::vector<MapObject> mSeen;         // those things, when they were last looked at
    std::array<std::size_t, 5> mSizes{};  // of the tables then
};

}  // namespace hexa::editor
