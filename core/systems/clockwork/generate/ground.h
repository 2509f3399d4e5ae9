// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"
#include "core/messages/messages.h"
#include "core/systems/clockwork/balance/staticscore.h"
#include "core/systems/clockwork/balance/tableshelf.h"
#include "core/systems/clockwork/generate/rulebookdraw.h"

#include <array>
#include <memory>
#include <vector>

namespace hexa::clockwork {

/// What all generators share; never changes.
struct GenerateKnowledge {
    Catalog catalog;
    std::shared_ptr<const TableShelf> tables;
    Messages messages;  ///< For sentences inside of errors.
};

/// What stands on each tile of a map: the index of the kind in the catalog.
using Kinds = std::array<std::uint8_t, maxTiles>;
/// The same as one set of tiles a kind.
using KindMasks = std::array<TileMask, kindCount>;
KindMasks masksOf(const Kinds& kinds, int tiles);
Composition countsOf(const Kinds& kinds, int tiles);

/// A request that is understood: the layout as tiles, and what may be put on them. Stays where it is (Measured looks at
/// its map).
class Ground {
public:
    /// Fails with "clockwork.generate.*" or "clockwork.play.*" where no map is possible.
    static Result<std::unique_ptr<Ground>> prepare(const GenerateRequest& request,
                                                   const GenerateKnowledge& known);

    const GenerateRequest& request() const { return mRequest; }
    const GenerateKnowledge& known() const { return *mKnown; }
    const GameMap& map() const { return mMap; }
    const Measured& measured() const { return *mMeasured; }
    const RuleOptions& options() const { return mOptions; }
    /// Of the configuration; may be empty.
    const std::vector<const WeightTable*>& tables() const { return mTables; }
    const std::string& configuration() const { return mConfiguration; }
    int tiles() const { return mMap.tiles; }

    /// Tiles that are chosen, in the order in which the rulebook fills them.
    const std::vector<TileIndex>& places() const { return mPlaces; }
    TileMask free() const { return mFree; }
    /// The numbers that the tiles of the whole map must lie within; locked tiles count.
    const KindLimits& limits() const { return mDraw.compositions().limits(); }
    const CompositionSpace& compositions() const { return mDraw.compositions(); }
    const Composition& locked() const { return mDraw.locked(); }

    /// A map by the rulebook's procedure.
    Kinds draw(std::uint64_t seed) const;
    /// What stands on a map of this layout; none if it isn't one.
    std::optional<Kinds> kindsOf(const Scenario& map) const;
    /// The whole map, without provenance.
    Scenario scenario(const Kinds& kinds) const;
    std::optional<TileIndex> find(Hex at) const;

private:
    Ground() = default;
    GenerateRequest mRequest;
    const GenerateKnowledge* mKnown = nullptr;
    RulebookDraw mDraw;
    GameMap mMap;
    RuleOptions mOptions;
    std::optional<Measured> mMeasured;
    std::vector<const WeightTable*> mTables;
    std::string mConfiguration;
    std::vector<TileIndex> mPlaces;
    TileMask mFree = 0;
};

/// The predicted fairness of whole maps, metrics and outlook included: as predict() tells it, but some thousand times slower than a swap on a
/// StaticScore. Not for several threads at once.
class FullScore {
public:
    /// The ground must have tables and outlive it.
    explicit FullScore(const Ground& ground);
    /// In points, of the widest judge.
    double gap(const Kinds& kinds);
    /// By judge and team: millionths of log-odds.
    const std::vector<std::array<std::int32_t, maxPlayers>>& strengths(const Kinds& kinds);

    /// The part of the tiles alone, of the last map that was looked at.
    std::array<std::int32_t, maxPlayers> tileStrengths(std::size_t judge) const {
        return mTiles.strengths(judge);
    }

private:
    const Ground& mGround;
    GameMap mMap;
    Measured mMeasured;
    StaticScore mTiles;
    bool mMetricsCount = false;
    bool mLooksAhead = false;  ///< Some table predicts by the outlook.
    std::vector<std::array<std::int32_t, maxPlayers>> mStrengths;
};

}  // namespace hexa::clockwork
