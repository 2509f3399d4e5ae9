// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/storyview.h"

#include "core/engine/system.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/play/story.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace hexa::editor {
namespace {

const QColor ink(0x14, 0x16, 0x1a);
const QColor deadColour(0xc6, 0x28, 0x28);
const QColor litColour(0xff, 0xd5, 0x4a);

QPen pen(const QColor& colour, double width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

}  // namespace

StoryView::StoryView(MapCanvas& canvas, const PlaySession& session, const Story& story)
    : QWidget(&canvas), mCanvas(canvas), mSession(session), mStory(story) {
    setObjectName("storyView");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    canvas.installEventFilter(this);
    connect(&canvas, &MapCanvas::viewChanged, this, qOverload<>(&QWidget::update));
    connect(&story, &Story::changed, this, &StoryView::refresh);
}

void StoryView::refresh() {
    setGeometry(mCanvas.rect());
    setVisible(mStory.running());
    update();
}

bool StoryView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(mCanvas.rect());
    return QWidget::eventFilter(watched, event);
}

QRectF StoryView::boxOf(Hex at) const {
    return mCanvas.view().toPainter(paint::hexBox(at, mCanvas.board().orientation));
}

void StoryView::paintEvent(QPaintEvent*) {
    const StoryStep* step = mStory.step();
    if (step == nullptr || mSession.match() == nullptr) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    std::set<Hex> places;
    for (const MatchEvent& event : step->events)
        if (event.at) places.insert(*event.at);
    painter.setBrush(Qt::NoBrush);
    for (const Hex at : places) {
        const QPolygonF hex = paint::hexPolygon(at, mCanvas.board().orientation, mCanvas.view(), -0.04);
        for (const QPen& line : {pen(ink, 6), pen(litColour, 3.5)}) {
            painter.setPen(line);
            painter.drawPolygon(hex);
        }
    }
    if (step->kind == StoryStep::Kind::Fight) return paintFight(painter, *places.begin(), *step);
    if (step->kind == StoryStep::Kind::TextOnly) return;
    std::map<Hex, std::vector<Mark>> marks;
    for (const MatchEvent& event : step->events) {
        if (!event.at) continue;
        const bool lost = step->kind == StoryStep::Kind::Lost;
        const QString number = QString::number(event.amount);
        marks[*event.at].push_back({event.seat, lost || event.amount < 0 ? number : '+' + number, lost});
        const auto from = sourceOf(event, mSession.scenario().board);
        if (from && step->kind == StoryStep::Kind::Entered) paintArrow(painter, *from, *event.at, event.seat);
    }
    for (const auto& [at, list] : marks) paintMarks(painter, at, list);
}

void StoryView::paintArrow(QPainter& painter, Hex from, Hex to, int seat) const {
    const QPointF start = boxOf(from).center();
    const QPointF end = boxOf(to).center();
    const QPointF way = end - start;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    // Broad enough that its colour is seen within the outline on small hexes.
    const double width = std::max(5.0, boxOf(to).height() * 0.06);
    const QPointF tip = end - along * boxOf(to).height() * 0.08;
    const QPointF neck = tip - along * width * 3.2;
    QPainterPath arrow(start + across * width * 0.4);
    for (const QPointF point :
         {neck + across * width * 0.7, neck + across * width * 1.9, tip, neck - across * width * 1.9,
          neck - across * width * 0.7, start - across * width * 0.4})
        arrow.lineTo(point);
    arrow.closeSubpath();
    painter.setPen(pen(ink, 1.5));
    painter.setBrush(pieceColour(mSession.scenario(), mSession.system().catalog, seat));
    painter.drawPath(arrow);
}

void StoryView::paintMark(QPainter& painter, const QRectF& box, const Mark& mark) const {
    const Catalog& catalog = mSession.system().catalog;
    paint::paintPiece(painter, box, pieceColour(mSession.scenario(), catalog, mark.seat),
                      paint::shapeOf(factionIndex(mSession.scenario(), catalog, mark.seat)), mark.text);
    if (!mark.crossed) return;
    for (const QPen& line : {pen(Qt::white, box.height() * 0.13), pen(deadColour, box.height() * 0.07)}) {
        painter.setPen(line);
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
    }
}

void StoryView::paintMarks(QPainter& painter, Hex at, const std::vector<Mark>& marks) const {
    const QRectF hex = boxOf(at);
    const double size = std::max(16.0, hex.height() * 0.3);
    const double step = size * 1.12;
    double x = hex.center().x() - step * static_cast<double>(marks.size()) / 2 + (step - size) / 2;
    for (const Mark& mark : marks) {
        paintMark(painter, QRectF(x, hex.center().y() - size * 1.35, size, size), mark);
        x += step;
    }
}

/// Paints a fight with a line for each side: its pieces, its strength, its losses.
void StoryView::paintFight(QPainter& painter, Hex at, const StoryStep& step) const {
    const QRectF hex = boxOf(at);
    const double size = std::clamp(hex.height() * 0.28, 18.0, 34.0);
    const double gap = size * 0.3;
    const double wide = size * 3 + gap * 4;
    const double high = (size + gap) * static_cast<double>(step.sides.size()) + gap;
    QRectF panel(0, 0, wide, high);
    panel.moveCenter(hex.center());
    panel.moveLeft(std::clamp(panel.left(), 2.0, std::max(2.0, width() - wide - 2)));
    panel.moveTop(std::clamp(panel.top(), 2.0, std::max(2.0, height() - high - 2)));
    painter.setPen(pen(ink, 1.5));
    painter.setBrush(QColor(255, 255, 255, 235));
    painter.drawRoundedRect(panel, 5, 5);
    double y = panel.top() + gap;
    for (const StoryStep::Side& side : step.sides) {
        QRectF place(panel.left() + gap, y, size, size);
        paintMark(painter, place, {side.seat, QString::number(side.units), false});
        place.translate(size + gap, 0);
        QFont font = painter.font();
        font.setPixelSize(static_cast<int>(size * 0.7));
        font.setBold(side.won);
        painter.setFont(font);
        painter.setPen(ink);
        if (side.strength) painter.drawText(place, Qt::AlignCenter, QString::number(*side.strength));
        place.translate(size + gap, 0);
        if (side.lost > 0) paintMark(painter, place, {side.seat, QString::number(side.lost), true});
        if (side.won) {
            painter.setPen(pen(ink, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(panel.left() + gap / 2, y - gap / 2, wide - gap, size + gap), 4,
                                    4);
        }
        y += size + gap;
    }
}

}  // namespace hexa::editor

#include "moc_storyview.cpp"
