// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/ground.h"

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
    readColumns();
    mHomes.assign(scenario.seats.size(), -1);
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
        if (scenario.seats[seat].home) mHomes[seat] = find(*scenario.seats[seat].home);
    for (const PiecePlacement& piece : scenario.board.pieces)
        if (piece.onCorner())
            addOnCorner({piece.at, piece.corner}, "piece:" + piece.kind, 1);
        else if (piece.side >= 0)
            addOnSide(edgeOf(piece.at, piece.side), piece.side / 3, "piece:" + piece.kind, 1);
        else if (const int cell = find(piece.at); cell >= 0)
            addThing(cell, "piece:" + piece.kind, 1);
    for (const EdgeFeature& feature : scenario.board.edges)
        addOnSide(feature.edge, feature.side, "edge:" + feature.kind, 1);
    for (const Zone& zone : scenario.board.zones) {
        std::vector<int>& owners = mZones[zone.kind];
        owners.resize(mHexes.size(), -2);
        for (const Hex hex : zone.hexes)
            if (const int cell = find(hex); cell >= 0) owners[at(cell)] = zone.seat;
    }
    mFigures.resize(definition.figures.size(), std::vector<std::int64_t>(mHexes.size()));
    for (const Figure& figure : definition.figures) mMeasures.push_back(measureOf(figure));
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

void Ground::readColumns() {
    for (int cell = 0; cell < size(); ++cell) {
        const Hex place = hex(cell);
        if (mColumns.empty() || mColumns.back().q != place.q)
            mColumns.push_back({place.q, place.r, cell, cell, true});
        Column& column = mColumns.back();
        column.closed = column.closed && place.r - column.top == cell - column.first;
        column.last = cell + 1;
        mColumnOf.push_back(mColumns.size() - 1);
    }
}

int Ground::firstAmongGaps(const Column& column, int r) const {
    const auto begin = mHexes.begin() + column.first, end = mHexes.begin() + column.last;
    return static_cast<int>(std::ranges::lower_bound(begin, end, r, {}, &Hex::r) - mHexes.begin());
}

bool Ground::atEdge(int cell) const {
    return std::ranges::any_of(neighbours(cell), [](int other) { return other < 0; });
}

int Ground::ring(int cell) {
    if (mRings.empty()) findRings();
    return mRings[at(cell)];
}

