// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/objectfindings.h"

#include "core/engine/check/box.h"
#include "core/engine/check/refusals.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa {
namespace {

/// A count that kinds of one table share between them, by seat.
using CountBySeat = std::map<std::pair<std::string, int>, int>;

class ObjectCheck {
public:
    ObjectCheck(const GameSystem& system, const Scenario& scenario)
        : mSystem(system), mCatalog(system.catalog), mScenario(scenario), mBoard(scenario.board) {}

    std::vector<Finding> run(const std::stop_token& stop) {
        const auto steps = {&ObjectCheck::checkEdges, &ObjectCheck::checkRegions, &ObjectCheck::checkPieces,
                            &ObjectCheck::checkZones, &ObjectCheck::checkBox};
        for (const auto step : steps)
            if (!stop.stop_requested()) (this->*step)();
        for (const auto& [code, count] : mCounts)
            if (count > maxObjectFindings)
                mFindings.push_back(
                    {{{"object.more", {{"count", static_cast<std::int64_t>(count - maxObjectFindings)}}},
                      mSeverities[code]}});
        return std::move(mFindings);
    }

private:
    Severity byProfile() const {
        return mScenario.profile == RuleProfile::Rulebook ? Severity::Error : Severity::Hint;
    }
    bool isCell(Hex at) const { return mBoard.find(at) != nullptr; }
    static Place placeOf(Hex at) { return HexPlace{at.q, at.r}; }
    Place placeOf(const PiecePlacement& piece) const { return placeOf(cellUnder(mBoard, piece)); }
    static Place placeOf(const EdgeFeature& feature) {
        return EdgePlace{feature.edge.hex.q, feature.edge.hex.r, feature.edge.direction};
    }

    /// True if the finding is one of the listed ones: only then its fix is worked out.
    bool wanted(const char* code, Severity severity) {
        mSeverities[code] = severity;
        return ++mCounts[code] <= maxObjectFindings;
    }
    template <class MakeFix>
    void add(const char* code, Arguments arguments, Severity severity, Place place, MakeFix fix) {
        if (wanted(code, severity))
            mFindings.push_back({{{code, std::move(arguments)}, severity, std::move(place)}, fix()});
    }
    static std::optional<Finding::Fix> nothing() { return std::nullopt; }

    auto removing(ObjectTable table, std::size_t index, bool locked) const {
        return [this, ref = ObjectRef{table, index}, locked] {
            return locked ? std::nullopt
                          : std::optional(Finding::Fix{
                                "object.fix.remove", removeObjects(mScenario, mCatalog, std::span(&ref, 1))});
        };
    }
    /// Checks the owner of a thing. A thing without a valid owner keeps all else.
    template <class Thing>
    void checkOwner(ObjectTable table, std::size_t index, const Thing& thing, const Localized& name,
                    Place place) {
        if (thing.seat < mScenario.players()) return;
        add("object.owner-missing", {{"thing", name}, {"player", std::int64_t{thing.seat + 1}}},
            Severity::Warning, std::move(place), [&]() -> std::optional<Finding::Fix> {
                if (thing.locked) return std::nullopt;
                Thing free = thing;
                free.seat = -1;
                return Finding::Fix{"object.fix.nobody",
                                    changeObject(mScenario, mCatalog, {table, index}, std::move(free))};
            });
    }

    void checkEdges() {
        for (std::size_t i = 0; i < mBoard.edges.size(); ++i) {
            const EdgeFeature& feature = mBoard.edges[i];
            const EdgeKind* kind = mCatalog.edgeKind(feature.kind);
            if (kind == nullptr) continue;
            const auto [a, b] = hexesOf(feature.edge);
            const bool stands = feature.side >= 0 ? isCell(hexOf(feature)) : isCell(a) || isCell(b);
            if (!stands)
                add("object.without-ground", {{"thing", kind->name}}, Severity::Error, placeOf(feature),
                    removing(ObjectTable::Edges, i, feature.locked));
            checkOwner(ObjectTable::Edges, i, feature, kind->name, placeOf(feature));
            count(ObjectTable::Edges, feature.kind, kind->owned ? feature.seat : -1, 1);
        }
    }

    void checkRegions() {
        std::map<Hex, std::size_t> covered;  // by which region
        for (std::size_t i = 0; i < mBoard.regions.size(); ++i) {
            const RegionPlacement& region = mBoard.regions[i];
            const RegionShape* shape = shapeOf(mScenario, mCatalog, region.kind);
            if (shape == nullptr) continue;
            const std::vector<Hex> hexes = hexesOf(region, *shape);
            const auto hole = std::ranges::find_if(hexes, [&](Hex at) { return !isCell(at); });
            if (hole != hexes.end())
                add("object.without-ground", {{"thing", shape->name}}, Severity::Error, placeOf(*hole),
                    removing(ObjectTable::Regions, i, region.locked));
            std::set<std::size_t> under;
            for (const Hex at : hexes) {
                const auto [entry, free] = covered.emplace(at, i);
                if (free || entry->second == i || !under.insert(entry->second).second) continue;
                const RegionShape* other = shapeOf(mScenario, mCatalog, mBoard.regions[entry->second].kind);
                add("object.regions-overlap", {{"thing", shape->name}, {"other", other->name}},
                    Severity::Error, placeOf(at), removing(ObjectTable::Regions, i, region.locked));
            }
            count(ObjectTable::Regions, region.kind, -1, 1);
        }
    }

