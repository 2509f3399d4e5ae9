// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/rulebookdraw.h"

#include "core/systems/clockwork/terms/ranges.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {
namespace {

using Counts = std::span<const std::optional<CountWish>>;

Argument number(std::string name, std::int64_t value) { return {std::move(name), value}; }

/// Returns the wish for a drawn kind.
std::optional<CountWish> wish(Counts counts, const Catalog& catalog, std::size_t kind) {
    return kind < counts.size() && !catalog.kinds[kind].seat ? counts[kind] : std::nullopt;
}

/// Narrows the limits of each kind to the wish, and to at least the locked tiles. Wishes and locks
/// override limits.
KindLimits narrowed(KindLimits limits, const Catalog& catalog, Counts counts, const Composition& locked) {
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        if (const auto wanted = wish(counts, catalog, kind)) limits[kind] = {wanted->min, wanted->max};
        limits[kind].min = std::max(limits[kind].min, locked[kind]);
        limits[kind].max = std::max(limits[kind].max, locked[kind]);
    }
    return limits;
}

/// Refuses wishes that no profile allows: fewer than the locked tiles, a negative number, or a
/// reversed range.
Status checkWishes(const Catalog& catalog, Counts counts, const Composition& locked) {
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const auto wanted = wish(counts, catalog, kind);
        if (wanted && wanted->min > wanted->max)
            return Error(
                "clockwork.generate.count-order",
                {{"kind", catalog.kinds[kind].name}, number("min", wanted->min), number("max", wanted->max)});
        if (wanted && wanted->max < locked[kind])
            return Error("clockwork.generate.below-locked", {{"kind", catalog.kinds[kind].name},
                                                             number("count", wanted->max),
                                                             number("locked", locked[kind])});
    }
    return Done{};
}

/// Refuses tiles or wishes beyond the box or the ranges, for the profile Rulebook.
Status checkRulebook(const Catalog& catalog, Counts counts, const Composition& locked,
                     const Recommendation& advice) {
    const KindLimits box = boxLimits(catalog);
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
        const Limits limits = advice.kinds[kind];
        const Localized& name = catalog.kinds[kind].name;
        if (locked[kind] > box[kind].max)
            return Error("clockwork.generate.locked-beyond-box",
                         {{"kind", name}, number("locked", locked[kind]), number("supply", box[kind].max)});
        if (locked[kind] > limits.max)
            return Error("clockwork.generate.locked-beyond-range",
                         {{"kind", name}, number("locked", locked[kind]), number("max", limits.max)});
        const auto wanted = wish(counts, catalog, kind);
        if (!wanted) continue;
        for (const int count : {wanted->min, wanted->max})
            if (!limits.contain(count))
                return Error("clockwork.generate.count-out-of-range", {{"kind", name},
                                                                       number("count", count),
                                                                       number("min", limits.min),
                                                                       number("max", limits.max)});
    }
    return Done{};
}

/// Returns the error for an impossible sum, with the range that the limits allow.
Error sumError(const KindLimits& limits, int total) {
    std::int64_t min = 0;
    std::int64_t max = 0;
    for (const Limits& kind : limits) {
        min += kind.min;
        max += kind.max;
    }
    return Error("clockwork.generate.no-composition",
                 {number("total", total), number("min", min), number("max", max)});
}

Status checkHomes(const Scenario& base) {
    for (std::size_t seat = 0; seat < base.seats.size(); ++seat) {
        const Hex home = base.seats[seat].homeHex();
        const Cell* cell = base.board.find(home);
        if (cell != nullptr && (cell->kind == tile::capital || cell->kind == KindId::Empty || !cell->locked))
            continue;
        return Error("clockwork.generate.no-home", {number("seat", static_cast<std::int64_t>(seat) + 1)},
                     HexPlace{home.q, home.r});
    }
    return Done{};
}

}  // namespace

Result<RulebookDraw> RulebookDraw::prepare(const Scenario& base, const Catalog& catalog, Counts counts) {
    const Recommendation* advice = recommendation(base.players());
    if (advice == nullptr)
        return Error("clockwork.generate.players",
                     {number("count", base.players()), number("min", catalog.minSeats),
                      number("max", catalog.maxSeats)});
    if (const auto homes = checkHomes(base); !homes) return homes.error();

    RulebookDraw draw;
    for (const Cell& cell : base.board.cells()) {
        if (cell.kind == KindId::Blank || cell.kind == tile::capital || base.seatAt(cell.at)) continue;
        // A lock keeps a tile; an empty slot has nothing to keep.
        if (!cell.locked || cell.kind == KindId::Empty)
            draw.mPlaces.push_back(cell.at);
        else if (isTile(cell.kind))
            ++draw.mLocked[indexOf(cell.kind)];
    }
    int total = static_cast<int>(draw.mPlaces.size());
    for (const int count : draw.mLocked) total += count;

    if (const auto wishes = checkWishes(catalog, counts, draw.mLocked); !wishes) return wishes.error();
    const bool rulebook = base.profile == RuleProfile::Rulebook;
    if (rulebook) {
        if (total != advice->total)
            return Error("clockwork.generate.size", {number("count", total), number("wanted", advice->total),
                                                     number("players", base.players())});
        if (const auto legal = checkRulebook(catalog, counts, draw.mLocked, *advice); !legal)
            return legal.error();
    }
    KindLimits limits = narrowed(advice->kinds, catalog, counts, draw.mLocked);
    if (total == advice->total) draw.mSpace = mapsearch::CompositionSpace(limits, total);
    if (!rulebook && draw.mSpace.size() == 0) {
        limits = narrowed(boxLimits(catalog), catalog, counts, draw.mLocked);
        draw.mSpace = mapsearch::CompositionSpace(limits, total);
    }
    if (draw.mSpace.tooMany()) return Error("clockwork.generate.count-too-wide", {number("total", total)});
    if (draw.mSpace.size() == 0) return sumError(limits, total);
    draw.mBag.reserve(draw.mPlaces.size());
    return draw;
}

std::span<const KindId> RulebookDraw::draw(std::uint64_t seed) {
    Rng compositions(seed, "clockwork.rulebook.composition");
    Composition counts{};
    mSpace.at(compositions.below(static_cast<std::uint32_t>(mSpace.size())), counts);
    mBag.clear();
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        mBag.insert(mBag.end(), static_cast<std::size_t>(counts[kind] - mLocked[kind]), kindIdAt(kind));
    // A shuffled bag from front to back is the same as drawing from it one by one.
    Rng tiles(seed, "clockwork.rulebook.tiles");
    tiles.shuffle(mBag);
    return mBag;
}

}  // namespace hexa::clockwork
