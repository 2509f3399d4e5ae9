// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printview.h"

#include "editor/print/sheetview.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr int maxSide = 6000;  // of the large picture; beyond it is enlarged
constexpr int thumbSide = 132;
constexpr int large = -1;  // instead of the page of a thumbnail

/// Returns a white sheet of the right proportions, until its picture comes.
QPixmap blankThumb(QSizeF page, double ratio) {
    const QSize size = page.scaled(thumbSide, thumbSide, Qt::KeepAspectRatio).toSize() * ratio;
    QPixmap pixmap(size);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::white);
    return pixmap;
}

/// Returns a thumbnail with an edge, and without the tint that a selected icon gets.
QIcon thumbIcon(QPixmap pixmap) {
    QPainter painter(&pixmap);
    painter.setPen(QColor(0x80, 0x80, 0x80));
    const QSizeF size = pixmap.deviceIndependentSize();
    painter.drawRect(QRectF(0, 0, size.width() - 1, size.height() - 1));
    painter.end();
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

}  // namespace

PrintView::PrintView(PrintSession& session, QWidget* parent) : QWidget(parent), mSession(session) {
    build();
    connect(&session, &PrintSession::planChanged, this, &PrintView::planChanged);
    connect(mList, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) setPage(row);
    });
    connect(mList->verticalScrollBar(), &QScrollBar::valueChanged, this, &PrintView::next);
    connect(mSheet, &SheetView::resized, this, [this] { showPage(); });
    connect(mZoomOut, &QToolButton::clicked, this, [this] { zoomBy(-1); });
    connect(mZoomIn, &QToolButton::clicked, this, [this] { zoomBy(1); });
    connect(mZoomFit, &QToolButton::clicked, this, [this] { setZoom(0); });
    mScroll->viewport()->installEventFilter(this);
    keepTranslated(*this, [this] {
        retranslate();
        planChanged();
    });
}

PrintView::~PrintView() { mSession.setWatched(false); }

void PrintView::build() {
    mList = new QListWidget;
    mList->setObjectName("pages");
    mList->setIconSize({thumbSide, thumbSide});
    mList->setResizeMode(QListView::Adjust);
    mList->setViewMode(QListView::IconMode);
    mList->setFlow(QListView::TopToBottom);
    mList->setWrapping(false);
    mList->setMovement(QListView::Static);
    mList->setWordWrap(true);
    // A fixed grid centres sheets of different shapes in the column.
    mList->setGridSize({thumbSide + 24, thumbSide + 48});
    mList->setMinimumWidth(thumbSide + 40);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mScroll = new QScrollArea;
    mSheet = new SheetView;
    mScroll->setWidget(mSheet);
    mScroll->setWidgetResizable(true);
    mScroll->setAlignment(Qt::AlignCenter);
    mProblem = new PlainLabel;
    mProblem->setObjectName("printProblem");
    mProblem->setWordWrap(true);
    mProblem->setAlignment(Qt::AlignCenter);
    mProblem->setMargin(12);
    mCaption = new PlainLabel;
    mCaption->setObjectName("pageCaption");
    mZoomText = new PlainLabel;
    mZoomText->setMinimumWidth(mZoomText->fontMetrics().horizontalAdvance("0000 %"));
    mZoomText->setAlignment(Qt::AlignCenter);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 2, 8, 4);
    bar->addWidget(mCaption, 1);
    for (const auto& [button, name] :
         {std::pair{&mZoomOut, "zoom-out"}, {&mZoomIn, "zoom-in"}, {&mZoomFit, "zoom-fit"}}) {
        *button = new QToolButton;
        (*button)->setObjectName(name);
        (*button)->setIcon(icon(name));
        (*button)->setAutoRaise(true);
        (*button)->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(*button);
        if (button == &mZoomOut) bar->addWidget(mZoomText);
    }
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(mProblem);
    column->addWidget(mScroll, 1);
    column->addLayout(bar);
    auto* splitter = new QSplitter;
    splitter->addWidget(mList);
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({thumbSide + 50, 800});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
}

void PrintView::retranslate() {
    mList->setAccessibleName(tr("Pages"));
    mSheet->setAccessibleName(tr("Page preview"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setAccessibleName(text);
        button->setToolTip(text);
    };
    name(mZoomOut, tr("Zoom out"));
    name(mZoomIn, tr("Zoom in"));
    name(mZoomFit, tr("Whole page"));
}

void PrintView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    mSession.setWatched(true);
}

void PrintView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    mSession.setWatched(false);
}