void Ground::findRings() {
    // The farthest cell is at an end of one of the three axes.
    std::array<int, 3> least{}, most{};
    const auto axes = [](Hex at) { return std::array{at.q, at.r, at.s()}; };
    for (int cell = 0; cell < size(); ++cell)
        for (std::size_t axis = 0; axis < least.size(); ++axis) {
            const int here = axes(hex(cell))[axis];
            least[axis] = cell == 0 ? here : std::min(least[axis], here);
            most[axis] = cell == 0 ? here : std::max(most[axis], here);
        }
    std::vector<int> farthest;
    for (const Hex place : mHexes) {
        int steps = 0;
        for (std::size_t axis = 0; axis < least.size(); ++axis)
            steps = std::max({steps, axes(place)[axis] - least[axis], most[axis] - axes(place)[axis]});
        farthest.push_back(steps);
    }
    const int nearest = farthest.empty() ? 0 : *std::ranges::min_element(farthest);
    mRings.assign(mHexes.size(), 1 << 20);
    for (int middle = 0; middle < size(); ++middle)
        if (farthest[at(middle)] == nearest)
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

int Ground::things(int cell, std::string_view name) const {
    const auto found = mThings.find(name);
    return found == mThings.end() ? 0 : found->second[at(cell)];
}

void Ground::addThing(int cell, const std::string& name, int more) {
    std::vector<int>& numbers = mThings[name];
    numbers.resize(mHexes.size());
    numbers[at(cell)] += more;
    look(cell);
}

std::span<const Corner> Ground::corners(std::string_view name) const {
    const auto found = mCorners.find(name);
    return found == mCorners.end() ? std::span<const Corner>() : found->second;
}

void Ground::addOnCorner(Corner corner, const std::string& name, int more) {
    std::vector<Corner>& all = mCorners[name];
    if (more > 0)
        all.push_back(corner);
    else
        all.erase(std::ranges::find(all, corner));
    for (const int cell : cellsOf(corner)) addThing(cell, name, more);
}

std::vector<int> Ground::cellsOf(Corner corner) const {
    std::vector<int> cells;
    for (const Hex hex : hexesOf(corner))
        if (const int cell = find(hex); cell >= 0) cells.push_back(cell);
    return cells;
}

std::vector<int> Ground::cellsOf(Edge edge) const {
    std::vector<int> cells;
    for (const Hex hex : hexesOf(edge))
        if (const int cell = find(hex); cell >= 0) cells.push_back(cell);
    return cells;
}

std::span<const Edge> Ground::sides(std::string_view name) const {
    const auto found = mSides.find(name);
    return found == mSides.end() ? std::span<const Edge>() : found->second;
}

const std::vector<std::array<std::uint16_t, 6>>& Ground::atSides(const std::string& name) {
    auto& all = mAtSides[name];
    all.resize(mHexes.size());
    return all;
}

void Ground::addOnSide(Edge edge, int own, const std::string& name, int more) {
    std::vector<Edge>& all = mSides[name];
    if (more > 0)
        all.push_back(edge);
    else
        all.erase(std::ranges::find(all, edge));
    auto& numbers = mAtSides[name];
    numbers.resize(mHexes.size());
    for (int which = 0; which < 2; ++which) {
        const int cell = find(hexesOf(edge)[at(which)]);
        if (cell < 0) continue;
        std::uint16_t& number = numbers[at(cell)][at(edge.direction + (which == 0 ? 0 : 3))];
        number = static_cast<std::uint16_t>(number + more);
        if (own < 0 || own == which) addThing(cell, name, more);
    }
}

void Ground::swapTiles(int a, int b, std::span<const int> dealt) {
    std::swap(mKinds[at(a)], mKinds[at(b)]);
    for (const int property : dealt)
        std::swap(mValues[at(a) * mProperties + at(property)], mValues[at(b) * mProperties + at(property)]);
    look(a);
    look(b);
}

bool Ground::holds(std::size_t set, int cell) const {
    using About = Predicate::About;
    const Predicate& predicate = mPredicates[set];
    const KindId kind = mKinds[at(cell)];
    if (predicate.about == About::Slots) return kind == KindId::Empty;
    if (predicate.about == About::Homes) return std::ranges::find(mHomes, cell) != mHomes.end();
    if (!isTile(kind) && (predicate.about == About::Tiles || !predicate.kinds.empty())) return false;
    if (!predicate.kinds.empty() && !predicate.kinds[indexOf(kind)]) return false;
    if (predicate.property >= 0) {
        const int own = value(cell, predicate.property);
        if (!isTile(kind) || predicate.is.excess(own) != 0) return false;
        if (!predicate.choices.empty() && !predicate.choices[at(own)]) return false;
    }
    if (!predicate.thing.empty() && things(cell, predicate.thing) == 0) return false;
    if (!predicate.zone.empty() && zoneAt(cell, predicate.zone) == -2) return false;
    return mExcepts[set] < 0 || !has(cell, mExcepts[set]);
}

Ground::Measure Ground::measureOf(const Figure& figure) const {
    Measure measure;
    measure.by = figure.by;
    const auto valueOf = [&](const std::string& word) -> std::int64_t {
        const auto found = figure.values.find(word);
        return found == figure.values.end() ? 0 : found->second;
    };
    if (figure.by == Figure::By::Kind)
        for (const CellKind& kind : mDefinition.catalog.kinds) measure.values.push_back(valueOf(kind.id));
    if (figure.by == Figure::By::Property) {
        measure.property = propertyNamed(figure.property);
        const Property& known = mDefinition.catalog.cellProperties[at(measure.property)];
        if (!figure.values.empty())
            for (const Property::Choice& choice : known.choices) measure.values.push_back(valueOf(choice.id));
    }
    for (const std::string& part : figure.parts) measure.parts.push_back(figureNamed(part));
    return measure;
}

std::int64_t Ground::figureOf(const Measure& measure, int cell) const {
    const KindId kind = mKinds[at(cell)];
    if (!isTile(kind)) return 0;
    if (measure.by == Figure::By::Kind) return measure.values[indexOf(kind)];
    if (measure.by == Figure::By::Property) {
        const int own = value(cell, measure.property);
        return measure.values.empty() ? own : measure.values[at(own)];
    }
    std::int64_t sum = 0, largest = 0;
    for (std::size_t i = 0; i < measure.parts.size(); ++i) {
        const std::int64_t part = figure(cell, measure.parts[i]);
        sum += part;
        largest = i == 0 ? part : std::max(largest, part);
    }
    return measure.by == Figure::By::Sum ? sum : largest;
}

void Ground::look(int cell) {
    for (std::size_t set = 0; set < mPredicates.size(); ++set) mIn[set][at(cell)] = holds(set, cell) ? 1 : 0;
    for (std::size_t number = 0; number < mFigures.size(); ++number)
        mFigures[number][at(cell)] = figureOf(mMeasures[number], cell);
}

int Ground::set(std::string_view name) {
    if (const auto known = mSetNumbers.find(name); known != mSetNumbers.end()) return known->second;
    const std::string_view excluded = predicateOf(mDefinition, name).except;
    const int except = excluded.empty() ? -1 : set(excluded);
    const std::size_t number = mPredicates.size();
    // The predicate refers to its name, which therefore has to be the kept one.
    const auto kept = mSetNumbers.emplace(std::string(name), static_cast<int>(number)).first;
    mPredicates.push_back(predicateOf(mDefinition, kept->first));
    mExcepts.push_back(except);
    mIn.emplace_back(mHexes.size());
    for (int cell = 0; cell < size(); ++cell) mIn.back()[at(cell)] = holds(number, cell) ? 1 : 0;
    return static_cast<int>(number);
}

int Ground::figureNamed(std::string_view id) const {
    const auto found = std::ranges::find(mDefinition.figures, id, &Figure::id);
    return found == mDefinition.figures.end() ? -1 : static_cast<int>(found - mDefinition.figures.begin());
}

}  // namespace hexa::owngame
