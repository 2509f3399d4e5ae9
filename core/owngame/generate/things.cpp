// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/things.h"

#include "core/engine/check/refusals.h"
#include "core/owngame/generate/standingterm.h"
#include "core/owngame/rules/sentences.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace hexa::owngame {
namespace {

/// Number of draws of a number before places are too few.
constexpr int thingDraws = 20;
/// Number of random places that a step looks at.
constexpr int placeLooks = 8;

const PieceKind* pieceOf(const Definition& definition, std::string_view name) {
    return name.starts_with("piece:") ? definition.catalog.pieceKind(name.substr(6)) : nullptr;
}
const EdgeKind* featureOf(const Definition& definition, std::string_view name) {
    return name.starts_with("edge:") ? definition.catalog.edgeKind(name.substr(5)) : nullptr;
}

/// Returns the seats that can own things of this kind; empty for things without an owner.
std::vector<int> ownersIn(const Scenario& map, const Catalog& catalog, const PieceKind* piece,
                          const EdgeKind* edge) {
    std::vector<int> owners;
    if (piece != nullptr ? !piece->owned : !edge->owned) return owners;
    for (int seat = 0; seat < map.players(); ++seat) {
        const Faction* faction = factionOf(map, catalog, static_cast<std::size_t>(seat));
        if (piece == nullptr || piece->faction.empty() ||
            (faction != nullptr && faction->id == piece->faction))
            owners.push_back(seat);
    }
    return owners;
}

/// Returns the number of locked things of a kind by seat, with all pieces of a stack. The first
/// entry is for things without an owner.
template <class List>
std::vector<std::int64_t> stayingBySeat(const List& things, const std::string& kind, int players) {
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(players) + 1);
    for (const auto& thing : things) {
        if (thing.kind != kind || !thing.locked) continue;
        std::int64_t number = 1;
        if constexpr (requires { thing.count; }) number = thing.count;
        const bool owned = thing.seat >= 0 && thing.seat < players;
        numbers[owned ? static_cast<std::size_t>(thing.seat) + 1 : 0] += number;
    }
    return numbers;
}

std::vector<std::int64_t> stayingBySeat(const Scenario& map, const PieceKind* piece, const EdgeKind* edge) {
    return piece != nullptr ? stayingBySeat(map.board.pieces, piece->id, map.players())
                            : stayingBySeat(map.board.edges, edge->id, map.players());
}

/// Returns how many more things the box can give. Negative if too many stay.
std::int64_t leftInBox(const Scenario& map, const Catalog& catalog, const PieceKind* piece,
                       const EdgeKind* edge, std::int64_t supply) {
    const std::vector<std::int64_t> staying = stayingBySeat(map, piece, edge);
    if (piece != nullptr ? !piece->owned : !edge->owned)
        return supply - std::accumulate(staying.begin(), staying.end(), std::int64_t{0});
    std::vector<int> owners = ownersIn(map, catalog, piece, edge);
    if (owners.empty()) owners = {-1};
    std::int64_t left = 0, lacking = 0;
    for (const int seat : owners) {
        const std::int64_t own = supply - staying[static_cast<std::size_t>(seat + 1)];
        (own < 0 ? lacking : left) += own;
    }
    return lacking < 0 ? lacking : left;
}

/// Returns the number of locked things of a kind, each stack counted once.
template <class List>
int stayingPlaces(const List& things, const std::string& kind) {
    return static_cast<int>(
        std::ranges::count_if(things, [&](const auto& thing) { return thing.kind == kind && thing.locked; }));
}

/// Claims of places: no two things with one of them share a cell.
enum class Claim { None = -1, Cover, Side };
Claim claimOn(const PieceKind* piece) {
    if (piece == nullptr) return Claim::None;
    // On corners, pieces exclude each other by corner (Things::mTaken).
    if (piece->stands == PieceKind::Stands::Corner) return Claim::None;
    const SpotClaim claim = claimOf(*piece);
    return claim == SpotClaim::Loose ? Claim::None : claim == SpotClaim::Cover ? Claim::Cover : Claim::Side;
}

}  // namespace

