// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/base/result.h"
#include "core/catalog/property.h"
#include "core/hex/geometry.h"
#include "core/json/extra.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

class JsonNode;

/// Index of a cell kind in its catalog plus one; two values are common to all games: an empty slot
/// of the layout (a tile is still to come) and a blank space (on purpose without a tile,
/// impassable).
enum class KindId : std::uint16_t { Empty = 0, Blank = 0xffff };

constexpr bool isTile(KindId kind) { return kind != KindId::Empty && kind != KindId::Blank; }

/// A type of tile that fills one hex.
struct CellKind {
    std::string id;      ///< Id in files, e.g. "village".
    Localized name;      ///< Singular, e.g. "Village", "Dorf".
    std::string letter;  ///< Prefix of tile IDs, e.g. "V".
    std::string group;   ///< Id of a KindGroup; may be empty.
    /// "#rrggbb", the tile's ground colour; also used when a tile is a few pixels high.
    std::string colour;
    std::optional<int> supply;  ///< Number in the box; none = not limited.
    /// Victory points that the tile normally scores; none = no points of its own.
    std::optional<int> points;
    bool seat = false;  ///< A player's home: its hexes are the seats of the scenario.
};

/// Kinds that rules and palette treat as a family, e.g. research territories.
struct KindGroup {
    std::string id;
    Localized name;
};

/// Feature on the border between two hexes: along it (wall, river, hedge), or across it (road,
/// bridge).
struct EdgeKind {
    enum class Lies { Along, Across };
    std::string id;
    Localized name;
    std::string colour;
    Lies lies = Lies::Along;
    /// It belongs to one of the two hexes, so a border can have one from each.
    bool sided = false;
    bool owned = false;         ///< It belongs to a seat.
    std::optional<int> supply;  ///< Number in the box, for owned ones by seat; none = not limited.
    std::vector<Property> properties;
};

/// A piece of several hexes: offsets from its anchor, each with a cell kind or none and with
/// properties of its cell.
struct RegionShape {
    struct Part {
        Hex offset;
        std::string kind;
        Attributes attributes;  ///< Catalog::cellProperties, as at `turns` 0.
        Extra extra;            ///< Members known only to the game.
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::string id;
    Localized name;
    std::vector<Part> parts;
    std::string group;  ///< Id of a KindGroup; may be empty.
    std::optional<int> supply;
    Extra extra;
    friend bool operator==(const RegionShape&, const RegionShape&) = default;
};

/// Object on a hex, at its side, in a slot or on a corner: a counter, a building, a feature of the
/// ground.
struct PieceKind {
    enum class Stands { Hex, Side, Slot, Corner };
    std::string id;
    Localized name;
    std::string letter;
    std::string colour;  ///< "#rrggbb"; empty: that of its owner.
    Stands stands = Stands::Hex;
    /// It fills its hex, as a ford or a marsh does; counters can be on it.
    bool covers = false;
    bool turns = false;         ///< Its direction matters.
    bool owned = false;         ///< It belongs to a seat.
    std::string faction;        ///< Only a seat of this faction has it; empty: any.
    std::optional<int> supply;  ///< Number in the box, for owned ones by seat; none = not limited.
    /// Allowed kinds of cells; empty: all, and empty slots.
    std::vector<std::string> where;
    std::vector<Property> properties;
};

/// Purpose of a set of hexes: a deployment zone, an objective, the part of the board in play.
struct ZoneKind {
    std::string id;
    Localized name;
    std::string colour;
    bool owned = false;   ///< It belongs to a seat.
    bool bounds = false;  ///< Nothing is played outside of the zones of this kind.
};

/// Side that can play at a seat (a race, a house), with its colour. Seat i plays faction i unless
/// the scenario names another one.
struct Faction {
    std::string id;
    Localized name;
    std::string colour;
};

/// Catalog of a game for designers; data, read once, never changed.
struct Catalog {
    std::string system;  ///< Id in files, e.g. "clockwork-wars".
    Localized name;
    Orientation orientation = Orientation::Flat;
    int minSeats = 1;
    int maxSeats = 1;
    /// Rule for the seats' homes: each on a hex of its own (the default), several on one, or none.
    enum class Homes { Own, Shared, Optional };
    Homes homes = Homes::Own;
    bool teams = false;     ///< Seats may play together (Seat::team).
    bool cutCells = false;  ///< Parts of a hex may be cut away (CellDetails::cut).
    std::vector<KindGroup> groups;
    std::vector<CellKind> kinds;
    std::vector<EdgeKind> edgeKinds;
    std::vector<RegionShape> regionShapes;
    std::vector<PieceKind> pieceKinds;
    std::vector<ZoneKind> zoneKinds;
    std::vector<Property> cellProperties;  ///< Properties of every cell, with any tile.
    std::vector<Faction> factions;
    /// Game file that the catalog was read from (core/owngame). It is written into every map of the
    /// game. Null for a built-in game.
    std::shared_ptr<const std::string> definition = {};

    /// Returns the kind's id by its name in files; none if the game has no such kind.
    std::optional<KindId> kindId(std::string_view id) const;
    /// Returns the kind of an id, which must be a tile of this catalog.
    const CellKind& kind(KindId id) const;
    bool isSeat(KindId id) const { return isTile(id) && kind(id).seat; }
    /// Ids of all kinds, in catalog order.
    std::vector<KindId> kindIds() const;
    /// Kinds by their names in files; null if the game has no such kind.
    const EdgeKind* edgeKind(std::string_view id) const;
    const RegionShape* regionShape(std::string_view id) const;
    const PieceKind* pieceKind(std::string_view id) const;
    const ZoneKind* zoneKind(std::string_view id) const;
    const Faction* faction(std::string_view id) const;
    /// True if the game has objects beside its tiles: features of borders, pieces, regions, zones.
    bool hasThings() const;
};

constexpr KindId kindIdAt(std::size_t index) { return static_cast<KindId>(index + 1); }
constexpr std::size_t indexOf(KindId kind) { return static_cast<std::size_t>(kind) - 1; }

/// Reads a catalog from JSON (resources/<game>/catalog.json); errors carry the JSON pointer.
Result<Catalog> readCatalog(std::string_view json);
/// Reads a catalog inside another file. Rejects members that a catalog doesn't have.
Result<Catalog> readCatalog(const JsonNode& node);

}  // namespace hexa
