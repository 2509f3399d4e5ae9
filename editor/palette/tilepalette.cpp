// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/tilepalette.h"

#include "editor/document/document.h"
#include "editor/document/editorstate.h"
#include "editor/palette/kinddelegate.h"
#include "editor/palette/kindmodel.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/translated.h"

#include <QAction>
#include <QBitmap>
#include <QComboBox>
#include <QDrag>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QTimer>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr double defaultPixelsPerUnit = 32;

/// Returns the shape of a picture, in points of the screen.
QRegion dragShape(const QPixmap& picture) {
    const QImage mask = picture.toImage().createAlphaMask(Qt::ThresholdDither | Qt::AvoidDither);
    return QBitmap::fromImage(mask.scaled(picture.deviceIndependentSize().toSize()));
}

}  // namespace

KindList::KindList(const Document& document, paint::TileArt& art, QWidget* parent)
    : QListView(parent),
      mArt(art),
      mDelegate(new KindDelegate(document, art, this)),
      mPixelsPerUnit([] { return defaultPixelsPerUnit; }) {
    setItemDelegate(mDelegate);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setFrameShape(QFrame::NoFrame);
    // The palette scrolls to the brush itself: the view would do so when first shown, before it has
    // its final height.
    setAutoScroll(false);
}

void KindList::setStyle(paint::TileStyle style) {
    mDelegate->setStyle(style);
    viewport()->update();
}

void KindList::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
    QListView::dataChanged(first, last, roles);
    scheduleDelayedItemsLayout();  // a wider count leaves a name less room: it may need another line
}

QPixmap KindList::dragPicture(const QModelIndex& index) const {
    if (const auto kind = KindModel::kindOf(index))
        return tilePicture(mArt, *kind, mDelegate->style(), mPixelsPerUnit(), devicePixelRatioF());
    const auto object = KindModel::objectOf(index);
    return object ? objectPicture(mDelegate->mapPainter(), *object, mPixelsPerUnit(), devicePixelRatioF())
                  : QPixmap();
}

void KindList::startDrag(Qt::DropActions actions) {
    const QModelIndex index = currentIndex();
    QMimeData* mime = index.flags() & Qt::ItemIsDragEnabled ? model()->mimeData({index}) : nullptr;
    if (mime == nullptr) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    const QPixmap picture = dragPicture(index);
    drag->setPixmap(picture);
    drag->setHotSpot(QRect({}, picture.deviceIndependentSize().toSize()).center());
    // Qt shapes the window of the picture before the window system knows it, which loses the shape
    // (seen with 6.4.2): without a compositor a white box would stay about the tile. So it is given
    // again once the drag runs.
    QTimer::singleShot(0, drag, [shape = dragShape(picture)] {
        for (QWindow* window : QGuiApplication::topLevelWindows())
            if (window->inherits("QShapedPixmapWindow")) window->setMask(shape);
    });
    drag->exec(actions, Qt::CopyAction);
}

TilePalette::TilePalette(Document& document, EditorState& state, paint::TileArt& art, const Locale& locale,
                         QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mState(state),
      mLocale(locale),
      mModel(new KindModel(document, locale, this)),
      mFilter(new KindFilter(this)),
      mSearch(new QLineEdit(this)),
      mOwner(new QComboBox(this)),
      mList(new KindList(document, art, this)),
      mRecount(new LazyUpdate(this, [this] { mModel->recount(); })) {
    mFilter->setSourceModel(mModel);
    mList->setModel(mFilter);
    mSearch->setClearButtonEnabled(true);
    mSearch->addAction(icon("search"), QLineEdit::LeadingPosition);
    mSearch->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(mSearch);
    column->addWidget(mOwner);
    column->addWidget(mList, 1);

    connect(mSearch, &QLineEdit::textChanged, this, &TilePalette::search);
    connect(mSearch, &QLineEdit::returnPressed, this, &TilePalette::takeFirst);
    connect(mList->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &TilePalette::takeSelected);
    connect(mOwner, &QComboBox::activated, this, [this] {
        mModel->setOwner(mOwner->currentData().toInt());
        if (mState.object() && mState.object()->seat >= 0) {
            ObjectBrush held = *mState.object();
            held.seat = mModel->owner();
            mState.setObject(std::move(held));
        }
        showBrush();  // the rows may stand in another order
    });
    connect(&state, &EditorState::brushChanged, this, &TilePalette::showBrush);
    connect(&document, &Document::changed, this, [this, &document](const Footprint& footprint) {
        if (footprint.seats) showOwners();
        if (footprint.cells.empty() && !footprint.layout && !footprint.texts && !footprint.tables) return;
        mRecount->request(updateDelay(document.scenario().board.cellCount()));
    });
    offerMenu(*mList, [this](QMenu& menu, QPoint at) { fillMenu(menu, at); });
    keepTranslated(*this, [this] {
        retranslate();
        search(mSearch->text());  // names have changed
    });
    showBrush();
}

void TilePalette::fillMenu(QMenu& menu, QPoint at) {
    const auto kind = KindModel::kindOf(mList->indexAt(at));
    if (!kind) return;
    menu.addAction(icon("brush"), tr("&Paint with This Tile"), this,
                   [this, kind] { emit paintRequested(*kind); });
    menu.addAction(tr("P&lace on Selection"), this, [this, kind] { emit placeRequested(*kind); });
    QAction* select =
        menu.addAction(tr("&Select All of This Kind"), this, [this, kind] { emit selectRequested(*kind); });
    select->setEnabled(mDocument.counts().of(*kind) > 0);
}

void TilePalette::setStyle(paint::TileStyle style) { mList->setStyle(style); }

void TilePalette::setPixelsPerUnit(std::function<double()> scale) {
    mList->setPixelsPerUnit(std::move(scale));
}

void TilePalette::retranslate() {
    mSearch->setPlaceholderText(tr("Search tiles"));
    mSearch->setAccessibleName(tr("Search tiles by name or letter"));
    mSearch->setToolTip(tr("Name or letter of a tile. Press Enter for the first match."));
    mList->setAccessibleName(tr("Tiles"));
    mList->setAccessibleDescription(
        tr("Use Ctrl or Shift to select several. The brush then picks one of them at random for each hex."));
    mOwner->setAccessibleName(tr("Owner of placed objects"));
    mOwner->setToolTip(tr("Owner of the edges, pieces and zones you place"));
    showOwners();
    mModel->retranslate();
}

void TilePalette::showOwners() {
    mOwner->setVisible(mModel->hasOwned());
    const Scenario& map = mDocument.scenario();
    mOwner->clear();
    for (int seat = 0; seat < map.players(); ++seat) {
        const Faction* faction = factionOf(map, mDocument.catalog(), static_cast<std::size_t>(seat));
        const QString name = faction == nullptr ? QString() : mLocale.text(faction->name);
        mOwner->addItem(name.isEmpty() ? tr("Player %1").arg(seat + 1)
                                       : tr("Player %1: %2").arg(seat + 1).arg(name),
                        seat);
    }
    mOwner->addItem(tr("No owner"), -1);
    const int row = mOwner->findData(mModel->owner());
    mOwner->setCurrentIndex(row < 0 ? mOwner->count() - 1 : row);
    mModel->setOwner(mOwner->currentData().toInt());
}

bool TilePalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mSearch && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !mSearch->text().isEmpty()) return mSearch->clear(), true;
        if (key == Qt::Key_Down) return mList->setFocus(Qt::TabFocusReason), true;
    }
    return QWidget::eventFilter(watched, event);
}