void PrintView::planChanged() {
    mPlan = mSession.plan();
    const int count = mPlan ? static_cast<int>(mPlan->pages.size()) : 0;
    const QString problem = mSession.problem();
    mProblem->setVisible(!problem.isEmpty());
    mProblem->setText(problem);
    mThumbStale.assign(static_cast<std::size_t>(count), true);
    const QSignalBlocker blocker(mList);
    while (mList->count() > count) delete mList->takeItem(mList->count() - 1);
    for (int i = 0; i < count; ++i) {
        const sheets::Page& page = mPlan->pages[static_cast<std::size_t>(i)];
        if (i >= mList->count())
            mList->addItem(new QListWidgetItem(thumbIcon(blankThumb(page.size, devicePixelRatioF())), {}));
        mList->item(i)->setText(QStringLiteral("%1  %2").arg(i + 1).arg(page.name));
        mList->item(i)->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    mPage = std::clamp(mPage, 0, std::max(0, count - 1));
    if (count > 0) mList->setCurrentRow(mPage);
    showPage();
}

void PrintView::setPage(int page) {
    if (!mPlan || page < 0 || page >= static_cast<int>(mPlan->pages.size())) return;
    mPage = page;
    if (mList->currentRow() != page) mList->setCurrentRow(page);
    showPage();
}

void PrintView::showPage() {
    const int count = mPlan ? static_cast<int>(mPlan->pages.size()) : 0;
    mScroll->setVisible(count > 0);
    if (count == 0) {
        mCaption->clear();
        return;
    }
    const sheets::Page& page = mPlan->pages[static_cast<std::size_t>(mPage)];
    mSheet->setPage(page.size);
    mCaption->setText(tr("Page %1 of %2: %3, %4 × %5 mm")
                          .arg(QString::number(mPage + 1), QString::number(count), page.name,
                               QLocale().toString(page.size.width()),
                               QLocale().toString(page.size.height())));
    mZoomText->setText(Locale::percent(QString::number(qRound(mSheet->shownZoom() * 100))));
    mLargeStale = true;
    next();
}

void PrintView::setZoom(double zoom) {
    mSheet->setZoom(zoom <= 0 ? 0 : std::clamp(zoom, 0.1, 5.0));
    showPage();
}

void PrintView::zoomBy(int steps) { setZoom(mSheet->shownZoom() * std::pow(1.25, steps)); }

bool PrintView::idle() const {
    return !mPainting.running() && !mLargeStale && wantedThumbnail() < 0 && mSession.upToDate();
}

/// Returns the next thumbnail to paint, visible ones first.
int PrintView::wantedThumbnail() const {
    const QModelIndex top = mList->indexAt({thumbSide / 2, 8});
    const int count = static_cast<int>(mThumbStale.size());
    const int first = top.isValid() ? top.row() : 0;
    for (int i = 0; i < std::min(count, 200); ++i) {
        const int row = (first + i) % count;
        if (mThumbStale[static_cast<std::size_t>(row)]) return row;
    }
    return -1;
}

void PrintView::next() {
    if (mPainting.running() || !mPlan || mPlan->pages.empty() || !isVisible()) return;
    const int thumb = mLargeStale ? large : wantedThumbnail();
    if (!mLargeStale && thumb < 0) return;
    const int number = mLargeStale ? mPage : thumb;
    const sheets::Page& page = mPlan->pages[static_cast<std::size_t>(number)];
    QSizeF size = mLargeStale ? mSheet->sheetRect().size()
                              : page.size.scaled(thumbSide, thumbSide, Qt::KeepAspectRatio);
    size *= devicePixelRatioF();
    if (size.width() < 4 || size.height() < 4) return;
    size *= std::min(1.0, maxSide / std::max(size.width(), size.height()));
    mLargeStale = false;
    mPainting.start(
        [plan = mPlan, number, pixels = size.toSize()](const JobControl&) {
            return sheets::imageOf(plan->job, plan->pages[static_cast<std::size_t>(number)], number + 1,
                                   static_cast<int>(plan->pages.size()), pixels);
        },
        [this, thumb, plan = mPlan](QImage picture) { painted(thumb, plan, std::move(picture)); });
}

void PrintView::painted(int page, const std::shared_ptr<const PrintSession::Plan>& plan, QImage picture) {
    if (plan == mPlan) {
        if (page == large) {
            mSheet->setImage(picture);
        } else if (page < mList->count()) {
            picture.setDevicePixelRatio(devicePixelRatioF());
            mList->item(page)->setIcon(thumbIcon(QPixmap::fromImage(picture)));
            mThumbStale[static_cast<std::size_t>(page)] = false;
        }
    } else if (page == large) {
        mLargeStale = true;
    }
    next();
}

bool PrintView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel) {
        auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->modifiers() == Qt::ControlModifier) {
            zoomBy(wheel->angleDelta().y() > 0 ? 1 : -1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace hexa::editor

#include "moc_printview.cpp"
