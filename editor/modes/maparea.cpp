// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/modes/maparea.h"

#include "editor/balance/balancetexts.h"
#include "editor/preview/fairness.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPointer>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace hexa::editor {

// -- one map --------------------------------------------------------------------------------------

MapCell::MapCell(Workspace& map, const OpenMaps& maps, const Locale& locale)
    : mMap(map),
      mMaps(maps),
      mLocale(locale),
      mHead(new QWidget),
      mName(new QToolButton),
      mLight(new PlainLabel),
      mGap(new PlainLabel),
      mOut(new QToolButton) {
    setObjectName("mapCell");
    mName->setObjectName("mapCellName");
    mGap->setObjectName("mapCellGap");
    mOut->setObjectName("mapCellOut");
    mName->setAutoRaise(true);
    mName->setCheckable(true);
    mName->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    mGap->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    mOut->setAutoRaise(true);
    mOut->setIcon(icon("close"));
    // Two lines, because several maps share the width of the window.
    auto* above = new QHBoxLayout;
    above->addWidget(mName, 1);
    above->addWidget(mOut);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(4, 0, 4, 2);
    below->addWidget(mLight);
    below->addWidget(mGap, 1);
    auto* head = new QVBoxLayout(mHead);
    head->setContentsMargins(2, 0, 2, 0);
    head->setSpacing(0);
    head->addLayout(above);
    head->addLayout(below);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(mHead);
    column->addWidget(&map.canvas(), 1);
    mHead->hide();
    map.canvas().installEventFilter(this);
    mGap->installEventFilter(this);
    mName->installEventFilter(this);
    connect(mName, &QToolButton::clicked, this, [this] {
        mMap.canvas().setFocus();
        mName->setChecked(mCurrent);
        emit chosen();
    });
    connect(mOut, &QToolButton::clicked, this, &MapCell::leftOut);
    BalanceSession& balance = map.balance();
    for (const auto fairness :
         {&BalanceSession::factsChanged, &BalanceSession::jobChanged, &BalanceSession::playedChanged})
        connect(&balance, fairness, this, [this] {
            refresh();
            emit gapChanged();
        });
    connect(&map.document(), &Document::modifiedChanged, this, &MapCell::refresh);
    keepRefreshed(*this, [this] { refresh(); });
}

MapCell::~MapCell() {
    // The canvas belongs to its map.
    mMap.canvas().removeEventFilter(this);
    mMap.canvas().setParent(nullptr);
}

std::optional<double> MapCell::gap() const {
    const auto expected = mMap.balance().expectedGap();
    return expected ? std::optional(expected->gap) : std::nullopt;
}

void MapCell::setBeside(bool beside) {
    mHead->setVisible(beside);
    setFrameStyle(beside ? QFrame::StyledPanel | QFrame::Plain : QFrame::NoFrame);
}

void MapCell::setCurrent(bool current) {
    mCurrent = current;
    mName->setChecked(current);
    mOut->setVisible(!current);
}

void MapCell::setFairest(bool fairest) {
    if (mFairest == fairest) return;
    mFairest = fairest;
    refresh();
}

void MapCell::refresh() {
    const Document& document = mMap.document();
    mTitle = mMaps.nameOf(mMap) + (document.isModified() ? QStringLiteral("*") : QString());
    mName->setAccessibleName(mTitle);
    mName->setToolTip(tr("Switch to this map"));
    mOut->setToolTip(tr("Hide this map but keep it open"));
    mOut->setAccessibleName(mOut->toolTip());
    const balance::Headline headline = BalanceTexts::headline(mMap.balance());
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    const bool said = mMap.balance().available();
    mLight->setVisible(said);
    mGap->setVisible(said);
    mLight->setPixmap(fairnessIcon(headline.fairness).pixmap(side));
    mSaid = BalanceTexts::text(headline, mLocale);
    // The first line, so that it stays readable in a narrow cell.
    if (mFairest) mSaid = tr("smallest gap", "of several maps side by side") + QStringLiteral(" · ") + mSaid;
    QFont font = this->font();
    font.setBold(mFairest);
    mGap->setFont(font);
    mGap->setToolTip(mSaid);
    mGap->setAccessibleName(mSaid);
    fitText();
}

void MapCell::fitText() {
    const int margin = 2 * style()->pixelMetric(QStyle::PM_ButtonMargin);
    mName->setText(caption(mName->fontMetrics().elidedText(mTitle, Qt::ElideRight, mName->width() - margin)));
    mGap->setText(mGap->fontMetrics().elidedText(mSaid, Qt::ElideRight, mGap->width()));
}

