// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/reading.h"

#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/regionmap.h"

#include <algorithm>
#include <set>

namespace hexa::bauen {
namespace {

/// Fills a position from a map, the land first.
class PositionReader {
public:
    PositionReader(const Scenario& scenario, const Catalog& catalog)
        : mScenario(scenario), mCatalog(catalog), mBoard(scenario.board), mRegions(scenario, catalog) {}

    Result<Position> read() {
        mPosition.seats = mScenario.players();
        if (mRegions.size() > std::size_t{maxRegions}) return tooLarge();
        for (const Cell& cell : mBoard.cells())
            if (landscapeAt(cell) && !readArea(cell)) return tooLarge();
        connect(mPosition.land);
        readRegions();
        // Town halls first: the other pieces there depend on the owner of the town.
        eachPiece(piece::townHall, [this](const PiecePlacement& placed) { readHall(placed); });
        eachPiece(piece::worker, [this](const PiecePlacement& placed) { readWorker(placed); });
        eachPiece(piece::business, [this](const PiecePlacement& placed) { readBusiness(placed); });
        eachPiece(piece::troop, [this](const PiecePlacement& placed) { readTroop(placed); });
        for (const EdgeFeature& feature : mBoard.edges) readWall(feature);
        return std::move(mPosition);
    }

private:
    static Error tooLarge() {
        return Error("bauen.position.large",
                     {{"areas", std::int64_t{maxAreas}}, {"regions", std::int64_t{maxRegions}}});
    }
    std::optional<Landscape> landscapeAt(const Cell& cell) const {
        return isTile(cell.kind) ? landscapeOf(mCatalog.kind(cell.kind).id) : std::nullopt;
    }
    bool readArea(const Cell& cell) {
        if (mPosition.land.areaCount() == maxAreas) return false;
        const AreaPrint print = printOf(mBoard.detailsOf(cell.at).attributes);
        Area area;
        area.at = cell.at;
        area.id = cell.id.text();
        area.markings = print.markings;
        for (std::size_t i = 0; i < area.goods.size() && print.hasSite(); ++i)
            area.goods[i] = static_cast<std::int8_t>(indexOf(*print.goods[i]));
        if (const auto region = mRegions.at(cell.at)) area.region = static_cast<int>(*region);
        mPosition.land.areas.push_back(area);
        return true;
    }
    void readRegions() {
        Land& land = mPosition.land;
        for (const RegionPlacement& placed : mBoard.regions) {
            LandRegion region;
            region.anchor = placed.anchor;
            region.name = placed.kind;
            region.title = titleOf(placed);
            for (int area = 0; area < land.areaCount(); ++area)
                if (areaOf(area).region == land.regionCount()) region.areas.push_back(area);
            if (!region.areas.empty())
                if (const auto landscape = landscapeAt(*mBoard.find(areaOf(region.areas.front()).at)))
                    region.landscape = *landscape;
            land.regions.push_back(std::move(region));
        }
    }

    Localized titleOf(const RegionPlacement& placed) const {
        Localized title = regionName(mScenario, mCatalog, placed);
        if (std::ranges::count(mBoard.regions, placed.kind, &RegionPlacement::kind) > 1)
            for (auto& [language, text] : title.texts) text += " (" + areaName(mBoard, placed.anchor) + ')';
        return title;
    }

    template <class Use>
    void eachPiece(std::string_view kind, Use use) {
        for (const PiecePlacement& placed : mBoard.pieces)
            if (placed.kind == kind) use(placed);
    }
    const Area& areaOf(int index) const { return mPosition.land.areas[static_cast<std::size_t>(index)]; }
    bool isSeat(int seat) const { return seat >= 0 && seat < mPosition.seats; }
    int ownerAt(int area) const { return ownerOf(mPosition.land, mPosition.pieces, area); }

    /// Returns the region with its anchor under this piece, or none.
    int anchored(const PiecePlacement& placed) const {
        const int area = mPosition.land.areaAt(placed.at);
        if (area == none || areaOf(area).region == none) return none;
        const int region = areaOf(area).region;
        return mPosition.land.regions[static_cast<std::size_t>(region)].anchor == placed.at ? region : none;
    }

    void readHall(const PiecePlacement& placed) {
        const int region = anchored(placed);
        if (region == none || placed.slot != slot::hall || !isSeat(placed.seat)) return;
        RegionPieces& town = mPosition.pieces.region(region);
        if (town.owner == none) town.owner = static_cast<std::int8_t>(placed.seat);
    }
    void readWorker(const PiecePlacement& placed) {
        const int index = mPosition.land.areaAt(placed.at);
        const auto marking = markingOf(placed.slot);
        if (index == none || !marking || !isSeat(placed.seat) || ownerAt(index) != placed.seat) return;
        if (marking->number > areaOf(index).markings[indexOf(marking->colour)]) return;
        if (!mTaken.insert(placed.spot()).second) return;
        AreaPieces& area = mPosition.pieces.area(index);
        ++area.workers[indexOf(marking->colour)];
        if (flagIn(placed.attributes, property::carrying)) ++area.carrying[indexOf(marking->colour)];
    }
    void readBusiness(const PiecePlacement& placed) {
        const int index = mPosition.land.areaAt(placed.at);
        if (index == none || placed.slot != slot::site || !areaOf(index).hasSite()) return;
        AreaPieces& area = mPosition.pieces.area(index);
        if (ownerAt(index) == none || area.level > 0) return;
        const int level = std::clamp(numberIn(placed.attributes, property::level, 1), 1, 6);
        area.level = static_cast<std::uint8_t>(level);
        area.covered = numberIn(placed.attributes, property::covered, 1) == 2 ? 1 : 0;
        area.store =
            static_cast<std::uint8_t>(std::clamp(numberIn(placed.attributes, property::store, 0), 0, level));
    }
    void readTroop(const PiecePlacement& placed) {
        const int index = mPosition.land.areaAt(placed.at);
        if (index == none || !isSeat(placed.seat)) return;
        const auto knights =
            static_cast<std::uint8_t>(std::clamp(numberIn(placed.attributes, property::knights, 1), 1, 6));
        if (placed.slot == slot::combat) {
            AreaPieces& area = mPosition.pieces.area(index);
            if (area.knights > 0) return;
            area.knights = knights;
            area.troop = static_cast<std::int8_t>(placed.seat);
        } else if (const int region = anchored(placed); region != none && placed.slot == slot::defence) {
            RegionPieces& town = mPosition.pieces.region(region);
            if (town.owner == placed.seat && town.garrison == 0) town.garrison = knights;
        }
    }
    void readWall(const EdgeFeature& feature) {
        if (feature.kind != border::wall || feature.side < 0) return;
        const int area = mPosition.land.areaAt(hexOf(feature));
        const int direction = directionOf(feature) % 6;
        if (area == none || !mPosition.land.isWallPlace(area, direction)) return;
        if (!isSeat(feature.seat) || ownerAt(area) != feature.seat) return;
        mPosition.pieces.area(area).walls |=
            static_cast<std::uint8_t>(1U << static_cast<unsigned>(direction));
    }

    const Scenario& mScenario;
    const Catalog& mCatalog;
    const Board& mBoard;
    RegionMap mRegions;
    Position mPosition;
    std::set<Spot> mTaken;  // markings with a worker
};

}  // namespace

Result<Position> readPosition(const Scenario& scenario, const Catalog& catalog) {
    return PositionReader(scenario, catalog).read();
}

}  // namespace hexa::bauen
