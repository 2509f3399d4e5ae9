// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/ground.h"

#include "core/systems/clockwork/generate/wishes.h"
#include "core/systems/clockwork/play/table.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {

KindMasks masksOf(const Kinds& kinds, int tiles) {
    KindMasks masks{};
    for (int at = 0; at < tiles; ++at)
        masks[kinds[static_cast<std::size_t>(at)]] |= bit(static_cast<TileIndex>(at));
    return masks;
}

Composition countsOf(const Kinds& kinds, int tiles) {
    Composition counts{};
    for (int at = 0; at < tiles; ++at) ++counts[kinds[static_cast<std::size_t>(at)]];
    counts[indexOf(tile::capital)] = 0;
    return counts;
}

Result<std::unique_ptr<Ground>> Ground::prepare(const GenerateRequest& request,
                                                const GenerateKnowledge& known) {
    std::unique_ptr<Ground> ground(new Ground);
    ground->mRequest = request;
    Scenario filled;
    if (const auto settled = settleWishes(ground->mRequest.base, filled, request.wishes, known); !settled)
        return settled.error();
    auto draw = RulebookDraw::prepare(filled, known.catalog, request.counts);
    if (!draw) return draw.error();
    ground->mKnown = &known;
    ground->mDraw = *std::move(draw);

    // Any filling will do to learn the lie of the land.
    std::vector<Cell> cells(filled.board.cells().begin(), filled.board.cells().end());
    std::map<Hex, CellDetails> details = filled.board.details();
    const auto kinds = ground->mDraw.draw(0);
    const auto places = ground->mDraw.places();
    std::size_t next = 0;
    for (Cell& cell : cells) {
        const bool drawn = next < places.size() && places[next] == cell.at;
        if (!drawn && !(filled.seatAt(cell.at) && cell.kind != tile::capital)) continue;
        cell.kind = drawn ? kinds[next++] : tile::capital;
        cell.id = {};
        details.erase(cell.at);
    }
    filled.board.setCells(std::move(cells), std::move(details));
    assignMissingIds(filled.board, known.catalog);

    auto map = makeGameMap(filled, known.catalog);
    if (!map) return map.error();
    ground->mMap = *std::move(map);
    const auto options = readOptions(filled, request.options);
    if (!options) return options.error();
    ground->mOptions = *options;
    ground->mMeasured.emplace(ground->mMap, ground->mOptions);
    ground->mConfiguration = configurationOf(ground->mMap.players, ground->mOptions);
    ground->mTables = known.tables->of(ground->mConfiguration);
    for (const Hex place : places) {
        const auto at = ground->find(place);
        assert(at && "every place has a tile now");
        ground->mPlaces.push_back(*at);
        ground->mFree |= bit(*at);
    }
    return ground;
}

Kinds Ground::draw(std::uint64_t seed) const {
    RulebookDraw own = mDraw;
    const auto drawn = own.draw(seed);
    Kinds kinds = mMap.kind;
    for (std::size_t i = 0; i < mPlaces.size(); ++i)
        kinds[mPlaces[i]] = static_cast<std::uint8_t>(indexOf(drawn[i]));
    return kinds;
}

std::optional<Kinds> Ground::kindsOf(const Scenario& map) const {
    Kinds kinds{};
    for (int i = 0; i < mMap.tiles; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Cell* cell = map.board.find(mMap.hex[at]);
        if (cell == nullptr || !isTile(cell->kind)) return std::nullopt;
        kinds[at] = static_cast<std::uint8_t>(indexOf(cell->kind));
        if ((cell->kind == tile::capital) != ((mMap.capitals >> at & 1) != 0)) return std::nullopt;
    }
    return kinds;
}

Scenario Ground::scenario(const Kinds& kinds) const {
    Scenario map = mRequest.base;
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    std::map<Hex, CellDetails> details = map.board.details();
    for (Cell& cell : cells) {
        const auto at = find(cell.at);
        if (!at || (cell.locked && cell.kind != KindId::Empty)) continue;
        const KindId kind = kindIdAt(kinds[*at]);
        if (kind == tile::capital && cell.kind == kind) continue;
        cell.kind = kind;
        cell.id = {};
        cell.locked = false;
        // What was said about the tile that lay here is not true of the new one.
        details.erase(cell.at);
    }
    map.board.setCells(std::move(cells), std::move(details));
    assignMissingIds(map.board, mKnown->catalog);
    return map;
}

std::optional<TileIndex> Ground::find(Hex at) const {
    const auto end = mMap.hex.begin() + mMap.tiles;
    const auto found = std::lower_bound(mMap.hex.begin(), end, at);
    if (found == end || *found != at) return std::nullopt;
    return static_cast<TileIndex>(found - mMap.hex.begin());
}

FullScore::FullScore(const Ground& ground)
    : mGround(ground),
      mMap(ground.map()),
      mMeasured(mMap, ground.options()),
      mTiles(mMeasured, Metrics{}, ground.tables()) {
    for (const WeightTable* table : ground.tables()) {
        mLooksAhead = mLooksAhead || !table->outlook.empty();
        mMetricsCount = mMetricsCount || mLooksAhead || table->metrics != decltype(table->metrics){};
    }
}

const std::vector<std::array<std::int32_t, maxPlayers>>& FullScore::strengths(const Kinds& kinds) {
    mMap.kind = kinds;
    mMap.ofKind = masksOf(kinds, mMap.tiles);
    forEachTile(mMap.all() & ~mMap.capitals, [&](TileIndex at) {
        if (mTiles.kind(at) != kinds[at]) mTiles.set(at, kinds[at]);
    });
    mStrengths.clear();
    for (std::size_t judge = 0; judge < mTiles.judges(); ++judge)
        mStrengths.push_back(mTiles.strengths(judge));
    if (!mMetricsCount) return mStrengths;
    const Metrics metrics = measureMetrics(mMeasured);
    const Outlook outlook = mLooksAhead ? measureOutlook(mMeasured) : Outlook();
    for (std::size_t judge = 0; judge < mTiles.judges(); ++judge) {
        const WeightTable& table = *mGround.tables()[judge];
        if (!table.outlook.empty()) {
            mStrengths[judge] = table.outlook.strengths(mMeasured, metrics, outlook);
            continue;
        }
        for (std::size_t i = 0; i < metricCount; ++i) {
            const auto parts = metricPart(table.metrics[i], metrics, static_cast<Metric>(i), mMap.players);
            for (std::size_t seat = 0; seat < mMeasured.seats(); ++seat)
                mStrengths[judge][mMeasured.distances.team[seat]] += parts[seat];
        }
    }
    return mStrengths;
}

double FullScore::gap(const Kinds& kinds) {
    double widest = 0;
    for (const auto& judge : strengths(kinds))
        widest = std::max(widest, gapOf(judge, mMeasured.distances.teams));
    return widest;
}

}  // namespace hexa::clockwork
