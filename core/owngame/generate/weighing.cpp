// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/weighing.h"

#include "core/owngame/generate/search.h"
#include "core/owngame/generate/standingterm.h"
#include "core/owngame/rules/predicate.h"

#include <algorithm>
#include <deque>
#include <memory>

namespace hexa::owngame {
namespace {

/// Repairs of each number of swaps that are continued with another swap.
constexpr std::size_t continued = 4;

using Swaps = std::vector<std::pair<int, int>>;
struct Found {
    Swaps swaps;
    std::int64_t gap = 0;
};

/// Tries swaps on a ground and measures their effect.
class Evener {
public:
    Evener(const Definition& definition, const Catalog& catalog, const Scenario& map)
        : mGround(definition, map), mWorth(mGround) {
        for (const Deck& deck : definition.decks) mDealt.push_back(mGround.propertyNamed(deck.property));
        for (const Cell& cell : map.board.cells())
            if (const int number = mGround.find(cell.at);
                number >= 0 && isTile(cell.kind) && !cell.locked && !catalog.isSeat(cell.kind))
                mMovable.push_back(number);
        for (const Rule& rule : definition.rules) limit(rule, map);
        // A swap moves tiles between sets where a property stays on its hex.
        for (const Count& count : definition.counts)
            if (predicateOf(definition, count.what).about == Predicate::About::Tiles)
                limit(mCounts.emplace_back(asRule(count)), map);
        for (const Deck& deck : definition.decks) mLimits.push_back(makeDeckTerm(deck, mGround));
        mTiles.assign(static_cast<std::size_t>(mGround.size()), true);
        if (auto standing = makeStandingTerm(definition, {}, mTiles, mGround))
            mLimits.push_back(std::move(standing));
        for (auto& term : mLimits) term->reset();
        mWorth.reset();
        mBroken = broken();
    }

    std::int64_t gap() { return mWorth.gap(); }
    Hex hex(int cell) const { return mGround.hex(cell); }

    /// Returns the best ways to go on after these swaps, the best first.
    std::vector<Found> next(const Swaps& swaps, const std::stop_token& stop) {
        for (const auto& [a, b] : swaps) swap(a, b);
        std::vector<Found> best;
        // The gap narrows only if the richest or the poorest seat changes.
        const int rich = mWorth.richest(), poor = mWorth.poorest();
        std::vector<bool> counts;
        for (int cell = 0; cell < mGround.size(); ++cell)
            counts.push_back(mWorth.counts(cell, rich) || mWorth.counts(cell, poor));
        for (const int a : mMovable) {
            if (stop.stop_requested()) break;
            if (!counts[static_cast<std::size_t>(a)]) continue;
            for (const int b : mMovable) {
                if (isSame(a, b)) continue;
                if (b < a && counts[static_cast<std::size_t>(b)]) continue;  // seen before
                swap(a, b);
                const std::int64_t gap = mWorth.gap();
                const bool better = best.size() < continued || gap < best.back().gap;
                if (better && broken() <= mBroken) {
                    Swaps more = swaps;
                    more.emplace_back(a, b);
                    const auto place = std::ranges::upper_bound(best, gap, {}, &Found::gap);
                    best.insert(place, {std::move(more), gap});
                    if (best.size() > continued) best.pop_back();
                }
                swap(a, b);
            }
        }
        for (auto each = swaps.rbegin(); each != swaps.rend(); ++each) swap(each->first, each->second);
        return best;
    }

private:
    void limit(const Rule& rule, const Scenario& map) {
        const Bounds* is = boundsFor(rule, map.players());
        if (is == nullptr || rule.severity != Severity::Error) return;
        if (auto term = makeTerm(rule, *is, mGround, map)) mLimits.push_back(std::move(term));
    }
    bool isSame(int a, int b) const {
        return mGround.kind(a) == mGround.kind(b) && std::ranges::all_of(mDealt, [&](int property) {
                   return mGround.value(a, property) == mGround.value(b, property);
               });
    }
    void swap(int a, int b) {
        mGround.swapTiles(a, b, mDealt);
        for (const int cell : {a, b}) {
            for (auto& term : mLimits) term->changed(cell);
            mWorth.changed(cell);
        }
    }
    std::int64_t broken() const {
        std::int64_t sum = 0;
        for (const auto& term : mLimits) sum += term->cost();
        return sum;
    }