std::vector<ThingKind> thingsToPlace(const Definition& definition, const Scenario& map) {
    std::vector<ThingKind> kinds;
    for (const Count& count : definition.counts) {
        const PieceKind* piece = pieceOf(definition, count.what);
        const EdgeKind* edge = featureOf(definition, count.what);
        const Bounds* is = count.is.of(map.players());
        if (is == nullptr || (piece == nullptr && edge == nullptr)) continue;
        if (piece != nullptr && piece->stands == PieceKind::Stands::Slot) continue;
        const auto known = std::ranges::find(kinds, count.what, &ThingKind::name);
        ThingKind& kind = known == kinds.end() ? kinds.emplace_back(ThingKind{count.what, {}}) : *known;
        kind.is = {std::max(kind.is.min, is->min), std::min(kind.is.max, is->max)};
    }
    std::erase_if(kinds, [](const ThingKind& kind) { return kind.is.min == Bounds::least; });
    for (ThingKind& kind : kinds) {
        const PieceKind* piece = pieceOf(definition, kind.name);
        const EdgeKind* edge = featureOf(definition, kind.name);
        // Without an upper bound, exactly the minimum is placed.
        if (kind.is.max == Bounds::most) kind.is.max = kind.is.min;
        const auto supply = piece != nullptr ? piece->supply : edge->supply;
        if (!supply) continue;
        const std::int64_t left = leftInBox(map, definition.catalog, piece, edge, *supply);
        kind.lacking = std::max<std::int64_t>(0, -left);
        if (left < 0) continue;
        const int places = piece != nullptr ? stayingPlaces(map.board.pieces, piece->id)
                                            : stayingPlaces(map.board.edges, edge->id);
        kind.is.max = std::min(kind.is.max, places + left);
    }
    return kinds;
}

bool isPlaced(const std::vector<ThingKind>& kinds, std::string_view name) {
    return std::ranges::find(kinds, name, &ThingKind::name) != kinds.end();
}

Things::Things(const Definition& definition, Scenario& map, std::vector<Isometry> group)
    : mDefinition(definition), mGroup(std::move(group)), mKinds(thingsToPlace(definition, map)) {
    if (mGroup.empty()) mGroup.emplace_back();
    const auto goes = [&](const std::string& name, const auto& thing) {
        return !thing.locked && isPlaced(mKinds, name + thing.kind);
    };
    std::erase_if(map.board.pieces, [&](const PiecePlacement& piece) { return goes("piece:", piece); });
    std::erase_if(map.board.edges, [&](const EdgeFeature& feature) { return goes("edge:", feature); });
    const Ground ground(definition, map);
    mLocked.assign(2, std::vector<int>(static_cast<std::size_t>(ground.size())));
    for (const PiecePlacement& piece : map.board.pieces) {
        const PieceKind* kind = definition.catalog.pieceKind(piece.kind);
        const int cell = ground.find(piece.at);
        if (const Claim claim = kind != nullptr ? claimOn(kind) : Claim::None;
            cell >= 0 && claim != Claim::None)
            ++mLocked[static_cast<std::size_t>(claim)][static_cast<std::size_t>(cell)];
    }
    for (const ThingKind& kind : mKinds) findPlaces(mLayers.emplace_back(), kind, ground, map);
    clear();
}

void Things::clear() {
    mHas = mLocked;
    mTaken.clear();
    for (Layer& layer : mLayers) layer.on.assign(layer.orbits.size(), false);
}

/// True if a thing that stays is in the way.
bool Things::isClosed(const Layer& layer, const Place& place, const Scenario& map) const {
    if (layer.piece != nullptr)
        return std::ranges::any_of(map.board.pieces, [&](const PiecePlacement& piece) {
            if (place.corner >= 0) return piece.at == place.at && piece.corner == place.corner;
            return piece.kind == layer.piece->id && piece.at == place.at;
        });
    const EdgeKey key = edgeFeature(place.at, place.side, layer.edge->id, layer.edge->sided).key();
    return std::ranges::binary_search(map.board.edges, key, {}, &EdgeFeature::key);
}

