// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/wishes.h"

#include "core/mapsearch/homes.h"

#include <algorithm>
#include <bit>

namespace hexa::clockwork {
namespace {

constexpr std::string_view nearHomes = "near-homes";
constexpr std::string_view noTouch = "no-touch";
constexpr std::string_view noTouchOther = "no-touch-other";
constexpr std::string_view homesApart = "homes-apart";
constexpr std::string_view here = wishHere;
constexpr std::string_view together = "together";

const WishForm* formOf(const Wish& wish) {
    static const std::vector<WishForm> forms = wishForms();
    for (const WishForm& form : forms)
        if (form.id == wish.form) return &form;
    return nullptr;
}

bool drawn(KindId kind) { return isTile(kind) && indexOf(kind) < kindCount && kind != tile::capital; }

/// True if the wish can be put into a sentence: it has the tiles that its form needs.
bool named(const Wish& wish) {
    const WishForm* form = formOf(wish);
    if (form == nullptr) return false;
    for (const WishSlot slot : form->parameters) {
        if (slot == WishSlot::Kind && !drawn(wish.kind)) return false;
        if (slot == WishSlot::OtherKind && !drawn(wish.other)) return false;
    }
    return true;
}

/// True if the wish has everything required by its form.
bool makesSense(const Wish& wish, const Scenario& base) {
    if (!named(wish)) return false;
    const WishForm* form = formOf(wish);
    for (const WishSlot slot : form->parameters) {
        if (slot == WishSlot::Number && (wish.number < form->min || wish.number > form->max)) return false;
        if (slot == WishSlot::Cell) {
            const Cell* cell = base.board.find(wish.at);
            if (cell == nullptr || cell->kind == KindId::Blank || base.seatAt(wish.at)) return false;
        }
    }
    return true;
}

/// True for two wishes that no map can meet together, on any layout.
bool contradict(const Wish& a, const Wish& b) {
    const auto twoHere = [](const Wish& x, const Wish& y) {
        return x.form == here && y.form == here && x.at == y.at && x.kind != y.kind;
    };
    const auto clustered = [](const Wish& x, const Wish& y) {
        return x.form == noTouch && y.form == together && x.kind == y.kind && y.number > 1;
    };
    return twoHere(a, b) || clustered(a, b) || clustered(b, a);
}

}  // namespace

std::vector<WishForm> wishForms() {
    using enum WishSlot;
    return {{std::string(nearHomes), "clockwork.wish.near-homes", {Kind, Number}, 1, 9, 2},
            {std::string(noTouch), "clockwork.wish.no-touch", {Kind}, 1, 9, 1},
            {std::string(noTouchOther), "clockwork.wish.no-touch-other", {Kind, OtherKind}, 1, 9, 1},
            {std::string(homesApart), "clockwork.wish.homes-apart", {Number}, 2, 12, 5},
            {std::string(here), "clockwork.wish.here", {Kind, Cell}, 1, 9, 1},
            {std::string(together), "clockwork.wish.together", {Number, Kind}, 2, 9, 3}};
}

Localized sentenceOf(const Wish& wish, const GenerateKnowledge& known) {
    Localized sentence;
    const WishForm* form = formOf(wish);
    if (form == nullptr) return Localized(wish.form);
    Arguments arguments;
    for (const WishSlot slot : form->parameters) {
        if (slot == WishSlot::Kind) arguments.push_back({"kind", known.catalog.kind(wish.kind).name});
        if (slot == WishSlot::OtherKind) arguments.push_back({"other", known.catalog.kind(wish.other).name});
        if (slot == WishSlot::Number) arguments.push_back({"number", std::int64_t{wish.number}});
        if (slot == WishSlot::Cell)
            arguments.push_back({"cell", std::to_string(wish.at.q) + ", " + std::to_string(wish.at.r)});
    }
    for (const char* language : {"en", "de", "fr"})
        sentence.set(language, known.messages.text(language, form->code, arguments));
    return sentence;
}

Error contradiction(const Wish& first, const Wish& second, const GenerateKnowledge& known) {
    return Error("clockwork.generate.wishes-contradict",
                 {{"first", sentenceOf(first, known)}, {"second", sentenceOf(second, known)}});
}

Error impossible(const Wish& wish, const GenerateKnowledge& known) {
    return Error("clockwork.generate.wish-impossible", {{"wish", sentenceOf(wish, known)}});
}

Status settleWishes(Scenario& base, Scenario& pinned, const std::vector<Wish>& wishes,
                    const GenerateKnowledge& known) {
    for (const Wish& wish : wishes)
        if (!makesSense(wish, base)) {
            return Error("clockwork.generate.wish",
                         {{"wish", named(wish) ? sentenceOf(wish, known) : Localized(wish.form)}});
        }
    for (std::size_t i = 0; i < wishes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (contradict(wishes[j], wishes[i])) return contradiction(wishes[j], wishes[i], known);
    int apart = 0;
    const Wish* widest = nullptr;
    for (const Wish& wish : wishes)
        if (wish.form == homesApart && wish.number > apart) apart = wish.number, widest = &wish;
    if (widest != nullptr && !mapsearch::moveHomesApart(base, apart, tile::capital))
        return impossible(*widest, known);
    pinned = base;
    for (const Wish& wish : wishes) {
        if (wish.form != here) continue;
        const Cell* cell = base.board.find(wish.at);
        if (base.seatAt(wish.at)) return impossible(wish, known);
        if (cell->locked && cell->kind == wish.kind) continue;
        if (cell->locked && cell->kind != KindId::Empty)
            return Error("clockwork.generate.wish-locked", {{"wish", sentenceOf(wish, known)}},
                         HexPlace{wish.at.q, wish.at.r});
        Cell pin;
        pin.at = wish.at;
        pin.kind = wish.kind;
        pin.locked = true;
        pinned.board.put(CellState(pin));
    }
    return Done{};
}

WishList::WishList(const Groundwork& groundwork, std::vector<Wish> wishes)
    : mGroundwork(groundwork), mWishes(std::move(wishes)) {}

WishList WishList::part(const std::vector<std::size_t>& which) const {
    std::vector<Wish> some;
    for (const std::size_t i : which) some.push_back(mWishes[i]);
    return {mGroundwork, std::move(some)};
}

int WishList::missing(const Kinds& kinds, const KindMasks& masks) const {
    int sum = 0;
    for (const Wish& wish : mWishes) sum += look(wish, kinds, masks, nullptr);
    return sum;
}

std::vector<WishResult> WishList::results(const Kinds& kinds) const {
    const KindMasks masks = masksOf(kinds, mGroundwork.tiles());
    std::vector<WishResult> results;
    for (const Wish& wish : mWishes) {
        WishResult result;
        result.missing = look(wish, kinds, masks, &result.places);
        result.met = result.missing == 0;
        std::sort(result.places.begin(), result.places.end());
        result.places.erase(std::unique(result.places.begin(), result.places.end()), result.places.end());
        results.push_back(std::move(result));
    }
    return results;
}

int WishList::look(const Wish& wish, const Kinds& kinds, const KindMasks& masks,
                   std::vector<Hex>* places) const {
    const GameMap& map = mGroundwork.map();
    if (wish.form == noTouch) return touching(masks[indexOf(wish.kind)], masks[indexOf(wish.kind)], places);
    if (wish.form == noTouchOther)
        return touching(masks[indexOf(wish.kind)], masks[indexOf(wish.other)], places);
    if (wish.form == together) return scattered(masks[indexOf(wish.kind)], wish.number, places);
    if (wish.form == homesApart) return crowded(wish.number, places);
    if (wish.form == here) {
        const auto at = mGroundwork.find(wish.at);
        if (at && kinds[*at] == indexOf(wish.kind)) return 0;
        if (places != nullptr) places->push_back(wish.at);
        return 1;
    }
    const Distances& distances = mGroundwork.measured().distances;
    int missing = 0;
    for (std::size_t seat = 0; seat < mGroundwork.measured().seats(); ++seat) {
        bool found = false;
        forEachTile(masks[indexOf(wish.kind)],
                    [&](TileIndex at) { found |= distances.steps[seat][at] <= wish.number; });
        if (found) continue;
        ++missing;
        if (places != nullptr) places->push_back(map.hex[map.capital[seat]]);
    }
    return missing;
}

/// Pairs of neighbours, one of each set.
int WishList::touching(TileMask a, TileMask b, std::vector<Hex>* places) const {
    const GameMap& map = mGroundwork.map();
    int pairs = 0;
    forEachTile(a, [&](TileIndex at) {
        const TileMask others = map.neighbours[at] & b;
        pairs += std::popcount(others);
        if (places == nullptr || others == 0) return;
        places->push_back(map.hex[at]);
        forEachTile(others, [&](TileIndex other) { places->push_back(map.hex[other]); });
    });
    return a == b ? pairs / 2 : pairs;
}

/// Returns the number of tiles missing from the largest group.
int WishList::scattered(TileMask set, int wanted, std::vector<Hex>* places) const {
    const GameMap& map = mGroundwork.map();
    int max = 0;
    for (TileMask rest = set; rest != 0;) {
        TileMask group = rest & (~rest + 1);
        for (TileMask grown = 0; grown != group;) {
            grown = group;
            group |= map.around(group) & set;
        }
        max = std::max(max, std::popcount(group));
        rest &= ~group;
    }
    if (max < wanted && places != nullptr)
        forEachTile(set, [&](TileIndex at) { places->push_back(map.hex[at]); });
    return std::max(0, wanted - max);
}

int WishList::crowded(int wanted, std::vector<Hex>* places) const {
    const auto& seats = mGroundwork.request().base.seats;
    int missing = 0;
    for (std::size_t a = 0; a < seats.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const int steps = distance(seats[a].homeHex(), seats[b].homeHex());
            if (steps >= wanted) continue;
            missing = std::max(missing, wanted - steps);
            if (places != nullptr) places->insert(places->end(), {seats[a].homeHex(), seats[b].homeHex()});
        }
    return missing;
}

}  // namespace hexa::clockwork
