// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/refusals.h"

#include "core/engine/check/box.h"
#include "core/engine/system.h"

#include <algorithm>
#include <set>

namespace hexa {
namespace {

int countOf(const MapObject& object) {
    const auto* piece = std::get_if<PiecePlacement>(&object);
    return piece == nullptr ? 1 : piece->count;
}

/// Returns the sentence for a fault of a piece about to be placed.
Message sentenceFor(PieceFault fault, const Catalog& catalog, const PieceKind& kind) {
    switch (fault) {
    case PieceFault::NoGround:
        return {"object.no-ground"};
    case PieceFault::WrongGround:
        return {"object.wrong-ground"};
    case PieceFault::NeedsSide:
        return {"object.needs-side"};
    case PieceFault::NeedsSlot:
        return {"object.needs-slot"};
    case PieceFault::NeedsCorner:
        return {"object.needs-corner"};
    case PieceFault::WrongSlot:
        return {"object.wrong-slot"};
    case PieceFault::WrongFaction:
        break;
    }
    const Faction* faction = catalog.faction(kind.faction);
    return {"object.wrong-faction",
            {{"faction", faction != nullptr ? faction->name : Localized(kind.faction)}}};
}

class Refusing {
public:
    Refusing(const GameSystem& system, const Scenario& scenario, const MapObject& object,
             std::optional<ObjectRef> instead)
        : mSystem(system), mScenario(scenario), mBoard(scenario.board), mObject(object), mInstead(instead) {}

    std::optional<Message> reason() const {
        if (mInstead)
            if (const auto before = objectAt(mBoard, *mInstead); before && isLocked(*before))
                return Message{"object.locked"};
        if (!isKnown()) return Message{"object.unknown-kind"};
        if (auto ground = noGround()) return ground;
        if (const auto* feature = std::get_if<EdgeFeature>(&mObject))
            if (auto taken = takenBorder(*feature)) return taken;
        if (const auto* piece = std::get_if<PiecePlacement>(&mObject))
            if (auto wrong = wrongPlace(*piece)) return wrong;
        if (const auto* region = std::get_if<RegionPlacement>(&mObject))
            if (auto taken = overlap(*region)) return taken;
        if (auto empty = emptyBox()) return empty;
        return mSystem.refusal ? mSystem.refusal(mScenario, mObject, mInstead) : std::nullopt;
    }

private:
    bool isCell(Hex at) const { return mBoard.find(at) != nullptr; }

    bool isKnown() const {
        const Catalog& catalog = mSystem.catalog;
        const std::string kind = kindOf(mObject);
        switch (tableOf(mObject)) {
        case ObjectTable::Edges:
            return catalog.edgeKind(kind) != nullptr;
        case ObjectTable::Pieces:
            return catalog.pieceKind(kind) != nullptr;
        case ObjectTable::Regions:
            return shapeOf(mScenario, catalog, kind) != nullptr;
        case ObjectTable::Zones:
            return kind.empty() || catalog.zoneKind(kind) != nullptr;
        case ObjectTable::Labels:
            break;
        }
        return true;
    }

    std::optional<Message> noGround() const {
        const std::vector<Hex> hexes = hexesOf(mScenario, mSystem.catalog, mObject);
        const bool border = std::holds_alternative<EdgeFeature>(mObject);
        const bool region = std::holds_alternative<RegionPlacement>(mObject);
        const auto* piece = std::get_if<PiecePlacement>(&mObject);
        const bool corner = piece != nullptr && piece->onCorner();
        // A border or corner needs one cell; a region brings its own, but not over locked ones.
        for (const Hex at : hexes)
            if (const Cell* cell = mBoard.find(at); region && cell != nullptr && cell->locked)
                return Message{"object.locked-ground"};
        if (region) return std::nullopt;
        const auto cells = std::ranges::count_if(hexes, [&](Hex at) { return isCell(at); });
        const bool enough = border || corner ? cells > 0 : cells == std::ssize(hexes);
        return enough ? std::nullopt : std::optional(Message{"object.no-ground"});
    }

    std::optional<Message> takenBorder(const EdgeFeature& feature) const {
        const auto at = std::ranges::lower_bound(mBoard.edges, feature.key(), {}, &EdgeFeature::key);
        if (at == mBoard.edges.end() || at->key() != feature.key()) return std::nullopt;
        const auto index = static_cast<std::size_t>(at - mBoard.edges.begin());
        if (mInstead == ObjectRef{ObjectTable::Edges, index}) return std::nullopt;
        return Message{"object.same-there"};
    }

    std::optional<Message> wrongPlace(const PiecePlacement& piece) const {
        const PieceKind& kind = *mSystem.catalog.pieceKind(piece.kind);
        if (const auto fault = faultOf(mSystem, mScenario, piece, kind))
            return sentenceFor(*fault, mSystem.catalog, kind);
        for (std::size_t i = 0; i < mBoard.pieces.size(); ++i) {
            const PiecePlacement& other = mBoard.pieces[i];
            if (mInstead == ObjectRef{ObjectTable::Pieces, i} || other.spot() != piece.spot()) continue;
            const PieceKind* otherKind = mSystem.catalog.pieceKind(other.kind);
            if (otherKind != nullptr && excludes(claimOf(kind), claimOf(*otherKind)))
                return Message{"object.spot-taken"};
        }
        return std::nullopt;
    }

