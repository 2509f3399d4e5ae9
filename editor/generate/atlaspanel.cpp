// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/atlaspanel.h"

#include "core/balance/report.h"
#include "core/generate/atlas/atlaspicture.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/paint/heat.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int cellPictureSide = 96;  // device-independent pixels at most
constexpr int smallestCell = 34;
constexpr std::int64_t gamesToCheck = 1'000'000;

/// The picture above the figure, or beside it in a flat cell, on the ground of the gap: what is chosen keeps it, and has a
/// rim.
class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QColor ground = index.data(Qt::BackgroundRole).value<QColor>();
        const QRect cell = option.rect.adjusted(1, 1, -1, -1);
        painter->fillRect(cell, ground.isValid() ? ground : option.palette.color(QPalette::AlternateBase));
        const QString text = index.data(Qt::DisplayRole).toString();
        const int line = option.fontMetrics.height();
        const QImage picture = index.data(Qt::DecorationRole).value<QImage>();
        const bool flat = 2 * cell.width() > 3 * cell.height();
        const QRect place =
            flat ? cell.adjusted(2, 2, -cell.width() / 2, -2) : cell.adjusted(2, 2, -2, -line);
        if (!picture.isNull() && place.height() > 0) {
            QSizeF size = picture.deviceIndependentSize();
            size.scale(place.size(), Qt::KeepAspectRatio);
            const QPointF corner(place.center().x() - size.width() / 2 + 0.5,
                                 place.center().y() - size.height() / 2 + 0.5);
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawImage(QRectF(corner, size), picture);
        }
        if (ground.isValid()) painter->setPen(paint::inkOn(ground));
        QFont font = option.font;
        font.setBold(index.data(Qt::FontRole).value<QFont>().bold());
        painter->setFont(font);
        if (flat)
            painter->drawText(cell.adjusted(cell.width() / 2, 0, 0, 0), Qt::AlignCenter, text);
        else
            painter->drawText(cell.adjusted(0, 0, 0, -1), Qt::AlignHCenter | Qt::AlignBottom, text);
        if ((option.state & (QStyle::State_Selected | QStyle::State_HasFocus)) == 0) return;
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 3));
        painter->drawRect(cell.adjusted(1, 1, -2, -2));
    }
};

}  // namespace

