// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// All objects on a board beside its cells: features on borders, pieces, regions, zones, labels.
// Builders of edits, as in builders.h. Only setObjectsLocked() changes locked objects.

namespace hexa {

/// A placed thing. The order of the alternatives is that of ObjectTable.
using MapObject = std::variant<EdgeFeature, PiecePlacement, RegionPlacement, Zone, BoardLabel>;
enum class ObjectTable { Edges, Pieces, Regions, Zones, Labels };
inline ObjectTable tableOf(const MapObject& object) { return static_cast<ObjectTable>(object.index()); }

/// Place of an object in the tables of a board. Other edits may move it: found() gives its new
/// place.
struct ObjectRef {
    ObjectTable table = ObjectTable::Pieces;
    std::size_t index = 0;
    friend auto operator<=>(const ObjectRef&, const ObjectRef&) = default;
};

/// Returns an object; none if the table is shorter.
std::optional<MapObject> objectAt(const Board& board, ObjectRef ref);
/// Returns the present place of an equal object, preferably at the same index; none if it is gone.
std::optional<ObjectRef> found(const Board& board, ObjectRef before, const MapObject& object);

bool isLocked(const MapObject& object);
int seatOf(const MapObject& object);  ///< -1: no owner.
/// Returns the id of the catalog's kind; empty for labels and zones without a kind.
std::string kindOf(const MapObject& object);
/// Hexes that a thing is at: of a border both, of a sided feature its own, of a piece on a corner
/// all three, cells first, of a zone or region all.
std::vector<Hex> hexesOf(const Scenario& scenario, const Catalog& catalog, const MapObject& object);
MapObject mapped(MapObject object, const Isometry& isometry);

/// Returns all things of a table at a hex, the top one last.
std::vector<ObjectRef> objectsAt(const Scenario& scenario, const Catalog& catalog, Hex at);

/// Returns all things of a board that fit, in the order of the tables.
std::vector<ObjectRef> objectsWhere(const Board& board, const std::function<bool(const MapObject&)>& fits);

/// Adds a thing, above the others; a feature takes the place of one with its key. A region brings
/// its tiles with their properties: parts with a kind get one, others become cells if they are
/// none.
Edit putObject(const Scenario& scenario, const Catalog& catalog, MapObject object);
/// Turns an object into another one, of the same table. A region takes along the objects on it
/// (regionmoves.h), and leaves empty slots.
Edit changeObject(const Scenario& scenario, const Catalog& catalog, ObjectRef ref, MapObject object);
/// Change of one of several objects; one may move to the former place of another.
struct ObjectChange {
    ObjectRef ref;
    MapObject object;
};
Edit changeObjects(const Scenario& scenario, const Catalog& catalog, std::span<const ObjectChange> all);
/// Swaps two regions of the board (by their places in it), each turned as little as its form
/// demands, with the objects on them. Does nothing if they differ in form, or if one of them or a
/// cell under them is locked.
Edit swapRegions(const Scenario& scenario, const Catalog& catalog, std::size_t first, std::size_t second);
/// Takes things away; regions with their tiles.
Edit removeObjects(const Scenario& scenario, const Catalog& catalog, std::span<const ObjectRef> refs);
Edit setObjectsLocked(const Scenario& scenario, std::span<const ObjectRef> refs, bool locked);

/// Returns the object turned by sixths clockwise in place: a piece on its hex, one on a corner
/// there or, if it has no direction, to and fro between the two corners named after its hex, a
/// feature about its hex (one between two hexes on the three sides named after it), a region about
/// its middle, on the same hexes if its shape allows. Zones and labels stay.
MapObject turned(const Scenario& scenario, const Catalog& catalog, const MapObject& object, int sixths);

/// Returns the part of a map with these hexes and single objects, to be pasted elsewhere: cells
/// with their objects (core/edit/carrying.h), and the map's own regions that it needs. No seats, no
/// texts.
Scenario partOf(const Scenario& scenario, const Catalog& catalog, std::span<const Hex> hexes,
                std::span<const ObjectRef> things = {});
/// Returns the map's own regions after a part of another map is pasted: missing regions are added.
/// A region with an ID that means something else here gets a new ID, also in the part.
std::vector<RegionShape> shapesWithPart(const Scenario& scenario, const Catalog& catalog, Scenario& part);
/// Returns all things of a board but its zones, bottom first.
std::vector<MapObject> thingsOf(const Board& board);

/// Turns hexes with their tiles and properties into one of the map's own regions, with this name,
/// and places it there. Does nothing without hexes. The new region is the last of the board's.
Edit makeRegion(const Scenario& scenario, const Catalog& catalog, const Localized& name,
                std::span<const Hex> hexes);
/// Renames one of the map's own regions; does nothing for one of the catalog.
Edit renameRegion(const Scenario& scenario, std::string_view shape, const Localized& name);

/// Adds hexes to a zone, or takes them out of it.
Edit paintZone(const Scenario& scenario, std::size_t zone, std::span<const Hex> hexes, bool inside);

}  // namespace hexa
