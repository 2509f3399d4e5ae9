// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/mappreview.h"

#include "core/hex/geometry.h"
#include "editor/paint/pieces.h"
#include "editor/ui/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>
#include <cstddef>
#include <utility>

namespace hexa::editor {
namespace {

void paintChequers(QPainter& painter, const QRect& rect) {
    constexpr int side = 8;
    painter.fillRect(rect, Qt::white);
    painter.save();
    painter.setClipRect(rect);
    for (int y = 0; y * side < rect.height(); ++y)
        for (int x = y % 2; x * side < rect.width(); x += 2)
            painter.fillRect(rect.left() + x * side, rect.top() + y * side, side, side, QColor("#d8d8d8"));
    painter.restore();
}

void paintSeats(QPainter& painter, const Scenario& map, const paint::MapView& view) {
    constexpr double radius = 8;  // pixels
    painter.setPen(QPen(Qt::black, 1));
    painter.setBrush(Qt::white);
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    for (std::size_t seat = 0; seat < map.seats.size(); ++seat) {
        if (!map.seats[seat].home) continue;
        const Point centre = centreOf(*map.seats[seat].home, map.board.orientation);
        const QPointF at = view.toPainter(QPointF(centre.x, centre.y));
        const QRectF disc(at - QPointF(radius, radius), QSizeF(radius, radius) * 2);
        painter.drawEllipse(disc);
        painter.drawText(disc, Qt::AlignCenter, QString::number(seat + 1));
    }
}

}  // namespace

MapPreview::MapPreview(const Catalog& catalog, paint::TileArt& art, Frame frame, QWidget* parent)
    : QWidget(parent), mCatalog(catalog), mArt(art), mFrame(frame) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    mStyle.ground = Qt::transparent;
}

void MapPreview::setScenario(std::shared_ptr<const Scenario> scenario) {
    mScenario = std::move(scenario);
    measure();
}

void MapPreview::setStyle(const paint::MapStyle& style) {
    mStyle = style;
    if (mFrame == Frame::Free) mStyle.ground = Qt::transparent;
    measure();
}

void MapPreview::showSeats() {
    mSeats = true;
    mStyle.seatNames = false;
    update();
}

void MapPreview::leaveRoom() {
    mRoom = true;
    measure();
}

QPointF MapPreview::centreOfHex(Hex at) const {
    if (!mScenario) return {};
    const Point centre = centreOf(at, mScenario->board.orientation);
    return view().toPainter(QPointF(centre.x, centre.y));
}

void MapPreview::setSpoken(std::vector<Hex> places) {
    mSpoken = std::move(places);
    update();
}

void MapPreview::measure() {
    if (mScenario) mBounds = paint::MapPainter(*mScenario, mCatalog, mArt, mStyle).bounds();
    if (mScenario && mRoom) {
        const Point step = centreOf({1, 0}, mScenario->board.orientation);
        const double room = std::hypot(step.x, step.y);
        mBounds.adjust(-room, -room, room, room);
    }
    update();
}

paint::MapView MapPreview::view() const {
    return paint::MapView::fitted(mBounds, QRectF(rect()).adjusted(8, 8, -8, -8));
}

void MapPreview::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !mScenario || mBounds.isEmpty())
        return QWidget::mousePressEvent(event);
    const QPointF at = view().toMap(event->position());
    emit pressed(hexAt({at.x(), at.y()}, mScenario->board.orientation));
}

void MapPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), mapGround());
    if (!mScenario || mBounds.isEmpty()) return;

    paint::MapView view = this->view();
    view.visible = mBounds;
    if (mFrame == Frame::Picture) {
        const QRect picture = view.toPainter(mBounds).toAlignedRect();
        if (mStyle.ground.alpha() == 0) paintChequers(painter, picture);
        painter.setClipRect(picture);
    }
    paint::MapPainter(*mScenario, mCatalog, mArt, mStyle).paint(painter, view, paint::Medium::Screen);
    if (mSeats) paintSeats(painter, *mScenario, view);
    if (mSpoken.empty()) return;
    paint::PieceLayer layer;
    layer.mild = mSpoken;
    paint::paintPieces(painter, layer, mScenario->board.orientation, view);
}

}  // namespace hexa::editor

#include "moc_mappreview.cpp"
