// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/atlas.h"
#include "core/engine/generate.h"
#include "core/parts/cut.h"

#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

// An atlas of fair maps: for every cell of a grid over two tastes the fairest maps that were found, by prediction and then by
// games. It is kept in a file (atlasfile.h), gone on with, and put together from parts.

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::generate {

/// A map of a cell.
struct AtlasEntry {
    TileList tiles;
    std::int64_t missing = 0;  ///< By how much wishes are not met.
    std::int64_t gap = 0;      ///< Predicted, in thousandths of a point.
    /// With scenario and figures; the game makes it from the tiles (judged()), no file keeps it.
    Candidate candidate;

    auto order() const { return std::tie(missing, gap, tiles); }
    friend bool operator==(const AtlasEntry& a, const AtlasEntry& b) { return a.order() == b.order(); }
    /// The best first; no two maps are equal.
    friend bool operator<(const AtlasEntry& a, const AtlasEntry& b) { return a.order() < b.order(); }
};

/// What games of a bot said, in thousandths of a point.
struct AtlasGap {
    std::string bot;
    std::int64_t games = 0;
    std::int64_t gap = 0;
    std::int64_t low = 0;
    std::int64_t high = 0;
    friend auto operator<=>(const AtlasGap&, const AtlasGap&) = default;
};

/// A map that was checked by games.
struct AtlasCheck {
    AtlasEntry entry;
    std::vector<AtlasGap> bots;  ///< At least one.

    /// That of the bot that finds the map least fair.
    const AtlasGap& worst() const;
    /// The one that is surely fairest first: by the upper end of the worst bot's interval.
    friend bool operator<(const AtlasCheck& a, const AtlasCheck& b);
    friend bool operator==(const AtlasCheck&, const AtlasCheck&) = default;
};

struct AtlasCell {
    std::vector<AtlasEntry> found;  ///< By prediction, the best first.
    std::optional<AtlasCheck> checked;

    bool empty() const { return found.empty() && !checked; }
    /// The one to show: the one that was checked, else the first that was found. The cell must not be empty.
    const AtlasEntry& best() const { return checked ? checked->entry : found.front(); }
    /// Of best(), in points: played by the worst bot, else predicted.
    double gap() const;
    friend bool operator==(const AtlasCell&, const AtlasCell&) = default;
};

/// Which part of a search or check of many machines an atlas is.
struct AtlasPart {
    std::uint64_t request = 0;  ///< Hash of what was asked.
    parts::PartNumber number;
    friend bool operator==(const AtlasPart&, const AtlasPart&) = default;
};

struct Atlas {
    /// What the maps are of: base, options, counts, wishes. Atlases of the same ground and grid can be put together.
    GenerateRequest ground;
    AtlasGrid grid;
    int legs = 0;                  ///< Legs of the search that were run.
    std::vector<AtlasCell> cells;  ///< Row by row.
    std::optional<AtlasPart> part;

    const AtlasCell& at(int column, int row) const {
        return cells[static_cast<std::size_t>(row * grid.columns.cells + column)];
    }
    std::size_t filled() const;
};

/// An atlas without maps. Fails with "generate.atlas.none" if the game has no atlas, with "generate.atlas.axes" if an axis is
/// unknown or both are the same.
Result<Atlas> emptyAtlas(const GameSystem& system, GenerateRequest ground, AtlasGrid grid);

struct AtlasRequest {
    Atlas start;
    std::uint64_t seed = 0;
    int effort = 100;
    int rounds = 8;          ///< After each the legs tell each other what they found. 0: nothing is searched.
    int legs = 8;            ///< Of a round: machines that can share it.
    std::int64_t games = 0;  ///< That check the maps afterwards, all bots and maps together; 0: none.
    std::vector<std::string> panel;  ///< Bots that check; empty: the game's own.
    parts::PartNumber part;          ///< Of one round, or of a check without rounds.
    std::string program;             ///< Version, for parts.
    std::string cards;
    int threads = 1;
    std::stop_token stop;
};

struct AtlasProgress {
    double part = 0;  ///< 0 to 1, of the whole run.
    bool checking = false;
    std::int64_t games = 0;
    const Atlas* atlas = nullptr;  ///< As it is now, when it has changed; else null.
};

/// Searches, then checks. Same request, same atlas, with any number of threads; merged parts are the atlas of one machine. One
/// that was stopped has what whole rounds found, and of the check what was finished. Fails as GenerateFunctions::atlas does, with
/// "generate.atlas.part" if parts are asked of more than one round or of search and check together, and with
/// "generate.not-playable".
Result<Atlas> explore(const GameSystem& system, const AtlasRequest& request,
                      const std::function<void(const AtlasProgress&)>& look = {});

/// The atlas with candidates, each map in the cell where it lies by what the game says now. Fails with "generate.atlas.map"
/// (and the JSON pointer in the file) for a map that may not be made.
Result<Atlas> judged(const GameSystem& system, const Atlas& atlas);

struct NamedAtlas {
    std::string name;  ///< Of its file, for messages.
    Atlas atlas;
};
/// The best of all: the same for any order, and for atlases that were put together before. Parts must be all parts of
/// one request. Fails with "generate.atlas.other" (`file`, `other`) or as parts::merge() does.
Result<Atlas> join(const GameSystem& system, const std::vector<NamedAtlas>& atlases);
/// Offers what one atlas has to another of the same ground and grid.
void addTo(Atlas& atlas, const Atlas& more);

/// Plays the maps of a part of the filled cells. `games` as in AtlasRequest, of all cells.
Status checkByGames(const GameSystem& system, const AtlasRequest& request, Atlas& atlas,
                    const std::function<void(double, std::int64_t, bool)>& tell);

}  // namespace hexa::generate