void Things::findCorners(Layer& layer, const Ground& ground, const Scenario& map) {
    std::set<Corner> seen;
    for (int cell = 0; cell < ground.size(); ++cell)
        for (int number = 0; number < 6; ++number) {
            const Corner first = cornerOf(ground.hex(cell), number);
            if (!seen.insert(first).second) continue;
            PlaceOrbit orbit;
            std::set<Corner> own;
            bool good = true;
            for (const Isometry& isometry : mGroup) {
                const Corner corner = mapped(first, isometry);
                if (!own.insert(corner).second) continue;
                seen.insert(corner);
                Place place{corner.hex, -1, corner.number, isometry, ground.cellsOf(corner)};
                good = good && !place.cells.empty() && !isClosed(layer, place, map);
                orbit.push_back(std::move(place));
            }
            if (good) layer.orbits.push_back(std::move(orbit));
        }
}

void Things::findPlaces(Layer& layer, const ThingKind& kind, const Ground& ground, const Scenario& map) {
    layer.piece = pieceOf(mDefinition, kind.name);
    layer.edge = featureOf(mDefinition, kind.name);
    layer.locked = layer.piece != nullptr ? stayingPlaces(map.board.pieces, layer.piece->id)
                                          : stayingPlaces(map.board.edges, layer.edge->id);
    if (layer.piece != nullptr && layer.piece->stands == PieceKind::Stands::Corner)
        return findCorners(layer, ground, map);
    const bool sides = layer.edge != nullptr || layer.piece->stands == PieceKind::Stands::Side;
    const bool oneSide = layer.edge != nullptr && !layer.edge->sided;
    std::set<std::pair<Hex, int>> seen;
    for (int cell = 0; cell < ground.size(); ++cell)
        for (int side = sides ? 0 : -1; side < (oneSide ? 3 : sides ? 6 : 0); ++side) {
            PlaceOrbit orbit;
            bool good = seen.insert({ground.hex(cell), side}).second;
            if (!good) continue;
            std::set<std::pair<Hex, int>> own;
            for (const Isometry& isometry : mGroup) {
                Place place{isometry(ground.hex(cell)),
                            side < 0 ? -1 : mapDirection(isometry, side),
                            -1,
                            isometry,
                            {}};
                if (oneSide) {
                    const Edge edge = hexa::edgeOf(place.at, place.side);
                    place.at = edge.hex;
                    place.side = edge.direction;
                }
                if (!own.insert({place.at, place.side}).second) continue;
                seen.insert({place.at, place.side});
                place.cells = {ground.find(place.at)};
                if (layer.edge != nullptr) {
                    const int beyond = ground.find(neighbour(place.at, place.side));
                    // Features lie between two cells, not on the rim.
                    good = good && beyond >= 0;
                    if (oneSide) place.cells.push_back(beyond);
                }
                good = good && place.cells.front() >= 0 && !isClosed(layer, place, map);
                // At most one piece of a kind is on a cell.
                good =
                    good && (layer.piece == nullptr || std::ranges::none_of(orbit, [&](const Place& other) {
                                 return other.at == place.at;
                             }));
                orbit.push_back(std::move(place));
            }
            if (good) layer.orbits.push_back(std::move(orbit));
        }
}

bool Things::takes(const Ground& ground, const Layer& layer, const PlaceOrbit& orbit) const {
    if (layer.piece == nullptr) return true;
    const Claim claim = claimOn(layer.piece);
    const std::string name = "piece:" + layer.piece->id;
    return std::ranges::all_of(orbit, [&](const Place& place) {
        if (place.corner >= 0)
            return !mTaken.contains({place.at, place.corner}) &&
                   std::ranges::any_of(place.cells, [&](int cell) {
                       return standsOn(*layer.piece, mDefinition, ground.kind(cell));
                   });
        const int cell = place.cells.front();
        const bool free = claim == Claim::None ||
                          mHas[static_cast<std::size_t>(claim)][static_cast<std::size_t>(cell)] == 0;
        return free && ground.things(cell, name) == 0 &&
               standsOn(*layer.piece, mDefinition, ground.kind(cell));
    });
}