bool MapCell::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &mMap.canvas() && event->type() == QEvent::FocusIn) emit chosen();
    if ((watched == mGap || watched == mName) && event->type() == QEvent::Resize) fitText();
    return QFrame::eventFilter(watched, event);
}

// -- all of them ----------------------------------------------------------------------------------

MapArea::MapArea(FileCommands& files, const Locale& locale)
    : mFiles(files), mLocale(locale), mGrid(new QGridLayout(this)) {
    setObjectName("mapArea");
    mGrid->setContentsMargins(0, 0, 0, 0);
    mGrid->setSpacing(2);
    connect(&files.maps(), &OpenMaps::added, this, [this](Workspace* map) { add(*map); });
    connect(&files.maps(), &OpenMaps::aboutToGo, this, [this](Workspace* map) { remove(*map); });
    connect(&files.maps(), &OpenMaps::listChanged, this, &MapArea::arrange);
    connect(&files.maps(), &OpenMaps::currentChanged, this, &MapArea::arrange);
}

MapArea::~MapArea() = default;

void MapArea::add(Workspace& map) {
    auto cell = std::make_unique<MapCell>(map, mFiles.maps(), mLocale);
    // Delayed, because the panels change and the canvas is just getting the focus.
    connect(
        cell.get(), &MapCell::chosen, this,
        [this, at = QPointer<MapCell>(cell.get())] {
            if (at != nullptr && mBeside) mFiles.show(at->map());
        },
        Qt::QueuedConnection);
    connect(cell.get(), &MapCell::gapChanged, this, &MapArea::compare);
    connect(
        cell.get(), &MapCell::leftOut, this,
        [this, at = QPointer<MapCell>(cell.get())] {
            for (Place& place : mPlaces)
                if (place.cell.get() == at) place.leftOut = true;
            arrange();
        },
        Qt::QueuedConnection);
    // A new name may make that of another map unique.
    connect(&map.document(), &Document::pathChanged, this, &MapArea::refreshNames);
    connect(&map.document(), &Document::changed, this, [this](const Footprint& footprint) {
        if (footprint.texts) refreshNames();
    });
    mPlaces.push_back({std::move(cell), false});
}

void MapArea::refreshNames() {
    for (const Place& place : mPlaces) place.cell->refresh();
}

void MapArea::remove(const Workspace& map) {
    std::erase_if(mPlaces, [&map](const Place& place) { return &place.cell->map() == &map; });
}

void MapArea::setSideBySide(bool beside) {
    if (beside)
        for (Place& place : mPlaces) place.leftOut = false;
    mBeside = beside;
    arrange();
}

void MapArea::arrange() {
    const OpenMaps& maps = mFiles.maps();
    std::ranges::sort(mPlaces, {}, [&](const Place& place) { return maps.indexOf(&place.cell->map()); });
    std::vector<MapCell*> shown;
    for (Place& place : mPlaces) {
        const bool current = &place.cell->map() == maps.current();
        if (current) place.leftOut = false;
        if (mBeside ? !place.leftOut : current)
            shown.push_back(place.cell.get());
        else
            place.cell->hide();
    }
    const bool beside = mBeside && shown.size() > 1;
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(shown.size()))));
    for (int i = mGrid->count() - 1; i >= 0; --i) delete mGrid->takeAt(i);
    for (int i = 0; i < mGrid->columnCount(); ++i) mGrid->setColumnStretch(i, 0);
    for (int i = 0; i < mGrid->rowCount(); ++i) mGrid->setRowStretch(i, 0);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int row = static_cast<int>(i / columns);
        const int column = static_cast<int>(i % columns);
        mGrid->addWidget(shown[i], row, column);
        mGrid->setColumnStretch(column, 1);
        mGrid->setRowStretch(row, 1);
        shown[i]->setBeside(beside);
        shown[i]->setCurrent(&shown[i]->map() == maps.current());
        shown[i]->show();
    }
    compare();
    refreshNames();
    // After all other maps are closed, the map is shown alone as before.
    if (mBeside && !beside) {
        mBeside = false;
        for (const Place& place : mPlaces) {
            place.cell->setBeside(false);
            place.cell->setCurrent(false);
        }
    }
    emit sideBySideChanged(mBeside);
}

void MapArea::compare() {
    std::optional<double> least;
    int known = 0;
    for (const Place& place : mPlaces)
        if (const auto gap = place.cell->gap(); gap && !place.leftOut) {
            ++known;
            least = std::min(least.value_or(*gap), *gap);
        }
    for (const Place& place : mPlaces) {
        const auto gap = place.cell->gap();
        place.cell->setFairest(mBeside && known > 1 && !place.leftOut && gap && *gap == *least);
    }
}

}  // namespace hexa::editor

#include "moc_maparea.cpp"
