// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tiledimporter.h"

#include "core/edit/objects.h"
#include "core/exchange/fields.h"
#include "core/exchange/where.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace hexa::exchange::tiled {
namespace {

constexpr std::int64_t maxPoints = 1000;

/// Returns the middle of an object, turned around its corner as Tiled does, in pixels of the map.
Point middleOf(const Object& object, const Layer& layer) {
    constexpr double degree = 3.14159265358979323846 / 180;
    const double x = object.width / 2, y = object.isTile ? -object.height / 2 : object.height / 2;
    const double sine = std::sin(object.rotation * degree), cosine = std::cos(object.rotation * degree);
    return {layer.offset.x + object.x + x * cosine - y * sine,
            layer.offset.y + object.y + x * sine + y * cosine};
}

}  // namespace

void TiledImporter::readObjects(const Layer& layer) {
    const Property* meaning = mOwn ? find(layer.properties, mark) : nullptr;
    const std::string_view name = meaning == nullptr ? std::string_view() : meaning->value;
    if (name == table::zone) return readZone(layer);
    mLayer = &layer;
    std::int64_t ignored = 0, hidden = 0;
    for (const Object& object : layer.objects) {
        if (mErrors) return;
        if (name.empty()) {
            // Objects of other programs: texts become labels, the rest has no meaning here.
            if (object.hidden)
                ++hidden;
            else if (object.text.empty())
                ++ignored;
            else if (const auto at = hexOf(object))
                addLabel(*at, Localized(object.text), {});
            continue;
        }
        const PropertyReader from = reader(object.properties, object.where);
        if (name == table::cells)
            readCell(object, from);
        else if (name == table::seats)
            readSeat(object, from);
        else if (name == table::edges)
            readEdge(object, from);
        else if (name == table::regions)
            readRegion(object, from);
        else if (name == table::pieces)
            readPiece(object, from);
        else if (name == table::labels)
            readLabel(object, from);
        else
            ++ignored;
    }
    if (ignored > 0) warn(layer, "exchange.ignored-objects", {{"count", ignored}});
    if (hidden > 0) warn(layer, "exchange.hidden-objects", {{"count", hidden}});
}

std::optional<Hex> TiledImporter::hexOf(const Object& object) {
    const auto hex = mGrid->hexAt(middleOf(object, *mLayer));
    if (!hex)
        mErrors.fail(
            errorAt(object.where, "exchange.out-of-range", {{"max", std::int64_t{Board::maxCoordinate}}}));
    return hex;
}

void TiledImporter::readCell(const Object& object, const PropertyReader& from) {
    const auto at = hexOf(object);
    if (!at) return;
    const auto cell = cellAt(*at);
    const auto ignore = [&](const char* code) {
        mResult.warnings.push_back(warningAt(object.where, code, {{"name", object.name}}));
    };
    if (cell == mCells.end()) return ignore("exchange.no-cell");
    if (!mSeen.insert(*at).second) return ignore("exchange.second-cell");
    const auto id = TileId::from(object.name);
    if (!id) return from.fail("name", object.name);
    cell->id = *id;
    cell->locked = from.flag("locked");
    CellDetails details;
    if (const auto points = from.number("points", -maxPoints, maxPoints))
        details.points = static_cast<int>(*points);
    details.note = from.text("note");
    details.special = from.localized("special");
    details.extra = from.extra();
    if (!details.empty()) mDetails[*at] = std::move(details);
}

void TiledImporter::readSeat(const Object& object, const PropertyReader& from) {
    const Catalog::Homes homes = mSystem->catalog.homes;
    const bool nowhere = homes == Catalog::Homes::Optional && from.flag(nowhereProperty);
    const auto at = nowhere ? std::nullopt : hexOf(object);
    if (!at && !nowhere) return;
    const Hex home = at.value_or(Hex{});
    const Arguments place{{"q", std::int64_t{home.q}}, {"r", std::int64_t{home.r}}};
    if (at && homes == Catalog::Homes::Own && scenario().seatAt(home))
        return mErrors.fail(errorAt(object.where, "exchange.duplicate-seat", place));
    if (scenario().players() == maxScenarioSeats)
        return mErrors.fail(errorAt(object.where, "exchange.too-many-seats", {{"max", maxScenarioSeats}}));
    Seat& seat = scenario().seats.emplace_back();
    seat.home = at;
    seat.faction = from.text("faction");
    seat.name = from.localized("name");
    seat.extra = from.extra();
}

