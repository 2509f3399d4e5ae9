// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "core/scenario/scenario.h"

#include <functional>
#include <stop_token>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::library {

/// Request for maps of a library.
struct Wish {
    std::string configuration;  ///< As in ProvenMap.
    std::string style;          ///< Style::id(); empty: any style.
    /// Map with the requested shape, seats and locked tiles. None: any layout.
    std::optional<Scenario> base;
    bool completing = false;  ///< All tiles of the base count, locked or not.
    std::uint64_t seed = 0;   ///< Chooses among maps and their images.
};

/// Map taken from a library.
struct Taken {
    const ProvenMap* map = nullptr;  ///< Lives as long as the shelf.
    Scenario scenario;               ///< One of its images, with its variants.
    int differing = 0;               ///< Tiles that differ from the map of nearest().
};

/// Library ready for use, with its maps as scenarios.
class Shelf {
public:
    Shelf() = default;
    /// Reads a library of this game. Leaves out maps with unknown codes. Fails as readLibrary()
    /// does, and with "library.other-game".
    static Result<Shelf> open(const GameSystem& system, std::string_view text);

    const Library& library() const { return mLibrary; }
    /// Returns at most `count` maps with different tiles, from different entries if possible. The
    /// same wish gives the same maps.
    std::vector<Taken> take(const Wish& wish, std::size_t count) const;
    /// Returns the image of a map of this configuration that differs in the fewest tiles and keeps
    /// its locked tiles. Returns none if no map has this shape.
    std::optional<Taken> nearest(const Scenario& map, std::string_view configuration) const;
    /// Returns the entry with games that prove this map. Returns null if there is none, also for
    /// maps that need no games. It lives as long as the shelf.
    const ProvenMap* provenAs(const Scenario& map, std::string_view configuration) const;

private:
    Library mLibrary;
    std::vector<std::vector<Scenario>> mImages;  ///< By map.
};

/// True if a map has the style of this ID (Style::includes()).
bool hasStyle(const ProvenMap& map, std::string_view style);
/// Returns the ID of the most distinct style of a map, or an empty text in the middle of all axes.
std::string styleOf(const ProvenMap& map);

/// Plays the games of a proof once more, as balance::check does. Returns the wins of the whole
/// panel. Fails for an unplayable map, and with "generate.cancelled".
Result<Proof> replay(const GameSystem& system, const Scenario& map, const OptionValues& options,
                     const Proof& plan, int threads, std::stop_token stop = {});

/// True if the games of a map's proof give the same wins again. For an exactly symmetric map, true
/// if isSymmetric() holds. Fails as replay() and decodeShareCode() do.
Result<bool> holds(const GameSystem& system, const ProvenMap& map, int threads, std::stop_token stop = {});

}  // namespace hexa::library