AtlasPanel::AtlasPanel(AtlasSession& atlas, QWidget* parent)
    : QWidget(parent),
      mSession(atlas.session()),
      mAtlas(atlas),
      mColumnsTitle(new PlainLabel),
      mColumns(new QComboBox),
      mRowsTitle(new PlainLabel),
      mRows(new QComboBox),
      mCellsTitle(new PlainLabel),
      mCells(new QSpinBox),
      mStart(new QPushButton),
      mGoOn(new QPushButton),
      mCheck(new QPushButton),
      mProgress(new QProgressBar),
      mTold(new PlainLabel),
      mAxes(new PlainLabel),
      mTable(new QTableWidget),
      mDetails(new PlainLabel),
      mOpen(new QPushButton),
      mSave(new QPushButton),
      mExport(new QPushButton) {
    const GameSystem* game = &mSession.document().system();
    mThumbnails = new Thumbnails([game](const Scenario&) { return game; },
                                 qRound(cellPictureSide * devicePixelRatioF()), this);
    mThumbnails->start();
    mColumns->setObjectName("atlasColumns");
    mRows->setObjectName("atlasRows");
    mCells->setObjectName("atlasCells");
    mStart->setObjectName("atlasStart");
    mGoOn->setObjectName("atlasGoOn");
    mCheck->setObjectName("atlasCheck");
    mProgress->setObjectName("atlasProgress");
    mTold->setObjectName("atlasTold");
    mTable->setObjectName("atlasTable");
    mDetails->setObjectName("atlasDetails");
    mOpen->setObjectName("atlasOpen");
    mSave->setObjectName("atlasSave");
    mExport->setObjectName("atlasExport");
    mCells->setRange(2, 12);
    mCells->setValue(6);
    for (QComboBox* combo : {mColumns, mRows}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
    }
    mColumnsTitle->setBuddy(mColumns);
    mRowsTitle->setBuddy(mRows);
    mCellsTitle->setBuddy(mCells);
    for (QLabel* label : {mTold, mAxes, mDetails}) label->setWordWrap(true);
    mDetails->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mTable->setItemDelegate(new CellDelegate(mTable));
    mTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mTable->setSelectionMode(QAbstractItemView::SingleSelection);
    mTable->setShowGrid(false);
    mTable->setTabKeyNavigation(false);
    mTable->setMouseTracking(true);
    mTable->horizontalHeader()->hide();
    mTable->verticalHeader()->hide();
    mTable->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    mTable->installEventFilter(this);
    mTable->viewport()->installEventFilter(this);

    // Names of qualities need the whole width in a narrow dock.
    auto* wanted = new QVBoxLayout;
    wanted->setSpacing(2);
    for (QWidget* widget : std::initializer_list<QWidget*>{mColumnsTitle, mColumns, mRowsTitle, mRows})
        wanted->addWidget(widget);
    auto* cells = new QHBoxLayout;
    cells->addWidget(mCellsTitle);
    cells->addWidget(mCells);
    cells->addStretch(1);
    wanted->addLayout(cells);
    auto* doing = new QHBoxLayout;
    for (QPushButton* button : {mStart, mGoOn, mCheck}) doing->addWidget(button, 1);
    auto* files = new QHBoxLayout;
    for (QPushButton* button : {mOpen, mSave, mExport}) files->addWidget(button, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addLayout(wanted);
    column->addLayout(doing);
    column->addWidget(mProgress);
    column->addWidget(mTold);
    column->addWidget(mTable, 1);
    column->addWidget(mAxes);
    column->addWidget(mDetails);
    column->addLayout(files);
    column->addStretch(0);  // without a table the rest stays at the top

    connect(mStart, &QPushButton::clicked, this, [this] {
        if (mAtlas.running())
            mAtlas.stop();
        else
            emit startRequested(wantedGrid());
    });
    connect(mGoOn, &QPushButton::clicked, &mAtlas, &AtlasSession::goOn);
    connect(mCheck, &QPushButton::clicked, this, [this] { mAtlas.check(gamesToCheck); });
    connect(mOpen, &QPushButton::clicked, this, &AtlasPanel::openRequested);
    connect(mSave, &QPushButton::clicked, this, &AtlasPanel::saveRequested);
    connect(mExport, &QPushButton::clicked, this, &AtlasPanel::exportRequested);
    for (QComboBox* combo : {mColumns, mRows})
        connect(combo, &QComboBox::currentIndexChanged, this, &AtlasPanel::showRun);
    connect(mTable, &QTableWidget::cellEntered, this, &AtlasPanel::describe);
    connect(mTable, &QTableWidget::currentCellChanged, this, [this](int row, int at) { describe(row, at); });
    connect(mTable, &QTableWidget::cellClicked, this, &AtlasPanel::take);
    connect(&mAtlas, &AtlasSession::changed, this, &AtlasPanel::fill);
    connect(&mAtlas, &AtlasSession::runChanged, this, &AtlasPanel::showRun);
    retranslate();
}

AtlasGrid AtlasPanel::wantedGrid() const {
    AtlasGrid grid;
    grid.columns = {mColumns->currentData().toString().toStdString(), mCells->value()};
    grid.rows = {mRows->currentData().toString().toStdString(), mCells->value()};
    return grid;
}

std::size_t AtlasPanel::cellAt(int tableRow, int column) const {
    const AtlasGrid& grid = mAtlas.atlas()->grid;
    return static_cast<std::size_t>((grid.rows.cells - 1 - tableRow) * grid.columns.cells + column);
}

// -- the cells ----------------------------------------------------------------------------------------------------

void AtlasPanel::fill() {
    const generate::Atlas* atlas = mAtlas.atlas();
    mTable->setVisible(atlas != nullptr);
    if (atlas == nullptr) return showRun();
    mTable->setRowCount(atlas->grid.rows.cells);
    mTable->setColumnCount(atlas->grid.columns.cells);
    for (int row = 0; row < mTable->rowCount(); ++row)
        for (int column = 0; column < mTable->columnCount(); ++column) {
            QTableWidgetItem* item = mTable->item(row, column);
            if (item == nullptr) mTable->setItem(row, column, item = new QTableWidgetItem);
            paintCell(*item, cellAt(row, column));
        }
    fit();
    showRun();
}

void AtlasPanel::fit() {
    const int columns = std::max(1, mTable->columnCount());
    const int rows = std::max(1, mTable->rowCount());
    const int side = std::max(smallestCell, mTable->viewport()->width() / columns);
    // The whole atlas is seen at once wherever its cells are large enough for that; else it scrolls.
    const int line = fontMetrics().height();
    const int height =
        std::clamp(mTable->viewport()->height() / rows, smallestCell + line / 2, side + line / 2);
    mTable->horizontalHeader()->setDefaultSectionSize(side);
    mTable->verticalHeader()->setDefaultSectionSize(height);
}

void AtlasPanel::paintCell(QTableWidgetItem& item, std::size_t number) {
    const generate::AtlasCell& cell = mAtlas.atlas()->cells[number];
    const int key = static_cast<int>(number);
    item.setToolTip(textOf(number));
    item.setData(Qt::AccessibleTextRole, textOf(number));
    if (cell.empty()) {
        mPictures.remove(key);
        item.setText({});
        item.setData(Qt::BackgroundRole, {});
        item.setData(Qt::DecorationRole, {});
        return;
    }
    const double gap = cell.gap();
    item.setText(mSession.locale().text(balance::decimalText(gap, 1)));
    item.setData(Qt::BackgroundRole, QColor(QString::fromStdString(generate::gapColour(gap))));
    QFont font = item.font();
    font.setBold(cell.checked.has_value());
    item.setFont(font);
    Picture& picture = mPictures[key];
    const TileList& tiles = cell.best().tiles;
    if (picture.tiles == tiles) {
        item.setData(Qt::DecorationRole, picture.image);
        return;
    }
    picture = {tiles, {}};
    item.setData(Qt::DecorationRole, {});
    mThumbnails->add(
        this, [map = cell.best().candidate.scenario] { return std::optional(map); },
        [this, number, key, tiles](const Thumbnail& made) {
            const auto wanted = mPictures.find(key);
            if (wanted == mPictures.end() || wanted->tiles != tiles || mAtlas.atlas() == nullptr) return;
            wanted->image = made.picture;
            wanted->image.setDevicePixelRatio(devicePixelRatioF());
            for (int row = 0; row < mTable->rowCount(); ++row)
                for (int column = 0; column < mTable->columnCount(); ++column)
                    if (cellAt(row, column) == number)
                        mTable->item(row, column)->setData(Qt::DecorationRole, wanted->image);
        });
}

QString AtlasPanel::textOf(std::size_t number) const {
    const generate::Atlas& atlas = *mAtlas.atlas();
    const generate::AtlasCell& cell = atlas.cells[number];
    const Locale& locale = mSession.locale();
    if (cell.empty()) return tr("No map was found for this cell.");
    const auto points = [&](std::int64_t thousandths) {
        return locale.text(balance::decimalText(static_cast<double>(thousandths) / 1000, 1));
    };
    QStringList lines;
    if (cell.checked) {
        const generate::AtlasGap& worst = cell.checked->worst();
        lines << tr("Played gap: %1 points (%2 to %3), %L4 games with bot %5.", "its interval; a bot's name")
                     .arg(points(worst.gap), points(worst.low), points(worst.high))
                     .arg(worst.games)
                     .arg(toQString(worst.bot));
    }
    lines << tr("Predicted gap: %1 points.").arg(points(cell.best().gap));
    const auto& axes = mSession.functions()->axes;
    const auto& tastes = cell.best().candidate.tastes;
    for (std::size_t axis = 0; axis < std::min(axes.size(), tastes.size()); ++axis)
        if (axes[axis].id == atlas.grid.columns.id || axes[axis].id == atlas.grid.rows.id)
            lines << tr("%1: more than in %2% of random maps.", "a taste")
                         .arg(locale.text(axes[axis].code))
                         .arg(qRound(tastes[axis].position * 100));
    if (cell.best().missing > 0)
        lines << tr("Wishes not met, off by %n in total.", nullptr, static_cast<int>(cell.best().missing));
    return lines.join('\n');
}

void AtlasPanel::describe(int tableRow, int column) {
    if (mAtlas.atlas() == nullptr || tableRow < 0 || column < 0) return;
    mDetails->setText(textOf(cellAt(tableRow, column)));
    mDetails->setVisible(true);
}

void AtlasPanel::take(int tableRow, int column) {
    if (mAtlas.atlas() == nullptr || tableRow < 0 || column < 0) return;
    describe(tableRow, column);
    mAtlas.use(cellAt(tableRow, column));
}

bool AtlasPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mTable->viewport() && event->type() == QEvent::Resize) fit();
    if (watched == mTable && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            take(mTable->currentRow(), mTable->currentColumn());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void AtlasPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

// -- the run ------------------------------------------------------------------------------------------------------

void AtlasPanel::showRun() {
    const bool runs = mAtlas.running();
    const generate::Atlas* atlas = mAtlas.atlas();
    const bool some = atlas != nullptr && atlas->filled() > 0;
    const bool two = mColumns->currentData() != mRows->currentData();
    mStart->setText(runs ? tr("&Stop") : tr("&New Atlas"));
    mStart->setIcon(icon(runs ? "stop" : "generate"));
    mStart->setToolTip(runs  ? tr("End the search and keep the maps found so far")
                       : two ? tr("Search for the fairest maps of each cell, with the map, tile numbers and "
                                  "wishes set on the left")
                             : tr("Choose two different map styles"));
    mStart->setEnabled(runs || (mAtlas.able() && two));
    for (QPushButton* button : {mGoOn, mCheck, mSave, mExport}) button->setEnabled(some && !runs);
    mOpen->setEnabled(mAtlas.able() && !runs);
    mProgress->setVisible(runs);
    mProgress->setValue(mAtlas.percent());
    QStringList told;
    if (!mAtlas.told().isEmpty()) told << mAtlas.told();
    if (atlas != nullptr)
        told << tr("Maps in %1 of %2 cells.").arg(atlas->filled()).arg(atlas->cells.size());
    else if (!runs && told.isEmpty())
        told << tr("An atlas shows the fairest maps for all mixtures of two map styles. Click a map to see "
                   "it in place of the open one. Undo brings the open map back.");
    mTold->setText(told.join('\n'));
    mAxes->setVisible(atlas != nullptr);
    mDetails->setVisible(atlas != nullptr && !mDetails->text().isEmpty());
    if (atlas == nullptr) return;
    const Locale& locale = mSession.locale();
    const auto line = [&](const AtlasGrid::Axis& axis, const QString& arrow) {
        for (const TasteAxis& taste : mSession.functions()->axes)
            if (taste.id == axis.id)
                return tr("%1 %2: %3 to %4", "arrow, a taste, its low and high ends")
                    .arg(arrow, locale.text(taste.code), locale.text(taste.code + ".low"),
                         locale.text(taste.code + ".high"));
        return QString();
    };
    mAxes->setText(line(atlas->grid.columns, "→") + u'\n' + line(atlas->grid.rows, "↑") + u'\n' +
                   tr("Figures are gaps in points. Bold figures come from games."));
}

void AtlasPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void AtlasPanel::retranslate() {
    setAccessibleName(tr("Atlas"));
    mTable->setAccessibleName(tr("Map atlas"));
    mColumnsTitle->setText(tr("&Across:", "a taste"));
    mRowsTitle->setText(tr("&Upwards:", "a taste"));
    mCellsTitle->setText(tr("Ce&lls:", "along each side of the atlas"));
    mGoOn->setText(tr("C&ontinue"));
    mGoOn->setToolTip(tr("Continue the search from these maps"));
    mCheck->setText(tr("&Play"));
    mCheck->setToolTip(tr("Let bots play the best maps of each cell. Figures from games are bold."));
    mOpen->setText(tr("Open…"));
    mSave->setText(tr("Save…"));
    mExport->setText(tr("Export…"));
    mExport->setToolTip(tr("Export as a picture (SVG) or a table (CSV, JSON)"));
    mProgress->setAccessibleName(tr("Progress"));
    for (QComboBox* combo : {mColumns, mRows}) {
        const QSignalBlocker blocker(combo);
        const QVariant chosen = combo->currentData();
        combo->clear();
        if (mSession.functions() != nullptr)
            for (const TasteAxis& axis : mSession.functions()->axes)
                combo->addItem(mSession.locale().text(axis.code), toQString(axis.id));
        const int first = combo == mColumns ? 0 : 1;
        combo->setCurrentIndex(chosen.isValid() ? std::max(0, combo->findData(chosen))
                                                : std::min(first, combo->count() - 1));
    }
    if (mAtlas.atlas() != nullptr) mDetails->clear();
    fill();
}

}  // namespace hexa::editor
