// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playlayer.h"

#include "editor/document/document.h"
#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"
#include "editor/ui/names.h"

#include <algorithm>

namespace hexa {
namespace {

const QColor planColour(0x2f, 0x6d, 0xb5);
const QColor fightColour(0x23, 0x26, 0x2d);
const QColor hintColour(0xf3, 0xcf, 0x4e);

QString initial(const QString& text) { return text.left(1).toUpper(); }

QString strengths(const MatchView::Fight& fight) {
    QStringList list;
    for (const auto& side : fight.sides) list << QString::number(side.strength);
    return list.join(QStringLiteral(" : "));
}

void addSheet(const PlayDesk& desk, paint::PieceLayer& layer) {
    const SheetDraft& sheet = desk.sheet();
    std::map<Hex, QStringList> plans;
    for (const SheetForm::Place& place : sheet.form().places) {
        const int workers = place.at ? sheet.at(place.word) : 0;
        if (workers == 0) continue;
        plans[*place.at] << QStringLiteral("+%1").arg(workers);
        if (place.needsUnitBetween)
            for (const Hex between : place.between)
                if (std::ranges::find(layer.mild, between) == layer.mild.end()) layer.mild.push_back(between);
    }
    for (const SheetForm::Piece& piece : sheet.form().pieces)
        for (const SheetForm::Place& place : piece.places)
            if (place.at && sheet.placeOf(piece.word) == place.word)
                plans[*place.at] << '+' + initial(PlayTexts::text(piece.text, desk.locale()));
    for (const auto& [at, plan] : plans) {
        QString text = plan.join(QStringLiteral(" "));
        for (const MatchView::Fight& fight : desk.fights())
            if (fight.at == at) text += ' ' + strengths(fight).remove(' ');
        layer.badges.push_back({at, text, planColour});
    }
}

}  // namespace

paint::PieceLayer layerOf(const PlayDesk& desk) {
    paint::PieceLayer layer;
    if (desk.match() == nullptr) return layer;
    const Scenario& scenario = desk.scenario();
    const Catalog& catalog = desk.system().catalog;
    const auto colour = [&](int seat) { return pieceColour(scenario, catalog, seat); };
    const MatchView& view = desk.view();
    for (const Cell& cell : scenario.board.cells())
        if (!cell.id.empty()) layer.labels.push_back({cell.at, toQString(cell.id.text())});
    for (const MatchView::Place& place : view.places) {
        paint::PieceLayer::Rim rim{place.at, {}, place.cut, place.grown};
        if (place.contested) {
            for (const MatchView::Fight& fight : view.fights)
                if (fight.at == place.at)
                    for (const auto& side : fight.sides) rim.colours.push_back(colour(side.seats.front()));
            if (rim.colours.empty()) rim.colours.push_back(QColor(Qt::darkGray));
        } else {
            rim.colours.push_back(colour(place.seat));
        }
        layer.rims.push_back(std::move(rim));
    }
    for (const MatchView::Piece& piece : view.pieces) {
        paint::PieceLayer::Stack stack{piece.at,
                                       colour(piece.seat),
                                       paint::shapeOf(factionIndex(scenario, catalog, piece.seat)),
                                       piece.count,
                                       {},
                                       piece.role == MatchView::Piece::Role::Token};
        if (piece.role != MatchView::Piece::Role::Many)
            stack.letter = initial(PlayTexts::text(piece.text, desk.locale()));
        layer.stacks.push_back(std::move(stack));
    }
    for (const MatchView::Fight& fight : view.fights) {
        layer.badges.push_back({fight.at, strengths(fight), fightColour});
    }
    desk.targets(layer.lit, layer.mild);
    if (desk.writesSheet()) addSheet(desk, layer);
    if (desk.hint() && desk.hint()->at)
        layer.badges.push_back({*desk.hint()->at, QStringLiteral("?"), hintColour});
    return layer;
}

}  // namespace hexa
