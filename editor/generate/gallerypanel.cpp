// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/gallerypanel.h"

#include "core/balance/report.h"
#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/generate/gallerytexts.h"
#include "editor/preview/fairness.h"
#include "editor/preview/hoverpreview.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int numberRole = Qt::UserRole;
constexpr int smallestSide = 100;  // of a picture, in pixels
constexpr int largestSide = 220;
constexpr int pictureMargin = 12;
constexpr int leastColumns = 2;

/// Returns the picture in the middle of a square, so that pictures of all shapes are aligned. A
/// selected one keeps its colours.
QIcon iconOf(const QImage& image, int side) {
    const double scale = image.devicePixelRatio();
    QImage square(QSize(side, side) * scale, QImage::Format_ARGB32_Premultiplied);
    square.setDevicePixelRatio(scale);
    square.fill(Qt::transparent);
    if (!image.isNull()) {
        const QSizeF size = QSizeF(image.size()).scaled(QSizeF(side, side), Qt::KeepAspectRatio);
        QPainter painter(&square);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(side - size.width(), side - size.height()) / 2, size), image);
    }
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected})
        icon.addPixmap(QPixmap::fromImage(square), mode);
    return icon;
}

/// Sort keys of the gallery, before the axes of taste.
enum Sorting { Fairest, Newest, FirstAxis };

}  // namespace

GalleryPanel::GalleryPanel(GenerateSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mEmpty(new PlainLabel),
      mSortTitle(new PlainLabel),
      mSort(new QComboBox),
      mList(new QListWidget),
      mPin(new QPushButton),
      mCheck(new QPushButton(icon("balance"), {})),
      mReroll(new QPushButton(icon("dice"), {})),
      mOpen(new QPushButton),
      mSave(new QPushButton),
      mUnequal(new QPushButton),
      mDetails(new PlainLabel),
      mLogShow(new QPushButton),
      mLogCopy(new QPushButton),
      mLog(new QListWidget),
      mPast(new QComboBox) {
    const GameSystem* game = &session.document().system();
    mThumbnails = new Thumbnails([game](const Scenario&) { return game; },
                                 qRound(largestSide * devicePixelRatioF()), this);
    mThumbnails->start();
    new HoverPreview(*mList, *game, [this](const QModelIndex& index) {
        const GalleryEntry* entry = mSession.entry(index.data(numberRole).toInt());
        return entry != nullptr ? std::make_shared<const Scenario>(entry->produced.candidate.scenario)
                                : nullptr;
    });
    mEmpty->setObjectName("galleryEmpty");
    mSort->setObjectName("gallerySort");
    mList->setObjectName("gallery");
    mPin->setObjectName("galleryPin");
    mCheck->setObjectName("galleryCheck");
    mReroll->setObjectName("galleryReroll");
    mOpen->setObjectName("galleryOpen");
    mSave->setObjectName("gallerySave");
    mUnequal->setObjectName("galleryUnequal");
    mDetails->setObjectName("galleryDetails");
    mPast->setObjectName("galleryPast");
    mLogShow->setObjectName("galleryLogShow");
    mLogCopy->setObjectName("galleryLogCopy");
    mLog->setObjectName("galleryLog");
    mLog->setMaximumHeight(9 * fontMetrics().lineSpacing());
    mLog->setWordWrap(true);
    mLog->setResizeMode(QListView::Adjust);
    mLog->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QPushButton* button : {mPin, mLogShow}) button->setCheckable(true);
    mSortTitle->setBuddy(mSort);
    for (QLabel* label : {mEmpty, mDetails}) {
        label->setWordWrap(true);
    }
    mDetails->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QComboBox* combo : {mSort, mPast}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(10);
    }
    mList->setViewMode(QListView::IconMode);
    mList->setResizeMode(QListView::Adjust);
    mList->setMovement(QListView::Static);
    mList->setSelectionMode(QAbstractItemView::ExtendedSelection);
    mList->setIconSize({mSide, mSide});
    mList->installEventFilter(this);
    mList->setWordWrap(true);
    mList->setTextElideMode(Qt::ElideNone);

    auto* top = new QHBoxLayout;
    top->addWidget(mSortTitle);
    top->addWidget(mSort, 1);
    auto* buttons = new QGridLayout;
    buttons->addWidget(mPin, 0, 0);
    buttons->addWidget(mSave, 0, 1);
    buttons->addWidget(mCheck, 1, 0);
    buttons->addWidget(mOpen, 1, 1);
    buttons->addWidget(mReroll, 2, 0, 1, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(mEmpty);
    column->addWidget(mList, 1);
    column->addLayout(buttons);
    column->addWidget(mDetails);
    column->addWidget(mUnequal, 0, Qt::AlignLeft);
    auto* drawn = new QHBoxLayout;
    drawn->addWidget(mLogShow);
    drawn->addWidget(mLogCopy);
    drawn->addStretch(1);
    column->addLayout(drawn);
    column->addWidget(mLog);
    column->addWidget(mPast);

    connect(mSort, &QComboBox::currentIndexChanged, this, [this] {
        if (!mFilling) fill();
    });
    connect(mList, &QListWidget::itemSelectionChanged, this, &GalleryPanel::currentChanged);
    connect(mPin, &QPushButton::clicked, this, [this](bool on) {
        for (const int number : chosen()) mSession.setPinned(number, on);
    });
    connect(mCheck, &QPushButton::clicked, this, [this] { mSession.check(checkable()); });
    connect(mReroll, &QPushButton::clicked, &session, &GenerateSession::reroll);
    connect(mOpen, &QPushButton::clicked, this, [this] { emit openRequested(chosenMaps()); });
    connect(mSave, &QPushButton::clicked, this, [this] { emit saveRequested(chosenMaps()); });
    connect(mUnequal, &QPushButton::clicked, this, [this] {
        std::vector<Hex> places;
        if (const GalleryEntry* entry = mSession.entry(mSession.used()))
            for (const auto& set : entry->produced.candidate.unequal)
                places.insert(places.end(), set.begin(), set.end());
        if (!places.empty()) emit placesRequested(places);
    });
    connect(mLogShow, &QPushButton::clicked, this, &GalleryPanel::showDetails);
    connect(mLogCopy, &QPushButton::clicked, this, [this] {
        QStringList steps;
        for (int row = 0; row < mLog->count(); ++row) steps << mLog->item(row)->text();
        QGuiApplication::clipboard()->setText(steps.join('\n'));
    });
    connect(mLog, &QListWidget::currentRowChanged, this, [this](int row) {
        const GalleryEntry* entry = mSession.entry(mSession.used());
        if (mFilling || entry == nullptr || row < 0) return;
        const auto& log = entry->produced.candidate.log;
        const auto step = static_cast<std::size_t>(row);
        if (step < log.size() && !log[step].places.empty()) emit placesRequested(log[step].places);
    });
    connect(mPast, &QComboBox::activated, this, [this](int row) {
        // The first line is a title, and the last run is at the top.
        if (row > 0) mSession.goBack(mSession.past().size() - static_cast<std::size_t>(row));
    });
    connect(&session, &GenerateSession::galleryChanged, this, &GalleryPanel::fill);
    connect(&session, &GenerateSession::usedChanged, this, &GalleryPanel::selectUsed);
    connect(&session, &GenerateSession::runChanged, this, &GalleryPanel::showDetails);
    offerButtons(*mList, {mCheck, mPin, mOpen, mSave, mUnequal, mReroll});
    keepTranslated(*this, [this] { retranslate(); });
    onPaletteChange(*this, [this] { fill(); });
}

