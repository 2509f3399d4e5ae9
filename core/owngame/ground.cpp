// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/ground.h"

#include <algorithm>
#include <cassert>

namespace hexa::owngame {
namespace {

/// Returns the value of a property as a number; 0 for sides.
int numberOf(const Property& property, const AttributeValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? 1 : 0;
    if (const int* number = std::get_if<int>(&value)) return *number;
    const auto* word = std::get_if<std::string>(&value);
    if (word == nullptr) return 0;
    const auto found = std::ranges::find(property.choices, *word, &Property::Choice::id);
    return found == property.choices.end() ? 0 : static_cast<int>(found - property.choices.begin());
}

}  // namespace

Ground::Ground(const Definition& definition, const Scenario& scenario)
    : mDefinition(definition),
      mPlayers(scenario.players()),
      mProperties(definition.catalog.cellProperties.size()) {
    readCells(scenario);
    mHomes.assign(scenario.seats.size(), -1);
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
        if (scenario.seats[seat].home) mHomes[seat] = find(*scenario.seats[seat].home);
    for (const PiecePlacement& piece : scenario.board.pieces)
        if (const int cell = find(piece.at); cell >= 0) {
            mPieces[piece.kind].resize(mHexes.size());
            mPieces[piece.kind][at(cell)] = true;
        }
    for (const Zone& zone : scenario.board.zones) {
        std::vector<int>& owners = mZones[zone.kind];
        owners.resize(mHexes.size(), -2);
        for (const Hex hex : zone.hexes)
            if (const int cell = find(hex); cell >= 0) owners[at(cell)] = zone.seat;
    }
    mFigures.resize(definition.figures.size(), std::vector<std::int64_t>(mHexes.size()));
    for (int cell = 0; cell < size(); ++cell) look(cell);
}

void Ground::readCells(const Scenario& scenario) {
    const std::vector<Property>& properties = mDefinition.catalog.cellProperties;
    for (const Cell& cell : scenario.board.cells()) {
        if (cell.kind == KindId::Blank) continue;
        mIndex.emplace(cell.at, size());
        mHexes.push_back(cell.at);
        mKinds.push_back(cell.kind);
        if (cell.kind == KindId::Empty) ++mEmpties;
        const Attributes& own = scenario.board.detailsOf(cell.at).attributes;
        for (const Property& property : properties) mValues.push_back(numberOf(property, property.of(own)));
    }
    for (const Hex hex : mHexes) {
        std::array<int, 6>& around = mNeighbours.emplace_back();
        for (int direction = 0; direction < 6; ++direction)
            around[at(direction)] = find(neighbour(hex, direction));
    }
}

int Ground::find(Hex hex) const {
    const auto found = mIndex.find(hex);
    return found == mIndex.end() ? -1 : found->second;
}

std::span<const int> Ground::ball(int cell, int radius) {
    std::vector<std::vector<int>>& balls = mBalls[radius];
    if (balls.empty()) {
        balls.resize(mHexes.size());
        const std::vector<Hex> offsets = disc({0, 0}, std::min(radius, 16));
        for (int a = 0; a < size(); ++a) {
            std::vector<int>& ball = balls[at(a)];
            if (radius > 16) {
                for (int b = 0; b < size(); ++b)
                    if (distance(hex(a), hex(b)) <= radius) ball.push_back(b);
                continue;
            }
            for (const Hex offset : offsets)
                if (const int b = find(hex(a) + offset); b >= 0) ball.push_back(b);
        }
    }
    return balls[at(cell)];
}

bool Ground::atEdge(int cell) const {
    return std::ranges::any_of(neighbours(cell), [](int other) { return other < 0; });
}

int Ground::ring(int cell) {
    if (mRings.empty()) findRings();
    return mRings[at(cell)];
}

void Ground::findRings() {
    std::vector<int> farthest(mHexes.size());
    for (int a = 0; a < size(); ++a)
        for (int b = 0; b < a; ++b) {
            const int steps = distance(hex(a), hex(b));
            farthest[at(a)] = std::max(farthest[at(a)], steps);
            farthest[at(b)] = std::max(farthest[at(b)], steps);
        }
    const int least = farthest.empty() ? 0 : *std::ranges::min_element(farthest);
    mRings.assign(mHexes.size(), 1 << 20);
    for (int middle = 0; middle < size(); ++middle)
        if (farthest[at(middle)] == least)
            for (int cell = 0; cell < size(); ++cell)
                mRings[at(cell)] = std::min(mRings[at(cell)], distance(hex(middle), hex(cell)));
}

int Ground::sector(int cell) const {
    int best = 1 << 20, owner = -1;
    for (int seat = 0; seat < players(); ++seat) {
        if (home(seat) < 0) continue;
        const int steps = distance(hex(cell), hex(home(seat)));
        if (steps == best) owner = -1;
        if (steps < best) owner = seat;
        best = std::min(best, steps);
    }
    return owner;
}

int Ground::zoneAt(int cell, std::string_view kind) const {
    const auto found = mZones.find(kind);
    return found == mZones.end() ? -2 : found->second[at(cell)];
}

void Ground::setKind(int cell, KindId kind) {
    mEmpties += (kind == KindId::Empty ? 1 : 0) - (mKinds[at(cell)] == KindId::Empty ? 1 : 0);
    mKinds[at(cell)] = kind;
    look(cell);
}

void Ground::setValue(int cell, int property, int value) {
    mValues[at(cell) * mProperties + at(property)] = value;
    look(cell);
}

void Ground::swapTiles(int a, int b, std::span<const int> dealt) {
    std::swap(mKinds[at(a)], mKinds[at(b)]);
    for (const int property : dealt)
        std::swap(mValues[at(a) * mProperties + at(property)], mValues[at(b) * mProperties + at(property)]);
    look(a);
    look(b);
}

Ground::Predicate Ground::predicateOf(std::string_view name) {
    const Catalog& catalog = mDefinition.catalog;
    Predicate predicate;
    predicate.any = name.empty() || name == "any";
    predicate.empty = name == "empty";
    predicate.home = name == "home";
    if (predicate.any || predicate.empty || predicate.home) return predicate;
    if (name.starts_with("piece:")) predicate.piece = name.substr(6);
    if (name.starts_with("zone:")) predicate.zone = name.substr(5);
    if (!predicate.piece.empty() || !predicate.zone.empty()) return predicate;
    const auto set = std::ranges::find(mDefinition.sets, name, &CellSet::id);
    const bool own = set != mDefinition.sets.end();
    const auto kindFits = [&](const CellKind& kind) {
        if (name.starts_with("group:")) return kind.group == name.substr(6);
        if (!own) return kind.id == name;
        const auto lists = [](const std::vector<std::string>& all, const std::string& one) {
            return all.empty() || std::ranges::find(all, one) != all.end();
        };
        return lists(set->kinds, kind.id) && lists(set->groups, kind.group);
    };
    if (!own || !set->kinds.empty() || !set->groups.empty())
        for (const CellKind& kind : catalog.kinds) predicate.kinds.push_back(kindFits(kind));
    if (!own) return predicate;
    predicate.tile = set->piece.empty() && set->zone.empty();
    predicate.piece = set->piece;
    predicate.zone = set->zone;
    predicate.property = set->property.empty() ? -1 : propertyNamed(set->property);
    predicate.is = set->is;
    if (!set->values.empty())
        for (const Property::Choice& choice : catalog.cellProperties[at(predicate.property)].choices)
            predicate.choices.push_back(std::ranges::find(set->values, choice.id) != set->values.end());
    if (!set->except.empty()) predicate.except = this->set(set->except);
    return predicate;
}

bool Ground::holds(const Predicate& predicate, int cell) const {
    const KindId kind = mKinds[at(cell)];
    if (predicate.empty) return kind == KindId::Empty;
    if (predicate.home) return std::ranges::find(mHomes, cell) != mHomes.end();
    if ((predicate.any || predicate.tile) && !isTile(kind)) return false;
    if (predicate.any) return true;
    if (!predicate.kinds.empty() && (!isTile(kind) || !predicate.kinds[indexOf(kind)])) return false;
    if (predicate.property >= 0) {
        const int own = value(cell, predicate.property);
        if (!isTile(kind) || predicate.is.excess(own) != 0) return false;
        if (!predicate.choices.empty() && !predicate.choices[at(own)]) return false;
    }
    if (!predicate.piece.empty()) {
        const auto found = mPieces.find(predicate.piece);
        if (found == mPieces.end() || !found->second[at(cell)]) return false;
    }
    if (!predicate.zone.empty() && zoneAt(cell, predicate.zone) == -2) return false;
    return predicate.except < 0 || !has(cell, predicate.except);
}

std::int64_t Ground::figureOf(const Figure& figure, int cell) const {
    const KindId kind = mKinds[at(cell)];
    if (!isTile(kind)) return 0;
    const auto valueOf = [&](const std::string& word) -> std::int64_t {
        const auto found = figure.values.find(word);
        return found == figure.values.end() ? 0 : found->second;
    };
    if (figure.by == Figure::By::Kind) return valueOf(mDefinition.catalog.kind(kind).id);
    if (figure.by == Figure::By::Property) {
        const int property = propertyNamed(figure.property);
        const int own = value(cell, property);
        const Property& known = mDefinition.catalog.cellProperties[at(property)];
        if (known.type != Property::Type::Choice || figure.values.empty()) return own;
        return valueOf(known.choices[at(own)].id);
    }
    std::int64_t sum = 0, largest = 0;
    for (std::size_t i = 0; i < figure.parts.size(); ++i) {
        const std::int64_t part = mFigures[at(figureNamed(figure.parts[i]))][at(cell)];
        sum += part;
        largest = i == 0 ? part : std::max(largest, part);
    }
    return figure.by == Figure::By::Sum ? sum : largest;
}

void Ground::look(int cell) {
    for (std::size_t set = 0; set < mPredicates.size(); ++set)
        mIn[set][at(cell)] = holds(mPredicates[set], cell) ? 1 : 0;
    for (std::size_t number = 0; number < mFigures.size(); ++number)
        mFigures[number][at(cell)] = figureOf(mDefinition.figures[number], cell);
}

int Ground::set(std::string_view name) {
    if (const auto known = mSetNumbers.find(name); known != mSetNumbers.end()) return known->second;
    Predicate predicate = predicateOf(name);  // may request the excluded set
    const int number = static_cast<int>(mPredicates.size());
    mSetNumbers.emplace(std::string(name), number);
    mPredicates.push_back(std::move(predicate));
    mIn.emplace_back(mHexes.size());
    for (int cell = 0; cell < size(); ++cell) mIn.back()[at(cell)] = holds(mPredicates.back(), cell) ? 1 : 0;
    return number;
}

int Ground::figureNamed(std::string_view id) const {
    const auto found = std::ranges::find(mDefinition.figures, id, &Figure::id);
    return found == mDefinition.figures.end() ? -1 : static_cast<int>(found - mDefinition.figures.begin());
}

int Ground::propertyNamed(std::string_view id) const {
    const std::vector<Property>& all = mDefinition.catalog.cellProperties;
    const auto found = std::ranges::find(all, id, &Property::id);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

}  // namespace hexa::owngame
