// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/minimap/minimap.h"

#include "editor/document/document.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/theme.h"
#include "editor/ui/translated.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr std::size_t cellsASlice = 60'000;
constexpr std::size_t fewCells = 64;
constexpr double zoomStep = 1.2;
constexpr double keyStep = 0.1;  // of what is shown

}  // namespace

Minimap::Minimap(const Document& document, paint::TileArt& art, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mArt(art),
      mUpdate(new LazyUpdate(this, [this] { startPainting(); })) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&document, &Document::changed, this, &Minimap::documentChanged);
    connect(&mSlices, &QTimer::timeout, this, &Minimap::paintSlice);
    offerMenu(*this, [this](QMenu& menu, QPoint at) { fillMenu(menu, at); });
    keepTranslated(*this, [this] { retranslate(); });
    onPaletteChange(*this, [this] { mUpdate->request(); });
    mUpdate->request();
}

void Minimap::fillMenu(QMenu& menu, QPoint at) {
    menu.addAction(tr("Show &This Place"), this,
                   [this, map = view().toMap(QPointF(at))] { emit centreRequested(map); });
    menu.addAction(icon("zoom-fit"), tr("Show &Whole Map"), this, &Minimap::fitRequested);
    menu.addAction(icon("zoom-in"), tr("Zoom &In"), this, [this] { emit zoomRequested(zoomStep); });
    menu.addAction(icon("zoom-out"), tr("Zoom &Out"), this, [this] { emit zoomRequested(1 / zoomStep); });
}

void Minimap::retranslate() {
    setAccessibleName(tr("Map overview"));
    setToolTip(tr("Click or drag to move the view. Turn the wheel to zoom."));
}

void Minimap::setStyle(paint::TileStyle style) {
    mStyle = style;
    mUpdate->request();
}

void Minimap::setVisibleRect(const QRectF& map) {
    if (map == mVisible) return;
    mVisible = map;
    update();
}

bool Minimap::busy() const { return mUpdate->due() || mSlices.isActive(); }

paint::MapView Minimap::view() const {
    const double ratio = mNow.image.devicePixelRatio();
    return {mNow.view.origin / ratio, mNow.view.scale / ratio, mNow.view.visible};
}

paint::MapStyle Minimap::mapStyle() const {
    paint::MapStyle style;
    style.tiles = mStyle;
    style.ids = style.rulers = style.seatNames = style.locks = false;
    style.ground = mapGround();
    return style;
}

void Minimap::documentChanged(const Footprint& footprint) {
    const std::size_t cells = mDocument.scenario().board.cellCount();
    if (footprint.layout || footprint.tables || footprint.seats || footprint.cells.size() > fewCells) {
        mUpdate->request(updateDelay(cells));
        return;
    }
    if (footprint.cells.empty()) return;
    paintCells(mNow, footprint.cells);
    if (mSlices.isActive()) paintCells(mNext, footprint.cells);
    update();
}

void Minimap::startPainting() {
    const double ratio = devicePixelRatioF();
    mNext.image = QImage((QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
    mNext.image.fill(mapGround());
    const paint::MapPainter painter(mDocument.scenario(), mDocument.catalog(), mArt, mapStyle());
    const QRectF bounds = painter.bounds();
    mNext.view = {};
    if (!bounds.isEmpty()) mNext.view = paint::MapView::fitted(bounds, QRectF(mNext.image.rect()));
    mPainted = 0;
    paintSlice();
}

void Minimap::paintSlice() {
    const std::size_t slices = mDocument.scenario().board.cellCount() / cellsASlice + 1;
    const int width = mNext.image.width();
    const int step = std::max(1, static_cast<int>(static_cast<std::size_t>(width) / slices));
    const int count = std::min(step, width - mPainted);
    if (count > 0) paintPart(mNext, QRect(mPainted, 0, count, mNext.image.height()));
    mPainted += step;
    if (mPainted < width) return mSlices.start(0);
    mSlices.stop();
    mNow = std::move(mNext);
    mNow.image.setDevicePixelRatio(devicePixelRatioF());
    mNext = {};
    update();
}

void Minimap::paintPart(Sheet& sheet, const QRect& pixels) const {
    QPainter painter(&sheet.image);
    // Everything in device pixels, also when the image has its ratio already.
    const double ratio = sheet.image.devicePixelRatio();
    painter.scale(1 / ratio, 1 / ratio);
    painter.setClipRect(pixels);
    paint::MapView view = sheet.view;
    view.visible = view.toMap(QRectF(pixels));
    paint::MapPainter(mDocument.scenario(), mDocument.catalog(), mArt, mapStyle())
        .paint(painter, view, paint::Medium::Screen);
}

void Minimap::paintCells(Sheet& sheet, const std::vector<Hex>& cells) const {
    if (sheet.image.isNull()) return;
    const QRect all(QPoint(), sheet.image.size());
    for (const Hex at : cells) {
        const QRectF box = sheet.view.toPainter(paint::hexBox(at, mDocument.scenario().board.orientation));
        paintPart(sheet, box.toAlignedRect().adjusted(-1, -1, 1, 1).intersected(all));
    }
}

void Minimap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), mapGround());
    if (mNow.image.isNull()) return;
    // After a change of size the old picture stays until the new one is ready.
    painter.drawImage(QRectF(rect()), mNow.image, QRectF(QPointF(), QSizeF(mNow.image.size())));
    if (!mVisible.isEmpty() && mNow.view.scale > 0) {
        const QRectF shown = view().toPainter(mVisible).intersected(QRectF(rect()).adjusted(1, 1, -1, -1));
        QPainterPath outside;
        outside.addRect(QRectF(rect()));
        QPainterPath inside;
        inside.addRect(shown);
        QColor shade = palette().color(QPalette::Window);
        shade.setAlphaF(0.45F);
        painter.fillPath(outside - inside, shade);
        painter.setPen(QPen(palette().color(QPalette::Base), 3));
        painter.drawRect(shown);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.drawRect(shown);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void Minimap::resizeEvent(QResizeEvent*) {
    mUpdate->request(updateDelay(mDocument.scenario().board.cellCount()));
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) emit centreRequested(view().toMap(event->position()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) emit centreRequested(view().toMap(event->position()));
}

void Minimap::wheelEvent(QWheelEvent* event) {
    const int turn = event->angleDelta().y();
    if (turn != 0) emit zoomRequested(std::pow(zoomStep, turn / 120.0));
    event->accept();
}

void Minimap::keyPressEvent(QKeyEvent* event) {
    const QPointF centre = mVisible.center();
    const QPointF step(mVisible.width() * keyStep, mVisible.height() * keyStep);
    switch (event->key()) {
    case Qt::Key_Left:
        emit centreRequested(centre - QPointF(step.x(), 0));
        break;
    case Qt::Key_Right:
        emit centreRequested(centre + QPointF(step.x(), 0));
        break;
    case Qt::Key_Up:
        emit centreRequested(centre - QPointF(0, step.y()));
        break;
    case Qt::Key_Down:
        emit centreRequested(centre + QPointF(0, step.y()));
        break;
    case Qt::Key_Plus:
        emit zoomRequested(zoomStep);
        break;
    case Qt::Key_Minus:
        emit zoomRequested(1 / zoomStep);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

}  // namespace hexa::editor

#include "moc_minimap.cpp"