// -- the list -------------------------------------------------------------------------------------

std::vector<const GalleryEntry*> GalleryPanel::sorted() const {
    std::vector<const GalleryEntry*> list;
    for (const GalleryEntry& entry : mSession.gallery()) list.push_back(&entry);
    const int by = mSort->currentIndex();
    if (by == Newest)
        std::ranges::stable_sort(list, std::ranges::greater(), &GalleryEntry::number);
    else if (by >= FirstAxis)
        std::ranges::stable_sort(
            list, std::ranges::greater(),
            [axis = static_cast<std::size_t>(by - FirstAxis)](const GalleryEntry* entry) {
                const auto& tastes = entry->produced.candidate.tastes;
                return axis < tastes.size() ? tastes[axis].position : -1.0;
            });
    else {
        std::map<int, double> gaps;
        for (const GalleryEntry* entry : list) gaps[entry->number] = mSession.fairness().gapToSort(*entry);
        std::ranges::stable_sort(list, std::ranges::less(),
                                 [&](const GalleryEntry* entry) { return gaps.at(entry->number); });
    }
    return list;
}

void GalleryPanel::fill() {
    {
        const QScopedValueRollback<bool> filling(mFilling, true);
        const std::vector<int> before = chosen();
        mList->clear();
        const auto entries = sorted();
        mList->setGridSize(gridSize());
        for (const GalleryEntry* entry : entries) {
            auto* item = new QListWidgetItem(mList);
            item->setData(numberRole, entry->number);
            item->setSizeHint(mList->gridSize());
            paintEntry(*item, *entry);
            if (std::ranges::find(before, entry->number) != before.end()) item->setSelected(true);
        }
        for (auto picture = mPictures.begin(); picture != mPictures.end();)
            picture =
                mSession.entry(picture.key()) != nullptr ? std::next(picture) : mPictures.erase(picture);
    }
    showPast();
    showDetails();
}