    std::optional<Message> overlap(const RegionPlacement& region) const {
        const std::vector<Hex> own = hexesOf(mScenario, mSystem.catalog, MapObject(region));
        const std::set<Hex> hexes(own.begin(), own.end());
        for (std::size_t i = 0; i < mBoard.regions.size(); ++i) {
            if (mInstead == ObjectRef{ObjectTable::Regions, i}) continue;
            for (const Hex at : hexesOf(mScenario, mSystem.catalog, MapObject(mBoard.regions[i])))
                if (hexes.contains(at)) return Message{"object.overlaps"};
        }
        return std::nullopt;
    }

    std::optional<Message> emptyBox() const {
        if (mScenario.profile == RuleProfile::Free) return std::nullopt;
        const std::string kind = kindOf(mObject);
        const auto left = leftInBox(mSystem, mScenario, tableOf(mObject), kind, seatOf(mObject));
        if (!left) return std::nullopt;
        int freed = 0;
        if (mInstead)
            if (const auto before = objectAt(mBoard, *mInstead);
                before && kindOf(*before) == kind && seatOf(*before) == seatOf(mObject))
                freed = countOf(*before);
        if (countOf(mObject) <= *left + freed) return std::nullopt;
        return Message{"object.box-empty", {{"left", std::int64_t{std::max(0, *left + freed)}}}};
    }

    const GameSystem& mSystem;
    const Scenario& mScenario;
    const Board& mBoard;
    const MapObject& mObject;
    const std::optional<ObjectRef> mInstead;
};

}  // namespace

std::optional<PieceFault> faultOf(const GameSystem& system, const Scenario& scenario,
                                  const PiecePlacement& piece, const PieceKind& kind) {
    const Catalog& catalog = system.catalog;
    std::vector<Hex> cells = hexesOf(piece);
    std::erase_if(cells, [&](Hex at) { return scenario.board.find(at) == nullptr; });
    if (cells.empty()) return PieceFault::NoGround;
    const auto fits = [&](Hex at) {
        const KindId ground = scenario.board.find(at)->kind;
        return isTile(ground) && std::ranges::find(kind.where, catalog.kind(ground).id) != kind.where.end();
    };
    if (!kind.where.empty() && std::ranges::none_of(cells, fits)) return PieceFault::WrongGround;
    if (kind.stands == PieceKind::Stands::Corner && !piece.onCorner()) return PieceFault::NeedsCorner;
    if (kind.stands == PieceKind::Stands::Side && piece.side < 0) return PieceFault::NeedsSide;
    if (kind.stands == PieceKind::Stands::Slot) {
        const auto all = system.slotsOf ? system.slotsOf(scenario, piece.at) : std::vector<Slot>();
        const auto slot = std::ranges::find(all, piece.slot, &Slot::id);
        if (slot == all.end()) return PieceFault::NeedsSlot;
        if (!slot->takes.empty() && std::ranges::find(slot->takes, piece.kind) == slot->takes.end())
            return PieceFault::WrongSlot;
    }
    if (!kind.faction.empty() && piece.seat >= 0 && piece.seat < scenario.players()) {
        const Faction* faction = factionOf(scenario, catalog, static_cast<std::size_t>(piece.seat));
        if (faction == nullptr || faction->id != kind.faction) return PieceFault::WrongFaction;
    }
    return std::nullopt;
}

SpotClaim claimOf(const PieceKind& kind) {
    if (kind.stands != PieceKind::Stands::Hex) return SpotClaim::Fixed;
    return kind.covers ? SpotClaim::Cover : SpotClaim::Loose;
}

bool excludes(SpotClaim one, SpotClaim other) {
    const bool covers = one == SpotClaim::Cover;
    if (covers != (other == SpotClaim::Cover)) return false;
    return covers || one == SpotClaim::Fixed || other == SpotClaim::Fixed;
}

std::optional<Message> refusalOf(const GameSystem& system, const Scenario& scenario, const MapObject& object,
                                 std::optional<ObjectRef> instead) {
    return Refusing(system, scenario, object, instead).reason();
}

std::optional<Message> newProblem(const Scenario& scenario, const Catalog& catalog, const MapObject& object,
                                  std::optional<ObjectRef> instead,
                                  const std::function<std::vector<Problem>(const Scenario&)>& problemsOf) {
    constexpr std::size_t largest = 5000;  // cells
    if (scenario.profile == RuleProfile::Free || scenario.board.cellCount() > largest) return std::nullopt;
    Scenario after = scenario;
    [[maybe_unused]] const Edit inverse =
        apply(after, instead ? changeObject(scenario, catalog, *instead, object)
                             : putObject(scenario, catalog, object));
    const std::vector<Problem> before = problemsOf(scenario);
    for (Problem& problem : problemsOf(after))
        if (std::ranges::find(before, problem) == before.end())
            return Message{std::move(problem.code), std::move(problem.arguments)};
    return std::nullopt;
}

}  // namespace hexa
