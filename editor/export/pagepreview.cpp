// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/pagepreview.h"

#include "editor/sheets/output.h"

#include <QPainter>
#include <QResizeEvent>

namespace hexa::editor {
namespace {

constexpr double pixelsPerMm = 96 / 25.4;
constexpr int margin = 16;
constexpr int maxSheetPixels = 6000;  // a side; larger sheets are painted smaller and enlarged

}  // namespace

PagePreview::PagePreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PagePreview::setJob(sheets::SheetJob job) {
    // Only a page as it will be: laying out knows which way the paper is turned.
    mPageSize =
        job.options.turn == sheets::Turn::Landscape ? job.options.paper.transposed() : job.options.paper;
    mJob = std::make_shared<const sheets::SheetJob>(std::move(job));
    updateGeometry();
    want();
}

bool PagePreview::tooLarge() const { return mJob != nullptr && mJob->scenario->board.cellCount() > maxCells; }

void PagePreview::setZoom(double zoom) {
    mZoom = zoom;
    updateGeometry();
    want();
}

double PagePreview::shownZoom() const { return sheetRect().width() / (mPageSize.width() * pixelsPerMm); }

QSize PagePreview::sizeHint() const {
    if (mZoom <= 0) return {480, 420};
    return (mPageSize * pixelsPerMm * mZoom).toSize() + QSize(2 * margin, 2 * margin);
}

QSize PagePreview::minimumSizeHint() const { return mZoom <= 0 ? QSize(240, 200) : sizeHint(); }

QRectF PagePreview::sheetRect() const {
    const QSizeF page = mPageSize;
    const QSizeF room = QSizeF(size()) - QSizeF(2 * margin, 2 * margin);
    const QSizeF sheet = mZoom > 0 ? page * pixelsPerMm * mZoom : page.scaled(room, Qt::KeepAspectRatio);
    return QRectF(QPointF((width() - sheet.width()) / 2, (height() - sheet.height()) / 2), sheet);
}

void PagePreview::want() {
    mUpToDate = false;
    update();
    paintSheet();
}

void PagePreview::paintSheet() {
    const QSizeF wanted = sheetRect().size() * devicePixelRatioF();
    if (mJob == nullptr || !isVisible() || wanted.width() < 8 || tooLarge()) return mPainting.cancel();
    const double shrink = std::min(1.0, maxSheetPixels / std::max(wanted.width(), wanted.height()));
    mPainting.ask(
        [job = mJob, pixels = (wanted * shrink).toSize()] {
            return [job, pixels](const JobControl& control) {
                const auto pages = sheets::makePages(*job, control.stop);
                return pages ? sheets::imageOf(*job, pages->front(), 1, 1, pixels) : QImage();
            };
        },
        [this](QImage sheet) {
            mSheet = std::move(sheet);
            mUpToDate = !mPainting.waiting();
            update();
            if (mUpToDate) emit painted();
        });
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (mZoom <= 0 || mSheet.isNull()) want();
}

void PagePreview::paintEvent(QPaintEvent*) {
    if (!mPainting.pending() && !upToDate()) paintSheet();  // it could not be seen before
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF sheet = sheetRect();
    const QColor shadow = palette().color(QPalette::Shadow);
    for (int i = 1; i <= 3; ++i)
        painter.fillRect(sheet.translated(i, i), QColor(shadow.red(), shadow.green(), shadow.blue(), 40));
    painter.fillRect(sheet, Qt::white);
    if (!mSheet.isNull()) painter.drawImage(sheet, mSheet);
    if (tooLarge()) {
        painter.setPen(Qt::black);
        painter.drawText(sheet.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("This map is too large for a preview, but it can be exported."));
    }
}

}  // namespace hexa::editor

#include "moc_pagepreview.cpp"