    void checkPieces() {
        std::map<Spot, std::set<SpotClaim>> claims;
        for (std::size_t i = 0; i < mBoard.pieces.size(); ++i) {
            const PiecePlacement& piece = mBoard.pieces[i];
            const PieceKind* kind = mCatalog.pieceKind(piece.kind);
            if (kind == nullptr) continue;
            checkPlace(i, piece, *kind);
            std::set<SpotClaim>& there = claims[piece.spot()];
            if (std::ranges::any_of(there, [&](SpotClaim other) { return excludes(claimOf(*kind), other); }))
                add("object.crowded", {{"thing", kind->name}}, Severity::Error, placeOf(piece),
                    removing(ObjectTable::Pieces, i, piece.locked));
            there.insert(claimOf(*kind));
            checkOwner(ObjectTable::Pieces, i, piece, kind->name, placeOf(piece));
            count(ObjectTable::Pieces, piece.kind, kind->owned ? piece.seat : -1, piece.count);
        }
    }
    void checkPlace(std::size_t index, const PiecePlacement& piece, const PieceKind& kind) {
        const auto fault = faultOf(mSystem, mScenario, piece, kind);
        if (!fault) return;
        if (*fault == PieceFault::WrongFaction) {
            const Faction* faction = mCatalog.faction(kind.faction);
            add("object.other-faction",
                {{"thing", kind.name},
                 {"faction", faction != nullptr ? faction->name : Localized(kind.faction)},
                 {"player", std::int64_t{piece.seat + 1}}},
                Severity::Error, placeOf(piece), removing(ObjectTable::Pieces, index, piece.locked));
        } else {
            add(codeFor(*fault), {{"thing", kind.name}}, Severity::Error, placeOf(piece),
                removing(ObjectTable::Pieces, index, piece.locked));
        }
    }
    static const char* codeFor(PieceFault fault) {
        switch (fault) {
        case PieceFault::NoGround:
            return "object.without-ground";
        case PieceFault::WrongGround:
            return "object.not-here";
        case PieceFault::NeedsSide:
            return "object.side-missing";
        case PieceFault::NeedsSlot:
            return "object.slot-missing";
        case PieceFault::NeedsCorner:
            return "object.corner-missing";
        case PieceFault::WrongSlot:
        case PieceFault::WrongFaction:
            break;
        }
        return "object.other-slot";
    }

    void checkZones() {
        for (std::size_t i = 0; i < mBoard.zones.size(); ++i) {
            const Zone& zone = mBoard.zones[i];
            const ZoneKind* kind = mCatalog.zoneKind(zone.kind);
            if (kind == nullptr) continue;
            const Place place = zone.hexes.empty() ? Place() : placeOf(zone.hexes.front());
            checkOwner(ObjectTable::Zones, i, zone, zone.name.empty() ? kind->name : zone.name, place);
        }
    }

    void count(ObjectTable table, const std::string& kind, int seat, int more) {
        mUsed[table][{kind, seat}] += more;
    }
    /// Checks the box. Owned kinds are counted for each seat; the game decides about the others
    /// (GameSystem::box).
    void checkBox() {
        const auto tooMany = [&](const Localized& name, int used, int has, int seat) {
            Arguments arguments{
                {"thing", name}, {"count", std::int64_t{used}}, {"supply", std::int64_t{has}}};
            if (seat >= 0) arguments.push_back({"player", std::int64_t{seat + 1}});
            add(seat >= 0 ? "object.too-many-of-player" : "object.too-many", std::move(arguments),
                byProfile(), {}, nothing);
        };
        const auto bySeat = [&](ObjectTable table, const auto& kind) {
            for (int seat = -1; seat < mScenario.players(); ++seat) {
                const auto used = mUsed[table].find({kind.id, seat});
                if (used != mUsed[table].end() && used->second > *kind.supply)
                    tooMany(kind.name, used->second, *kind.supply, seat);
            }
        };
        std::set<std::pair<ObjectTable, std::string>> owned;
        const auto eachOwned = [&](ObjectTable table, const auto& kinds) {
            for (const auto& kind : kinds)
                if (kind.owned && kind.supply) {
                    owned.insert({table, kind.id});
                    bySeat(table, kind);
                }
        };
        eachOwned(ObjectTable::Edges, mCatalog.edgeKinds);
        eachOwned(ObjectTable::Pieces, mCatalog.pieceKinds);
        for (const BoxCount& count : countBox(mSystem, mScenario))
            if (count.has && count.used > *count.has && !owned.contains({count.table, count.kind}))
                tooMany(nameOf(count), count.used, *count.has, -1);
    }
    Localized nameOf(const BoxCount& count) const {
        if (count.table == ObjectTable::Edges)
            if (const EdgeKind* kind = mCatalog.edgeKind(count.kind)) return kind->name;
        if (count.table == ObjectTable::Pieces)
            if (const PieceKind* kind = mCatalog.pieceKind(count.kind)) return kind->name;
        const RegionShape* shape = shapeOf(mScenario, mCatalog, count.kind);
        return shape != nullptr && !shape->name.empty() ? shape->name : Localized(count.kind);
    }

    const GameSystem& mSystem;
    const Catalog& mCatalog;
    const Scenario& mScenario;
    const Board& mBoard;
    std::vector<Finding> mFindings;
    std::map<std::string, std::size_t> mCounts;
    std::map<std::string, Severity> mSeverities;
    std::map<ObjectTable, CountBySeat> mUsed;
};

}  // namespace

std::vector<Finding> objectFindings(const GameSystem& system, const Scenario& scenario,
                                    std::stop_token stop) {
    if (!system.catalog.hasThings()) return {};
    return ObjectCheck(system, scenario).run(stop);
}

}  // namespace hexa