template <class Kinds>
std::string TiledImporter::knownKind(const Object& object, const PropertyReader& from, const Kinds& kinds) {
    std::string name = from.text(kindProperty);
    if (std::none_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == name; }))
        mErrors.fail(errorAt(object.where, "exchange.unknown-kind", {{"kind", name}, {"name", object.name}}));
    return name;
}

void TiledImporter::readEdge(const Object& object, const PropertyReader& from) {
    const auto edge = mGrid->edgeAt(middleOf(object, *mLayer));
    if (!edge) return static_cast<void>(hexOf(object));
    std::string kind = knownKind(object, from, mSystem->catalog.edgeKinds);
    const EdgeKind* known = mSystem->catalog.edgeKind(kind);
    if (known == nullptr) return;
    const auto [first, second] = hexesOf(*edge);
    const bool onSecond = known->sided && mGrid->hexAt(middleOf(object, *mLayer)) == second;
    EdgeFeature feature = edgeFeature(onSecond ? second : first,
                                      onSecond ? edge->direction + 3 : edge->direction, kind, known->sided);
    if (!mEdges.insert(feature.key()).second)
        return mErrors.fail(errorAt(object.where, "exchange.duplicate-edge",
                                    {{"q", std::int64_t{edge->hex.q}}, {"r", std::int64_t{edge->hex.r}}}));
    feature.extra = from.extra();
    board().edges.push_back(std::move(feature));
}

std::string TiledImporter::shapeName(const Object& object, const PropertyReader& from) {
    const std::string name = from.text(kindProperty);
    const bool own = std::ranges::find(mShapes, name, &RegionShape::id) != mShapes.end();
    return own ? name : knownKind(object, from, mSystem->catalog.regionShapes);
}

void TiledImporter::readRegion(const Object& object, const PropertyReader& from) {
    const auto at = hexOf(object);
    if (!at) return;
    RegionPlacement& region = board().regions.emplace_back();
    region.kind = shapeName(object, from);
    region.anchor = *at;
    region.turns = static_cast<int>(from.number("turns", 0, 5).value_or(0));
    region.mirrored = from.flag("mirrored");
    region.extra = from.extra();
}

void TiledImporter::readPiece(const Object& object, const PropertyReader& from) {
    const auto at = hexOf(object);
    if (!at) return;
    PiecePlacement& piece = board().pieces.emplace_back();
    piece.kind = knownKind(object, from, mSystem->catalog.pieceKinds);
    piece.at = *at;
    piece.seat = static_cast<int>(from.number("seat", -1, maxScenarioSeats - 1).value_or(-1));
    piece.count = static_cast<int>(from.number("count", 1, 1'000'000).value_or(1));
    piece.extra = from.extra();
    const PieceKind* kind = mSystem->catalog.pieceKind(piece.kind);
    if (kind == nullptr || kind->stands != PieceKind::Stands::Corner) return;
    // The place tells the corner, whatever the file says beside it.
    std::erase_if(piece.extra.members, [](const auto& member) { return member.first == "corner"; });
    if (const auto corner = mGrid->cornerAt(middleOf(object, *mLayer)))
        piece.standOn(corner->hex, corner->number);
}

void TiledImporter::readLabel(const Object& object, const PropertyReader& from) {
    const auto at = hexOf(object);
    if (!at) return;
    Localized text = from.localized("text");
    if (text.empty()) text = Localized(object.text.empty() ? object.name : object.text);
    addLabel(*at, std::move(text), from.extra());
}

void TiledImporter::addLabel(Hex at, Localized text, Extra extra) {
    BoardLabel& label = board().labels.emplace_back();
    label.at = at;
    label.text = std::move(text);
    label.extra = std::move(extra);
}

void TiledImporter::readZone(const Layer& layer) {
    mLayer = &layer;
    const PropertyReader from = reader(layer.properties, layer.where);
    Zone zone;
    zone.id = from.text("id");
    zone.name = from.localized("name");
    zone.seat = static_cast<int>(from.number("seat", -1, maxScenarioSeats - 1).value_or(-1));
    zone.extra = from.extra();
    for (const Object& object : layer.objects)
        if (const auto at = hexOf(object)) zone.hexes.push_back(*at);
    board().zones.push_back(std::move(zone));
}

}  // namespace hexa::exchange::tiled
