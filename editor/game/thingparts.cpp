// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the objects beside tiles: pieces, edges and regions.
#include "editor/game/partfields.h"
#include "editor/game/regiontext.h"
#include "editor/ui/locale.h"

#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;
using owngame::Word;

const auto piecesOf = [](auto& d) -> auto& { return d.catalog.pieceKinds; };
const auto edgesOf = [](auto& d) -> auto& { return d.catalog.edgeKinds; };
const auto regionsOf = [](auto& d) -> auto& { return d.catalog.regionShapes; };

PartColumn standsColumn() {
    return {PartTexts::tr("Position"),
            PartTexts::tr("Place on the map"),
            PartColumn::Input::Choice,
            [](const Definition& d, int row) {
                return QVariant(QString::number(static_cast<int>(itemAt(d.catalog.pieceKinds, row).stands)));
            },
            [](Definition& d, int row, const QVariant& value) {
                itemAt(d.catalog.pieceKinds, row).stands = static_cast<PieceKind::Stands>(value.toInt());
                return QString();
            },
            [](const Definition& d, int row) {
                using Stands = PieceKind::Stands;
                const auto choice = [](Stands stands, const QString& name) {
                    return PartChoice{QString::number(static_cast<int>(stands)), name};
                };
                QList<PartChoice> all{choice(Stands::Hex, PartTexts::tr("Hex")),
                                      choice(Stands::Side, PartTexts::tr("Edge")),
                                      choice(Stands::Corner, PartTexts::tr("Corner"))};
                // Game files have no slots, but may say so.
                if (itemAt(d.catalog.pieceKinds, row).stands == Stands::Slot)
                    all << choice(Stands::Slot, PartTexts::tr("Spot in the hex"));
                return all;
            }};
}

GamePart piecePart(const Locale& locale) {
    GamePart part{"pieces", "/catalog/pieceKinds", PartTexts::tr("Pieces"),
                  PartTexts::tr("Counters and buildings on hexes, edges or corners.")};
    addNames(part.columns, locale, piecesOf, Word::Piece);
    part.columns.push_back(textColumn(PartTexts::tr("Letter"),
                                      PartTexts::tr("Shown on pieces without a drawing"), piecesOf,
                                      &PieceKind::letter));
    part.columns.push_back(colourColumn(piecesOf, &PieceKind::colour));
    part.columns.push_back(standsColumn());
    part.columns.push_back(flagColumn(PartTexts::tr("Owned"), PartTexts::tr("Belongs to a player"), piecesOf,
                                      &PieceKind::owned));
    part.columns.push_back(flagColumn(PartTexts::tr("Rotatable"), PartTexts::tr("The direction matters"),
                                      piecesOf, &PieceKind::turns));
    part.columns.push_back(flagColumn(PartTexts::tr("Fills the hex"),
                                      PartTexts::tr("Covers its hex, as a ford does. Counters can be on it."),
                                      piecesOf, &PieceKind::covers));
    part.columns.push_back(
        wordsColumn(PartTexts::tr("Allowed on"),
                    PartTexts::tr("Tile IDs, separated by commas. An empty cell allows every hex."), piecesOf,
                    &PieceKind::where));
    part.columns.push_back(
        withNone(textColumn(PartTexts::tr("Faction"), PartTexts::tr("Only players of this faction have it"),
                            piecesOf, &PieceKind::faction),
                 [&locale](const Definition& d) { return factionChoices(d, locale); }));
    part.columns.push_back(supplyColumn(piecesOf, &PieceKind::supply));
    addId(part.columns, piecesOf, Word::Piece);
    PieceKind fresh;
    fresh.letter = "p";
    fresh.colour = "#8a8f99";
    addRows(part, piecesOf, fresh);
    part.drawing = [](const Definition& d, int row) {
        return "piece-" + itemAt(d.catalog.pieceKinds, row).id;
    };
    return part;
}

GamePart edgePart(const Locale& locale) {
    GamePart part{
        "sides", "/catalog/edgeKinds", PartTexts::tr("Edges"),
        PartTexts::tr(
            "Edges between two hexes: rivers and walls run along them, roads and bridges across them.")};
    addNames(part.columns, locale, edgesOf, Word::Edge);
    part.columns.push_back(colourColumn(edgesOf, &EdgeKind::colour));
    part.columns.push_back(
        {PartTexts::tr("Direction"),
         PartTexts::tr("Rivers and walls run along the border, roads and bridges across it"),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) {
             return QVariant(QString::number(static_cast<int>(itemAt(d.catalog.edgeKinds, row).lies)));
         },
         [](Definition& d, int row, const QVariant& value) {
             itemAt(d.catalog.edgeKinds, row).lies =
                 value.toInt() == 1 ? EdgeKind::Lies::Across : EdgeKind::Lies::Along;
             return QString();
         },
         [](const Definition&, int) {
             return QList<PartChoice>{{"0", PartTexts::tr("Along")}, {"1", PartTexts::tr("Across")}};
         }});
    part.columns.push_back(flagColumn(PartTexts::tr("One-sided"),
                                      PartTexts::tr("Belongs to one of the two hexes"), edgesOf,
                                      &EdgeKind::sided));
    part.columns.push_back(
        flagColumn(PartTexts::tr("Owned"), PartTexts::tr("Belongs to a player"), edgesOf, &EdgeKind::owned));
    part.columns.push_back(supplyColumn(edgesOf, &EdgeKind::supply));
    addId(part.columns, edgesOf, Word::Edge);
    EdgeKind fresh;
    fresh.colour = "#6b4f32";
    addRows(part, edgesOf, fresh);
    part.drawing = [](const Definition& d, int row) { return "edge-" + itemAt(d.catalog.edgeKinds, row).id; };
    return part;
}

GamePart regionPart(const Locale& locale) {
    GamePart part{
        "regions", "/catalog/regionShapes", PartTexts::tr("Regions"),
        PartTexts::tr("Objects of several hexes. Click in the picture to add, change and remove hexes.")};
    addNames(part.columns, locale, regionsOf, std::nullopt);
    part.columns.push_back(
        {PartTexts::tr("Hexes of the region"),
         PartTexts::tr(
             "Each hex with column, row, tile ID and properties: 0 0 forest, 1 0, 0 1 lake level=2"),
         PartColumn::Input::Text,
         [](const Definition& d, int row) {
             return QVariant(textOfParts(itemAt(d.catalog.regionShapes, row)));
         },
         [](Definition& d, int row, const QVariant& value) {
             return setParts(d.catalog, static_cast<std::size_t>(row), value.toString());
         }});
    part.columns.push_back(groupColumn(regionsOf, locale));
    part.columns.push_back(supplyColumn(regionsOf, &RegionShape::supply));
    addId(part.columns, regionsOf, std::nullopt);
    RegionShape fresh;
    fresh.parts.push_back({});
    addRows(part, regionsOf, fresh);
    return part;
}

}  // namespace

std::vector<GamePart> thingParts(const Locale& locale) {
    std::vector<GamePart> parts;
    parts.push_back(piecePart(locale));
    parts.push_back(edgePart(locale));
    parts.push_back(regionPart(locale));
    return parts;
}

}  // namespace hexa::editor
