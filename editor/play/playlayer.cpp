// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playlayer.h"

#include "core/engine/system.h"
#include "editor/play/playparts.h"
#include "editor/play/playtexts.h"
#include "editor/play/spots.h"
#include "editor/ui/names.h"

#include <algorithm>

namespace hexa::editor {
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

void addOrders(const PlayParts& parts, paint::PieceLayer& layer) {
    const OrderDraft& draft = parts.orders.draft();
    for (const OrderForm::Place& place : draft.form().places)
        if (place.at && place.needsStop && draft.at(place.word) > 0)
            for (const Hex stop : place.stops)
                if (std::ranges::find(layer.mild, stop) == layer.mild.end()) layer.mild.push_back(stop);
    for (const auto& [at, plan] : PlayTexts::plans(draft, parts.session.locale())) {
        QString text = plan.join(QStringLiteral(" "));
        for (const MatchView::Fight& fight : parts.orders.fights())
            if (fight.at == at) text += ' ' + strengths(fight).remove(' ');
        layer.badges.push_back({at, text, planColour});
    }
}

/// Returns the colours of the holder of a cell and of others with pieces there.
template <class Colour>
std::vector<QColor> coloursAt(const MatchView::Place& place, const MatchView& view, const Colour& colour) {
    std::vector<int> seats{place.seat};
    for (const MatchView::Piece& piece : view.pieces)
        if (piece.at == place.at) seats.push_back(piece.seat);
    if (view.placements)
        for (const PiecePlacement& piece : *view.placements)
            if (piece.at == place.at) seats.push_back(piece.seat);
    std::vector<QColor> colours;
    for (const int seat : seats)
        if (seat >= 0 && std::ranges::find(colours, colour(seat)) == colours.end())
            colours.push_back(colour(seat));
    if (colours.empty()) colours.push_back(QColor(Qt::darkGray));
    return colours;
}

/// Adds the program's advice behind existing marks, unless it is the same.
void addHint(const Hints::Hint& hint, paint::PieceLayer& layer) {
    for (const auto& [at, what] : hint.places) {
        const QString text = '?' + what;
        const auto there = std::ranges::find(layer.badges, at, &paint::PieceLayer::Badge::at);
        if (there == layer.badges.end())
            layer.badges.push_back({at, text, hintColour});
        else if (what.isEmpty() || !(there->text + ' ').startsWith(what + ' '))
            there->text += ' ' + text;
    }
}

}  // namespace

paint::PieceLayer layerOf(const PlayParts& parts) {
    paint::PieceLayer layer;
    if (parts.session.match() == nullptr) return layer;
    const Scenario& scenario = parts.session.scenario();
    const Catalog& catalog = parts.session.system().catalog;
    const auto colour = [&](int seat) { return pieceColour(scenario, catalog, seat); };
    const StoryStep* step = parts.story.step();
    const MatchView& view = step != nullptr ? step->board : parts.viewer.view();
    // Cells without an ID are called by the game's own word for them, as the log calls them.
    for (const Cell& cell : scenario.board.cells()) {
        const std::string word =
            cell.id.empty() ? parts.session.match()->wordOf(cell.at) : std::string(cell.id.text());
        if (!word.empty()) layer.labels.push_back({cell.at, toQString(word)});
    }
    for (const MatchView::Place& place : view.places) {
        paint::PieceLayer::Rim rim{place.at, {}, place.isolated, place.upgraded};
        if (place.contested) {
            for (const MatchView::Fight& fight : view.fights)
                if (fight.at == place.at)
                    for (const auto& side : fight.sides) rim.colours.push_back(colour(side.seats.front()));
            if (rim.colours.empty()) rim.colours = coloursAt(place, view, colour);
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
        if (piece.spot().isFine()) {
            const Point point = pointOf(piece.spot(), scenario, parts.session.system());
            stack.point = QPointF(point.x, point.y);
        }
        if (piece.role != MatchView::Piece::Role::Many)
            stack.letter = initial(PlayTexts::text(piece.text, parts.session.locale()));
        layer.stacks.push_back(std::move(stack));
    }
    if (step != nullptr) return layer;  // what happens there is drawn by StoryView
    for (const MatchView::Fight& fight : view.fights)
        layer.badges.push_back({fight.at, strengths(fight), fightColour});
    parts.orders.targets(layer.lit, layer.mild);
    for (const Spot& spot : parts.orders.litSpots()) {
        const Point point = pointOf(spot, scenario, parts.session.system());
        layer.marks.push_back({spot.at, spot.side, QPointF(point.x, point.y)});
    }
    if (parts.orders.writes()) addOrders(parts, layer);
    if (const Hints::Hint* hint = parts.hints.hint()) addHint(*hint, layer);
    const std::vector<Hex>& spoken = parts.spotlight.places();
    layer.mild.insert(layer.mild.end(), spoken.begin(), spoken.end());
    return layer;
}

}  // namespace hexa::editor
