// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa {

/// Seats that a file may hold; a game plays with fewer.
inline constexpr int maxScenarioSeats = 64;

/// Place of a player: hex of the home tile, and the side that plays there.
struct Seat {
    /// File key "capital"; none only in games with Catalog::homes Optional.
    std::optional<Hex> home;
    std::string faction;  ///< Id of a Faction; empty = by the seat's number.
    Localized name;
    Extra extra;
    /// Returns the home of a seat in a game that requires homes.
    Hex homeHex() const {
        assert(home);
        return home.value_or(Hex{});
    }
    /// Seats with the same number play together; -1: alone, or by the game's options.
    int team = -1;
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Strictness of the checks: `Rulebook` takes the ranges of the rulebook as errors, `Free` as
/// hints.
enum class RuleProfile { Rulebook, Free };

/// Origin of the map; enough to make it again.
struct Provenance {
    std::string generator;  ///< E.g. "rulebook"; empty = drawn by hand.
    int generatorVersion = 0;
    std::optional<std::uint64_t> seed;
    std::string settings;  ///< JSON text of the generator's settings; may be empty.
    std::string layout;    ///< Id of the layout it was made on; may be empty.
    bool standIn = false;  ///< The layout (or other data) is ours, because the rulebook's is lost.
    Extra extra;
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// All that a `.hexa` file holds: a value, changed only by edit operations (core/edit).
struct Scenario {
    std::string system;  ///< Catalog::system of its game.
    Localized title;
    Localized description;
    std::string author;
    RuleProfile profile = RuleProfile::Rulebook;
    /// Variants and house options that differ from the game's own choice, e.g. "epic"
    /// (PlayFunctions::options).
    std::map<std::string, bool> options;
    std::vector<Seat> seats;
    Board board;
    std::vector<RegionShape> shapes;  ///< The map's own regions, beside those of the catalog.
    Provenance provenance;
    Extra extra;

    int players() const { return static_cast<int>(seats.size()); }
    /// Returns the seat with its home on this hex, the first one if several share it; none if there
    /// is no such seat.
    std::optional<std::size_t> seatAt(Hex at) const {
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (seats[i].home == at) return i;
        return std::nullopt;
    }
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// Returns the region of that name: the map's own, else the catalog's, or null.
const RegionShape* shapeOf(const Scenario& scenario, const Catalog& catalog, std::string_view id);

/// Returns the faction of a seat: its own, else the one of the same number; null if the catalog has
/// none.
const Faction* factionOf(const Scenario& scenario, const Catalog& catalog, std::size_t seat);

/// Source of readable, unique tile IDs: letter of the kind and the lowest free number, in reading
/// order (V1, V2, ...). It scans the board once. Later changes of the board are reported to it by
/// add() and release().
class TileIdSource {
public:
    TileIdSource(const Board& board, const Catalog& catalog) : TileIdSource(board.cells(), catalog) {}
    TileIdSource(std::span<const Cell> cells, const Catalog& catalog);
    /// Returns a free ID for a tile of this kind; it is taken from then on. Empty for kinds without
    /// a tile.
    TileId take(KindId kind);
    /// Counts an ID as in use; false if it already was.
    bool add(const TileId& id);
    /// Releases an ID taken or added before; it is free again unless that was done more than once.
    void release(const TileId& id);

private:
    const Catalog* mCatalog;
    std::array<std::vector<std::size_t>, 256> mKindsByByte;  // by the first byte of their letters
    std::vector<std::vector<bool>> mUsed;                    // by kind: numbers in use, index 0 = number 1
    std::vector<std::size_t> mNextFree;
    std::map<std::pair<std::size_t, std::size_t>, int> mAgain;  // kind and index, taken that many times more
    std::multiset<TileId> mOther;  // IDs that are no letter and number of any kind
    bool reserve(std::string_view text);
    template <class Act>
    bool forEachNumber(std::string_view text, Act act) const;
};

/// Gives an ID to every tile that has none; the others keep theirs.
void assignMissingIds(Board& board, const Catalog& catalog);
/// Assigns IDs to the cells of a board still to be made, in its order.
void assignMissingIds(std::span<Cell> cells, const Catalog& catalog);

}  // namespace hexa