    Ground mGround;
    std::deque<Rule> mCounts;  // terms refer to them
    WorthSum mWorth;
    std::vector<int> mDealt;  // properties
    std::vector<int> mMovable;
    std::vector<bool> mTiles;  // all, for the term of standing pieces
    std::vector<std::unique_ptr<RuleTerm>> mLimits;
    std::int64_t mBroken = 0;
};

/// Swaps two tiles and the values dealt onto them.
void swapOnMap(Scenario& map, const Definition& definition, Hex first, Hex second) {
    CellState a = *map.board.state(first), b = *map.board.state(second);
    std::swap(a.cell.kind, b.cell.kind);
    std::swap(a.cell.id, b.cell.id);
    CellDetails ofA = a.details(), ofB = b.details();
    for (const Deck& deck : definition.decks) {
        const Property& property = *findProperty(definition.catalog.cellProperties, deck.property);
        const AttributeValue valueOfA = property.of(ofA.attributes), valueOfB = property.of(ofB.attributes);
        property.give(ofA.attributes, valueOfB);
        property.give(ofB.attributes, valueOfA);
    }
    a.setDetails(std::move(ofA));
    b.setDetails(std::move(ofB));
    map.board.put(a);
    map.board.put(b);
}

}  // namespace

std::optional<Weighing> weighed(const Definition& definition, const Scenario& map) {
    Ground ground(definition, map);
    WorthSum worth(ground);
    if (!worth.tells()) return std::nullopt;
    worth.reset();
    Weighing weighing{{}, worth.gap(), worth.richest(), worth.poorest(), definition.worth.accept};
    for (int seat = 0; seat < ground.players(); ++seat) weighing.seats.push_back(worth.of(seat));
    return weighing;
}

std::optional<double> leadOf(const Definition& definition, const Scenario& map) {
    // Slots without a tile are dealt their values later.
    const auto isSlot = [](const Cell& cell) { return cell.kind == KindId::Empty; };
    if (!definition.decks.empty() && std::ranges::any_of(map.board.cells(), isSlot)) return std::nullopt;
    Ground ground(definition, map);
    for (const Deck& deck : definition.decks) {
        const auto term = makeDeckTerm(deck, ground);
        term->reset();
        if (term->cost() != 0) return std::nullopt;
    }
    WorthSum worth(ground);
    if (!worth.tells()) return std::nullopt;
    worth.reset();
    constexpr double thousandthsOfPercent = 10;
    return static_cast<double>(worth.gap()) / thousandthsOfPercent;
}

std::vector<Evening> evenings(const Definition& definition, const Catalog& catalog, const Scenario& map,
                              int most, const std::stop_token& stop) {
    std::vector<Evening> list;
    if (!weighed(definition, map)) return list;
    Evener evener(definition, catalog, map);
    const std::int64_t before = evener.gap();
    std::vector<Found> beam{{{}, before}};
    for (int swaps = 1; swaps <= most && !stop.stop_requested(); ++swaps) {
        std::vector<Found> next;
        for (const Found& found : beam) {
            std::vector<Found> more = evener.next(found.swaps, stop);
            next.insert(next.end(), more.begin(), more.end());
        }
        std::ranges::stable_sort(next, {}, &Found::gap);
        if (next.size() > continued) next.resize(continued);
        beam = std::move(next);
        if (beam.empty() || beam.front().gap >= (list.empty() ? before : list.back().after)) break;
        Evening& evening = list.emplace_back(Evening{{}, before, beam.front().gap, map});
        for (const auto& [a, b] : beam.front().swaps) {
            evening.swaps.emplace_back(evener.hex(a), evener.hex(b));
            swapOnMap(evening.map, definition, evener.hex(a), evener.hex(b));
        }
    }
    return list;
}

}  // namespace hexa::owngame
