// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tiledimporter.h"

#include "core/exchange/where.h"

#include <algorithm>
#include <cmath>

namespace hexa::exchange::tiled {
namespace {

/// Names for a sentence: each, or of many those of one group once, with their number.
std::string listOf(const std::vector<ForeignTile>& tiles) {
    constexpr std::size_t many = 40;
    constexpr std::size_t maxBytes = 4000;
    std::map<std::string, std::vector<const ForeignTile*>> groups;
    for (const ForeignTile& tile : tiles)
        groups[tile.group.empty() || tiles.size() < many ? tile.name : tile.group].push_back(&tile);
    std::string list;
    for (const auto& [group, members] : groups) {
        if (list.size() > maxBytes) return list + ", …";
        if (!list.empty()) list += ", ";
        list +=
            members.size() == 1 ? members.front()->name : group + " (" + std::to_string(members.size()) + ")";
    }
    return list;
}

}  // namespace

void TiledImporter::readTiles() {
    bool any = false, shown = false;
    for (const Layer& layer : mMap.layers) {
        const bool tiles = layer.kind == Layer::Kind::Tiles;
        any |= tiles;
        shown |= tiles && isRead(layer);
        if (!isRead(layer))
            warn(layer, "exchange.hidden-layer");
        else if (tiles)
            readTiles(layer);
    }
    if (!shown)
        return mErrors.fail(
            errorAt(mMap.where, any ? "exchange.hidden-tile-layers" : "exchange.no-tile-layer"));
    if (mErrors) return;
    explainUnknown();
    if (mErrors) return;
    tellCount("exchange.decoration", std::ssize(mUnknown));
    tellCount("exchange.left-out", mLeftOut);
    for (const std::string& word : mMeaning->unusedWords())
        mResult.warnings.push_back(warningAt(mMap.where, "exchange.unused-word", {{"name", word}}));
}

void TiledImporter::tellCount(const char* code, std::int64_t count) {
    if (count > 0) mResult.warnings.push_back(warningAt(mMap.where, code, {{"count", count}}));
}

void TiledImporter::readTiles(const Layer& layer) {
    const auto shift = mGrid->shiftOf(layer.offset);
    if (!shift)
        return mErrors.fail(
            errorAt(layer.where, "exchange.out-of-range", {{"max", std::int64_t{Board::maxCoordinate}}}));
    const Point whole = mGrid->offsetOf(*shift);
    if (std::hypot(whole.x - layer.offset.x, whole.y - layer.offset.y) >= 1)
        warn(layer, "exchange.layer-between",
             {{"x", std::lround(layer.offset.x)}, {"y", std::lround(layer.offset.y)}});
    bool turned = false;
    mSettled = mCells.size();
    for (const Chunk& chunk : layer.chunks) {
        if (chunk.width < 1 || mErrors) continue;
        const auto width = static_cast<std::size_t>(chunk.width);
        const std::size_t height = chunk.gids.size() / width;
        if (mCells.empty()) mCells.reserve(std::min(chunk.gids.size(), Board::maxCells));  // most have a tile
        const auto read = [&](std::size_t column, std::size_t row) {
            const std::uint32_t raw = chunk.gids[row * width + column];
            if (raw == 0 || mErrors) return;
            const std::uint32_t gid = raw & ~turnBits;
            turned |= gid != raw;
            if (gid != 0)
                readTile(layer, {chunk.x + static_cast<int>(column), chunk.y + static_cast<int>(row)}, *shift,
                         gid);
        };
        // In the order of a flat-top board, which so needs no sorting.
        if (mMap.orientation == Orientation::Flat)
            for (std::size_t column = 0; column < width; ++column)
                for (std::size_t row = 0; row < height; ++row) read(column, row);
        else
            for (std::size_t row = 0; row < height; ++row)
                for (std::size_t column = 0; column < width; ++column) read(column, row);
    }
    if (turned) warn(layer, "exchange.turned-tiles");
    settleCells(layer);
}

void TiledImporter::readTile(const Layer& layer, Grid::Cell at, Hex shift, std::uint32_t gid) {
    constexpr int far = 4 * Board::maxCoordinate;
    const auto possible = [](int x) { return x > -far && x < far; };
    const Hex hex = possible(at.column) && possible(at.row) ? mGrid->hexOf(at) + shift : Hex{far, far};
    if (std::abs(hex.q) > Board::maxCoordinate || std::abs(hex.r) > Board::maxCoordinate)
        return mErrors.fail(
            errorAt(layer.where, "exchange.out-of-range", {{"max", std::int64_t{Board::maxCoordinate}}}));
    const TileUse use = mMeaning->useOf(gid);
    if (use.what == TileUse::What::Cell) {
        mCells.push_back({hex, use.kind, false, {}});
        if (mCells.size() == 2 * Board::maxCells)
            settleCells(layer);  // parts of the layer on top of each other
        return;
    }
    if (use.what == TileUse::What::LeftOut) {
        ++mLeftOut;
        return;
    }
    if (use.what == TileUse::What::Nowhere)
        return mErrors.fail(
            errorAt(layer.where, "exchange.no-tileset", {{"gid", std::int64_t{gid}}, {"layer", layer.name}}));
    if (mUnknown.size() == Board::maxCells)
        return mErrors.fail(errorAt(layer.where, "exchange.too-many-cells",
                                    {{"max", static_cast<std::int64_t>(Board::maxCells)}}));
    mUnknown.emplace_back(hex, gid);
}

void TiledImporter::settleCells(const Layer& layer) {
    const auto before = [](const Cell& a, const Cell& b) { return a.at < b.at; };
    const auto same = [](const Cell& a, const Cell& b) { return a.at == b.at; };
    const auto middle = mCells.begin() + static_cast<std::ptrdiff_t>(mSettled);
    if (!std::is_sorted(middle, mCells.end(), before)) std::stable_sort(middle, mCells.end(), before);
    if (middle != mCells.begin() && middle != mCells.end() && !before(*(middle - 1), *middle))
        std::inplace_merge(mCells.begin(), middle, mCells.end(), before);
    if (std::adjacent_find(mCells.begin(), mCells.end(), same) != mCells.end()) {
        const auto kept = std::unique(mCells.rbegin(), mCells.rend(), same);
        mCells.erase(mCells.begin(), kept.base());
    }
    mSettled = mCells.size();
    if (mCells.size() > Board::maxCells)
        mErrors.fail(errorAt(layer.where, "exchange.too-many-cells",
                             {{"max", static_cast<std::int64_t>(Board::maxCells)}}));
}

std::vector<Cell>::iterator TiledImporter::cellAt(Hex at) {
    const auto cell =
        std::lower_bound(mCells.begin(), mCells.end(), at, [](const Cell& c, Hex hex) { return c.at < hex; });
    return cell != mCells.end() && cell->at == at ? cell : mCells.end();
}

void TiledImporter::explainUnknown() {
    struct Count {
        std::int64_t all = 0;
        std::int64_t alone = 0;
    };
    std::map<std::uint32_t, Count> counts;
    for (const auto& [hex, gid] : mUnknown) {
        Count& count = counts[gid];
        ++count.all;
        if (cellAt(hex) == mCells.end()) ++count.alone;
    }
    std::map<std::string, ForeignTile> tiles;
    std::set<std::string> asked;
    for (const auto& [gid, count] : counts) {
        const std::string name = *mMeaning->nameOf(gid);
        const auto [entry, isNew] = tiles.try_emplace(name);
        if (isNew) entry->second = {name, mMeaning->groupOf(gid), 0, 0, mMeaning->pictureOf(gid)};
        entry->second.count += count.all;
        entry->second.decoration += count.all - count.alone;
        if (count.alone > 0) asked.insert(name);
    }
    if (asked.empty()) return;
    for (auto& [name, tile] : tiles)
        if (asked.contains(name)) mUnexplained.push_back(std::move(tile));
    std::string kinds;
    for (const CellKind& kind : mSystem->catalog.kinds) kinds += kind.id + ", ";
    mErrors.fail(errorAt(mMap.where, "exchange.unmapped-tiles",
                         {{"list", listOf(mUnexplained)},
                          {"first", mUnexplained.front().name},
                          {"kinds", kinds + emptyName + ", " + blankName},
                          {"none", std::string(leaveOutName)},
                          {"count", std::ssize(mUnexplained)}}));
}

}  // namespace hexa::exchange::tiled
