// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/pagepreview.h"

#include <QPainter>
#include <QResizeEvent>

namespace hexa {
namespace {

constexpr double pixelsPerMm = 96 / 25.4;
constexpr int margin = 16;
constexpr int maxSheetPixels = 6000;  // a side; larger sheets are painted smaller and enlarged

QImage paintSheet(const Scenario& scenario, const Catalog& catalog, const Messages& messages,
                  const paint::PageOptions& options, QSize pixels) {
    QImage sheet(pixels, QImage::Format_RGB32);
    sheet.fill(Qt::white);
    paint::TileArt art(catalog);
    QPainter painter(&sheet);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF page = paint::pageSizeMm(options);
    painter.scale(pixels.width() / page.width(), pixels.height() / page.height());
    paint::paintMapPage(painter, scenario, catalog, art, messages, options);
    return sheet;
}

}  // namespace

PagePreview::PagePreview(std::shared_ptr<const Scenario> scenario, const Catalog& catalog,
                         const Messages& messages, QWidget* parent)
    : QWidget(parent), mScenario(std::move(scenario)), mCatalog(catalog), mMessages(messages) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&mTask, &BackgroundTask::finished, this, [this] {
        mSheet = std::move(*mNext);
        mShownNumber = mNextNumber;
        update();
        if (upToDate())
            emit painted();
        else
            start();
    });
}

void PagePreview::setPage(const paint::PageOptions& options) {
    mOptions = options;
    updateGeometry();
    want();
}

void PagePreview::setZoom(double zoom) {
    mZoom = zoom;
    updateGeometry();
    want();
}

double PagePreview::shownZoom() const {
    return sheetRect().width() / (paint::pageSizeMm(mOptions).width() * pixelsPerMm);
}

QSize PagePreview::sizeHint() const {
    if (mZoom <= 0) return {480, 420};
    return (paint::pageSizeMm(mOptions) * pixelsPerMm * mZoom).toSize() + QSize(2 * margin, 2 * margin);
}

QSize PagePreview::minimumSizeHint() const { return mZoom <= 0 ? QSize(240, 200) : sizeHint(); }

QRectF PagePreview::sheetRect() const {
    const QSizeF page = paint::pageSizeMm(mOptions);
    const QSizeF room = QSizeF(size()) - QSizeF(2 * margin, 2 * margin);
    const QSizeF sheet = mZoom > 0 ? page * pixelsPerMm * mZoom : page.scaled(room, Qt::KeepAspectRatio);
    return QRectF(QPointF((width() - sheet.width()) / 2, (height() - sheet.height()) / 2), sheet);
}

void PagePreview::want() {
    ++mNumber;
    update();
    if (!mTask.running()) start();
}

void PagePreview::start() {
    const QSizeF wanted = sheetRect().size() * devicePixelRatioF();
    if (!isVisible() || wanted.width() < 8 || mScenario->board.cellCount() > maxCells) return;
    const double shrink = std::min(1.0, maxSheetPixels / std::max(wanted.width(), wanted.height()));
    mNext = std::make_shared<QImage>();
    mNextNumber = mNumber;
    mTask.start(
        [this, next = mNext, scenario = mScenario, options = mOptions,
         pixels = (wanted * shrink).toSize()](std::stop_token, const BackgroundTask::Progress&) -> Status {
            *next = paintSheet(*scenario, mCatalog, mMessages, options, pixels);
            return Done{};
        });
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (mZoom <= 0 || mSheet.isNull()) want();
}

void PagePreview::paintEvent(QPaintEvent*) {
    // Zero means: never seen before, so nothing was painted yet.
    if (!mTask.running() && !upToDate())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!mTask.running() && !upToDate()) start();
            },
            Qt::QueuedConnection);
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF sheet = sheetRect();
    const QColor shadow = palette().color(QPalette::Shadow);
    for (int i = 1; i <= 3; ++i)
        painter.fillRect(sheet.translated(i, i), QColor(shadow.red(), shadow.green(), shadow.blue(), 40));
    painter.fillRect(sheet, Qt::white);
    if (!mSheet.isNull()) painter.drawImage(sheet, mSheet);
    if (mScenario->board.cellCount() > maxCells) {
        painter.setPen(Qt::black);
        painter.drawText(sheet.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("This map is too large for a preview."));
    }
}

}  // namespace hexa
