// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/sheetview.h"

#include <QPainter>

namespace hexa::editor {
namespace {

constexpr double pixelsPerMm = 96 / 25.4;
constexpr int margin = 16;

}  // namespace

SheetView::SheetView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SheetView::setPage(QSizeF millimetres) {
    if (millimetres == mPage) return;
    mPage = millimetres;
    updateGeometry();
    update();
}

void SheetView::setImage(const QImage& image) {
    mImage = image;
    update();
}

void SheetView::setZoom(double zoom) {
    mZoom = zoom;
    updateGeometry();
    update();
}

double SheetView::shownZoom() const { return sheetRect().width() / (mPage.width() * pixelsPerMm); }

QRectF SheetView::sheetRect() const {
    const QSizeF room = QSizeF(size()) - QSizeF(2 * margin, 2 * margin);
    const QSizeF sheet = mZoom > 0 ? mPage * pixelsPerMm * mZoom : mPage.scaled(room, Qt::KeepAspectRatio);
    return {QPointF((width() - sheet.width()) / 2, (height() - sheet.height()) / 2), sheet};
}

QSize SheetView::sizeHint() const {
    if (mZoom <= 0) return {480, 520};
    return (mPage * pixelsPerMm * mZoom).toSize() + QSize(2 * margin, 2 * margin);
}

QSize SheetView::minimumSizeHint() const { return mZoom <= 0 ? QSize(200, 200) : sizeHint(); }

void SheetView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    emit resized();
}

void SheetView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF sheet = sheetRect();
    for (int i = 1; i <= 3; ++i) painter.fillRect(sheet.translated(i, i), QColor(0, 0, 0, 40));
    painter.fillRect(sheet, Qt::white);
    if (!mImage.isNull()) painter.drawImage(sheet, mImage);
}

}  // namespace hexa::editor

#include "moc_sheetview.cpp"