int GalleryPanel::captionHeight() const {
    const bool certified = std::ranges::any_of(
        mSession.gallery(), [](const GalleryEntry& entry) { return entry.produced.certificate.has_value(); });
    const bool traits = mSession.functions() != nullptr && !mSession.functions()->axes.empty();
    const int lines = (certified ? 5 : 4) + (traits ? 1 : 0);
    return lines * fontMetrics().lineSpacing() + 8;
}

QSize GalleryPanel::gridSize() const { return {mSide + pictureMargin, mSide + captionHeight()}; }

/// Makes the pictures as large as the list allows with a whole visible row. Always leaves room for
/// the scroll bar, which would otherwise come and go with the size.
void GalleryPanel::fitPictures() {
    const int width =
        mList->width() - 2 * mList->frameWidth() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) - 4;
    const int columns = std::max(leastColumns, width / (largestSide + pictureMargin));
    const int height = mList->height() - 2 * mList->frameWidth() - captionHeight();
    const int side = std::clamp(std::min(width / columns - pictureMargin, height), smallestSide, largestSide);
    if (side == std::exchange(mSide, side)) return;
    mList->setIconSize({mSide, mSide});
    mList->setGridSize(gridSize());
    for (int row = 0; row < mList->count(); ++row) {
        QListWidgetItem& item = *mList->item(row);
        item.setSizeHint(mList->gridSize());
        item.setIcon(iconOf(mPictures.value(item.data(numberRole).toInt()), mSide));
    }
}

bool GalleryPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mList && event->type() == QEvent::Resize) fitPictures();
    return QWidget::eventFilter(watched, event);
}

void GalleryPanel::selectUsed() {
    // The map on the table is the chosen one, unless several are chosen to be pinned or saved.
    const int used = mSession.used();
    if (used != 0 && chosen().size() < 2) {
        const QScopedValueRollback<bool> filling(mFilling, true);
        for (int row = 0; row < mList->count(); ++row)
            if (QListWidgetItem* item = mList->item(row); item->data(numberRole).toInt() == used) {
                mList->setCurrentItem(item);
                mList->scrollToItem(item);
            }
    }
    showDetails();
}

void GalleryPanel::paintEntry(QListWidgetItem& item, const GalleryEntry& entry) {
    item.setText(GalleryTexts::caption(mSession, entry));
    item.setToolTip(GalleryTexts::details(mSession, entry));
    if (const QColor colour = fairnessColour(mSession.fairness().of(entry)); colour.isValid())
        item.setForeground(colour);
    item.setData(Qt::AccessibleTextRole, item.text() + u'\n' + item.toolTip());
    const auto known = mPictures.constFind(entry.number);
    if (known != mPictures.constEnd()) {
        item.setIcon(iconOf(*known, mSide));
        return;
    }
    item.setIcon(iconOf({}, mSide));
    mThumbnails->add(
        this, [map = entry.produced.candidate.scenario] { return std::optional(map); },
        [this, number = entry.number](const Thumbnail& made) {
            QImage image = made.picture;
            image.setDevicePixelRatio(devicePixelRatioF());
            mPictures.insert(number, image);
            for (int row = 0; row < mList->count(); ++row)
                if (mList->item(row)->data(numberRole).toInt() == number)
                    mList->item(row)->setIcon(iconOf(image, mSide));
        });
}

// -- what is chosen -------------------------------------------------------------------------------

std::vector<int> GalleryPanel::chosen() const {
    std::vector<int> numbers;
    for (int row = 0; row < mList->count(); ++row)
        if (mList->item(row)->isSelected()) numbers.push_back(mList->item(row)->data(numberRole).toInt());
    return numbers;
}

std::vector<int> GalleryPanel::checkable() const {
    std::vector<int> numbers = chosen();
    std::erase_if(numbers, [this](int number) {
        const GalleryEntry* entry = mSession.entry(number);
        return entry == nullptr || entry->proven || mSession.fairness().sameForAll(*entry) ||
               mSession.checking(number);
    });
    return numbers;
}

std::vector<Scenario> GalleryPanel::chosenMaps() const {
    std::vector<Scenario> maps;
    for (const int number : chosen())
        if (const GalleryEntry* entry = mSession.entry(number))
            maps.push_back(entry->produced.candidate.scenario);
    return maps;
}

void GalleryPanel::currentChanged() {
    if (mFilling) return;
    const auto numbers = chosen();
    if (numbers.size() == 1) mSession.use(numbers.front());
    showDetails();
}

