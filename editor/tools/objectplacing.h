// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/check/refusals.h"
#include "editor/tools/tool.h"

#include <optional>
#include <span>
#include <vector>

namespace hexa::editor {

/// Placing, changing and removing things other than tiles (core/edit/objects.h). Each is one step
/// with symmetry partners, with a reason if it is impossible and a name for the undo list. The
/// counterpart of Placement for tiles.
class ObjectPlacing {
    Q_DECLARE_TR_FUNCTIONS(ObjectPlacing)
public:
    explicit ObjectPlacing(const ToolContext& context) : mContext(context) {}

    /// Returns the thing in the hand at the place of the pointer: on the hex, its nearest side,
    /// corner or slot. A zone has only the hex.
    MapObject held(const PointerInput& input) const;
    /// Returns the same for the keyboard: on the hex, at a side of it (0-5), on the corner of that
    /// number, in a suitable free slot; the side selects one of several.
    MapObject heldAt(Hex at, int side) const;
    /// Returns an object and its images under the chosen symmetry, each once. An image belongs to
    /// the seat with the image as its home.
    std::vector<MapObject> withPartners(const MapObject& object) const;

    /// Returns the reason why an object can't be placed (or replace `instead`); empty if it can.
    QString refusal(const MapObject& object, std::optional<ObjectRef> instead = {}) const;
    /// Places of two regions after a swap, and the other region.
    struct Swapped {
        ObjectRef other;
        MapObject first, second;
    };
    /// Returns the effect of dropping a region on another one of its form: they change places. None
    /// if it is not on exactly one other region, or if one of them may not be at the place of the
    /// other.
    std::optional<Swapped> swapOf(ObjectRef ref, const MapObject& object) const;
    /// Puts all objects that can be put, as one step or in the present gesture. False if there are
    /// none.
    bool put(std::span<const MapObject> objects);
    /// Changes an object, together with equal objects at its images under the chosen symmetry, as
    /// far as possible.
    bool change(ObjectRef ref, const MapObject& object, const StepName& name);
    /// Returns the reason why several objects can't be changed together, which may be that of one
    /// of them; empty if they can.
    QString refusal(std::span<const ObjectChange> all) const;
    /// Changes one with its partners, as above. Several at once are changed without partners,
    /// because a partner may be among them. Changes all or none; the selection is kept.
    bool change(std::span<const ObjectChange> all, const StepName& name);
    /// Removes them with their images.
    bool remove(std::span<const ObjectRef> refs);
    bool lock(std::span<const ObjectRef> refs, bool locked);
    /// Returns each turned by sixths clockwise: once, or further in that direction until it is
    /// allowed there. If it is never allowed, it is turned once.
    std::vector<ObjectChange> turnedBy(std::span<const ObjectRef> refs, int sixths) const;
    /// Turns them in this way; false if that changes nothing or is refused.
    bool turn(std::span<const ObjectRef> refs, int sixths);
    /// Mirrors each thing about its own hex or corner: left and right change places.
    bool mirror(std::span<const ObjectRef> refs);

    /// Makes the hexes a region of the map's own and selects it. Returns the reason if that is
    /// impossible, otherwise an empty text.
    QString makeRegion(const QString& name, std::span<const Hex> hexes);

    /// Returns e.g. "Wall" or "Knight of player 2".
    QString nameOf(const MapObject& object) const;
    /// Returns e.g. "Wall at C3 r2" or "Camp on the corner of V3, F4 and the map edge".
    QString placedName(const MapObject& object) const;
    /// Returns the name of a single object, else "5 things".
    QString nameOf(std::span<const ObjectRef> refs) const;

    /// Returns a thing moved to the pointer. Pieces, labels and features of sides are put at the
    /// pointer; regions and zones move by its distance from `start`. The result is on the lattice
    /// of the game, if it has one.
    MapObject movedTo(const MapObject& object, Hex start, const PointerInput& input) const;
    /// Returns the shift of these objects when the pointer moves them together (settledShift() of
    /// core/engine).
    Hex shiftOf(std::span<const ObjectRef> refs, Hex by) const;
    /// Returns the same for a step by keys.
    Hex stepOf(std::span<const ObjectRef> refs, Hex step) const;
    /// Returns the reason why this table can't be changed; empty if its layer is open.
    QString closed(ObjectTable table) const;

private:
    const Scenario& scenario() const { return mContext.document.scenario(); }
    bool swap(ObjectRef ref, const MapObject& before, const Swapped& swapped);
    MapObject make(Hex at, int side, int corner, std::string slot) const;
    MapObject settled(const MapObject& object) const;
    std::vector<MapObject> objects(std::span<const ObjectRef> refs) const;
    MapObject image(const MapObject& object, const Isometry& isometry) const;
    std::string slotAt(const std::string& kind, Hex at, QPointF map) const;
    ToolContext mContext;
};

/// Returns the hand that takes a thing unchanged.
ObjectBrush brushOf(const MapObject& object);

}  // namespace hexa::editor