void Things::put(Ground& ground, std::size_t layer, std::size_t orbit, bool on) {
    Layer& all = mLayers[layer];
    all.on[orbit] = on;
    const Claim claim = claimOn(all.piece);
    for (const Place& place : all.orbits[orbit]) {
        if (const Corner corner{place.at, place.corner}; corner.number >= 0) {
            ground.addOnCorner(corner, mKinds[layer].name, on ? 1 : -1);
            if (on)
                mTaken.insert(corner);
            else
                mTaken.erase(corner);
            continue;
        }
        if (place.side >= 0) {
            const bool both = all.edge != nullptr && !all.edge->sided;
            ground.addOnSide(hexa::edgeOf(place.at, place.side), both ? -1 : place.side / 3,
                             mKinds[layer].name, on ? 1 : -1);
        } else {
            ground.addThing(place.cells.front(), mKinds[layer].name, on ? 1 : -1);
        }
        if (claim != Claim::None)
            mHas[static_cast<std::size_t>(claim)][static_cast<std::size_t>(place.cells.front())] +=
                on ? 1 : -1;
    }
}

Status Things::place(Ground& ground, Rng& rng) {
    for (std::size_t i = 0; i < mLayers.size(); ++i)
        for (std::size_t orbit = 0; orbit < mLayers[i].orbits.size(); ++orbit)
            if (mLayers[i].on[orbit]) put(ground, i, orbit, false);
    for (std::size_t i = 0; i < mLayers.size(); ++i) {
        const Layer& layer = mLayers[i];
        const Bounds& is = mKinds[i].is;
        const Arguments about{{"thing", nameOfSet(mDefinition, mKinds[i].name)}, {"count", is.min}};
        if (mKinds[i].lacking > 0)
            return Error("owngame.things.box", {about.front(), {"count", mKinds[i].lacking}});
        if (layer.locked > is.max)
            return Error("owngame.things.there",
                         {about.front(), {"count", std::int64_t{layer.locked}}, {"max", is.max}});
        if (is.min > is.max) return Error("owngame.things.supply", about);
        std::vector<std::size_t> order(layer.orbits.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        // A number far above the free places would nearly always fill them all.
        std::int64_t most = layer.locked;
        for (const PlaceOrbit& orbit : layer.orbits)
            if (takes(ground, layer, orbit)) most += std::ssize(orbit);
        most = std::clamp(most, is.min, is.max);
        bool enough = false;
        for (int draw = 0; draw < thingDraws && !enough; ++draw) {
            for (std::size_t orbit = 0; orbit < order.size(); ++orbit)
                if (layer.on[orbit]) put(ground, i, orbit, false);
            rng.shuffle(order);
            std::int64_t left =
                is.min + rng.below(static_cast<std::uint32_t>(most - is.min + 1)) - layer.locked;
            std::int64_t all = layer.locked;
            for (const std::size_t orbit : order) {
                const std::int64_t size = std::ssize(layer.orbits[orbit]);
                if (size > left || !takes(ground, layer, layer.orbits[orbit])) continue;
                put(ground, i, orbit, true);
                left -= size;
                all += size;
            }
            enough = all >= is.min;
        }
        if (!enough)
            return Error(mGroup.size() > 1       ? "owngame.things.symmetry"
                         : layer.edge != nullptr ? "owngame.things.edges"
                                                 : "owngame.things.room",
                         about);
    }
    return Done{};
}

bool Things::propose(const Ground& ground, Rng& rng, Swap& swap) const {
    swap.layer = rng.below(static_cast<std::uint32_t>(mLayers.size()));
    const Layer& layer = mLayers[swap.layer];
    std::vector<std::size_t> on;
    for (std::size_t orbit = 0; orbit < layer.on.size(); ++orbit)
        if (layer.on[orbit]) on.push_back(orbit);
    if (on.empty()) return false;
    swap.from = on[rng.below(static_cast<std::uint32_t>(on.size()))];
    for (int look = 0; look < placeLooks; ++look) {
        swap.to = rng.below(static_cast<std::uint32_t>(layer.orbits.size()));
        if (!layer.on[swap.to] && layer.orbits[swap.to].size() == layer.orbits[swap.from].size() &&
            takes(ground, layer, layer.orbits[swap.to]))
            return true;
    }
    return false;
}

void Things::carryOut(Ground& ground, const Swap& swap, const std::function<void(int)>& tell) {
    const Layer& layer = mLayers[swap.layer];
    const bool back = !layer.on[swap.from];
    put(ground, swap.layer, back ? swap.to : swap.from, false);
    put(ground, swap.layer, back ? swap.from : swap.to, true);
    for (const std::size_t orbit : {swap.from, swap.to})
        for (const Place& place : layer.orbits[orbit])
            for (const int cell : place.cells) tell(cell);
}

int Things::stepsFrom(Hex home, const Place& place) {
    if (place.corner < 0) return distance(home, place.at);
    int steps = std::numeric_limits<int>::max();
    for (const Hex at : hexesOf(Corner{place.at, place.corner})) steps = std::min(steps, distance(home, at));
    return steps;
}

/// Returns the owner of each place: as equal numbers as possible, near homes first.
std::vector<int> Things::ownersOf(const Layer& layer, const Scenario& map,
                                  const std::vector<const Place*>& places) const {
    std::vector<int> owners(places.size(), -1);
    const std::vector<int> seats = ownersIn(map, mDefinition.catalog, layer.piece, layer.edge);
    if (seats.empty()) return owners;
    const auto supply = layer.piece != nullptr ? layer.piece->supply : layer.edge->supply;
    std::vector<std::int64_t> has = stayingBySeat(map, layer.piece, layer.edge);
    has.erase(has.begin());                               // no owner
    std::vector<std::tuple<int, std::size_t, int>> ways;  // steps, place, seat
    for (std::size_t i = 0; i < places.size(); ++i)
        for (const int seat : seats) {
            const std::optional<Hex> home = map.seats[static_cast<std::size_t>(seat)].home;
            ways.emplace_back(home ? stepsFrom(*home, *places[i]) : 0, i, seat);
        }
    std::ranges::sort(ways);
    std::int64_t all = std::ssize(places);
    for (const int seat : seats) all += has[static_cast<std::size_t>(seat)];
    const std::int64_t part = all / std::ssize(seats);
    for (const std::int64_t most : {part, part + 1, all})
        for (const auto& [steps, i, seat] : ways)
            if (owners[i] < 0 &&
                has[static_cast<std::size_t>(seat)] < std::min<std::int64_t>(most, supply.value_or(most))) {
                owners[i] = seat;
                ++has[static_cast<std::size_t>(seat)];
            }
    return owners;
}

void Things::write(Scenario& map) const {
    for (const Layer& layer : mLayers) {
        std::vector<const Place*> places;
        for (std::size_t orbit = 0; orbit < layer.orbits.size(); ++orbit)
            for (const Place& place : layer.orbits[orbit])
                if (layer.on[orbit]) places.push_back(&place);
        const std::vector<int> owners = ownersOf(layer, map, places);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Place& place = *places[i];
            if (layer.edge != nullptr) {
                EdgeFeature feature = edgeFeature(place.at, place.side, layer.edge->id, layer.edge->sided);
                feature.seat = owners[i];
                const auto at =
                    std::ranges::lower_bound(map.board.edges, feature.key(), {}, &EdgeFeature::key);
                map.board.edges.insert(at, std::move(feature));
                continue;
            }
            PiecePlacement piece;
            piece.kind = layer.piece->id;
            piece = mapped(std::move(piece), place.from);
            piece.at = place.at;
            piece.side = place.side;
            piece.corner = place.corner;
            if (piece.onCorner() && !layer.piece->turns) piece.turns = 0, piece.mirrored = false;
            piece.seat = owners[i];
            map.board.pieces.push_back(std::move(piece));
        }
    }
}

}  // namespace hexa::owngame