void GalleryPanel::showDetails() {
    const auto numbers = chosen();
    const bool any = !mSession.gallery().empty();
    mEmpty->setVisible(!any);
    mEmpty->setText(mSession.running()
                        ? tr("Searching…")
                        : tr("Choose a method on the left to see maps that meet your wishes. Click a map to "
                             "see it in place of the open one. Use Undo to return to the open map."));
    const GalleryEntry* one = numbers.size() == 1 ? mSession.entry(numbers.front()) : nullptr;
    mDetails->setText(one != nullptr ? GalleryTexts::details(mSession, *one)
                      : numbers.size() > 1
                          ? tr("%n map(s) selected.", nullptr, static_cast<int>(numbers.size()))
                          : QString());
    mDetails->setVisible(!mDetails->text().isEmpty());
    mUnequal->setVisible(one != nullptr && one->number == mSession.used() &&
                         !one->produced.candidate.unequal.empty());
    showLog(one);
    const bool pinned = std::ranges::all_of(numbers, [this](int number) {
        const GalleryEntry* entry = mSession.entry(number);
        return entry != nullptr && entry->pinned;
    });
    mPin->setChecked(!numbers.empty() && pinned);
    for (QPushButton* button : {mPin, mOpen, mSave}) button->setEnabled(!numbers.empty());
    mCheck->setVisible(mSession.canCheck());
    mCheck->setEnabled(!checkable().empty());
    mReroll->setEnabled(!mSession.running() && mSession.functions() != nullptr);
}

void GalleryPanel::showLog(const GalleryEntry* entry) {
    const bool drawn = entry != nullptr && !entry->produced.candidate.log.empty();
    mLogShow->setVisible(drawn);
    mLogCopy->setVisible(drawn && mLogShow->isChecked());
    mLog->setVisible(drawn && mLogShow->isChecked());
    if (!drawn) return;
    QStringList steps;
    for (const DrawStep& step : entry->produced.candidate.log)
        steps << tr("%1. %2", "number of a step, what was drawn")
                     .arg(steps.size() + 1)
                     .arg(mSession.locale().text(step.text));
    QStringList shown;
    for (int row = 0; row < mLog->count(); ++row) shown << mLog->item(row)->text();
    if (shown == steps) return;
    const QScopedValueRollback<bool> filling(mFilling, true);
    mLog->clear();
    mLog->addItems(steps);
}

void GalleryPanel::showPast() {
    const QScopedValueRollback<bool> filling(mFilling, true);
    const auto& past = mSession.past();
    mPast->clear();
    mPast->addItem(tr("Earlier runs (%1)").arg(past.size()));
    for (auto run = past.rbegin(); run != past.rend(); ++run) {
        const GenerateMethod* mode = mSession.functions()->mode(run->wishes.request.mode);
        const QString name = mode != nullptr ? mSession.locale().text(mode->name) : QString();
        mPast->addItem(
            run->gap ? tr("%1, seed %2, version %3: %4 points")
                           .arg(name, QString::number(run->wishes.seed), QString::number(run->version),
                                mSession.locale().text(balance::decimalText(*run->gap, 1)))
                     : tr("%1, seed %2, version %3")
                           .arg(name, QString::number(run->wishes.seed), QString::number(run->version)));
    }
    mPast->setVisible(!past.empty());
}

void GalleryPanel::retranslate() {
    setAccessibleName(tr("Gallery"));
    mList->setAccessibleName(tr("Maps"));
    mSortTitle->setText(tr("S&ort order:"));
    {
        const QScopedValueRollback<bool> filling(mFilling, true);
        const int current = std::max(0, mSort->currentIndex());
        mSort->clear();
        mSort->addItem(tr("Fairest first"));
        mSort->addItem(tr("Newest first"));
        if (mSession.functions() != nullptr)
            for (const TasteAxis& axis : mSession.functions()->axes)
                mSort->addItem(tr("%1: %2 first", "quality, its high end")
                                   .arg(mSession.locale().text(axis.message()),
                                        mSession.locale().text(axis.message(".high"))));
        mSort->setCurrentIndex(current);
    }
    mPin->setText(tr("P&in"));
    mPin->setToolTip(tr("Keep this map when the other maps are generated again"));
    mCheck->setText(tr("Check No&w"));
    mCheck->setToolTip(tr("Let all bots play this map in the background to see how fair it is"));
    mReroll->setText(tr("&Re-roll Unpinned Maps"));
    mReroll->setToolTip(tr("Generate other maps with a new seed and keep the pinned maps"));
    mOpen->setText(tr("Open in &New Tab"));
    mSave->setText(tr("S&ave Selected…"));
    mUnequal->setText(tr("Show Differences"));
    mLogShow->setText(tr("Drawing &Steps"));
    mLogShow->setToolTip(tr("Show every random draw so that you can rebuild the map at a table"));
    mLogCopy->setText(tr("Copy Steps"));
    mLog->setAccessibleName(tr("Drawing steps"));
    mPast->setToolTip(tr("Go back to the maps and wishes of an earlier run"));
    mPast->setAccessibleName(tr("Earlier runs"));
    fill();
}

}  // namespace hexa::editor

#include "moc_gallerypanel.cpp"