void TilePalette::search(const QString& text) {
    // Filtering moves the current row; the brush does not change.
    const QScopedValueRollback showing(mShowingBrush, true);
    mFilter->setWanted(text);
    showBrush();
}

/// Makes the selected rows the brush. Several tiles become a mixture; homes are placed one by one.
void TilePalette::takeSelected() {
    if (mShowingBrush) return;
    const QModelIndexList chosen = mList->selectionModel()->selectedIndexes();
    if (chosen.size() == 1) {
        if (const auto kind = KindModel::kindOf(chosen.front())) mState.setBrush(*kind);
        if (auto object = KindModel::objectOf(chosen.front())) mState.setObject(*std::move(object));
        return;
    }
    std::vector<KindId> kinds;
    for (const QModelIndex& index : chosen)
        if (const auto kind = KindModel::kindOf(index);
            kind && isTile(*kind) && !mDocument.catalog().isSeat(*kind))
            kinds.push_back(*kind);
    // The tile that has been in the hand longest comes first; added ones follow.
    if (const auto held = std::ranges::find(kinds, mState.brush()); held != kinds.end())
        std::rotate(kinds.begin(), held, held + 1);
    mState.setMixture(std::move(kinds));
    showBrush();  // without what does not belong to it
}

void TilePalette::takeFirst() {
    for (int row = 0; row < mFilter->rowCount(); ++row) {
        const QModelIndex index = mFilter->index(row, 0);
        const auto kind = KindModel::kindOf(index);
        if (kind && index.flags() & Qt::ItemIsEnabled) return mState.setBrush(*kind);
        if (const auto object = KindModel::objectOf(index)) return mState.setObject(*object);
    }
}

void TilePalette::showMixture() {
    QItemSelection rows;
    for (int row = 0; row < mFilter->rowCount(); ++row) {
        const QModelIndex index = mFilter->index(row, 0);
        const auto kind = KindModel::kindOf(index);
        if (kind && std::ranges::find(mState.mixture(), *kind) != mState.mixture().end())
            rows.select(index, index);
    }
    mList->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

void TilePalette::showBrush() {
    const QScopedValueRollback showing(mShowingBrush, true);
    if (!mState.mixture().empty()) return showMixture();
    for (int row = 0; row < mFilter->rowCount(); ++row) {
        const QModelIndex index = mFilter->index(row, 0);
        const auto object = KindModel::objectOf(index);
        const auto& held = mState.object();
        const bool shown = held ? object && object->table == held->table && object->kind == held->kind
                                : KindModel::kindOf(index) == mState.brush();
        if (!shown) continue;
        // Not through the view: that refuses disabled rows, but a used-up kind can still be the
        // brush.
        mList->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        // Before it is seen it has no size to scroll in: it begins at its top, with the homes.
        if (mList->isVisible()) mList->scrollTo(index);
        return;
    }
    mList->selectionModel()->clear();
}

}  // namespace hexa::editor

#include "moc_tilepalette.cpp"
